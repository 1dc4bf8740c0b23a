import { and, eq, gt, isNull } from "drizzle-orm";
import { passwordResets, signIns, users } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import { inTransaction, type Ctx } from "~/domain/context";
import { countPasswordTry, forgetPasswordTries } from "./count-password-try";
import { countTry } from "~/domain/limits/count-try";
import { lockUsers } from "~/domain/locks";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { hashToken } from "~/domain/tokens";
import { say } from "~/texts/say";
import { noteFailedSignIn } from "./failed-sign-ins";
import { refuseOwnWordOf } from "./own-words";
import { verifyPassword } from "./password-hash";
import { hashInQueue } from "./password-queue";
import { findPasswordProblem, passwordFieldOf } from "./password-rules";
import { readResetCode } from "./reset-code";
import { isKnownPassword, refuseKnownPassword } from "./known-password";
import { type ResetByLink, type ResetByUsername } from "./reset-request";
import { grantOf, isGrantedTo, type ResetGrant, voidResets } from "./reset-grant";
import type { Device } from "./sign-in";
import { hasFactors, isWithoutPassword } from "./user-conditions";

/** The user who has set a new password. */
export type Resetter = { username: string; hasFactors: boolean };

/** Sets a new password with a mailed link, uses the link up, and ends all sign-ins of the user. */
export async function setPasswordByLink(
  ctx: Ctx,
  { email, token, newPassword, confirmPassword = newPassword }: ResetByLink,
  device: Device,
): Promise<Resetter> {
  if (!email || !token) throw new Refusal("invalid", say.passwordReset.invalidLink);
  const problem =
    findPasswordProblem(newPassword, confirmPassword) ??
    (isKnownPassword(newPassword) ? say.passwords.tooCommon : null);
  if (problem) throw new Refusal("invalid", problem, { [passwordFieldOf(problem, newPassword)]: [problem] });
  const user = await userOf(ctx, eq(users.emailKey, nameKey(email)));
  if (!user || !(await isOpen(ctx, user.id, token, "Link"))) {
    await countWrongSecret(ctx, email, device);
    throw new Refusal("invalid", say.passwordReset.invalidLink);
  }
  refuseWithoutPassword(user);
  await refuseOwnWordOf(ctx, user.id, newPassword, "newPassword");
  const passwordHash = await hashInQueue(newPassword, device);
  await inTransaction(ctx, async (inner) => {
    await lockUsers(inner, [user.id]);
    if (!(await useUp(inner, user.id, token, "Link"))) throw new Refusal("invalid", say.passwordReset.invalidLink);
    await setPassword(inner, user, passwordHash);
  });
  await forgetPasswordTries(ctx, user.username, device);
  return user;
}

/** Whether a mailed link is still valid. One statement for known and unknown addresses, so timing reveals nothing. */
export async function isLinkOpen({ db, now }: Ctx, email: string, token: string): Promise<boolean> {
  if (!email || !token) return false;
  const [open] = await db
    .select({ id: users.id })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(eq(users.emailKey, nameKey(email)), openReset(now, users.id, token, "Link")));
  return open !== undefined;
}

/**
 * Sets a new password by username: only during a forced reset, with the one-time code or with the grant from a sign-in
 * with the current password.
 */
