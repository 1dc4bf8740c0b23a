import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { accessCodes, auditEntries, classSessionStudents, courseMembers, courses } from "~/db/schema";
import type { SignedInCtx } from "~/domain/context";
import { renameCourse, renewCourseCode } from "~/domain/courses/change-course";
import { listClasses } from "~/domain/courses/list-classes";
import { listCourses } from "~/domain/courses/list-courses";
import { listMembers } from "~/domain/courses/list-members";
import { endClass } from "~/domain/courses/run-class";
import { addMembers, removeMember } from "~/domain/enrolment/change-members";
import { joinCourse } from "~/domain/enrolment/join-course";
import { addOrganization, addRunningClass, addUser } from "../support/builders";
import { testContext } from "../support/database";
import { onlyOf } from "../support/tuples";

const ctx = await testContext();
const all = { q: "", sort: "name", descending: false, page: 1, pageSize: 50 } as const;
const membersOf = async (admin: SignedInCtx, id: string, q = "") =>
  (await listMembers(admin, id, { ...all, q })).rows.map(({ username }) => username);
const studentsOf = (sessionId: string) =>
  ctx.db.$count(classSessionStudents, eq(classSessionStudents.classSessionId, sessionId));

async function addSchool() {
  const running = await addRunningClass(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: running.organizationId });
  return { ...running, admin: admin.ctx };
}

test("people added by username or email become students; unknown names are listed", async () => {
  const { id, sessionId, organizationId, admin, students } = await addSchool();
  const [one, two] = [await addUser(ctx, { organizationId }), await addUser(ctx, { organizationId })];
  const stranger = await addUser(ctx, { organizationId: await addOrganization(ctx) });
  const unknown = [stranger.userName, "nobody@example.org"];
  await expect(addMembers(admin, id, unknown)).rejects.toThrow(
    `No account in this organization matches: ${stranger.userName}, nobody@example.org. Nobody was added.`,
  );
  expect(await membersOf(admin, id)).toEqual([students[0].userName]);
  const names = [one.userName.toUpperCase(), `${two.userName}@example.org`, students[0].userName, ...unknown];
  expect(await addMembers(admin, id, names)).toEqual({ added: 2, known: 1, unknown });
  expect((await membersOf(admin, id)).sort()).toEqual([one.userName, two.userName, students[0].userName].sort());
  expect(await membersOf(admin, id, one.userName)).toEqual([one.userName]);
  expect(await studentsOf(sessionId)).toBe(3);
});

test("a removed member leaves the course and the running class, but not ended ones", async () => {
  const { id, sessionId, admin, students } = await addSchool();
  const [student] = students;
  expect(await removeMember(admin, id, student.id)).toBe(student.userName);
  expect([await membersOf(admin, id), await studentsOf(sessionId)]).toEqual([[], 0]);
  await expect(removeMember(admin, id, student.id)).rejects.toMatchObject({ code: "notFound" });
  await addMembers(admin, id, [student.userName]);
  expect(await studentsOf(sessionId)).toBe(1);
  await endClass(admin, id);
  await removeMember(admin, id, student.id);
  expect([await ctx.db.$count(courseMembers, eq(courseMembers.courseId, id)), await studentsOf(sessionId)]).toEqual([
    0, 1,
  ]);
  expect(await listClasses(admin, id)).toMatchObject([{ id: sessionId, students: 1 }]);
});

test("a new access code invalidates the old one", async () => {
  const { id, organizationId, admin } = await addSchool();
  const before = onlyOf(await listCourses(admin, { courseId: id })).accessCode!;
  const code = await renewCourseCode(admin, id);
  expect(code).not.toBe(before);
  const { ctx: newcomer } = await addUser(ctx, { organizationId });
  await expect(joinCourse(newcomer, before)).rejects.toMatchObject({ errors: { accessCode: [expect.any(String)] } });
  expect(await joinCourse(newcomer, code)).toMatchObject({ courseId: id });
  expect(await ctx.db.$count(accessCodes, eq(accessCodes.courseId, id))).toBe(1);
});

test("renaming works, and the audit trail has every change", async () => {
  const { id, admin, students } = await addSchool();
  await renameCourse(admin, id, { name: "Other name", caption: "Second year" });
  await removeMember(admin, id, students[0].id);
  const [course] = await ctx.db.select().from(courses).where(eq(courses.id, id));
  expect(course).toMatchObject({ name: "Other name", caption: "Second year" });
  const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(entries.slice(-2).map(({ action }) => action)).toEqual(["course.rename", "course.removeMember"]);
});

test("instructors change only their own courses, within their organization", async () => {
  const { id, admin, organizationId, students } = await addSchool();
  const colleague = await addUser(ctx, { role: "Instructor", organizationId });
  const foreign = await addUser(ctx, { role: "OrganizationAdmin", organizationId: await addOrganization(ctx) });
  for (const { ctx: other } of [colleague, foreign]) {
    const changes = [
      renameCourse(other, id, { name: "Mine", caption: "" }),
      renewCourseCode(other, id),
      addMembers(other, id, [students[0].userName]),
      removeMember(other, id, students[0].id),
    ];
    // Together, because an unhandled rejection ends the run.
    await Promise.all(changes.map((change) => expect(change).rejects.toMatchObject({ code: "notFound" })));
    expect([await membersOf(other, id), await listClasses(other, id)]).toEqual([[], []]);
  }
  const player = await addUser(ctx, { organizationId });
  await expect(renewCourseCode(player.ctx, id)).rejects.toMatchObject({ code: "forbidden" });
  expect(await membersOf(admin, id)).toEqual([students[0].userName]);
});
