import { eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import type { Db } from "~/db/database.server";
import { batchStatements } from "~/db/batched-statements.server";
import { cacheStatement } from "~/db/cached-sql";
import { bestEffort } from "~/db/outage.server";
import { Numeric, rowsOf, Time, timeOf } from "~/db/rows.server";
import {
  factorDeadlines,
  namedPermissions,
  organizations,
  refreshTokens,
  signIns,
  subscriptions,
  users,
} from "~/db/schema";
import { grantableByName } from "~/domain/access";
import { inTransaction, type Actor, type Caller, type Ctx } from "~/domain/context";
import { countPasswordTry } from "./count-password-try";
import type { MailSite } from "~/domain/mail/compose-mail";
import { nameKey } from "~/domain/name-key";
import { Refusal } from "~/domain/refusal";
import { mainRoleOf, type Role } from "~/domain/roles";
import { generateToken, hashToken } from "~/domain/tokens";
import { keyed, say } from "~/texts/say";
import { reportBreakGlass } from "./report-break-glass";
import { refreshFactorDeadline } from "./factor-deadline";
import {
  asksOwnFactor,
  canPlay,
  hasFactors,
  isBreakGlass,
  isInOrder,
  requiredProvider,
  requiresFactors,
  signInEnd,
  signInLimit,
} from "./user-conditions";
import type { KnownDevices } from "./known-device";
import { noteFailedSignIn } from "./failed-sign-ins";
import { isNewDevice, reportNewDevice } from "./new-device";
import { verifyPassword } from "./password-hash";
import { grantOf, type ResetGrant } from "./reset-grant";

/** The browser or client that signs in, as it describes itself. `site`: where mails about the sign-in lead to. */
export type Device = { userAgent: string; address: string; known?: KnownDevices; site?: MailSite };

/** By what somebody signs in. */
export type Way =
  | { way: "password" | "renewal" | "passkey" }
  | {
      way: "organization";
      issuer: string;
      subject: string;
      /** The provider's own session, and its sealed token. */
      providerSession: string | null;
      idToken: string | null;
    };

/** What was proved beside or instead of the password. */
export type Factor = "passkey" | "app" | "recoveryCode" | "administratorCode";

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

/** The password is right, but the account may not sign in; no sign-in is created. */
export type RefusedSignIn = { canPlay: false; userId: string } & (
  | { reason: "disabled" }
  | { reason: "lapsed" | "resetRequired"; grant: ResetGrant }
  | { reason: "factorRequired"; step: FirstStep }
  | { reason: "organizationRequired"; shortName: string }
);

/** The password or the organization has proved who it is, and the second factor is missing. */
export type FirstStep = ResetGrant & { way: "password" | "renewal" | "link" | "organization"; username: string };

export const touchEvery = 5 * 60_000;

/**
 * Signs in. Refuses a wrong username or password. With the right ones, the result says whether the account may sign in.
 */
export async function signIn(
  ctx: Ctx,
  { username, password }: Credentials,
  device: Device,
): Promise<NewSignIn | RefusedSignIn> {
  const uncountTry = await countPasswordTry(ctx, username, device);
  const account = await findAccount(ctx, eq(users.usernameKey, nameKey(username)));
  const matches = await verifyPassword(password, account?.passwordHash ?? null);
  if (!account || !matches) {
    await noteFailedSignIn(ctx, account?.id ?? null, device);
    throw new Refusal("unauthenticated", say.signedOut.wrongPassword);
  }
  await uncountTry();
  return enter(ctx, account, { way: "password" }, device);
}

/** For a user who has entered the password and renewed the subscription; null if the account still may not play. */
export async function signInAfterRenewal(
  ctx: Ctx,
  userId: string,
  device: Device,
): Promise<NewSignIn | { canPlay: false; step: FirstStep } | null> {
  const signedIn = await signInAs(ctx, userId, { way: "renewal" }, device);
  if (!signedIn) return null;
  return signedIn.canPlay || signedIn.reason === "factorRequired" ? signedIn : null;
}

/** Signs in a user who has proved who they are, by whatever way; null if the account is gone. */
export async function signInAs(
  ctx: Ctx,
  userId: string,
  way: Way,
  device: Device,
  factor?: Factor,
): Promise<NewSignIn | RefusedSignIn | null> {
  const account = await findAccount(ctx, eq(users.id, userId));
  return account ? enter(ctx, account, way, device, factor) : null;
}

/** The one place that starts a session. */
async function enter(
  ctx: Ctx,
  account: Account,
  way: Way,
  device: Device,
  factor?: Factor,
): Promise<NewSignIn | RefusedSignIn> {
  const refused = { canPlay: false as const, userId: account.id };
  if (!account.isInOrder) return { ...refused, reason: "disabled" };
  const { requiredProvider, isBreakGlass } = account;
  if (way.way === "password" || way.way === "passkey") {
    if (requiredProvider !== null && !isBreakGlass)
      return { ...refused, reason: "organizationRequired", shortName: requiredProvider };
    if (account.resetPasswordPending) return { ...refused, reason: "resetRequired", grant: grantOf(account) };
  }
  if (!account.canPlay) return { ...refused, reason: "lapsed", grant: grantOf(account) };
  // A passkey is two factors, and an organization may leave them to its provider.
  const isLeftToProvider = way.way === "organization" && !account.asksOwnFactor;
  if (way.way !== "passkey" && !isLeftToProvider && account.hasFactors && factor === undefined)
    return {
      ...refused,
      reason: "factorRequired",
      step: { ...grantOf(account), way: way.way, username: account.username },
    };
  const hasBrokenGlass = (way.way === "password" || way.way === "passkey") && requiredProvider !== null;
  return openSignIn(ctx, account, way, { device, hasBrokenGlass, factor });
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
      organizationId: users.organizationId,
      requiredProvider,
      isBreakGlass,
      asksOwnFactor,
      hasFactors,
      mayMissFactors: sql<boolean>`(${requiresFactors} or exists (select from ${factorDeadlines}
        where ${factorDeadlines.userId} = ${users.id}))`,
      isInOrder,
      canPlay: canPlay(ctx.now),
      lastActive: users.lastActive,
      idleMinutes: signInLimit("idleMinutes"),
      absoluteMinutes: signInLimit("absoluteMinutes"),
    })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(condition);
  return account;
}

