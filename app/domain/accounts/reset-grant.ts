import { hashToken } from "~/domain/tokens";

/** Leave to set a new password without a code, by the password that was right then: no longer than that one counts. */
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
