// API tokens: whose rights they have, and when they end.
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { apiTokens, auditEntries, factorDeadlines, identities, organizations, users } from "~/db/schema";
import { isFactorOverdue } from "~/domain/access";
import { createOwnToken, createServiceAccount } from "~/domain/api-tokens/create-token";
import { findTokenActor } from "~/domain/api-tokens/find-token-actor";
import { forgetExpiredTokens, listOwnTokens, listServiceAccounts } from "~/domain/api-tokens/list-tokens";
import { deleteServiceAccount, revokeOwnToken, revokeTokenOf } from "~/domain/api-tokens/revoke-token";
import { maxTokensOfPerson, type TokenScope } from "~/domain/api-tokens/token-rules";
import { tokenTextOf, type TokenKind } from "~/domain/api-tokens/token-text";
import { deleteUser } from "~/domain/accounts/delete-user";
import type { Role } from "~/domain/roles";
import { addOrganization, addUser, asSystemAdmin, unique, type Person } from "../support/builders";
import { later, testContext } from "../support/database";

const ctx = await testContext();
const newToken = (kind: TokenKind = "person") => tokenTextOf(kind, randomBytes(32));
const fields = (scopes: TokenScope[] = ["leaderboard:read"], days = 30) => ({ name: unique("Token"), days, scopes });
const idOf = async (person: Person) => (await listOwnTokens(person.ctx))[0]!.id;

async function addToken(role: Role = "Instructor") {
  const organizationId = await addOrganization(ctx);
  const person = await addUser(ctx, { role, organizationId });
  const token = newToken();
  await createOwnToken(person.ctx, fields(), token);
  return { person, token, organizationId };
}

async function addService() {
  const organizationId = await addOrganization(ctx);
  const owner = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const token = newToken("service");
  await createServiceAccount(owner.ctx, organizationId, fields(["gradebook:read"]), token);
  return { owner, token, organizationId };
}

test("a token acts as its owner, with its scopes, and without a sign-in", async () => {
  const { person, token } = await addToken();
  expect(await findTokenActor(ctx, token)).toMatchObject({
    userId: person.id,
    role: "Instructor",
    signInId: null,
    token: { scopes: ["leaderboard:read"] },
  });
});

test("only a hash is stored, and the same form makes one token", async () => {
  const { person, token } = await addToken();
  const [row] = await ctx.db.select().from(apiTokens).where(eq(apiTokens.userId, person.id));
  expect(JSON.stringify(row)).not.toContain(token.slice(10));
  await createOwnToken(person.ctx, fields(), token);
  expect(await listOwnTokens(person.ctx)).toHaveLength(1);
});

test("a token ends when it expires or is revoked", async () => {
  const { person, token } = await addToken();
  expect(await findTokenActor(later(ctx, 30 * 24 * 60), token)).toBeNull();
  await revokeOwnToken(person.ctx, await idOf(person));
  expect(await findTokenActor(ctx, token)).toBeNull();
});

test("a token ends with its owner's account: disabled, moved, to set a new password, or deleted", async () => {
  const { person, token } = await addToken();
  const setOwner = (values: Partial<typeof users.$inferInsert>) =>
    ctx.db.update(users).set(values).where(eq(users.id, person.id));
  await setOwner({ enabled: false });
  expect(await findTokenActor(ctx, token)).toBeNull();
  await setOwner({ enabled: true, resetPasswordPending: true });
  expect(await findTokenActor(ctx, token)).toBeNull();
  await setOwner({ resetPasswordPending: false, organizationId: await addOrganization(ctx) });
  expect(await findTokenActor(ctx, token)).toBeNull();
  await deleteUser(asSystemAdmin(ctx), person.id);
  expect(await findTokenActor(ctx, token)).toBeNull();
  expect(await ctx.db.$count(apiTokens, eq(apiTokens.userId, person.id))).toBe(0);
});

test("a person's token waits while a required factor is overdue, unless the organization signs the person in", async () => {
  const { person, token, organizationId } = await addToken();
  const isOverdue = async () => isFactorOverdue((await findTokenActor(ctx, token))!, ctx.now);
  const setRule = (factorsRequired: "nobody" | "staff") =>
    ctx.db.update(organizations).set({ factorsRequired }).where(eq(organizations.id, organizationId));
  await setRule("staff");
  await ctx.db.insert(factorDeadlines).values({ userId: person.id, dueAt: later(ctx, 1).now });
  expect(await isOverdue()).toBe(false);
  await ctx.db.update(factorDeadlines).set({ dueAt: ctx.now }).where(eq(factorDeadlines.userId, person.id));
  expect(await isOverdue()).toBe(true);
  await setRule("nobody");
  expect(await isOverdue()).toBe(false);
  await setRule("staff");
  const identity = { issuer: "https://id.example", subject: person.id, linkedBy: "password" as const };
  await ctx.db.insert(identities).values({ ...identity, userId: person.id, linkedAt: ctx.now });
  expect(await isOverdue()).toBe(false);
});

test("a role that was taken back is taken from the token, too", async () => {
  const { person, token } = await addToken();
  await ctx.db
    .update(users)
    .set({ roles: ["User"] })
    .where(eq(users.id, person.id));
  expect(await findTokenActor(ctx, token)).toMatchObject({ role: "User" });
});