async function openSignIn(
  ctx: Ctx,
  account: Account,
  way: Way,
  { device, hasBrokenGlass, factor }: { device: Device; hasBrokenGlass: boolean; factor: Factor | undefined },
): Promise<NewSignIn> {
  const signInId = uuid();
  const cookieToken = generateToken();
  const refreshToken = generateToken();
  await inTransaction(ctx, async (inner) => {
    const { db, now } = inner;
    const isNew = await isNewDevice(inner, account, device);
    await db.insert(signIns).values({
      ...way,
      id: signInId,
      userId: account.id,
      cookieHash: hashToken(cookieToken),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: endOfUnused(account, now),
      userAgent: device.userAgent.slice(0, 300),
      address: device.address.slice(0, 64),
      factor: factor ?? null,
      provedAt: now,
      isNewDevice: isNew,
    });
    await db.insert(refreshTokens).values({ tokenHash: hashToken(refreshToken), signInId, createdAt: now });
    await noteActive({ db, now }, account.id);
    if (account.mayMissFactors) await refreshFactorDeadline(inner, account.id);
    if (isNew) await reportNewDevice(inner, account, { ...way, signInId, device });
    if (hasBrokenGlass) await reportBreakGlass(inner, account, signInId, device.site);
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

function endOfUnused({ idleMinutes, absoluteMinutes }: Account, now: Date): Date {
  const minutes = Math.min(...[idleMinutes, absoluteMinutes].filter((limit) => limit !== null));
  return new Date(now.getTime() + minutes * 60_000);
}

const SignInRow = v.object({
  signInId: v.string(),
  lastSeenAt: Time,
  userId: v.string(),
  username: v.string(),
  roles: v.array(v.string()),
  organizationId: v.nullable(v.string()),
  named: v.array(v.string()),
  provedAt: Time,
  factorsDueAt: v.nullable(Time),
});
type SignInRow = v.InferOutput<typeof SignInRow>;
type SignInQuery = { key: string; now: Date };

/** Lookups that arrive at the same time share one statement; nothing is cached. */
const findByCookie = batchStatements(findSignIns(signIns.cookieHash, "text"));
const findById = batchStatements(findSignIns(signIns.id, "uuid"));

/** The actor behind a page cookie or an access token; null if the sign-in has ended or the user may not play. */
export async function findActor(
  { db, now }: Ctx,
  by: { cookieToken: string } | { signInId: string },
): Promise<Actor | null> {
  const row = await ("cookieToken" in by
    ? findByCookie(db, { key: hashToken(by.cookieToken), now })
    : findById(db, { key: by.signInId, now }));
  if (!row) return null;
  const { lastSeenAt, ...actor } = row;
  await noteSeen({ db, now }, { ...actor, lastSeenAt });
  const namedPermissionList = grantableByName.filter((action) => actor.named.includes(action));
  return { ...actor, named: namedPermissionList, role: mainRoleOf(actor.roles) };
}

/** Open sign-ins of users who may play, looked up by a column. */
function findSignIns(column: PgColumn, type: "text" | "uuid") {
  const Row = v.object({ ...SignInRow.entries, place: Numeric });
  const findThem = cacheStatement<"keys" | "times">(
    () => sql`select asked.place, ${signIns.id} as "signInId", ${signIns.lastSeenAt} as "lastSeenAt",
        ${users.id} as "userId", ${users.username}, ${users.roles}, ${users.organizationId} as "organizationId",
        coalesce(${signIns.provedAt}, ${signIns.createdAt}) as "provedAt", ${signIns.factorsDueAt} as "factorsDueAt",
        array(select ${namedPermissions.permission} from ${namedPermissions}
          where ${namedPermissions.userId} = ${users.id}) as named
      from unnest(${sql.placeholder("keys")}::${sql.raw(type)}[], ${sql.placeholder("times")}::timestamptz[])
        with ordinality as asked (key, at, place)
      join ${signIns} on ${column} = asked.key and ${signIns.endedAt} is null and ${signIns.expiresAt} > asked.at
      join ${users} on ${users.id} = ${signIns.userId}
      left join ${organizations} on ${organizations.id} = ${users.organizationId}
      left join ${subscriptions} on ${subscriptions.userId} = ${users.id}
      where ${canPlay(sql`asked.at`)}`,
  );
  return async (db: Db, queries: SignInQuery[]): Promise<(SignInRow | null)[]> => {
    const keys = queries.map(({ key }) => key);
    const times = queries.map(({ now }) => now.toISOString());
    const rows = await rowsOf(db, Row, findThem({ keys, times }));
    const results: (SignInRow | null)[] = queries.map(() => null);
    for (const { place, ...row } of rows) results[place - 1] = row;
    return results;
  };
}

/** Extends a sign-in that is in use and updates its user's last activity, not on each request. */
export async function noteSeen(
  ctx: Pick<Ctx, "db" | "now">,
  { signInId, userId, lastSeenAt }: Caller & Pick<SignInRow, "lastSeenAt">,
) {
  if (ctx.now.getTime() - lastSeenAt.getTime() > touchEvery) await bestEffort(touch(ctx, signInId, userId));
}

/** Skips the row if it is locked: nobody waits to sign in while a whole class is being changed. */
const noteActive = ({ db, now }: Pick<Ctx, "db" | "now">, userId: string) =>
  db.execute(sql`update users set last_active = ${now.toISOString()}::timestamptz
    where id in (select id from users where id = ${userId} for no key update skip locked)`);

async function touch({ db, now }: Pick<Ctx, "db" | "now">, signInId: string, userId: string) {
  await noteActive({ db, now }, userId);
  const at = timeOf(now);
  await db.execute(
    sql`update sign_ins s set last_seen_at = ${at}, expires_at = ${signInEnd(at)}
      from users left join organizations on organizations.id = users.organization_id
      where s.id = ${signInId} and users.id = s.user_id`,
  );
  await refreshFactorDeadline({ db, now }, userId);
}

/** Body of the sign-in form and of `POST /auth/session`. */
export const Credentials = v.object({
  username: v.pipe(
    v.string(() => keyed(say.signIn.usernameRequired)),
    v.trim(),
    v.nonEmpty(() => keyed(say.signIn.usernameRequired)),
    v.maxLength(254, () => keyed(say.signIn.usernameTooLong)),
  ),
  password: v.pipe(
    v.string(() => keyed(say.passwords.required)),
    v.nonEmpty(() => keyed(say.passwords.required)),
    v.maxLength(1024, () => keyed(say.signIn.passwordTooLong)),
  ),
});
export type Credentials = v.InferOutput<typeof Credentials>;
