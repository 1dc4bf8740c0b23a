// Messages between the process and its embedded database's thread. Both are from one build, so they aren't validated.
import type { QueryOptions, Results } from "@electric-sql/pglite";

export type ThreadRequest = { id: number } & (
  | { what: "query"; transaction: number | null; text: string; params: unknown[]; options: ThreadQueryOptions }
  | { what: "exec"; transaction: number | null; text: string }
  | { what: "begin" | "commit" | "rollback"; transaction: number }
  | { what: "close" }
);

/** Parsers are fixed when the database opens (`embeddedStart`), so statements cannot set them. */
export type ThreadQueryOptions = Pick<QueryOptions, "rowMode">;

export type ThreadResponse = { id: number } & (
  | { result: Results<unknown> | Results[] | null }
  /** A plain object: structured clone would drop PostgreSQL's fields from an Error. */
  | { failure: { message: string; fields: Record<string, unknown> } }
);

/** The thread's first message: the database is open, or why it isn't. */
export type StartResult = { opened: true } | { failure: { message: string; fields: Record<string, unknown> } };
