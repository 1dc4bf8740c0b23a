import { and, eq, gt, isNull } from "drizzle-orm";
import { passwordResets, signIns, users } from "~/db/schema";
import { inTransaction, type Ctx } from "~/domain/context";
import { countTry } from "~/domain/limits/count-try";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { tokenHash } from "~/domain/tokens";
import { hashPassword, passwordMatches } from "./password-hash";
import { newPasswordProblem, passwordTexts } from "./password-rules";
import { readResetCode } from "./reset-code";
import { isKnownPassword, refuseKnownPassword } from "./known-password";
import { resetTexts, type ResetByLink, type ResetByUsername } from "./reset-request";
import { countPasswordTry, type Device } from "./sign-in";

/** Sets a new password by a mailed link: uses it up and ends all sign-ins of the user. */
export async function setPasswordByLink(
  ctx: Ctx,
  { email, token, newPassword, confirmPassword = newPassword }: ResetByLink,
  { address }: Device,
) {
  if (!email || !token) throw new Refusal("invalid", resetTexts.invalidLink);
  const problem =
    newPasswordProblem(newPassword, confirmPassword) ?? (isKnownPassword(newPassword) ? passwordTexts.tooCommon : null);
  if (problem) throw new Refusal("invalid", problem, { newPassword: [problem] });
  await countTry(ctx, [
    { limit: "set-password/account", by: email },
    { limit: "set-password/address", by: address },
  ]);
  const user = await userOf(ctx, eq(users.emailKey, nameKey(email)));
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(ctx, async (inner) => {
    if (!user || !(await useUp(inner, user.id, token, "Link"))) throw new Refusal("invalid", resetTexts.invalidLink);
    await setPassword(inner, user.id, passwordHash);
  });
}

/**
 * Sets a new password by user name: only while a reset is forced, and only with the one-time code
 * or the grant that a login with the right current password left (`grantedUserId`).
 */
export async function setPasswordByUsername(
  ctx: Ctx,
  { username, password, code }: ResetByUsername,
  grantedUserId: string | null,
  { address }: Device,
) {
  refuseKnownPassword(password, "password");
  await countTry(ctx, [
    { limit: "set-password/account", by: username },
    { limit: "set-password/address", by: address },
  ]);
  const user = await userOf(ctx, eq(users.usernameKey, nameKey(username)));
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (inner) => {
    const isAllowed =
      user?.isPending && (user.id === grantedUserId || (await useUp(inner, user.id, readResetCode(code), "Code")));
    if (!isAllowed) throw new Refusal("invalid", resetTexts.invalidCode, { code: [resetTexts.invalidCode] });
    await setPassword(inner, user.id, passwordHash);
  });
}

/** The user whose forced reset may go on without a code, since the current password was right; null otherwise. */
export async function grantedByPassword(
  ctx: Ctx,
  { username, password }: { username: string; password: string },
  device: Device,
): Promise<string | null> {
  const wasRight = await countPasswordTry(ctx, username, device);
  const user = await userOf(ctx, eq(users.usernameKey, nameKey(username)));
  if (!(await passwordMatches(password, user?.passwordHash ?? null)) || !user) return null;
  await wasRight();
  return user.id;
}

async function userOf({ db }: Ctx, condition: ReturnType<typeof eq>) {
  const [user] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, isPending: users.resetPasswordPending })
    .from(users)
    .where(condition);
  return user ?? null;
}

async function useUp({ db, now }: Ctx, userId: string, token: string, kind: "Link" | "Code"): Promise<boolean> {
  const used = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash(token)),
        eq(passwordResets.userId, userId),
        eq(passwordResets.kind, kind),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now),
      ),
    )
    .returning({ userId: passwordResets.userId });
  return used.length > 0;
}

/** Whoever knew the old password, or holds another link, is out. */
async function setPassword({ db, now }: Ctx, userId: string, passwordHash: string) {
  await db.update(users).set({ passwordHash, resetPasswordPending: false }).where(eq(users.id, userId));
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
  await db
    .update(signIns)
    .set({ endedAt: now })
    .where(and(eq(signIns.userId, userId), isNull(signIns.endedAt)));
}
