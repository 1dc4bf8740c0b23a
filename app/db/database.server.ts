// The database of an instance: PGlite embedded in a folder (embedded.server.ts), or PostgreSQL by URL
// (postgres.server.ts). Only the one in use is loaded.
import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { causesOf } from "./outage.server";
import type * as schema from "./schema";

/** A database or a transaction on it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

type Script = (text: string) => Promise<Record<string, unknown>[]>;

/** A standby that answers reads of whole classes (replica.server.ts). */
export type Replica = {
  /** Runs `read` on the replica once it has replayed all that `primary` has now, otherwise on `primary`. */
  read: <Answer>(primary: Db, read: (db: Db) => Promise<Answer>) => Promise<Answer>;
  /** Number of such reads answered by each. */
  answered: Record<"replica" | "primary", number>;
};

export type Database = {
  db: Db;
  replica?: Replica | undefined;
  /** The same database for health checks and sign-in, with connections of its own. */
  urgent: Db;
  kind: "embedded" | "postgres";
  /** Number of statements waiting, if the database runs one at a time. */
  countWaiting: () => number;
  /** Runs plain SQL scripts, each of one or more statements, in one transaction. */
  inScript: (run: (script: Script) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

/** Prevents an instance from starting; the message is for its operator. */
export class DatabaseUnavailable extends Error {}

/** Name of the violated constraint, or null for any other error. */
export function constraintOf(error: unknown): string | null {
  const names = causesOf(error).map((cause) => cause.constraint);
  return names.find((name): name is string => typeof name === "string") ?? null;
}

/** Whether PostgreSQL cannot store a text: it contains NUL or an unpaired surrogate. */
export const isUnstorableText = (error: unknown) =>
  causesOf(error).some(({ code }) => code === "22021" || code === "22P05");
