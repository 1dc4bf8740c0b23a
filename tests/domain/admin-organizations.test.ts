import { desc, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { accessCodes, attempts, auditEntries, courses, organizations, subscriptions, users } from "~/db/schema";
import { setEnabled } from "~/domain/accounts/set-enabled";
import { findActor, signIn } from "~/domain/accounts/sign-in";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { listChanges } from "~/domain/audit/list-changes";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { createOrganization } from "~/domain/organizations/create-organization";
import { deleteOrganization, countDeletedWithOrganization } from "~/domain/organizations/delete-organization";
import { listOrganizations, organizationColumns } from "~/domain/organizations/list-organizations";
import { findOrganizationByName, readOrganization } from "~/domain/organizations/read-organization";
import { setPaid } from "~/domain/organizations/set-paid";
import { setUserLimit } from "~/domain/organizations/set-user-limit";
import {
  addOrganization,
  addRunningClass,
  addUser,
  attemptOf,
  enterAs,
  testPassword,
  unique,
} from "../support/builders";
import { later, testContext } from "../support/database";
import { firstOf } from "../support/tuples";

const ctx = await testContext();
const sysadmin = (await addUser(ctx, { role: "SystemAdmin" })).ctx;
const device = { userAgent: "test", address: "" };
const lastChange = async (subjectId: string) =>
  firstOf(
    await ctx.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, subjectId))
      .orderBy(desc(auditEntries.id)),
  );

test("looking up an organization ignores case, and is empty if there is none", async () => {
  const name = unique("Ångström Ｉnstitute");
  expect(await findOrganizationByName(sysadmin, name)).toBeNull();
  const id = await createOrganization(sysadmin, name);
  expect(await findOrganizationByName(sysadmin, `  ${name.toUpperCase()} `)).toMatchObject({
    id,
    name,
    isPaid: true,
    userLimit: 50,
    createdDate: ctx.now,
  });
  await expect(createOrganization(sysadmin, name.toLowerCase())).rejects.toMatchObject({
    code: "conflict",
    message: "An organization with this name already exists.",
  });
  expect(await lastChange(id)).toMatchObject({ action: "organization.create", subjectName: name });
});

test("unpaid status affects every member's next request, and so does its end", async () => {
  const organizationId = await addOrganization(ctx);
  const player = await addUser(ctx, { organizationId });
  const { cookieToken } = await enterAs(ctx, player.userName);
  await setPaid(sysadmin, organizationId, false);
  expect(await findActor(ctx, { cookieToken })).toBeNull();
  expect(await signIn(ctx, { username: player.userName, password: testPassword }, device)).toMatchObject({
    canPlay: false,
  });
  await setPaid(sysadmin, organizationId, true);
  expect(await findActor(ctx, { cookieToken })).toMatchObject({ userId: player.id });
  expect((await lastChange(organizationId)).action).toBe("organization.paid");
});

test("an administrator can't lock out their own account", async () => {
  const organizationId = await addOrganization(ctx);
  const insider = await addUser(ctx, { role: "SystemAdmin", organizationId });
  await expect(setPaid(insider.ctx, organizationId, false)).rejects.toMatchObject({
    code: "conflict",
    message: "Your own account belongs to this organization. If it were unpaid, you couldn't sign in anymore.",
  });
  await setPaid(sysadmin, organizationId, false);
});

test("a limit below the number of active users is refused; disabling makes room", async () => {
  const organizationId = await addOrganization(ctx, { userLimit: 10 });
  const people = [];
  for (let i = 0; i < 6; i++) people.push(await addUser(ctx, { organizationId }));
  await expect(setUserLimit(sysadmin, organizationId, 5)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("has 6 active users"),
  });
  await setEnabled(sysadmin, people[0]!.id, false);
  await setUserLimit(sysadmin, organizationId, 5);
  expect((await readOrganization(sysadmin, organizationId)).userLimit).toBe(5);
  expect(await lastChange(organizationId)).toMatchObject({
    action: "organization.userLimit",
    details: { from: 10, to: 5 },
  });
});

test("the limit holds while it is lowered and users register", async () => {
  const organizationId = await addOrganization(ctx, { userLimit: 20 });
  for (let i = 0; i < 4; i++) await addUser(ctx, { organizationId });
  await Promise.allSettled([
    setUserLimit(sysadmin, organizationId, 5),
    ...Array.from({ length: 6 }, () => addUser(ctx, { organizationId })),
  ]);
  const { userLimit } = await readOrganization(sysadmin, organizationId);
  expect(await ctx.db.$count(users, eq(users.organizationId, organizationId))).toBeLessThanOrEqual(userLimit);
});

