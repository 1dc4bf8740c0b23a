import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { refreshTokens, signIns, users } from "~/db/schema";
import { endSignIn, forgetOldRenewals } from "~/domain/accounts/end-sign-in";
import { refreshSignIn, signInOfRefreshToken } from "~/domain/accounts/refresh-sign-in";
import { findActor } from "~/domain/accounts/sign-in";
import type { Ctx } from "~/domain/context";
import { sweepRetention } from "~/domain/retention/sweep-retention";
import { addUser, enterAs } from "../support/builders";
import { later, testContext } from "../support/database";
import { testSite } from "../support/test-site";

const ctx = await testContext();
const refusal = { code: "unauthenticated" };

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

const afterGrace = later(ctx, 11 / 60);

test("two clients that exchange one token within ten seconds both stay signed in", async () => {
  const { signInId, refreshToken } = await signedIn();
  const [one, two] = await Promise.all([refreshSignIn(ctx, refreshToken), refreshSignIn(ctx, refreshToken)]);
  const third = await refreshSignIn(later(ctx, 10 / 60), refreshToken);
  expect(new Set([one, two, third].map((exchanged) => exchanged.refreshToken)).size).toBe(3);
  for (const { refreshToken } of [one, two, third])
    expect((await refreshSignIn(later(ctx, 15), refreshToken)).signInId).toBe(signInId);
});

test("using a rotated token later ends the whole sign-in with its newest token", async () => {
  const { signInId, refreshToken, cookieToken } = await signedIn();
  const { refreshToken: newest } = await refreshSignIn(ctx, refreshToken);
  await expect(refreshSignIn(afterGrace, refreshToken)).rejects.toMatchObject(refusal);
  expect(await findActor(ctx, { signInId })).toBeNull();
  expect(await findActor(ctx, { cookieToken })).toBeNull();
  await expect(refreshSignIn(ctx, newest)).rejects.toMatchObject(refusal);
});

test("ten late exchanges of one token at the same time all fail and end the sign-in", async () => {
  const { signInId, refreshToken } = await signedIn();
  await refreshSignIn(ctx, refreshToken);
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => refreshSignIn(afterGrace, refreshToken)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(0);
  expect(await findActor(ctx, { signInId })).toBeNull();
});

test("reuse of one sign-in's token leaves the user's other sign-ins alone", async () => {
  const first = await signedIn();
  const second = await enterAs(ctx, first.user.userName);
  await refreshSignIn(ctx, first.refreshToken);
  await expect(refreshSignIn(afterGrace, first.refreshToken)).rejects.toMatchObject(refusal);
  expect(await findActor(ctx, { signInId: second.signInId })).not.toBeNull();
});

test("unknown tokens, tokens after logout and disabled users' tokens are refused", async () => {
  await expect(refreshSignIn(ctx, "never-issued")).rejects.toMatchObject(refusal);
  const loggedOut = await signedIn();
  await endSignIn(ctx, loggedOut.signInId);
  await expect(refreshSignIn(ctx, loggedOut.refreshToken)).rejects.toMatchObject(refusal);
  const disabled = await signedIn();
  await ctx.db.update(users).set({ enabled: false }).where(eq(users.id, disabled.user.id));
  await expect(refreshSignIn(ctx, disabled.refreshToken)).rejects.toMatchObject(refusal);
});

/** As due work does, by the default rules. */
async function forgetOld(at: Ctx) {
  await forgetOldRenewals(at);
  await sweepRetention(at, testSite);
}

test("only sign-ins and tokens that ended a month ago are deleted", async () => {
  const [oldSignIn, recentSignIn] = [await signedIn(), await signedIn()];
  await endSignIn(ctx, oldSignIn.signInId);
  const { refreshToken } = await refreshSignIn(ctx, recentSignIn.refreshToken);
  const month = later(ctx, 31 * 24 * 60);
  await ctx.db.update(signIns).set({ expiresAt: month.now }).where(eq(signIns.id, recentSignIn.signInId));
  await forgetOld(later(ctx, 29 * 24 * 60));
  const counts = () =>
    Promise.all(
      [oldSignIn, recentSignIn].map(({ signInId }) =>
        ctx.db.$count(refreshTokens, eq(refreshTokens.signInId, signInId)),
      ),
    );
  expect(await counts()).toEqual([1, 2]);
  await forgetOld(month);
  expect(await counts()).toEqual([0, 1]);
  expect(await ctx.db.$count(signIns, eq(signIns.id, oldSignIn.signInId))).toBe(0);
  expect(await signInOfRefreshToken(ctx, refreshToken)).toMatchObject({ signInId: recentSignIn.signInId });
});
