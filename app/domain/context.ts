import type { Db, Replica } from "~/db/database.server";
import { transact, type TransactionOptions } from "~/db/transaction";
import type { Role } from "./roles";

/** Who asks: a signed-in user whose account may be used at this moment. */
export type Actor = {
  userId: string;
  username: string;
  role: Role;
  roles: string[];
  organizationId: string | null;
  signInId: string;
  /** What the actor may do by name, beside what the role allows. */
  named?: readonly string[];
};

/** Of whom no more is known than what a token says whose signature is right: the sign-in may have ended since. */
export type Caller = Pick<Actor, "userId" | "signInId">;

/** What every domain verb gets first. `now` is the only clock; `replica` is for `onReplica` alone. */
export type Ctx = { db: Db; now: Date; actor: Actor | null; replica?: Replica | undefined };
export type SignedInCtx = Ctx & { actor: Actor };

/** The same context inside a transaction, which may be tried again (see `transact`). */
export function inTransaction<C extends Ctx, T>(
  ctx: C,
  run: (ctx: C) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  return transact(ctx.db, (tx) => run({ ...ctx, db: tx }), options);
}
