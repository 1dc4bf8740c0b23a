// The one database an instance works on: PGlite embedded in a folder (embedded.server.ts), or PostgreSQL by address
// (postgres.server.ts). Whichever it is, the other is not loaded.
import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { causesOf } from "./outage.server";
import type * as schema from "./schema";

/** A database or a transaction on it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

type Script = (text: string) => Promise<Record<string, unknown>[]>;

/** A copy of the database that follows it and answers reads of whole classes (replica.server.ts). */
export type Replica = {
  /** Runs `read` on the replica once it has all that `primary` has at this moment, and otherwise on `primary`. */
  read: <Answer>(primary: Db, read: (db: Db) => Promise<Answer>) => Promise<Answer>;
  /** How many such reads each of the two has answered. */
  answered: Record<"replica" | "primary", number>;
};

export type Database = {
  db: Db;
  replica?: Replica | undefined;
  /** The same database for health and sign-in, which go on whatever other work waits for. */
  urgent: Db;
  kind: "embedded" | "postgres";
  /** How many statements wait for their answers where one is done at a time; none where several run at once. */
  countWaiting: () => number;
  /** Runs plain SQL texts, each of one or several statements, in one transaction. */
  inScript: (run: (script: Script) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

/** What stops an instance from starting, in a sentence for its operator. */
export class DatabaseUnavailable extends Error {}

/** The name of the constraint that a failed statement violated, or null for any other error. */
export function constraintOf(error: unknown): string | null {
  const names = causesOf(error).map((cause) => cause.constraint);
  return names.find((name): name is string => typeof name === "string") ?? null;
}

/** Whether a statement failed because PostgreSQL keeps no such text: a NUL, or half of a pair of surrogates. */
export const isUnstorableText = (error: unknown) =>
  causesOf(error).some(({ code }) => code === "22021" || code === "22P05");
