// What the process and the thread of its embedded database say to each other. Both come from one build, so nothing is
// checked again.
import type { QueryOptions, Results } from "@electric-sql/pglite";

export type Asked = { id: number } & (
  | { what: "query"; transaction: number | null; text: string; params: unknown[]; options: SentOptions }
  | { what: "exec"; transaction: number | null; text: string }
  | { what: "begin" | "commit" | "rollback"; transaction: number }
  | { what: "close" }
);

/** Types are read as the database was opened to read them (`embeddedStart`): no option of a statement changes that. */
export type SentOptions = Pick<QueryOptions, "rowMode">;

export type Answered = { id: number } & (
  | { result: Results<unknown> | Results[] | null }
  /** An error as plain data: cloning it would lose what PostgreSQL says of it. */
  | { failure: { message: string; fields: Record<string, unknown> } }
);

/** The first word of the thread: it is open, or why it cannot be. */
export type Opened = { opened: true } | { failure: { message: string; fields: Record<string, unknown> } };
