import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { requireSignInId } from "~/domain/access";
import { mailOutbox, passwordResets, users } from "~/db/schema";
import { changeOwnEmail, changeOwnPassword } from "~/domain/accounts/change-own-account";
import { deviceNameOf } from "~/domain/accounts/device-name";
import { endOtherSignIns, endOwnSignIn, listOwnSignIns } from "~/domain/accounts/own-sign-ins";
import { requestPasswordReset } from "~/domain/accounts/request-password-reset";
import { findActor, signIn } from "~/domain/accounts/sign-in";
import type { SignedInCtx } from "~/domain/context";
import { addOrganization, addUser, enterAs, testPassword } from "../support/builders";
import { later, testContext } from "../support/database";
import { nowhere, testSite } from "../support/test-site";
import { onlyOf, times } from "../support/tuples";

const ctx = await testContext();
const from = { site: testSite, device: nowhere };
const next = "N3w@Password#";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** A user with that many sign-ins, and a context for each. */
async function signedIn<N extends number>(count: N) {
  const { userName } = await addUser(ctx);
  const enter = async (minutes: number): Promise<SignedInCtx> => {
    const device = { userAgent: firefox, address: "192.0.2.1" };
    const { signInId } = await enterAs(later(ctx, minutes), userName, testPassword, device);
    return { ...later(ctx, count), actor: (await findActor(ctx, { signInId }))! };
  };
  return { userName, email: `${userName}@example.org`, contexts: await Promise.all(times(count, enter)) };
}

const isSignedIn = async ({ actor }: SignedInCtx) =>
  (await findActor(ctx, { signInId: requireSignInId(actor) })) !== null;
const mailsTo = (recipient: string) =>
  ctx.db.select({ subject: mailOutbox.subject }).from(mailOutbox).where(eq(mailOutbox.recipient, recipient));

test("a new password needs the current one, ends other sign-ins and reset links, and sends a mail", async () => {
  const {
    userName,
    email,
    contexts: [current, other],
  } = await signedIn(2);
  await requestPasswordReset(ctx, email, testSite, nowhere);
  await expect(
    changeOwnPassword(current, { currentPassword: "Wrong@Password1", newPassword: next, confirmPassword: next }, from),
  ).rejects.toMatchObject({ errors: { currentPassword: ["The current password is incorrect."] } });
  expect(await isSignedIn(other)).toBe(true);
  await changeOwnPassword(current, { currentPassword: testPassword, newPassword: next, confirmPassword: next }, from);
  expect([await isSignedIn(current), await isSignedIn(other)]).toEqual([true, false]);
  expect(await signIn(ctx, { username: userName, password: next }, nowhere)).toMatchObject({ username: userName });
  expect(
    (await ctx.db.select().from(passwordResets).where(eq(passwordResets.userId, current.actor.userId))).every(
      ({ usedAt }) => usedAt !== null,
    ),
  ).toBe(true);
  expect(await mailsTo(email)).toContainEqual({ subject: "Your Apsis password was changed" });
});

test.each([
  [{ newPassword: "", confirmPassword: "" }, "newPassword", "Please fill out both password fields."],
  [{ newPassword: next, confirmPassword: "other" }, "confirmPassword", "Passwords do not match."],
  [{ newPassword: "Sh0rt@", confirmPassword: "Sh0rt@" }, "newPassword", "Password must be at least 10 characters."],
  [
    { newPassword: "Password1!", confirmPassword: "Password1!" },
    "newPassword",
    "This password is too common. Choose another one.",
  ],
])("a new password must follow the rules (%#)", async (password, field, message) => {
  const {
    contexts: [current],
  } = await signedIn(1);
  await expect(changeOwnPassword(current, { currentPassword: testPassword, ...password }, from)).rejects.toMatchObject({
    errors: { [field]: [message] },
  });
});