test("deleting an organization lists what is deleted with it, and deletes that", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const { organizationId } = running;
  for (const student of running.students)
    await recordAttempt(student.ctx, attemptOf(running.lesson, running.sessionId));
  await ctx.db.insert(accessCodes).values({ id: uuid(), code: unique("ORG-CODE"), organizationId, createdAt: ctx.now });
  expect(await countDeletedWithOrganization(sysadmin, organizationId)).toEqual({
    users: 3,
    courses: 1,
    accessCodes: 2,
    scores: 2,
    systemAdmins: 0,
  });
  const { name } = await readOrganization(sysadmin, organizationId);
  await expect(deleteOrganization(sysadmin, organizationId, "something else")).rejects.toMatchObject({
    errors: { name: [`Type “${name}” to confirm.`] },
  });
  expect(await deleteOrganization(sysadmin, organizationId, ` ${name} `)).toBe(name);
  const counts = await Promise.all([
    ctx.db.$count(organizations, eq(organizations.id, organizationId)),
    ctx.db.$count(users, eq(users.organizationId, organizationId)),
    ctx.db.$count(courses, eq(courses.organizationId, organizationId)),
    ctx.db.$count(attempts, eq(attempts.classSessionId, running.sessionId)),
  ]);
  expect(counts).toEqual([0, 0, 0, 0]);
  expect(await lastChange(organizationId)).toMatchObject({
    action: "organization.delete",
    subjectName: name,
    details: { users: 3, courses: 1, accessCodes: 2 },
  });
});

test("an organization with system admins or paying subscribers can't be deleted", async () => {
  const organizationId = await addOrganization(ctx);
  const insider = await addUser(ctx, { role: "SystemAdmin", organizationId });
  await expect(deleteOrganization(insider.ctx, organizationId)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining(insider.userName),
  });
  await ctx.db
    .update(users)
    .set({ roles: ["User"] })
    .where(eq(users.id, insider.id));
  await ctx.db.insert(subscriptions).values({
    id: uuid(),
    userId: insider.id,
    stripeCustomerId: unique("cus"),
    stripeSubscriptionId: unique("sub"),
    status: "past_due",
    updatedAt: ctx.now,
  });
  await expect(deleteOrganization(sysadmin, organizationId)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("paid subscription"),
  });
  expect(await ctx.db.$count(organizations, eq(organizations.id, organizationId))).toBe(1);
});

test("only a system admin manages organizations; others read their own", async () => {
  const organizationId = await addOrganization(ctx);
  for (const role of ["OrganizationAdmin", "Instructor", "User", "Restricted"] as const) {
    const reader = (await addUser(ctx, { role, organizationId })).ctx;
    const attempts: ((reader: SignedInCtx) => Promise<unknown>)[] = [
      (by) => createOrganization(by, unique("Mine")),
      (by) => setPaid(by, organizationId, false),
      (by) => setUserLimit(by, organizationId, 1000),
      (by) => deleteOrganization(by, organizationId),
      (by) => countDeletedWithOrganization(by, organizationId),
      (by) => findOrganizationByName(by, "x"),
    ];
    for (const attempt of attempts) await expect(attempt(reader)).rejects.toMatchObject({ code: "forbidden" });
    expect((await readOrganization(reader, organizationId)).id).toBe(organizationId);
    await expect(readOrganization(reader, await addOrganization(ctx))).rejects.toMatchObject({ code: "notFound" });
  }
});

test("organizations are sorted, searched and paged; an organization admin lists one", async () => {
  const mark = unique("Listed");
  for (const [index, suffix] of ["c", "a", "b"].entries())
    await createOrganization(later(sysadmin, index), `${mark} ${suffix}`, { userLimit: 10 + index * 5 });
  for (const sort of organizationColumns) {
    for (const descending of [false, true]) {
      const { rows, total } = await listOrganizations(sysadmin, { q: mark, sort, descending, page: 1, pageSize: 10 });
      expect([total, rows.length]).toEqual([3, 3]);
      if (sort === "name") expect(rows.map(({ name }) => name.at(-1)).join("")).toBe(descending ? "cba" : "abc");
      if (sort === "createdDate") expect(rows.map(({ name }) => name.at(-1)).join("")).toBe(descending ? "bac" : "cab");
    }
  }
  const organizationId = await addOrganization(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const list = await listOrganizations(admin.ctx, { q: "", sort: "name", descending: false, page: 1, pageSize: 10 });
  expect(list.rows).toEqual([expect.objectContaining({ id: organizationId, activeUsers: 1 })]);
});

test("the audit trail is searched by actor, action and target, newest first, in pages", async () => {
  const actor = await addUser(ctx, { role: "SystemAdmin", userName: unique("auditor") });
  for (let i = 0; i < 5; i++)
    await recordChange(later(actor.ctx, i), {
      action: "sandbox.delete",
      subject: { type: "sandbox", id: uuid(), name: `Kepler ${i}` },
    });
  const list = (filter: { q?: string; page?: number; pageSize?: number }) =>
    listChanges(sysadmin, { q: actor.userName, sort: "at", descending: true, page: 1, pageSize: 3, ...filter });
  expect((await list({})).total).toBe(5);
  expect((await list({})).rows.map(({ subjectName }) => subjectName)).toEqual(["Kepler 4", "Kepler 3", "Kepler 2"]);
  expect((await list({ page: 2 })).rows.map(({ subjectName }) => subjectName)).toEqual(["Kepler 1", "Kepler 0"]);
  expect((await list({ q: `${actor.userName} sandbox.` })).total).toBe(5);
  expect((await list({ q: `kepler ${actor.userName} user.` })).total).toBe(0);
  expect((await list({ page: 1 })).rows[0]).toMatchObject({
    actorName: actor.userName,
    action: "sandbox.delete",
    subjectType: "sandbox",
    signInId: actor.id,
    at: later(ctx, 4).now,
  });
});