export async function setPasswordByUsername(
  ctx: Ctx,
  { username, password, code }: ResetByUsername,
  grant: ResetGrant | null,
  device: Device,
): Promise<Resetter> {
  refuseKnownPassword(password, "password");
  const invalidCode = () =>
    new Refusal("invalid", say.passwordReset.invalidCode, { code: [say.passwordReset.invalidCode] });
  const user = await userOf(ctx, eq(users.usernameKey, nameKey(username)));
  const isGranted = user !== null && isGrantedTo(grant, user);
  const secret = readResetCode(code);
  if (!user?.isPending || !(isGranted || (await isOpen(ctx, user.id, secret, "Code")))) {
    await countWrongSecret(ctx, username, device);
    throw invalidCode();
  }
  refuseWithoutPassword(user);
  await refuseOwnWordOf(ctx, user.id, password, "password");
  const passwordHash = await hashInQueue(password, device);
  await inTransaction(ctx, async (inner) => {
    await lockUsers(inner, [user.id]);
    const isStillValid = isGranted ? await keepsPassword(inner, user) : await useUp(inner, user.id, secret, "Code");
    if (!isStillValid) throw invalidCode();
    await setPassword(inner, user, passwordHash);
  });
  await forgetPasswordTries(ctx, user.username, device);
  return user;
}

/** Counts a wrong link or code. Right ones don't count; otherwise anyone could use up the owner's tries. */
const countWrongSecret = (ctx: Ctx, account: string, { address }: Device) =>
  countTry(ctx, [
    { limit: "set-password/account", by: account },
    { limit: "set-password/address", by: address },
  ]);

/** A grant that replaces the code in a forced reset, if the current password is right; else null. */
export async function grantByPassword(
  ctx: Ctx,
  { username, password }: { username: string; password: string },
  device: Device,
): Promise<ResetGrant | null> {
  const uncountTry = await countPasswordTry(ctx, username, device);
  const user = await userOf(ctx, eq(users.usernameKey, nameKey(username)));
  if (!(await verifyPassword(password, user?.passwordHash ?? null)) || !user) {
    await noteFailedSignIn(ctx, user?.id ?? null, device);
    return null;
  }
  await uncountTry();
  return grantOf(user);
}

async function userOf({ db }: Ctx, condition: ReturnType<typeof eq>) {
  const [user] = await db
    .select({
      id: users.id,
      username: users.username,
      organizationId: users.organizationId,
      passwordHash: users.passwordHash,
      isPending: users.resetPasswordPending,
      isWithoutPassword,
      hasFactors,
    })
    .from(users)
    .where(condition);
  return user ?? null;
}

type UserRow = NonNullable<Awaited<ReturnType<typeof userOf>>>;

function refuseWithoutPassword(user: UserRow) {
  if (user.isWithoutPassword) throw new Refusal("forbidden", say.singleSignOn.resetsOff);
}

/** Whether the password is still the one that was verified. */
async function keepsPassword({ db }: Ctx, { id, passwordHash }: UserRow): Promise<boolean> {
  const [current] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id));
  return current?.passwordHash === passwordHash;
}

type Kind = "Link" | "Code";

const openReset = (now: Date, userId: string | typeof users.id, token: string, kind: Kind) =>
  and(
    eq(passwordResets.tokenHash, hashToken(token)),
    eq(passwordResets.userId, userId),
    eq(passwordResets.kind, kind),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );

const isOpen = async ({ db, now }: Ctx, userId: string, token: string, kind: Kind): Promise<boolean> =>
  (await db.$count(passwordResets, openReset(now, userId, token, kind))) > 0;

async function useUp({ db, now }: Ctx, userId: string, token: string, kind: Kind): Promise<boolean> {
  const used = await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(openReset(now, userId, token, kind))
    .returning({ userId: passwordResets.userId });
  return used.length > 0;
}

/** Sets the password, and voids sign-ins, links and codes. */
async function setPassword(ctx: Ctx, { id: userId, username, organizationId }: UserRow, passwordHash: string) {
  const { db, now } = ctx;
  await db.update(users).set({ passwordHash, resetPasswordPending: false }).where(eq(users.id, userId));
  await voidResets(ctx, userId);
  await db
    .update(signIns)
    .set({ endedAt: now })
    .where(and(eq(signIns.userId, userId), isNull(signIns.endedAt)));
  await recordChange(
    ctx,
    { action: "user.ownReset", subject: { type: "user", id: userId, name: username }, organizationId },
    { userId, username, signInId: null },
  );
}
