import { is } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { SignedInCtx } from "./context";

/**
 * Reads a whole class on the replica if it is as recent as the primary; otherwise on the primary. `read` gets the
 * context to use, may run twice, and must send statements one at a time. Inside a transaction, reads on that
 * transaction.
 */
export function readOnReplica<Answer>(ctx: SignedInCtx, read: (ctx: SignedInCtx) => Promise<Answer>): Promise<Answer> {
  if (!ctx.replica || is(ctx.db, PgTransaction)) return read(ctx);
  return ctx.replica.read(ctx.db, (db) => read({ ...ctx, db }));
}
