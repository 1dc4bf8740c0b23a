import { and, eq, isNull, type SQL } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { writeByTheWay } from "~/db/outage.server";
import { organizations, refreshTokens, signIns, subscriptions, users } from "~/db/schema";
import { inTransaction, type Actor, type Ctx } from "~/domain/context";
import { countPasswordTry } from "~/domain/limits/count-password-try";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { mainRoleOf, type Role } from "~/domain/roles";
import { generateToken, hashToken } from "~/domain/tokens";
import { loginTexts } from "./account-texts";
import { canPlay, isInOrder } from "./can-play";
import type { Credentials } from "./credentials";
import type { KnownDevices } from "./known-device";
import { verifyPassword } from "./password-hash";

/** The browser or client that signs in, as it describes itself. */
export type Device = { userAgent: string; address: string; known?: KnownDevices };

export type NewSignIn = {
  signInId: string;
  userId: string;
  username: string;
  role: Role;
  canPlay: true;
  refreshToken: string;
  /** The secret of the page cookie. */
  cookieToken: string;
};

/** The right pair, of an account that may not sign in: nothing is opened. */
export type RefusedSignIn = { canPlay: false; userId: string; reason: "disabled" | "lapsed" | "resetRequired" };

/** A sign-in ends when it was not used for so long. */
const idleLimit = 14 * 24 * 3_600_000;
const touchEvery = 5 * 60_000;

/** Logs in: refuses a wrong pair; says of a right one whether the account may sign in. */
export async function signIn(
  ctx: Ctx,
  { username, password }: Credentials,
  device: Device,
): Promise<NewSignIn | RefusedSignIn> {
  const wasRight = await countPasswordTry(ctx, username, device);
  const account = await findAccount(ctx, eq(users.usernameKey, nameKey(username)));
  const matches = await verifyPassword(password, account?.passwordHash ?? null);
  if (!account || !matches) throw new Refusal("unauthenticated", loginTexts.wrong);
  await wasRight();
  return enter(ctx, account, device);
}

/** For a user who has given the password and paid again since: null when the account may still not play. */
export async function signInAfterRenewal(ctx: Ctx, userId: string, device: Device): Promise<NewSignIn | null> {
  const account = await findAccount(ctx, eq(users.id, userId));
  const signedIn = account && (await enter(ctx, account, device));
  return signedIn?.canPlay ? signedIn : null;
}

async function enter(ctx: Ctx, account: Account, device: Device): Promise<NewSignIn | RefusedSignIn> {
  const refused = (reason: RefusedSignIn["reason"]) => ({ canPlay: false as const, userId: account.id, reason });
  if (!account.isInOrder) return refused("disabled");
  if (account.resetPasswordPending) return refused("resetRequired");
  return account.canPlay ? openSignIn(ctx, account, device) : refused("lapsed");
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

async function findAccount(ctx: Ctx, condition: SQL) {
  const [account] = await ctx.db
    .select({
      id: users.id,
      username: users.username,
      roles: users.roles,
      passwordHash: users.passwordHash,
      resetPasswordPending: users.resetPasswordPending,
      isInOrder,
      canPlay: canPlay(ctx.now),
    })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(condition);
  return account;
}

async function openSignIn(
  ctx: Ctx,
  account: { id: string; username: string; roles: string[] },
  device: Device,
): Promise<NewSignIn> {
  const signInId = uuid();
  const cookieToken = generateToken();
  const refreshToken = generateToken();
  await inTransaction(ctx, async ({ db, now }) => {
    await db.insert(signIns).values({
      id: signInId,
      userId: account.id,
      cookieHash: hashToken(cookieToken),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + idleLimit),
      userAgent: device.userAgent.slice(0, 300),
      address: device.address.slice(0, 64),
    });
    await db.insert(refreshTokens).values({ tokenHash: hashToken(refreshToken), signInId, createdAt: now });
    await db.update(users).set({ lastActive: now }).where(eq(users.id, account.id));
  });
  return {
    signInId,
    userId: account.id,
    username: account.username,
    role: mainRoleOf(account.roles),
    canPlay: true,
    refreshToken,
    cookieToken,
  };
}

/** The actor behind a page cookie or an access token; null when it may not act (any more). */
export async function findActor(ctx: Ctx, by: { cookieToken: string } | { signInId: string }): Promise<Actor | null> {
  const [found] = await ctx.db
    .select({
      signInId: signIns.id,
      lastSeenAt: signIns.lastSeenAt,
      expiresAt: signIns.expiresAt,
      userId: users.id,
      username: users.username,
      roles: users.roles,
      organizationId: users.organizationId,
      canPlay: canPlay(ctx.now),
    })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(
      and(
        "cookieToken" in by ? eq(signIns.cookieHash, hashToken(by.cookieToken)) : eq(signIns.id, by.signInId),
        isNull(signIns.endedAt),
      ),
    );
  if (!found?.canPlay || found.expiresAt <= ctx.now) return null;
  if (ctx.now.getTime() - found.lastSeenAt.getTime() > touchEvery)
    await writeByTheWay(touch(ctx, found.signInId, found.userId));
  const { signInId, userId, username, roles, organizationId } = found;
  return { signInId, userId, username, roles, role: mainRoleOf(roles), organizationId };
}

async function touch({ db, now }: Ctx, signInId: string, userId: string) {
  await db
    .update(signIns)
    .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + idleLimit) })
    .where(eq(signIns.id, signInId));
  await db.update(users).set({ lastActive: now }).where(eq(users.id, userId));
}
