import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { accessCodes, attempts, auditEntries, courses, users } from "~/db/schema";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { changeOwner } from "~/domain/courses/change-owner";
import { listCourseCandidates, staffOf } from "~/domain/courses/course-candidates";
import { createCourse, NewCourse } from "~/domain/courses/create-course";
import { countCourseContents, deleteCourse } from "~/domain/courses/delete-course";
import { endClass } from "~/domain/courses/run-class";
import { scheduleClass } from "~/domain/courses/schedule-class";
import { selectCourses } from "~/domain/courses/list-courses";
import { courseColumns, searchCourses } from "~/domain/courses/search-courses";
import { clearLeaderboards, readLeaderboardsClearedAt } from "~/domain/leaderboards/clear-leaderboards";
import { readLeaderboard } from "~/domain/leaderboards/read-leaderboard";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { readListQuery } from "~/domain/list-query";
import type { SignedInCtx } from "~/domain/context";
import {
  addCourse,
  addOrganization,
  addRunningClass,
  addUser,
  asSystemAdmin,
  attemptOf,
  unique,
} from "../support/builders";
import { later, testContext } from "../support/database";
import { problemsOf } from "../support/schema-problems";
import { firstOf } from "../support/tuples";

const ctx = await testContext();
const admin = asSystemAdmin(ctx);
const search = async (reader: SignedInCtx, text: string) => {
  const { rows } = await searchCourses(
    reader,
    selectCourses,
    readListQuery(new URLSearchParams(text), courseColumns, { sort: "name", pageSize: 50 }),
  );
  return rows.map(({ id }) => id);
};

test("a course name has 32 characters or less", () => {
  const problemsOfName = (name: string) => problemsOf(NewCourse, { name, ownerId: uuid() });
  expect(problemsOfName("x".repeat(32))).toBeUndefined();
  expect(problemsOfName("🛰".repeat(32))).toBeUndefined();
  expect(problemsOfName("x".repeat(33))).toEqual(["Course name must be 32 characters or less."]);
  expect(problemsOfName("   ")).toEqual(["Course name is required."]);
  expect(problemsOfName("a\u0007b")).toHaveLength(1);
});

test("the database refuses a longer name", async () => {
  const { id } = await addCourse(ctx);
  await expect(
    ctx.db
      .update(courses)
      .set({ name: "x".repeat(33) })
      .where(eq(courses.id, id)),
  ).rejects.toMatchObject({ cause: { message: expect.stringContaining("courses_name_length") } });
});

