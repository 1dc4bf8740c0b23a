import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "~/db/schema";
import { endSignIn } from "~/domain/accounts/end-sign-in";
import { refreshSignIn } from "~/domain/accounts/refresh-sign-in";
import { findActor } from "~/domain/accounts/sign-in";
import { addUser, enterAs } from "../support/builders";
import { testContext } from "../support/database";

const ctx = await testContext();
const refused = { code: "unauthenticated" };

async function signedIn() {
  const user = await addUser(ctx);
  return { user, ...(await enterAs(ctx, user.userName)) };
}

test("a refresh token is exchanged for a new one of the same sign-in, again and again", async () => {
  const { signInId, refreshToken } = await signedIn();
  const second = await refreshSignIn(ctx, refreshToken);
  const third = await refreshSignIn(ctx, second.refreshToken);
  expect([second.signInId, third.signInId]).toEqual([signInId, signInId]);
  expect(new Set([refreshToken, second.refreshToken, third.refreshToken]).size).toBe(3);
  expect(await findActor(ctx, { signInId })).not.toBeNull();
});

test("using a rotated token again ends the whole sign-in, its newest token included", async () => {
  const { signInId, refreshToken, cookieToken } = await signedIn();
  const { refreshToken: newest } = await refreshSignIn(ctx, refreshToken);
  await expect(refreshSignIn(ctx, refreshToken)).rejects.toMatchObject(refused);
  expect(await findActor(ctx, { signInId })).toBeNull();
  expect(await findActor(ctx, { cookieToken })).toBeNull();
  await expect(refreshSignIn(ctx, newest)).rejects.toMatchObject(refused);
});

test("of ten exchanges of one token at the same time at most one succeeds, and the sign-in has ended", async () => {
  const { signInId, refreshToken } = await signedIn();
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => refreshSignIn(ctx, refreshToken)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await findActor(ctx, { signInId })).toBeNull();
});

test("reuse of one sign-in's token leaves the user's other sign-ins alone", async () => {
  const first = await signedIn();
  const second = await enterAs(ctx, first.user.userName);
  await refreshSignIn(ctx, first.refreshToken);
  await expect(refreshSignIn(ctx, first.refreshToken)).rejects.toMatchObject(refused);
  expect(await findActor(ctx, { signInId: second.signInId })).not.toBeNull();
});

test("an unknown token, a token after logout and one of a disabled user are refused", async () => {
  await expect(refreshSignIn(ctx, "never-issued")).rejects.toMatchObject(refused);
  const loggedOut = await signedIn();
  await endSignIn(ctx, loggedOut.signInId);
  await expect(refreshSignIn(ctx, loggedOut.refreshToken)).rejects.toMatchObject(refused);
  const disabled = await signedIn();
  await ctx.db.update(users).set({ enabled: false }).where(eq(users.id, disabled.user.id));
  await expect(refreshSignIn(ctx, disabled.refreshToken)).rejects.toMatchObject(refused);
});
