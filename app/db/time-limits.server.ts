// Timeouts of statements, locks and connections by class of work; exceeding one counts as an outage.
import { sql } from "drizzle-orm";
import type { Db } from "./database.server";

/** Milliseconds. `idle`: a transaction without statements; `connection`: waiting for one from the pool. */
export type TimeLimits = { statement: number; lock: number; idle: number; connection: number };

export const limitsOf = {
  /** Pages and API. Clients give up after five seconds. */
  work: { statement: 30_000, lock: 2_000, idle: 60_000, connection: 4_000 },
  /** Health checks and sign-in. */
  urgent: { statement: 2_000, lock: 1_000, idle: 10_000, connection: 800 },
  /** Reads on a replica: if no connection is free, the primary is faster. */
  replica: { statement: 30_000, lock: 2_000, idle: 60_000, connection: 500 },
} satisfies Record<string, TimeLimits>;

export const settingsOf = ({ statement, lock, idle }: TimeLimits) =>
  `set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${idle}`;

/** For migrations, backups and copies, until the transaction ends. */
export const noLimits =
  "set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0";

/** For work that an administrator starts and waits for, such as publishing; until the transaction ends. */
export const allowLongWork = (db: Db) =>
  db.execute(sql`select set_config('statement_timeout', '600s', true), set_config('lock_timeout', '20s', true)`);
