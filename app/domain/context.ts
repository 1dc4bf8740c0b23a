import type { Db, Replica } from "~/db/database.server";
import { transact, type TransactionOptions } from "~/db/transaction";
import type { Role } from "./roles";

/** The signed-in user of a request, whose account may be used now. */
export type Actor = {
  userId: string;
  username: string;
  role: Role;
  roles: string[];
  organizationId: string | null;
  /** Null with an API token. */
  signInId: string | null;
  /** When the person last proved who they are. */
  provedAt?: Date | undefined;
  /** Until when a second factor must be set up. */
  factorsDueAt?: Date | null;
  /** Permissions granted by name, besides those of the role. */
  named?: readonly string[];
  /** The API token of the call, which allows only its scopes. */
  token?: { id: string; scopes: readonly string[] };
};

/** Known only from a token with a valid signature: the sign-in may have ended since. */
export type Caller = { userId: string; signInId: string };

/**
 * The first argument of every domain verb. `now` is the only clock; `replica` is for `readOnReplica` alone. `secret`: the
 * installation's, for keyed hashes.
 */
export type Ctx = {
  db: Db;
  now: Date;
  actor: Actor | null;
  replica?: Replica | undefined;
  secret?: string | undefined;
};
export type SignedInCtx = Ctx & { actor: Actor };

/** The same context inside a transaction, which may be retried (see `transact`). */
export function inTransaction<C extends Ctx, T>(
  ctx: C,
  run: (ctx: C) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  return transact(ctx.db, (tx) => run({ ...ctx, db: tx }), options);
}
