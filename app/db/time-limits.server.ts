// How long statements, locks and connections are waited for, by class of work: what takes longer is an outage.
import { sql } from "drizzle-orm";
import type { Db } from "./database.server";

/** Milliseconds. `idle`: a transaction in which nothing happens; `connection`: a connection of the pool. */
export type TimeLimits = { statement: number; lock: number; idle: number; connection: number };

export const limitsOf = {
  /** Pages and calls. Clients give up after five seconds. */
  work: { statement: 30_000, lock: 2_000, idle: 60_000, connection: 4_000 },
  /** Health and sign-in. */
  urgent: { statement: 2_000, lock: 1_000, idle: 10_000, connection: 800 },
  /** Reads on a replica: whom that keeps waiting for a connection the primary answers sooner. */
  replica: { statement: 30_000, lock: 2_000, idle: 60_000, connection: 500 },
} satisfies Record<string, TimeLimits>;

export const settingsOf = ({ statement, lock, idle }: TimeLimits) =>
  `set statement_timeout = ${statement}; set lock_timeout = ${lock}; set idle_in_transaction_session_timeout = ${idle}`;

/** For migrations, backups and copies: the rest of the transaction. */
export const noLimits =
  "set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0";

/** For what an administrator starts and waits for, such as a publication: the rest of this transaction. */
export const allowLongWork = (db: Db) =>
  db.execute(sql`select set_config('statement_timeout', '600s', true), set_config('lock_timeout', '20s', true)`);
