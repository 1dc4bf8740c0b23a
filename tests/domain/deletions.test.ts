import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { accessCodes, auditEntries, deletedRows, deletions, organizations, sandboxes, users } from "~/db/schema";
import { deleteUser } from "~/domain/accounts/delete-user";
import { setEnabled } from "~/domain/accounts/set-enabled";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import type { Ctx, SignedInCtx } from "~/domain/context";
import { deleteCourse } from "~/domain/courses/delete-course";
import { forgetOldDeletions } from "~/domain/deletions/forget-old-deletions";
import { eraseDeletion } from "~/domain/erasure/erase-deletion";
import { listDeletions } from "~/domain/deletions/list-deletions";
import { restoreDeleted } from "~/domain/restoration/restore-deleted";
import { addNote } from "~/domain/gradebook/student-notes";
import { clearLeaderboards } from "~/domain/leaderboards/clear-leaderboards";
import { createOrganization } from "~/domain/organizations/create-organization";
import { deleteOrganization } from "~/domain/organizations/delete-organization";
import { addRunningClass, addUser, asSystemAdmin, attemptOf, enterAs, openSchool, unique } from "../support/builders";
import { testContext } from "../support/database";
import { storedRows } from "../support/stored-rows";
import { firstOf } from "../support/tuples";

const ctx = await testContext();
const sysadmin = asSystemAdmin(ctx);
const days = (count: number): Date => new Date(ctx.now.getTime() + count * 86_400_000);

const listSubjects = async (reader: SignedInCtx) =>
  (await listDeletions(reader, { q: "", sort: "deletedAt", descending: true, page: 1, pageSize: 500 })).rows;
const deletionOf = async (name: string) =>
  firstOf((await listSubjects(sysadmin)).filter((row) => row.name === name)).id;

/** All rows of an organization, except sign-ins and the audit trail, which deletions don't restore. */
async function everythingOf({ db }: Ctx, organizationId: string) {
  const people = sql`(select id from users where organization_id = ${organizationId})`;
  const courses = sql`(select id from courses where organization_id = ${organizationId})`;
  const classes = sql`(select id from class_sessions where course_id in ${courses})`;
  const parts = {
    organizations: sql`id = ${organizationId}`,
    users: sql`id in ${people}`,
    user_search: sql`user_id in ${people}`,
    courses: sql`id in ${courses}`,
    class_sessions: sql`id in ${classes}`,
    access_codes: sql`organization_id = ${organizationId} or course_id in ${courses}`,
    course_members: sql`course_id in ${courses}`,
    class_session_students: sql`class_session_id in ${classes}`,
    attempts: sql`class_session_id in ${classes}`,
    best_attempts: sql`class_session_id in ${classes}`,
    best_quiz_attempts: sql`class_session_id in ${classes}`,
    leaderboard_scores: sql`user_id in ${people}`,
    student_notes: sql`course_id in ${courses}`,
    sandboxes: sql`owner_id in ${people}`,
  };
  const rows: Record<string, unknown[]> = {};
  for (const [table, condition] of Object.entries(parts))
    rows[table] = await storedRows(
      db,
      sql`select to_jsonb(t) - array['enabled_changes', 'changed_in'] as row from ${sql.raw(table)} t where ${condition}
        order by (to_jsonb(t) - array['enabled_changes', 'changed_in'])::text`,
    );
  return rows;
}

/** A running class with attempts, notes, a sandbox and a standing. */
async function school() {
  const running = await addRunningClass<2>(ctx, { students: 2 });
  const [one, two] = running.students;
  for (const [student, totalScore] of [
    [one, 40],
    [one, 60],
    [two, 50],
  ] as const)
    await recordAttempt(student.ctx, attemptOf(running.lesson, running.sessionId, { totalScore }));
  await addNote(running.owner.ctx, running.sessionId, one.id, "Asks good questions.");
  const at = ctx.now;
  await ctx.db.insert(sandboxes).values({
    ...{ id: crypto.randomUUID(), ownerId: one.id, title: "Phasing", content: {} },
    ...{ timeCreated: at, lastModified: at, lastAccessed: at },
  });
  return running;
}

test("a restored course has its classes, attempts, bests, standings, notes and selection", async () => {
  const { id, name, organizationId } = await withName(await school());
  const before = await everythingOf(ctx, organizationId);
  await deleteCourse(sysadmin, id);
  const after = await everythingOf(ctx, organizationId);
  expect([after.courses, after.attempts, after.best_attempts]).toEqual([[], [], []]);
  await restoreDeleted(sysadmin, await deletionOf(name));
  expect(await everythingOf(ctx, organizationId)).toEqual(before);
  expect((await listSubjects(sysadmin)).map((row) => row.name)).not.toContain(name);
});

