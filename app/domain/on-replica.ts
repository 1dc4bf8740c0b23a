import { is } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { SignedInCtx } from "./context";

/**
 * Runs a read of a whole class on the replica, where there is one that has all that the primary has; otherwise on the
 * primary. `read` gets the context to read with, may be run twice, and asks one thing after the other. What a
 * transaction reads must be its own.
 */
export function onReplica<Answer>(ctx: SignedInCtx, read: (ctx: SignedInCtx) => Promise<Answer>): Promise<Answer> {
  if (!ctx.replica || is(ctx.db, PgTransaction)) return read(ctx);
  return ctx.replica.read(ctx.db, (db) => read({ ...ctx, db }));
}
