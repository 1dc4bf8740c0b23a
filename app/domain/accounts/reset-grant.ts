import { hashToken } from "~/domain/tokens";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { passwordResets, recoveryCodes, users } from "~/db/schema";
import type { Ctx } from "~/domain/context";

/**
 * Permission to set a new password without a code, or to renew a subscription, given by a sign-in; valid until the
 * password changes.
 */
export type ResetGrant = { userId: string; passwordDigest: string };

type Owner = { id: string; passwordHash: string | null };

export const grantOf = ({ id, passwordHash }: Owner): ResetGrant => ({
  userId: id,
  passwordDigest: hashToken(passwordHash ?? ""),
});

/** Also of accounts without a password. */
export const isOfSamePassword = (grant: ResetGrant, user: Owner): boolean =>
  grant.userId === user.id && grant.passwordDigest === grantOf(user).passwordDigest;

export const isGrantedTo = (grant: ResetGrant | null, user: Owner): boolean =>
  grant !== null && user.passwordHash !== null && isOfSamePassword(grant, user);

/**
 * The user who may renew a lapsed subscription with the grant; null once the password has changed or must be changed. It
 * may be of an account without a password, which signs in with its organization.
 */
export async function findRenewer({ db }: Pick<Ctx, "db">, { userId, passwordDigest }: ResetGrant) {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, isPending: users.resetPasswordPending })
    .from(users)
    .where(eq(users.id, userId));
  const isSame = user !== undefined && grantOf(user).passwordDigest === passwordDigest;
  return isSame && !(user.isPending && user.passwordHash !== null) ? user.id : null;
}

/** Voids all links and codes that were sent to the user. */
export async function voidResets({ db, now }: Ctx, userId: string) {
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}

/** Voids administrators' codes for lost factors: those administrators may not administer the users any more. */
export async function voidLostCodes({ db }: Pick<Ctx, "db">, userIds: string[]) {
  await db
    .delete(recoveryCodes)
    .where(and(inArray(recoveryCodes.userId, userIds), eq(recoveryCodes.kind, "administrator")));
}