test("a restored user has scores, memberships, sandboxes and password", async () => {
  const { students, organizationId } = await school();
  const [student] = students;
  const before = await everythingOf(ctx, organizationId);
  await deleteUser(sysadmin, student.id);
  await expect(enterAs(ctx, student.userName)).rejects.toMatchObject({ code: "unauthenticated" });
  await restoreDeleted(sysadmin, await deletionOf(student.userName));
  expect(await everythingOf(ctx, organizationId)).toEqual(before);
  await enterAs(ctx, student.userName);
});

test("a restored organization has all its people, courses, codes and scores", async () => {
  const { organizationId, students } = await school();
  const before = await everythingOf(ctx, organizationId);
  const name = await deleteOrganization(sysadmin, organizationId);
  expect(Object.values(await everythingOf(ctx, organizationId)).flat()).toEqual([]);
  await restoreDeleted(sysadmin, await deletionOf(name));
  expect(await everythingOf(ctx, organizationId)).toEqual(before);
  await enterAs(ctx, students[0].userName);
});

test("a restored user counts for the access code again", async () => {
  const { organizationId } = await school();
  const codeId = crypto.randomUUID();
  await ctx.db
    .insert(accessCodes)
    .values({ id: codeId, code: unique("C").slice(0, 12), organizationId, createdAt: ctx.now, usersAssigned: 1 });
  const { id, userName } = await addUser(ctx, { organizationId });
  await ctx.db.update(users).set({ accessCodeId: codeId }).where(eq(users.id, id));
  const count = async () =>
    firstOf(
      await ctx.db.select({ users: accessCodes.usersAssigned }).from(accessCodes).where(eq(accessCodes.id, codeId)),
    ).users;
  await deleteUser(sysadmin, id);
  expect(await count()).toBe(0);
  await restoreDeleted(sysadmin, await deletionOf(userName));
  expect(await count()).toBe(1);
});

test("restoring doesn't rank scores of a leaderboard cleared meanwhile", async () => {
  const { students, id, name } = await withName(await school());
  await deleteCourse(sysadmin, id);
  await clearLeaderboards(sysadmin);
  const ranked = () =>
    ctx.db.$count(
      sql`leaderboard_scores l join leaderboard_epoch e on e.epoch = l.epoch where l.user_id = ${students[0].id}`,
    );
  expect(await ranked()).toBe(0);
  await restoreDeleted(sysadmin, await deletionOf(name));
  expect(await ranked()).toBe(0);
});

test("conflicts and missing parts are named, and nothing is restored", async () => {
  const { students, owner, organizationId, id, name } = await withName(await school());
  const [student, other] = students;
  await deleteUser(sysadmin, student.id);
  await ctx.db
    .update(users)
    .set({ emailKey: `${student.userName.toLowerCase()}@example.org` })
    .where(eq(users.id, other.id));
  await expect(restoreDeleted(sysadmin, await deletionOf(student.userName))).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining(student.userName),
  });
  await deleteCourse(sysadmin, id);
  await deleteUser(sysadmin, owner.id);
  await expect(restoreDeleted(sysadmin, await deletionOf(name))).rejects.toMatchObject({
    code: "conflict",
    message: "The instructor of this course was deleted too. Restore the instructor first.",
  });
  const organization = await deleteOrganization(sysadmin, organizationId);
  await expect(restoreDeleted(sysadmin, await deletionOf(name))).rejects.toMatchObject({
    message: `${organization} was deleted too. Restore it first.`,
  });
  await createOrganization(sysadmin, organization, { curriculumId: openSchool.id });
  await expect(restoreDeleted(sysadmin, await deletionOf(organization))).rejects.toMatchObject({
    message: `Another organization is now named ${organization}. Rename or delete it first.`,
  });
});

test("attempts of a student deleted meanwhile stay deleted, the others are restored", async () => {
  const { students, id, name, sessionId } = await withName(await school());
  await deleteCourse(sysadmin, id);
  await deleteUser(sysadmin, students[0].id);
  await restoreDeleted(sysadmin, await deletionOf(name));
  const players = await storedRows<{ id: string }>(
    ctx.db,
    sql`select distinct user_id as id from attempts where class_session_id = ${sessionId}`,
  );
  expect(players).toEqual([{ id: students[1].id }]);
});