test("a new course has an access code and the members chosen from its organization", async () => {
  const organizationId = await addOrganization(ctx);
  const orgAdmin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const people = await Promise.all(Array.from({ length: 3 }, () => addUser(ctx, { organizationId })));
  const id = await createCourse(orgAdmin.ctx, {
    name: unique("Created"),
    ownerId: orgAdmin.id,
    memberIds: people.map((person) => person.id),
  });
  const code = firstOf(await ctx.db.select().from(accessCodes).where(eq(accessCodes.courseId, id)));
  expect(code.code).toMatch(/^\w{4}-\w{4}$/);
  const stranger = await addUser(ctx);
  await expect(
    createCourse(orgAdmin.ctx, { name: "Mixed", ownerId: orgAdmin.id, memberIds: [people[0]!.id, stranger.id] }),
  ).rejects.toMatchObject({ errors: { memberIds: ["Members must belong to the course's organization."] } });
  await expect(createCourse(orgAdmin.ctx, { name: "Owned", ownerId: people[0]!.id })).rejects.toMatchObject({
    errors: { ownerId: [expect.stringContaining("staff")] },
  });
  await expect(
    createCourse(orgAdmin.ctx, { name: "Foreign", ownerId: (await addCourse(ctx)).owner.id }),
  ).rejects.toMatchObject({ code: "notFound" });
  const instructor = await addUser(ctx, { role: "Instructor", organizationId });
  await expect(createCourse(instructor.ctx, { name: "Own", ownerId: instructor.id })).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("only its administrators read an organization's users and staff", async () => {
  const { organizationId, owner } = await addCourse(ctx);
  const student = await addUser(ctx, { organizationId });
  const { staff, people } = await listCourseCandidates(admin, organizationId);
  expect([staff.map(({ id }) => id), people.map(({ id }) => id).sort()]).toEqual([
    [owner.id],
    [owner.id, student.id].sort(),
  ]);
  expect((await staffOf(admin, organizationId)).map(({ id }) => id)).toEqual([owner.id]);
  const foreign = await addUser(ctx, { role: "OrganizationAdmin", organizationId: await addOrganization(ctx) });
  await expect(listCourseCandidates(foreign.ctx, organizationId)).rejects.toMatchObject({ code: "notFound" });
});

test("only a SystemAdmin reassigns an instructor, to staff of the course's organization", async () => {
  const course = await addCourse(ctx);
  const { organizationId } = course;
  const [colleague, orgAdmin, student] = await Promise.all([
    addUser(ctx, { role: "Instructor", organizationId }),
    addUser(ctx, { role: "OrganizationAdmin", organizationId }),
    addUser(ctx, { organizationId }),
  ]);
  await expect(changeOwner(orgAdmin.ctx, course.id, colleague.id)).rejects.toMatchObject({ code: "forbidden" });
  for (const ownerId of [student.id, (await addCourse(ctx)).owner.id, uuid()]) {
    await expect(changeOwner(admin, course.id, ownerId)).rejects.toMatchObject({
      code: "invalid",
      errors: { ownerId: [expect.stringContaining("staff")] },
    });
  }
  await changeOwner(admin, course.id, colleague.id);
  expect(await search(colleague.ctx, "")).toEqual([course.id]);
  expect(await search(course.owner.ctx, "")).toEqual([]);
});

test("deleting a course deletes classes, attempts and code; its members stay", async () => {
  const course = await addRunningClass(ctx, { students: 2 });
  await recordAttempt(course.students[0].ctx, attemptOf(course.lesson, course.sessionId));
  expect(await countCourseContents(admin, course.id)).toEqual({ classes: 1, members: 2, attempts: 1 });
  const foreign = await addUser(ctx, { role: "OrganizationAdmin", organizationId: await addOrganization(ctx) });
  await expect(deleteCourse(foreign.ctx, course.id)).rejects.toMatchObject({ code: "notFound" });
  await expect(deleteCourse(course.owner.ctx, course.id)).rejects.toMatchObject({ code: "forbidden" });
  await deleteCourse(admin, course.id);
  expect(await ctx.db.$count(accessCodes, eq(accessCodes.code, course.code))).toBe(0);
  expect(await ctx.db.$count(attempts, eq(attempts.classSessionId, course.sessionId))).toBe(0);
  expect(await ctx.db.$count(users, eq(users.id, course.students[0].id))).toBe(1);
  const [entry] = await ctx.db.select().from(auditEntries).where(eq(auditEntries.action, "course.delete"));
  expect(entry).toMatchObject({
    subjectId: course.id,
    organizationId: course.organizationId,
    details: { classes: 1, members: 2, attempts: 1 },
  });
});

test("courses are sorted by any column, paged, and found by course, instructor or organization", async () => {
  const organizationId = await addOrganization(ctx);
  const orgAdmin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const [inactive, active, scheduled, endedCourse] = [
    await addCourse(ctx, organizationId),
    await addRunningClass(ctx, { students: 2, organizationId }),
    await addCourse(ctx, organizationId),
    await addRunningClass(ctx, { organizationId }),
  ];
  await scheduleClass(scheduled.owner.ctx, scheduled.id, {
    scheduledStartDate: later(ctx, 60).now,
    scheduledEndDate: later(ctx, 90).now,
  });
  await endClass(later(endedCourse.owner.ctx, 5), endedCourse.id);
  const reader = later(orgAdmin.ctx, 10);
  expect(await search(reader, "sort=status")).toEqual([active.id, scheduled.id, endedCourse.id, inactive.id]);
  expect(await search(reader, "sort=-students")).toEqual([active.id, endedCourse.id, inactive.id, scheduled.id]);
  expect(await search(reader, "sort=-start")).toEqual([scheduled.id, active.id, endedCourse.id, inactive.id]);
  expect((await search(reader, "sort=end")).slice(0, 2)).toEqual([endedCourse.id, scheduled.id]);
  expect(await search(reader, "sort=name&pageSize=2&page=2")).toEqual([scheduled.id, endedCourse.id]);
  expect(await search(reader, `q=${active.owner.userName.toUpperCase()}`)).toEqual([active.id]);
  expect(await search(reader, "q=%25")).toEqual([]);
  for (const column of courseColumns) expect(await search(reader, `sort=-${column}`)).toHaveLength(4);
});

test("Clear All Leaderboards removes every rank; grades stay", async () => {
  const course = await addRunningClass(ctx);
  const [student] = course.students;
  await recordAttempt(student.ctx, attemptOf(course.lesson, course.sessionId));
  const standings = () =>
    readLeaderboard(student.ctx, { classSessionId: course.sessionId, organizationId: null, limit: 10 });
  expect(await standings()).toHaveLength(1);
  const { version: _, ...grades } = await readGradebook(course.owner.ctx, course.sessionId);
  const orgAdmin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: course.organizationId });
  await expect(clearLeaderboards(orgAdmin.ctx)).rejects.toMatchObject({ code: "forbidden" });
  await clearLeaderboards(later(admin, 1));
  expect(await standings()).toEqual([]);
  expect(await readGradebook(course.owner.ctx, course.sessionId)).toMatchObject(grades);
  expect(await readLeaderboardsClearedAt(admin)).toEqual(later(ctx, 1).now);
});