test("nobody gets a scope beyond their own rights, or none", async () => {
  const student = await addUser(ctx, { role: "User" });
  await expect(createOwnToken(student.ctx, fields(["gradebook:read"]), newToken())).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(createOwnToken(student.ctx, fields([]), newToken())).rejects.toMatchObject({ code: "invalid" });
});

test("a token creates no token", async () => {
  const { token } = await addToken("OrganizationAdmin");
  const actor = (await findTokenActor(ctx, token))!;
  await expect(createOwnToken({ ...ctx, actor }, fields(), newToken())).rejects.toMatchObject({ code: "forbidden" });
});

test("two at once don't exceed the limit of a person", async () => {
  const { person } = await addToken();
  const added = await Promise.allSettled(
    Array.from({ length: maxTokensOfPerson + 3 }, () => createOwnToken(person.ctx, fields(), newToken())),
  );
  expect(added.filter(({ status }) => status === "rejected")).toHaveLength(4);
  expect(await listOwnTokens(person.ctx)).toHaveLength(maxTokensOfPerson);
});

test("a service account acts under its own name for its organization, and nobody else's", async () => {
  const { token, organizationId } = await addService();
  const actor = await findTokenActor(ctx, token);
  expect(actor).toMatchObject({ organizationId, role: "OrganizationAdmin", token: { scopes: ["gradebook:read"] } });
  expect(actor?.username).toMatch(/^Token/);
});

test("a service account of a system administrator has no more rights than an organization's", async () => {
  const organizationId = await addOrganization(ctx);
  const admin = await addUser(ctx, { role: "SystemAdmin" });
  const token = newToken("service");
  await createServiceAccount(admin.ctx, organizationId, fields(["gradebook:read"]), token);
  expect(await findTokenActor(ctx, token)).toMatchObject({ role: "OrganizationAdmin", organizationId });
});

test("a service account ends when its creator loses the role, or its organization hasn't paid", async () => {
  const { owner, token, organizationId } = await addService();
  await ctx.db.update(organizations).set({ isPaid: false }).where(eq(organizations.id, organizationId));
  expect(await findTokenActor(ctx, token)).toBeNull();
  await ctx.db.update(organizations).set({ isPaid: true }).where(eq(organizations.id, organizationId));
  await ctx.db
    .update(users)
    .set({ roles: ["Instructor"] })
    .where(eq(users.id, owner.id));
  expect(await findTokenActor(ctx, token)).toBeNull();
});

test("administrators see, create and delete service accounts of their own organization only", async () => {
  const { owner, organizationId } = await addService();
  const foreign = await addService();
  expect(await listServiceAccounts(owner.ctx)).toHaveLength(1);
  const [foreignAccount] = await listServiceAccounts(foreign.owner.ctx);
  await expect(deleteServiceAccount(owner.ctx, foreignAccount!.id)).rejects.toMatchObject({ code: "notFound" });
  await expect(
    createServiceAccount(owner.ctx, foreign.organizationId, fields(["gradebook:read"]), newToken("service")),
  ).rejects.toMatchObject({ code: "notFound" });
  const colleague = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const [account] = await listServiceAccounts(colleague.ctx);
  await deleteServiceAccount(colleague.ctx, account!.id);
  expect(await listServiceAccounts(owner.ctx)).toEqual([]);
});

test("administrators revoke tokens of people whom they administer", async () => {
  const { person, token, organizationId } = await addToken();
  const id = await idOf(person);
  const foreign = await addUser(ctx, { role: "OrganizationAdmin", organizationId: await addOrganization(ctx) });
  await expect(revokeTokenOf(foreign.ctx, person.id, id)).rejects.toMatchObject({ code: "notFound" });
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  await revokeTokenOf(admin.ctx, person.id, id);
  expect(await findTokenActor(ctx, token)).toBeNull();
});

test("the audit trail says who created and revoked a token, and never the token", async () => {
  const { person, token } = await addToken();
  await revokeOwnToken(person.ctx, await idOf(person));
  const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.actorId, person.id));
  expect(entries.map(({ action }) => action)).toEqual(["token.create", "token.revoke"]);
  expect(JSON.stringify(entries)).not.toContain(token.slice(10));
});

test("last use is recorded at most every five minutes", async () => {
  const { person, token } = await addToken();
  const lastUsed = async () => (await listOwnTokens(person.ctx))[0]!.lastUsedAt;
  await findTokenActor(ctx, token);
  expect(await lastUsed()).toEqual(ctx.now);
  await findTokenActor(later(ctx, 4), token);
  expect(await lastUsed()).toEqual(ctx.now);
  await findTokenActor(later(ctx, 6), token);
  expect(await lastUsed()).toEqual(later(ctx, 6).now);
});

test("expired tokens stay listed for a month", async () => {
  const { person } = await addToken();
  await forgetExpiredTokens(later(ctx, 59 * 24 * 60));
  expect(await listOwnTokens(person.ctx)).toHaveLength(1);
  await forgetExpiredTokens(later(ctx, 61 * 24 * 60));
  expect(await listOwnTokens(person.ctx)).toEqual([]);
});