test("two simultaneous restores restore once, and within the user limit", async () => {
  const { students, organizationId } = await school();
  await deleteUser(sysadmin, students[0].id);
  const deletion = await deletionOf(students[0].userName);
  for (let place = await ctx.db.$count(users, eq(users.organizationId, organizationId)); place < 5; place++)
    await addUser(ctx, { organizationId });
  await ctx.db.update(organizations).set({ userLimit: 5 }).where(eq(organizations.id, organizationId));
  await expect(restoreDeleted(sysadmin, deletion)).rejects.toMatchObject({ code: "conflict" });
  await ctx.db.update(organizations).set({ userLimit: 500 }).where(eq(organizations.id, organizationId));
  const outcomes = await Promise.allSettled([restoreDeleted(sysadmin, deletion), restoreDeleted(sysadmin, deletion)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("an organization administrator restores the organization's people and courses, not superiors", async () => {
  const { students, organizationId, id, name } = await withName(await school());
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const foreign = await addUser(ctx, { role: "OrganizationAdmin", organizationId: (await school()).organizationId });
  const boss = await addUser(ctx, { role: "SystemAdmin", organizationId });
  await addUser(ctx, { role: "SystemAdmin" });
  await deleteUser(admin.ctx, students[0].id);
  await deleteCourse(admin.ctx, id);
  await deleteUser(sysadmin, boss.id);
  expect((await listSubjects(admin.ctx)).map((row) => row.name).sort()).toEqual(
    [students[0].userName, name, boss.userName].sort(),
  );
  expect(await listSubjects(foreign.ctx)).toEqual([]);
  await expect(restoreDeleted(foreign.ctx, await deletionOf(name))).rejects.toMatchObject({ code: "notFound" });
  await expect(eraseDeletion(foreign.ctx, await deletionOf(name))).rejects.toMatchObject({ code: "notFound" });
  await expect(restoreDeleted(admin.ctx, await deletionOf(boss.userName))).rejects.toMatchObject({ code: "forbidden" });
  await restoreDeleted(admin.ctx, await deletionOf(name));
  await expect(listDeletions(students[1].ctx, { q: "", sort: "name", descending: false, page: 1, pageSize: 5 }))
    .rejects // prettier
    .toMatchObject({ code: "forbidden" });
});

test("after 30 days, or an early erasure, nothing is left", async () => {
  const { students } = await school();
  const [one, two] = students;
  await deleteUser(sysadmin, one.id);
  await deleteUser(sysadmin, two.id);
  await eraseDeletion(sysadmin, await deletionOf(one.userName));
  const deletion = await deletionOf(two.userName);
  await forgetOldDeletions({ db: ctx.db, now: days(29.9) });
  expect(await ctx.db.$count(deletions, eq(deletions.id, deletion))).toBe(1);
  const late = { ...sysadmin, now: days(30.1) };
  await expect(restoreDeleted(late, deletion)).rejects.toMatchObject({ code: "notFound" });
  await forgetOldDeletions(late);
  expect([await ctx.db.$count(deletions), await ctx.db.$count(deletedRows)]).toEqual([0, 0]);
});

test("an early erasure takes a user's name out of the audit trail, but not of who has it since", async () => {
  const { students } = await school();
  const [one, two] = students;
  for (const { id } of [one, two]) {
    await setEnabled(sysadmin, id, false);
    await deleteUser(sysadmin, id);
  }
  const follower = await addUser(ctx);
  const name = { username: two.userName, usernameKey: two.userName.toLowerCase() };
  await ctx.db.update(users).set(name).where(eq(users.id, follower.id));
  await setEnabled(sysadmin, follower.id, false);
  for (const { userName } of [one, two]) await eraseDeletion(sysadmin, await deletionOf(userName));
  const namesOf = async (id: string) => {
    const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    return entries.map(({ subjectName }) => subjectName);
  };
  for (const { id } of [one, two]) expect(new Set(await namesOf(id))).toEqual(new Set(["(erased)"]));
  expect(await ctx.db.$count(auditEntries, eq(auditEntries.subjectName, one.userName))).toBe(0);
  expect(await namesOf(follower.id)).toEqual([two.userName]);
});

test("deleting a course with attempts needs its name on the page, but not over the API", async () => {
  const { id, name } = await withName(await school());
  await expect(deleteCourse(sysadmin, id, "another")).rejects.toMatchObject({
    errors: { name: [`Type “${name}” to confirm.`] },
  });
  await deleteCourse(sysadmin, id, ` ${name} `);
  const empty = await withName(await addRunningClass(ctx));
  await deleteCourse(sysadmin, empty.id, "");
  await deleteCourse(sysadmin, (await school()).id);
});

async function withName<Course extends { id: string }>(course: Course) {
  const rows = await storedRows<{ name: string }>(ctx.db, sql`select name from courses where id = ${course.id}`);
  return { ...course, name: firstOf(rows).name };
}
