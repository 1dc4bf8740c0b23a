import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accessCodes, auditEntries, organizations, recoveryCodes, users } from "~/db/schema";
import { addAccessCode } from "~/domain/access-codes/add-access-code";
import { assignAccessCode, assignAccessCodeByName } from "~/domain/organizations/assign-access-code";
import { consumeAccessCode } from "~/domain/access-codes/consume-access-code";
import { deleteAccessCode } from "~/domain/access-codes/delete-access-code";
import { accessCodeColumns, listAccessCodes, readAccessCode } from "~/domain/access-codes/list-access-codes";
import { inTransaction } from "~/domain/context";
import { readListQuery } from "~/domain/list-query";
import { addCourse, addOrganization, addUser, asSystemAdmin, unique } from "../support/builders";
import { testContext } from "../support/database";
import { onlyOf } from "../support/tuples";

const ctx = await testContext();
const admin = asSystemAdmin(ctx);

/** Inserts a user as if registered with the code. */
async function register(codeId: string) {
  const { organizationId } = onlyOf(await ctx.db.select().from(accessCodes).where(eq(accessCodes.id, codeId)));
  return inTransaction(ctx, async (inner) => {
    const user = await addUser(inner, { organizationId });
    await consumeAccessCode(inner, codeId, user.id);
    return user;
  });
}

const countOf = async (id: string) => (await readAccessCode(admin, id)).numberOfUsersAssigned;
const organizationOf = async (id: string) =>
  onlyOf(await ctx.db.select({ id: users.organizationId }).from(users).where(eq(users.id, id))).id;

test("a new code has a creation date, no organization and no users", async () => {
  const code = await addAccessCode(admin);
  expect(code).toEqual({
    id: code.id,
    code: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/),
    assignedOrganization: null,
    dateGenerated: ctx.now,
    numberOfUsersAssigned: 0,
  });
});

test("EDIT ORG finds the organization by name in any case, or creates it if the name is empty", async () => {
  const name = unique("Edited Organization");
  const [first, second] = [await addAccessCode(admin), await addAccessCode(admin)];
  const created = await assignAccessCodeByName(admin, first.id, name);
  expect(created).toMatchObject({ isNew: true, organizationName: name });
  expect(await assignAccessCodeByName(admin, second.id, ` ${name.toUpperCase()} `)).toMatchObject({
    isNew: false,
    organizationId: created.organizationId,
    organizationName: name,
  });
  expect((await readAccessCode(admin, second.id)).assignedOrganization).toBe(name);
});

test("an unknown name needs confirmation before it creates an organization", async () => {
  const code = await addAccessCode(admin);
  const name = unique("Asked Organization");
  await expect(assignAccessCodeByName(admin, code.id, name, { createsNew: false })).rejects.toMatchObject({
    code: "conflict",
    message: `There's no organization named “${name}”. Create it?`,
    errors: { newOrganization: [expect.stringContaining(name)] },
  });
  expect((await readAccessCode(admin, code.id)).assignedOrganization).toBeNull();
  await assignAccessCodeByName(admin, code.id, name);
  const existingName = await addAccessCode(admin);
  expect(await assignAccessCodeByName(admin, existingName.id, name.toLowerCase(), { createsNew: false })).toMatchObject(
    {
      isNew: false,
      organizationName: name,
    },
  );
});

test("a code gets an organization only once", async () => {
  const organizationId = await addOrganization(ctx);
  const code = await addAccessCode(admin);
  await assignAccessCode(admin, code.code, organizationId);
  await expect(assignAccessCode(admin, code.code, await addOrganization(ctx))).rejects.toMatchObject({
    code: "conflict",
    message: "This access code already has an organization.",
  });
  await expect(assignAccessCode(admin, "NO-SUCH-CODE", organizationId)).rejects.toMatchObject({ code: "notFound" });
  await expect(assignAccessCode(admin, (await addAccessCode(admin)).code, code.id)).rejects.toMatchObject({
    code: "notFound",
    message: "The organization was not found.",
  });
});

