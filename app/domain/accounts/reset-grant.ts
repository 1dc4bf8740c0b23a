import { hashToken } from "~/domain/tokens";
import { and, eq, isNull } from "drizzle-orm";
import { passwordResets, recoveryCodes } from "~/db/schema";
import type { Ctx } from "~/domain/context";

/**
 * Permission to set a new password without a code, given by a sign-in with the current password; valid until that
 * password changes.
 */
export type ResetGrant = { userId: string; passwordDigest: string };

type Owner = { id: string; passwordHash: string | null };

export const grantOf = ({ id, passwordHash }: Owner): ResetGrant => ({
  userId: id,
  passwordDigest: hashToken(passwordHash ?? ""),
});

export const isGrantedTo = (grant: ResetGrant | null, user: Owner): boolean =>
  grant !== null &&
  user.passwordHash !== null &&
  grant.userId === user.id &&
  grant.passwordDigest === grantOf(user).passwordDigest;

/** Voids all links and codes that were sent to the user. */
export async function voidResets({ db, now }: Ctx, userId: string) {
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}

/** Voids an administrator's code for lost factors: that administrator may not administer the user any more. */
export async function voidLostCode({ db }: Pick<Ctx, "db">, userId: string) {
  await db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.kind, "administrator")));
}
