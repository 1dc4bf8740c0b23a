// Second factors: deadlines, clocks, addresses, and what happens to deleted accounts.
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import {
  apiTokens,
  authenticatorApps,
  factorDeadlines,
  organizations,
  passkeys,
  recoveryCodes,
  signIns,
  users,
} from "~/db/schema";
import { requireRecentProof } from "~/domain/access";
import { deleteUser } from "~/domain/accounts/delete-user";
import { findActor, signIn } from "~/domain/accounts/sign-in";
import { createOwnToken } from "~/domain/api-tokens/create-token";
import { tokenTextOf } from "~/domain/api-tokens/token-text";
import type { Ctx } from "~/domain/context";
import { listDeletions } from "~/domain/deletions/list-deletions";
import { findStep, generateAppSecret } from "~/domain/factors/app-codes";
import { addApp } from "~/domain/factors/change-factors";
import { daysUntilFactors } from "~/domain/factors/factor-days";
import { readTypedCode } from "~/domain/factors/factor-rules";
import { countOrphanedPasskeys, readFactors } from "~/domain/factors/own-factors";
import { findProver, proveFactor } from "~/domain/factors/prove-factor";
import { relyingPartyOf } from "~/domain/factors/relying-party";
import { restoreDeleted } from "~/domain/restoration/restore-deleted";
import { generateAccessCode, hashToken } from "~/domain/tokens";
import {
  addOrganization,
  addUser,
  asSystemAdmin,
  enterAs,
  testPassword,
  unique,
  type Person,
} from "../support/builders";
import { later, testContext } from "../support/database";

const ctx = await testContext();
const keys = ["a secret of the tests, 32 characters"];
const site = { url: "https://apsis.test", productName: "Apsis", supportEmail: "support@apsis.test" };
const device = { userAgent: "test", address: "" };
const minutes = (days: number) => days * 24 * 60;

const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

async function addPersonWithApp(options: Parameters<typeof addUser>[1] = {}) {
  const person = await addUser(ctx, options);
  const secret = await generateAppSecret();
  const codes = await addApp(person.ctx, { secret, code: codeAt(secret, ctx.now) }, keys, site);
  return { person, secret, codes: codes ?? [] };
}

async function prove(at: Ctx, person: Person, code: string, secretKeys = keys) {
  const user = await findProver(at, person.id);
  return proveFactor(at, user!, { code }, { keys: secretKeys, device, site, once: async () => {} });
}

const addPasskey = (userId: string, rpId: string) =>
  ctx.db.insert(passkeys).values({
    ...{ id: crypto.randomUUID(), userId, credentialId: unique("passkey"), publicKey: "x", counter: 0 },
    ...{ transports: [], rpId, name: "Laptop", createdAt: ctx.now },
  });

test.each([
  [-90, false],
  [-30, true],
  [0, true],
  [30, true],
  [90, false],
  [600, false],
  [-600, false],
])("a code of a clock that is %i seconds off is accepted: %s", async (seconds, isAccepted) => {
  const secret = await generateAppSecret();
  // In the middle of its 30 seconds.
  const now = new Date(1_764_300_015_000);
  const code = codeAt(secret, new Date(now.getTime() + seconds * 1_000));
  expect((await findStep(secret, code, now)) !== null).toBe(isAccepted);
});

test("codes are read with spaces, hyphens and small letters", () => {
  expect(readTypedCode(" 123 456 ")).toEqual({ kind: "app", digits: "123456" });
  expect(readTypedCode("7k2m xq4t-9hrc")).toEqual({ kind: "written", code: "7K2M-XQ4T-9HRC" });
  for (const typed of ["", "12345", "1234567", "7K2M-XQ4T", "١٢٣٤٥٦", "0".repeat(1_000)])
    expect(readTypedCode(typed), typed).toBeNull();
});

test("an earlier code than the last used one is refused", async () => {
  const { person, secret } = await addPersonWithApp();
  const at = later(ctx, 2);
  expect(await prove(at, person, codeAt(secret, at.now))).toBe("app");
  const before = new Date(at.now.getTime() - 30_000);
  await expect(prove(at, person, codeAt(secret, before))).rejects.toMatchObject({ code: "invalid" });
});

test("an administrator's code revokes the person's API tokens", async () => {
  const { person } = await addPersonWithApp({ role: "Instructor" });
  const token = tokenTextOf("person", randomBytes(32));
  await createOwnToken(person.ctx, { name: "Export", days: 7, scopes: ["course:list"] }, token);
  const code = generateAccessCode(3);
  const row = { userId: person.id, kind: "administrator" as const, createdAt: ctx.now, expiresAt: later(ctx, 5).now };
  await ctx.db.insert(recoveryCodes).values({ ...row, codeHash: hashToken(code) });
  await prove(ctx, person, code);
  expect(await ctx.db.$count(apiTokens, eq(apiTokens.userId, person.id))).toBe(0);
});

test("without the key of the time, an app's code is refused, and a recovery code works", async () => {
  const { person, secret, codes } = await addPersonWithApp();
  const at = later(ctx, 2);
  const otherKeys = ["another secret of the tests, 32 chars"];
  await expect(prove(at, person, codeAt(secret, at.now), otherKeys)).rejects.toMatchObject({
    reason: { textKey: "factors.appUnreadable" },
  });
  expect(await prove(at, person, codes[0]!, otherKeys)).toBe("recoveryCode");
});