test("a new email needs the password, must be free, and is announced to the old address", async () => {
  const {
    userName,
    email,
    contexts: [current],
  } = await signedIn(1);
  const other = await addUser(ctx);
  const change = (to: string, currentPassword = testPassword) =>
    changeOwnEmail(current, { email: to, currentPassword }, from);
  await expect(change("new@example.org", "Wrong@Password1")).rejects.toMatchObject({
    errors: { currentPassword: expect.anything() },
  });
  await expect(change(`${other.userName.toUpperCase()}@example.org`)).rejects.toMatchObject({
    errors: { email: ["This email is already in use."] },
  });
  await change(`${userName}-new@example.org`);
  expect(onlyOf(await ctx.db.select().from(users).where(eq(users.id, current.actor.userId))).email).toBe(
    `${userName}-new@example.org`,
  );
  expect(await mailsTo(email)).toEqual([{ subject: "Your Apsis email address was changed" }]);
});

test("the sign-ins are listed, the current one first, and others can be ended", async () => {
  const { contexts } = await signedIn(4);
  const [current, ...others] = contexts;
  const signInList = await listOwnSignIns(current);
  expect(signInList.map(({ id }) => id)).toEqual([current, ...others.reverse()].map(({ actor }) => actor.signInId));
  expect(signInList[0]).toMatchObject({ isThis: true, device: "Firefox on Linux", address: "192.0.2.1" });
  await endOwnSignIn(current, requireSignInId(others[0].actor));
  expect(await Promise.all(others.map(isSignedIn))).toEqual([false, true, true]);
  expect(await endOtherSignIns(current)).toBe(2);
  expect((await listOwnSignIns(current)).map(({ isThis }) => isThis)).toEqual([true]);
});

test("ending sign-ins needs a recent proof", async () => {
  const { contexts } = await signedIn(2);
  const [current, other] = contexts;
  const old = { ...current, now: later(current, 60).now };
  for (const end of [() => endOtherSignIns(old), () => endOwnSignIn(old, requireSignInId(other.actor))])
    await expect((async () => end())()).rejects.toMatchObject({ code: "proofRequired" });
  expect(await isSignedIn(other)).toBe(true);
});

test.each<[string, string | ((userName: string) => string)]>([
  ["last name", "Lovelace_kettle_9"],
  ["username", (userName: string) => `${userName}!1a`],
  ["organization", "0rg@nization#2026"],
])("a new password contains no name of its owner (%s)", async (_name, password) => {
  const organizationId = await addOrganization(ctx);
  const { id, userName } = await addUser(ctx, { organizationId });
  await ctx.db.update(users).set({ lastName: "Lovelace" }).where(eq(users.id, id));
  const { signInId } = await enterAs(ctx, userName, testPassword, from.device);
  const own: SignedInCtx = { ...ctx, actor: (await findActor(ctx, { signInId }))! };
  const newPassword = typeof password === "string" ? password : password(userName.replace(/[^A-Za-z0-9]/g, ""));
  await expect(
    changeOwnPassword(own, { currentPassword: testPassword, newPassword, confirmPassword: newPassword }, from),
  ).rejects.toMatchObject({ errors: { newPassword: [expect.stringContaining("Don't use your name")] } });
});

test("a foreign sign-in can't be ended, nor the current one here", async () => {
  const [
    {
      contexts: [own],
    },
    {
      contexts: [foreign],
    },
  ] = [await signedIn(1), await signedIn(1)];
  for (const { actor } of [foreign, own])
    await expect(endOwnSignIn(own, requireSignInId(actor))).rejects.toMatchObject({ code: "notFound" });
  expect([await isSignedIn(own), await isSignedIn(foreign)]).toEqual([true, true]);
});

test.each([
  [firefox, "Firefox on Linux"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
  ],
  ["ApsisDesktop/2.2.3 (Windows)", "ApsisDesktop"],
  ["", "Unknown device"],
])("%j is %s", (userAgent, name) => expect(deviceNameOf(userAgent)).toBe(name));
