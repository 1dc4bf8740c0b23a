import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { users } from "~/db/schema";
import { can, reachOf, type Action } from "~/domain/access";
import { readUser } from "~/domain/accounts/read-user";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { listSessionScores, type ScoreColumn, type ScoreFilter } from "~/domain/attempts/list-session-scores";
import { createCourse } from "~/domain/courses/create-course";
import { listCourses } from "~/domain/courses/list-courses";
import { readCourse } from "~/domain/courses/read-course";
import { startClass } from "~/domain/courses/run-class";
import { selectCourse, listSelectableCourses, findSelectedCourse } from "~/domain/courses/select-course";
import { landingPageOf } from "~/domain/areas";
import { mainRoleOf, roleNames, type Role } from "~/domain/roles";
import type { ListQuery } from "~/domain/list-query";
import type { SignedInCtx } from "~/domain/context";
import { addCourse, addRunningClass, addUser, asSystemAdmin, attemptOf } from "../support/builders";
import { testContext } from "../support/database";

const ctx = await testContext();

test.each<[Action, Partial<Record<Role, string>>]>([
  ["admin:open", { SystemAdmin: "any", OrganizationAdmin: "any" }],
  ["instructor:open", { SystemAdmin: "any", OrganizationAdmin: "any", Instructor: "any" }],
  ["course:list", { SystemAdmin: "any", OrganizationAdmin: "organization", Instructor: "assist" }],
  ["course:create", { SystemAdmin: "any", OrganizationAdmin: "organization" }],
  ["gradebook:read", { SystemAdmin: "any", OrganizationAdmin: "organization", Instructor: "assist" }],
  ["organization:create", { SystemAdmin: "any" }],
])("each role has its reach for %s", (action, reaches) => {
  for (const role of roleNames) expect([role, reachOf(role, action)]).toEqual([role, reaches[role] ?? null]);
});

test("users without an organization share none", () => {
  const actor = {
    userId: "1",
    username: "",
    role: "OrganizationAdmin" as const,
    roles: [],
    organizationId: null,
    signInId: "",
  };
  expect(can(actor, "course:list", { organizationId: null })).toBe(false);
});

test("only the first role counts, and an unknown one allows nothing", () => {
  expect(mainRoleOf(["User", "SystemAdmin"])).toBe("User");
  expect(mainRoleOf([])).toBe("Restricted");
  expect(mainRoleOf(["Emperor"])).toBe("Restricted");
});

test.each([
  ["SystemAdmin", "/admin/users"],
  ["OrganizationAdmin", "/admin/users"],
  ["Instructor", "/instructor"],
  ["User", "/play"],
  ["Restricted", "/play"],
] as const)("%s is sent to %s", (role, page) => {
  expect(landingPageOf(role)).toBe(page);
});

test("instructors see their own courses, administrators their organization's, system admins all", async () => {
  const ownCourse = await addCourse(ctx);
  const colleagues = await addCourse(ctx, ownCourse.organizationId);
  const foreign = await addCourse(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: ownCourse.organizationId });
  const ids = async (reader: SignedInCtx, filter = {}) =>
    (await listCourses(reader, filter)).map(({ id }) => id).sort();
  expect(await ids(ownCourse.owner.ctx)).toEqual([ownCourse.id]);
  expect(await ids(admin.ctx)).toEqual([ownCourse.id, colleagues.id].sort());
  expect(await ids(asSystemAdmin(ctx))).toEqual(expect.arrayContaining([ownCourse.id, colleagues.id, foreign.id]));
  expect(await ids(ownCourse.owner.ctx, { ownerId: colleagues.owner.id })).toEqual([]);
  expect(await ids(admin.ctx, { organizationId: foreign.organizationId })).toEqual([]);
  await expect(listCourses((await addUser(ctx)).ctx)).rejects.toMatchObject({ code: "forbidden" });
});

test("a member reads the course without its code and its other members", async () => {
  const { id, code, owner, students } = await addRunningClass(ctx, { students: 2 });
  expect(await readCourse(owner.ctx, id)).toMatchObject({
    accessCode: code,
    memberCount: 2,
    memberIds: students.map((student) => student.id),
  });
  expect(await readCourse(students[0].ctx, id)).toMatchObject({ accessCode: null, memberIds: [students[0].id] });
});

test("another organization's course is not found, whatever the role", async () => {
  const { id } = await addCourse(ctx);
  const elsewhere = await addCourse(ctx);
  for (const role of ["User", "Restricted", "Instructor", "OrganizationAdmin"] as const) {
    const reader = await addUser(ctx, { role, organizationId: elsewhere.organizationId });
    await expect(readCourse(reader.ctx, id)).rejects.toMatchObject({ code: "notFound" });
  }
});