test("a secret that was sealed by a former key is sealed again when it is used", async () => {
  const { person, secret } = await addPersonWithApp();
  const stored = async () =>
    (await ctx.db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, person.id)))[0]?.secret;
  const before = await stored();
  const at = later(ctx, 2);
  const newKeys = ["a newer secret of the tests, 32 chars", ...keys];
  expect(await prove(at, person, codeAt(secret, at.now), newKeys)).toBe("app");
  expect(await stored()).not.toBe(before);
  const next = later(ctx, 4);
  expect(await prove(next, person, codeAt(secret, next.now), newKeys.slice(0, 1))).toBe("app");
});

test("the deadline is 14 days after the first sign-in under the rule, and stays at later ones", async () => {
  const admin = await addUser(ctx, { role: "SystemAdmin" });
  const first = await enterAs(ctx, admin.userName);
  const actorOf = (at: Ctx, signInId: string) => findActor(at, { signInId });
  const due = (await actorOf(ctx, first.signInId))?.factorsDueAt;
  expect(daysUntilFactors(due, ctx.now)).toBe(14);
  const later10 = later(ctx, minutes(10));
  const second = await enterAs(later10, admin.userName);
  expect((await actorOf(later10, second.signInId))?.factorsDueAt).toEqual(due);
  expect(daysUntilFactors(due, later10.now)).toBe(4);
  expect(daysUntilFactors(due, later(ctx, minutes(15)).now)).toBe(0);
  expect(daysUntilFactors(null, ctx.now)).toBeNull();
});

test("a rule or a role that comes later is noted while a sign-in is used", async () => {
  const organizationId = await addOrganization(ctx);
  const person = await addUser(ctx, { organizationId });
  const { signInId } = await enterAs(ctx, person.userName);
  await ctx.db.update(organizations).set({ factorsRequired: "staff" }).where(eq(organizations.id, organizationId));
  await ctx.db
    .update(users)
    .set({ roles: ["Instructor"] })
    .where(eq(users.id, person.id));
  await findActor(later(ctx, 6), { signInId });
  expect((await findActor(later(ctx, 7), { signInId }))?.factorsDueAt).toBeInstanceOf(Date);
  await ctx.db.update(organizations).set({ factorsRequired: "nobody" }).where(eq(organizations.id, organizationId));
  await findActor(later(ctx, 14), { signInId });
  expect((await findActor(later(ctx, 15), { signInId }))?.factorsDueAt).toBeNull();
});

test("a sign-in through an organization has no deadline", async () => {
  const admin = await addUser(ctx, { role: "SystemAdmin" });
  const { signInId } = await enterAs(ctx, admin.userName);
  await ctx.db.update(signIns).set({ way: "organization" }).where(eq(signIns.id, signInId));
  await findActor(later(ctx, 6), { signInId });
  expect((await findActor(later(ctx, 7), { signInId }))?.factorsDueAt).toBeNull();
});

test("a proof lasts 15 minutes, and a token or an actor without one has none", async () => {
  const person = await addUser(ctx);
  const { signInId } = await enterAs(ctx, person.userName);
  const actor = (await findActor(ctx, { signInId }))!;
  expect(() => requireRecentProof({ actor, now: later(ctx, 15).now })).not.toThrow();
  expect(() => requireRecentProof({ actor, now: later(ctx, 15.1).now })).toThrow(/Confirm who you are/);
  const { provedAt: _, ...unproved } = actor;
  expect(() => requireRecentProof({ actor: unproved, now: ctx.now })).toThrow(/Confirm who you are/);
  expect(() => requireRecentProof({ actor: { ...actor, signInId: null }, now: ctx.now })).toThrow(/rights|permission/i);
});

test("an account that is deleted and restored keeps its second factors", async () => {
  const { person, codes } = await addPersonWithApp();
  await addPasskey(person.id, "localhost");
  const sysadmin = asSystemAdmin(ctx);
  await deleteUser(sysadmin, person.id);
  expect(await ctx.db.$count(recoveryCodes, eq(recoveryCodes.userId, person.id))).toBe(0);
  const query = { q: "", sort: "deletedAt", descending: true, page: 1, pageSize: 500 } as const;
  const { rows } = await listDeletions(sysadmin, query);
  const deletion = rows.find(({ name }) => name === person.userName)!;
  await restoreDeleted(sysadmin, deletion.id);
  expect(await readFactors(ctx, person.id)).toMatchObject({ passkeys: [{}], recoveryCodes: codes.length });
  expect(await signIn(ctx, { username: person.userName, password: testPassword }, device)).toMatchObject({
    reason: "factorRequired",
  });
});

test("passkeys of another host are counted, and a site at an IP address has none", async () => {
  const person = await addUser(ctx);
  for (const host of ["old.example", "old.example", "new.example"]) await addPasskey(person.id, host);
  expect(await countOrphanedPasskeys(ctx, "https://new.example")).toEqual(
    expect.arrayContaining([{ rpId: "old.example", passkeys: 2 }]),
  );
  expect(relyingPartyOf("https://apsis.example:8443")).toEqual({
    origin: "https://apsis.example:8443",
    rpId: "apsis.example",
  });
  for (const address of ["http://127.0.0.1:3000", "http://[::1]:3000"]) expect(relyingPartyOf(address)).toBeNull();
});

test("no deadline is noted where no rule asks for a factor", async () => {
  const person = await addUser(ctx);
  await enterAs(ctx, person.userName);
  expect(await ctx.db.$count(factorDeadlines, eq(factorDeadlines.userId, person.id))).toBe(0);
});