test("of two administrators who assign one code, one succeeds, and one organization is created", async () => {
  const code = await addAccessCode(admin);
  const names = [unique("At Once"), unique("At Once")];
  const outcomes = await Promise.allSettled(names.map((name) => assignAccessCodeByName(admin, code.id, name)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const counts = await Promise.all(names.map((name) => ctx.db.$count(organizations, eq(organizations.name, name))));
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
});

test("numberOfUsersAssigned counts simultaneous, failed and deleted registrations correctly", async () => {
  const code = await addAccessCode(admin);
  const registered = await Promise.all(Array.from({ length: 8 }, () => register(code.id)));
  expect(await countOf(code.id)).toBe(8);
  await expect(
    inTransaction(ctx, async (inner) => {
      await consumeAccessCode(inner, code.id, (await addUser(inner)).id);
      throw new Error("the payment failed");
    }),
  ).rejects.toThrow("the payment failed");
  expect(await countOf(code.id)).toBe(8);
  await ctx.db.delete(users).where(eq(users.id, registered[0]!.id));
  expect(await countOf(code.id)).toBe(7);
});

test("users of a code join its organization when it gets one, unless they have another", async () => {
  const code = await addAccessCode(admin);
  const [early, later] = [await register(code.id), await register(code.id)];
  const otherOrganizationId = await addOrganization(ctx);
  await ctx.db.update(users).set({ organizationId: otherOrganizationId }).where(eq(users.id, later.id));
  const organizationId = await addOrganization(ctx);
  expect(await assignAccessCode(admin, code.code, organizationId)).toMatchObject({ moved: 1 });
  expect([await organizationOf(early.id), await organizationOf(later.id)]).toEqual([
    organizationId,
    otherOrganizationId,
  ]);
  expect(await countOf(code.id)).toBe(2);
});

test("joining an organization ends an administrator's code for lost factors", async () => {
  const code = await addAccessCode(admin);
  const { id: userId } = await register(code.id);
  const row = { userId, kind: "administrator" as const, createdAt: ctx.now, expiresAt: null };
  await ctx.db.insert(recoveryCodes).values({ ...row, codeHash: unique("hash") });
  await assignAccessCode(admin, code.code, await addOrganization(ctx));
  expect(await ctx.db.$count(recoveryCodes, eq(recoveryCodes.userId, userId))).toBe(0);
});

test("if a code's users don't all fit into an organization, nobody joins and the code gets no organization", async () => {
  const code = await addAccessCode(admin);
  const early = [await register(code.id), await register(code.id)];
  const organizationId = await addOrganization(ctx, { userLimit: 5 });
  for (let i = 0; i < 4; i++) await addUser(ctx, { organizationId });
  await expect(assignAccessCode(admin, code.code, organizationId)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("user limit is too low"),
  });
  expect(await Promise.all(early.map(({ id }) => organizationOf(id)))).toEqual([null, null]);
  expect((await readAccessCode(admin, code.id)).assignedOrganization).toBeNull();
});

test("a registration that began before the code got its organization still joins it", async () => {
  const code = await addAccessCode(admin);
  const newcomer = await addUser(ctx);
  const organizationId = await addOrganization(ctx);
  await assignAccessCode(admin, code.code, organizationId);
  await inTransaction(ctx, (inner) => consumeAccessCode(inner, code.id, newcomer.id));
  expect(await organizationOf(newcomer.id)).toBe(organizationId);
});

test("deleting a code leaves its users in their organization", async () => {
  const code = await addAccessCode(admin);
  const organizationId = await addOrganization(ctx);
  await assignAccessCode(admin, code.code, organizationId);
  const user = await register(code.id);
  await deleteAccessCode(admin, code.id);
  await expect(readAccessCode(admin, code.id)).rejects.toMatchObject({ code: "notFound" });
  expect(await organizationOf(user.id)).toBe(organizationId);
  const actions = await ctx.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, code.id))
    .orderBy(auditEntries.id);
  expect(actions.map(({ action }) => action)).toEqual(["accessCode.create", "accessCode.assign", "accessCode.delete"]);
});

test("a course's code isn't listed, assigned or deleted as an access code", async () => {
  const course = await addCourse(ctx);
  const { id } = onlyOf(await ctx.db.select().from(accessCodes).where(eq(accessCodes.code, course.code)));
  const { total } = await listAccessCodes(
    admin,
    readListQuery(new URLSearchParams({ q: course.code }), accessCodeColumns, { sort: "-dateGenerated", pageSize: 50 }),
  );
  expect(total).toBe(0);
  await expect(deleteAccessCode(admin, id)).rejects.toMatchObject({ code: "notFound" });
  await expect(assignAccessCode(admin, course.code, await addOrganization(ctx))).rejects.toMatchObject({
    code: "notFound",
  });
});

test("only a SystemAdmin sees and manages access codes", async () => {
  const { ctx: orgAdmin } = await addUser(ctx, {
    role: "OrganizationAdmin",
    organizationId: await addOrganization(ctx),
  });
  await expect(addAccessCode(orgAdmin)).rejects.toMatchObject({ code: "forbidden" });
  await expect(
    listAccessCodes(orgAdmin, readListQuery(new URLSearchParams(), accessCodeColumns, { sort: "code", pageSize: 50 })),
  ).rejects.toMatchObject({ code: "forbidden" });
});