test("an instructor reads only students of their own courses", async () => {
  const [ownClass, foreignClass] = [await addRunningClass(ctx), await addRunningClass(ctx)];
  expect(await readUser(ownClass.owner.ctx, ownClass.students[0].id)).toMatchObject({
    username: ownClass.students[0].userName,
    lastJoinedCourseName: expect.any(String),
  });
  await expect(readUser(ownClass.owner.ctx, foreignClass.students[0].id)).rejects.toMatchObject({ code: "notFound" });
  await expect(readUser(ownClass.students[0].ctx, ownClass.owner.id)).rejects.toMatchObject({ code: "notFound" });
});

const everything: ScoreFilter = { classSessionId: null, organizationId: null, includeFailedScores: true };
const firstPage: ListQuery<ScoreColumn> = { q: "", sort: "username", descending: false, page: 1, pageSize: 1_000 };
const scorers = async (reader: SignedInCtx, filter: Partial<ScoreFilter> = {}) =>
  new Set((await listSessionScores(reader, { ...everything, ...filter }, firstPage)).rows.map(({ userId }) => userId));

test("students see their own scores, instructors their courses', administrators their organization's", async () => {
  const ownClass = await addRunningClass(ctx, { students: 2 });
  const colleague = await addRunningClass(ctx, { organizationId: ownClass.organizationId });
  const foreignClass = await addRunningClass(ctx);
  for (const running of [ownClass, colleague, foreignClass])
    for (const student of running.students)
      await recordAttempt(student.ctx, attemptOf(running.lesson, running.sessionId));
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: ownClass.organizationId });
  const ids = ownClass.students.map(({ id }) => id);
  expect(await scorers(ownClass.students[0].ctx)).toEqual(new Set([ids[0]]));
  expect(await scorers(ownClass.students[0].ctx, { userId: ids[1] })).toEqual(new Set());
  expect(await scorers(ownClass.owner.ctx)).toEqual(new Set(ids));
  await expect(scorers(ownClass.owner.ctx, { classSessionId: foreignClass.sessionId })).rejects.toThrow(
    "The class was not found.",
  );
  expect(await scorers(admin.ctx)).toEqual(new Set([...ids, colleague.students[0].id]));
  await expect(scorers(admin.ctx, { organizationId: foreignClass.organizationId })).rejects.toThrow(
    "The organization was not found.",
  );
  expect(await scorers(asSystemAdmin(ctx), { classSessionId: foreignClass.sessionId })).toEqual(
    new Set([foreignClass.students[0].id]),
  );
});

test("failed scores are shown on demand only, and pages don't overlap", async () => {
  const {
    sessionId,
    scenarios,
    students: [student],
    owner,
  } = await addRunningClass(ctx);
  for (const [index, { scenarioId }] of scenarios.slice(0, 6).entries())
    await recordAttempt(student.ctx, attemptOf(scenarioId, sessionId, { passed: index % 2 === 0 }));
  const read = (filter: Partial<ScoreFilter>, query: Partial<typeof firstPage> = {}) =>
    listSessionScores(owner.ctx, { ...everything, classSessionId: sessionId, ...filter }, { ...firstPage, ...query });
  expect((await read({ includeFailedScores: false })).total).toBe(3);
  const pages = [
    await read({}, { pageSize: 4 }),
    await read({}, { pageSize: 4, page: 2 }),
    await read({}, { pageSize: 4, page: 3 }),
  ];
  expect(pages.map(({ total, rows }) => [total, rows.length])).toEqual([
    [6, 4],
    [6, 2],
    [6, 0],
  ]);
  expect(new Set(pages.flatMap(({ rows }) => rows.map(({ attemptId }) => attemptId))).size).toBe(6);
});

test("only courses with an active or a last class can be selected, and the selection is stored", async () => {
  const first = await addRunningClass(ctx);
  const reader = first.owner.ctx;
  const empty = await createCourse(asSystemAdmin(ctx), { name: "Never held", ownerId: first.owner.id });
  const second = await createCourse(asSystemAdmin(ctx), { name: "Zulu", ownerId: first.owner.id });
  await startClass(reader, second);
  const selectable = await listSelectableCourses(reader);
  expect(selectable.map(({ id }) => id)).toEqual([first.id, second]);
  expect((await findSelectedCourse(reader, selectable))?.id).toBe(first.id);
  await selectCourse(reader, second);
  expect((await findSelectedCourse(reader, selectable))?.id).toBe(second);
  await selectCourse(reader, empty);
  expect((await findSelectedCourse(reader, selectable))?.id).toBe(first.id);
  await expect(selectCourse(reader, (await addCourse(ctx)).id)).rejects.toMatchObject({ code: "notFound" });
});

test("staff without an organization see no organization's scores", async () => {
  const running = await addRunningClass(ctx);
  await recordAttempt(running.students[0].ctx, attemptOf(running.lesson, running.sessionId));
  const free = await addUser(ctx);
  await recordAttempt(free.ctx, attemptOf(running.lesson, null));
  const adminWithoutOrganization = await addUser(ctx, { role: "OrganizationAdmin" });
  await ctx.db.update(users).set({ organizationId: null }).where(eq(users.id, adminWithoutOrganization.id));
  expect(await scorers(adminWithoutOrganization.ctx)).toEqual(new Set());
});
