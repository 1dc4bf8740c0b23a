import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { organizations, refreshTokens, signIns, subscriptions, users } from "~/db/schema";
import { texts } from "~/texts";
import { endSignIn } from "~/domain/accounts/end-sign-in";
import { findActor, signIn } from "~/domain/accounts/sign-in";
import type { Ctx } from "~/domain/context";
import { addOrganization, addUser, enterAs, testPassword } from "../support/builders";
import { later, testContext } from "../support/database";
import { onlyOf } from "../support/tuples";

const ctx = await testContext();
const device = { userAgent: "a browser", address: "127.0.0.1" };
const enter = (username: string, password = testPassword, at: Ctx = ctx) => signIn(at, { username, password }, device);
const open = (username: string, at: Ctx = ctx) => enterAs(at, username, testPassword, device);
const signInCount = async () => ctx.db.$count(signIns);

test("the right pair opens a sign-in and updates the last activity", async () => {
  const user = await addUser(ctx, { role: "Instructor", organizationId: await addOrganization(ctx) });
  const signIn = await open(user.userName);
  expect(signIn).toMatchObject({ userId: user.id, username: user.userName, role: "Instructor", canPlay: true });
  expect(await findActor(ctx, signIn)).toMatchObject({
    userId: user.id,
    role: "Instructor",
    signInId: signIn.signInId,
  });
  expect(await findActor(ctx, { cookieToken: signIn.cookieToken })).toMatchObject({ userId: user.id });
  const row = onlyOf(await ctx.db.select({ lastActive: users.lastActive }).from(users).where(eq(users.id, user.id)));
  expect(row.lastActive).toEqual(ctx.now);
});

test("names are compared without regard to case, width and surrounding space", async () => {
  const user = await addUser(ctx, { userName: "Neil.Armstrong" });
  for (const name of ["neil.armstrong", " NEIL.ARMSTRONG ", "Ｎeil.Armstrong"]) {
    expect((await enter(name)).userId).toBe(user.id);
  }
});

test("a wrong password and an unknown user get the same answer, and no sign-in", async () => {
  const user = await addUser(ctx);
  const before = await signInCount();
  const refusal = { code: "unauthenticated", message: texts.signedOut.wrongPassword, errors: {} };
  await expect(enter(user.userName, "Wrong@Password1")).rejects.toMatchObject(refusal);
  await expect(enter("nobody-at-all")).rejects.toMatchObject(refusal);
  expect(await signInCount()).toBe(before);
});

test("a password longer than the rules allow is wrong, not an error", async () => {
  const user = await addUser(ctx);
  await expect(enter(user.userName, testPassword + "x".repeat(1_000))).rejects.toMatchObject({
    message: texts.signedOut.wrongPassword,
  });
});

test("a user without a password can't sign in with any", async () => {
  const user = await addUser(ctx);
  await ctx.db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
  await expect(enter(user.userName)).rejects.toMatchObject({ message: texts.signedOut.wrongPassword });
});

test("a disabled user is refused, and only the right password reveals why", async () => {
  const user = await addUser(ctx);
  await ctx.db.update(users).set({ enabled: false }).where(eq(users.id, user.id));
  expect(await enter(user.userName)).toEqual({ canPlay: false, userId: user.id, reason: "disabled" });
  await expect(enter(user.userName, "Wrong@Password1")).rejects.toMatchObject({
    message: texts.signedOut.wrongPassword,
  });
});

test("a user of an unpaid organization is refused", async () => {
  const organizationId = await addOrganization(ctx);
  const user = await addUser(ctx, { organizationId });
  await ctx.db.update(organizations).set({ isPaid: false }).where(eq(organizations.id, organizationId));
  expect(await enter(user.userName)).toEqual({ canPlay: false, userId: user.id, reason: "disabled" });
});

test.each([
  ["active", null, true],
  ["trialing", null, true],
  ["past_due", null, false],
  ["past_due", 60, true],
  ["past_due", -60, false],
  ["canceled", null, false],
])("with a subscription that is %s and a grace of %s minutes, may play: %s", async (status, graceMinutes, mayPlay) => {
  const user = await addUser(ctx);
  const graceUntil = graceMinutes === null ? null : later(ctx, graceMinutes).now;
  await ctx.db.insert(subscriptions).values({
    id: uuid(),
    userId: user.id,
    stripeCustomerId: user.id,
    stripeSubscriptionId: user.id,
    status,
    graceUntil,
    updatedAt: ctx.now,
  });
  expect((await enter(user.userName)).canPlay).toBe(mayPlay);
});

test("only the right password reveals that it must be reset", async () => {
  const user = await addUser(ctx);
  await ctx.db.update(users).set({ resetPasswordPending: true }).where(eq(users.id, user.id));
  expect(await enter(user.userName)).toEqual({
    ...{ canPlay: false, userId: user.id, reason: "resetRequired" },
    grant: { userId: user.id, passwordDigest: expect.stringMatching(/^[\w-]{43}$/) },
  });
  await expect(enter(user.userName, "Wrong@Password1")).rejects.toMatchObject({
    message: texts.signedOut.wrongPassword,
  });
});

test("disabling a user or its organization takes effect at the next request", async () => {
  const organizationId = await addOrganization(ctx);
  const user = await addUser(ctx, { organizationId });
  const signIn = await open(user.userName);
  await ctx.db.update(users).set({ enabled: false }).where(eq(users.id, user.id));
  expect(await findActor(ctx, signIn)).toBeNull();
  await ctx.db.update(users).set({ enabled: true }).where(eq(users.id, user.id));
  expect(await findActor(ctx, signIn)).not.toBeNull();
  await ctx.db.update(organizations).set({ isPaid: false }).where(eq(organizations.id, organizationId));
  expect(await findActor(ctx, signIn)).toBeNull();
});

test("a changed role takes effect at the next request", async () => {
  const user = await addUser(ctx);
  const signIn = await open(user.userName);
  await ctx.db
    .update(users)
    .set({ roles: ["OrganizationAdmin", "User"] })
    .where(eq(users.id, user.id));
  expect(await findActor(ctx, signIn)).toMatchObject({
    role: "OrganizationAdmin",
    roles: ["OrganizationAdmin", "User"],
  });
});

test("logout ends the sign-in, and only this one", async () => {
  const user = await addUser(ctx);
  const [first, second] = [await open(user.userName), await open(user.userName)];
  await endSignIn(ctx, first.signInId);
  expect(await findActor(ctx, { cookieToken: first.cookieToken })).toBeNull();
  expect(await findActor(ctx, { cookieToken: second.cookieToken })).not.toBeNull();
});

test("a sign-in ends after 14 days without use, and each use extends it", async () => {
  const user = await addUser(ctx);
  const signIn = await open(user.userName);
  const days = (count: number) => later(ctx, count * 24 * 60);
  expect(await findActor(days(13), signIn)).not.toBeNull();
  expect(await findActor(days(26), signIn)).not.toBeNull();
  expect(await findActor(days(40), signIn)).toBeNull();
});

test("tokens are stored as digests only", async () => {
  const { signInId, cookieToken, refreshToken } = await open((await addUser(ctx)).userName);
  const stored = JSON.stringify([
    await ctx.db.select().from(signIns).where(eq(signIns.id, signInId)),
    await ctx.db.select().from(refreshTokens).where(eq(refreshTokens.signInId, signInId)),
  ]);
  expect(stored).not.toContain(cookieToken);
  expect(stored).not.toContain(refreshToken);
});
