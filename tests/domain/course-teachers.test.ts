// Co-instructors and assistants: what they reach in a course, and how that begins and ends.
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, courseTeachers, deletions, users } from "~/db/schema";
import type { TeachingReach } from "~/domain/access";
import { changeOrganization } from "~/domain/accounts/change-organization";
import { readUser } from "~/domain/accounts/read-user";
import { listSessionScores } from "~/domain/attempts/list-session-scores";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { renameCourse } from "~/domain/courses/change-course";
import { changeOwner } from "~/domain/courses/change-owner";
import { listTeachers, removeTeacher, setTeacher } from "~/domain/courses/course-teachers";
import { deleteCourse } from "~/domain/courses/delete-course";
import { findGradedSession } from "~/domain/courses/graded-session";
import { listCourses } from "~/domain/courses/list-courses";
import { readCourse } from "~/domain/courses/read-course";
import { endClass } from "~/domain/courses/run-class";
import { listSelectableCourses } from "~/domain/courses/select-course";
import { setClassDates } from "~/domain/due-dates/set-dates";
import { removeMember } from "~/domain/enrolment/change-members";
import { writeComment } from "~/domain/feedback/write-comment";
import { listRequestQueue } from "~/domain/grade-requests/list-requests";
import { readCourseGrading } from "~/domain/gradebook/change-grading";
import { changeRubric } from "~/domain/gradebook/change-rubric";
import { readDecisionsSince } from "~/domain/gradebook/read-decisions";
import { readFinalGradesPage } from "~/domain/gradebook/final-grades";
import { submitGrades } from "~/domain/gradebook/submit-grades";
import { decideGrade } from "~/domain/grades/decide-grade";
import type { RefusalCode } from "~/domain/refusal";
import { readReleases } from "~/domain/releases/read-releases";
import { releaseNow } from "~/domain/releases/set-release";
import { restoreDeleted } from "~/domain/restoration/restore-deleted";
import { addCourse, addOrganization, addRunningClass, addUser, asSystemAdmin, attemptOf } from "../support/builders";
import { testContext } from "../support/database";

const ctx = await testContext();
const refusedWith = (code: RefusalCode, work: Promise<unknown>) => expect(work).rejects.toMatchObject({ code });

async function classWith(reach: TeachingReach) {
  const running = await addRunningClass<2>(ctx, { students: 2 });
  const teacher = await addUser(ctx, { role: "Instructor", organizationId: running.organizationId });
  await setTeacher(running.owner.ctx, running.id, teacher.id, reach);
  await recordAttempt(running.students[0].ctx, attemptOf(running.lesson, running.sessionId));
  const place = { classSessionId: running.sessionId, scenarioId: running.lesson };
  return { ...running, teacher, place, grade: { ...place, userId: running.students[0].id } };
}
const excuse = { kind: "excuse", reason: "Was ill." } as const;
const reachesOf = async (courseId: string) =>
  (await listTeachers(asSystemAdmin(ctx), courseId)).map(({ userId, reach, hasAccess }) => [userId, reach, hasAccess]);

test("an assistant reads the gradebook, comments and decides, and each decision has the assistant's name", async () => {
  const { id, teacher, place, grade, students, sessionId } = await classWith("assist");
  expect((await listCourses(teacher.ctx)).map((course) => course.id)).toEqual([id]);
  expect((await listSelectableCourses(teacher.ctx)).map((course) => course.id)).toEqual([id]);
  expect((await readCourse(teacher.ctx, id)).memberIds).toHaveLength(2);
  expect(await findGradedSession(teacher.ctx, sessionId)).toMatchObject({ mayRun: false });
  expect((await readUser(teacher.ctx, students[0].id)).username).toBe(students[0].userName);
  const sort = { q: "", sort: "time", descending: false, page: 1, pageSize: 10 } as const;
  expect((await listSessionScores(teacher.ctx, { classSessionId: sessionId, organizationId: null }, sort)).total).toBe(
    1,
  );
  await decideGrade(teacher.ctx, grade, excuse);
  await writeComment(teacher.ctx, { classSessionId: sessionId, userId: students[0].id }, "Well done.");
  expect(await listRequestQueue(teacher.ctx, { answered: false, page: 1 })).toMatchObject({ total: 0 });
  const decisions = await readDecisionsSince(teacher.ctx, place.classSessionId, 0);
  expect(decisions).toMatchObject([{ kind: "excuse", by: teacher.userName }]);
});

test("an assistant changes neither course, members, rules, dates, rubrics, releases nor final grades", async () => {
  const { id, teacher, place, students, sessionId, owner, lesson } = await classWith("assist");
  const { seen } = await readFinalGradesPage(owner.ctx, sessionId, "soFar");
  const dates = [{ scenarioId: lesson, campaignId: null, opensAt: null, dueAt: new Date(Date.now() + 86_400_000) }];
  const levels = [2, 0].map((points) => ({ name: "", points }));
  const attempts = [
    () => renameCourse(teacher.ctx, id, { name: "Mine", caption: "" }),
    () => removeMember(teacher.ctx, id, students[0].id),
    () => endClass(teacher.ctx, id),
    () => readCourseGrading(teacher.ctx, id),
    () => setClassDates(teacher.ctx, sessionId, { timeZone: "UTC", dates }),
    () => changeRubric(teacher.ctx, place, [{ name: "Plan", levels }], ""),
    () => readReleases(teacher.ctx, sessionId),
    () => releaseNow(teacher.ctx, place),
    () => submitGrades(teacher.ctx, sessionId, { basis: "soFar", seen }),
    () => setTeacher(teacher.ctx, id, teacher.id, "teach"),
    () => removeTeacher(teacher.ctx, id, teacher.id),
  ];
  for (const attempt of attempts) await refusedWith("notFound", attempt());
});

test("a co-instructor does everything that the instructor does, but doesn't remove the instructor", async () => {
  const { id, teacher, place, grade, sessionId, owner, organizationId } = await classWith("teach");
  const assistant = await addUser(ctx, { role: "Instructor", organizationId });
  await setTeacher(teacher.ctx, id, assistant.id, "assist");
  await renameCourse(teacher.ctx, id, { name: "Together", caption: "" });
  await releaseNow(teacher.ctx, place);
  await decideGrade(teacher.ctx, grade, excuse);
  await readCourseGrading(teacher.ctx, id);
  const { seen } = await readFinalGradesPage(teacher.ctx, sessionId, "soFar");
  await submitGrades(teacher.ctx, sessionId, { basis: "soFar", seen });
  await endClass(teacher.ctx, id);
  await refusedWith("conflict", removeTeacher(teacher.ctx, id, owner.id));
  await refusedWith("invalid", setTeacher(teacher.ctx, id, owner.id, "assist"));
  expect(await removeTeacher(teacher.ctx, id, assistant.id)).toBe(assistant.userName);
  await refusedWith("notFound", removeTeacher(teacher.ctx, id, assistant.id));
});

test("only staff of the course's organization are added, and strangers get the same answer as nobody", async () => {
  const { id, owner, students } = await classWith("assist");
  const foreign = await addUser(ctx, { role: "Instructor", organizationId: await addOrganization(ctx) });
  const outside = await addUser(ctx, { role: "SystemAdmin" });
  for (const userId of [foreign.id, outside.id, students[0].id, crypto.randomUUID()])
    await expect(setTeacher(owner.ctx, id, userId, "assist")).rejects.toMatchObject({
      ...{ code: "invalid", errors: { userId: ["Choose someone from the staff of the course's organization."] } },
    });
  await refusedWith("notFound", setTeacher(foreign.ctx, id, foreign.id, "teach"));
  await refusedWith("notFound", listTeachers(foreign.ctx, id));
});

test("a removed assistant is out at once, and what was decided stays", async () => {
  const { id, owner, teacher, grade, sessionId } = await classWith("assist");
  await decideGrade(teacher.ctx, grade, excuse);
  await removeTeacher(owner.ctx, id, teacher.id);
  await refusedWith("notFound", decideGrade(teacher.ctx, grade, excuse));
  await refusedWith("notFound", findGradedSession(teacher.ctx, sessionId));
  expect(await listCourses(teacher.ctx)).toEqual([]);
  expect(await readDecisionsSince(owner.ctx, sessionId, 0)).toMatchObject([{ by: teacher.userName }]);
});

test("of a decision and a removal at once, either the decision stands or nothing of it is stored", async () => {
  const { id, owner, teacher, grade, sessionId } = await classWith("assist");
  const [decided] = await Promise.allSettled([
    decideGrade(teacher.ctx, grade, excuse),
    removeTeacher(owner.ctx, id, teacher.id),
  ]);
  const stored = await readDecisionsSince(owner.ctx, sessionId, 0);
  expect(stored).toHaveLength(decided.status === "fulfilled" ? 1 : 0);
  await refusedWith("notFound", decideGrade(teacher.ctx, grade, excuse));
});

test("the same person added by two at once is there once, and the other reach replaces the first", async () => {
  const { id, owner, organizationId } = await addRunningClass(ctx);
  const teacher = await addUser(ctx, { role: "Instructor", organizationId });
  await Promise.all([1, 2, 3].map(() => setTeacher(owner.ctx, id, teacher.id, "assist")));
  expect(await reachesOf(id)).toEqual([
    [owner.id, "own", true],
    [teacher.id, "assist", true],
  ]);
  await setTeacher(owner.ctx, id, teacher.id, "teach");
  const isAbout = and(eq(auditEntries.subjectId, id), eq(auditEntries.action, "course.teacher"));
  const entries = await ctx.db.select({ details: auditEntries.details }).from(auditEntries).where(isAbout);
  expect(entries.map(({ details: { from, to } }) => `${from} ${to}`).sort()).toEqual(["assist teach", "null assist"]);
});

test("who moves to another organization teaches no more, not even after coming back", async () => {
  const { id, teacher, owner, organizationId, sessionId } = await classWith("teach");
  const admin = asSystemAdmin(ctx);
  await ctx.db
    .update(users)
    .set({ organizationId: await addOrganization(ctx) })
    .where(eq(users.id, teacher.id));
  const moved = await ctx.db
    .select({ organizationId: users.organizationId })
    .from(users)
    .where(eq(users.id, teacher.id));
  const asMoved = { ...teacher.ctx, actor: { ...teacher.ctx.actor, organizationId: moved[0]?.organizationId ?? null } };
  await refusedWith("notFound", findGradedSession(asMoved, sessionId));
  await refusedWith("notFound", renameCourse(asMoved, id, { name: "Mine", caption: "" }));
  expect(await reachesOf(id)).toEqual([
    [owner.id, "own", true],
    [teacher.id, "teach", false],
  ]);
  await changeOrganization(admin, teacher.id, null);
  await changeOrganization(admin, teacher.id, organizationId);
  expect(await reachesOf(id)).toEqual([[owner.id, "own", true]]);
});

test("a role that isn't staff leaves no reach", async () => {
  const { id, teacher, owner, sessionId } = await classWith("assist");
  await ctx.db
    .update(users)
    .set({ roles: ["User"] })
    .where(eq(users.id, teacher.id));
  const asStudent = { ...teacher.ctx, actor: { ...teacher.ctx.actor, role: "User" as const, roles: ["User"] } };
  await refusedWith("forbidden", findGradedSession(asStudent, sessionId));
  await refusedWith("notFound", readCourse(asStudent, id));
  expect(await reachesOf(id)).toEqual([
    [owner.id, "own", true],
    [teacher.id, "assist", false],
  ]);
});

test("a co-instructor who becomes the instructor is listed once", async () => {
  const { id, teacher, owner } = await classWith("teach");
  await changeOwner(asSystemAdmin(ctx), id, teacher.id);
  expect(await reachesOf(id)).toEqual([[teacher.id, "own", true]]);
  await refusedWith("notFound", readCourse(owner.ctx, id));
});

test("other courses of the organization stay closed", async () => {
  const { teacher, organizationId } = await classWith("teach");
  const other = await addCourse(ctx, organizationId);
  await refusedWith("notFound", readCourse(teacher.ctx, other.id));
  await refusedWith("notFound", setTeacher(teacher.ctx, other.id, teacher.id, "teach"));
});

test("a restored course is taught by the same people", async () => {
  const { id, teacher, owner } = await classWith("assist");
  await endClass(owner.ctx, id);
  const admin = asSystemAdmin(ctx);
  await deleteCourse(admin, id);
  expect(await ctx.db.$count(courseTeachers, eq(courseTeachers.courseId, id))).toBe(0);
  const [deletion] = await ctx.db.select({ id: deletions.id }).from(deletions).where(eq(deletions.subjectId, id));
  await restoreDeleted(admin, deletion?.id ?? "");
  expect(await reachesOf(id)).toEqual([
    [owner.id, "own", true],
    [teacher.id, "assist", true],
  ]);
});

test("who moves to another organization while a course is deleted doesn't teach the restored course, also after coming back", async () => {
  const { id, teacher, owner, organizationId } = await classWith("teach");
  await endClass(owner.ctx, id);
  const admin = asSystemAdmin(ctx);
  await deleteCourse(admin, id);
  await changeOrganization(admin, teacher.id, await addOrganization(ctx));
  const [deletion] = await ctx.db.select({ id: deletions.id }).from(deletions).where(eq(deletions.subjectId, id));
  await restoreDeleted(admin, deletion?.id ?? "");
  await changeOrganization(admin, teacher.id, organizationId);
  expect(await reachesOf(id)).toEqual([[owner.id, "own", true]]);
  await refusedWith("notFound", readCourse(teacher.ctx, id));
});

test("a course has at most 50 co-instructors and assistants", async () => {
  const organizationId = await addOrganization(ctx, { userLimit: 60 });
  const { id, owner } = await addCourse(ctx, organizationId);
  for (let place = 0; place <= 50; place++) {
    const { id: userId } = await addUser(ctx, { role: "Instructor", organizationId });
    if (place < 50) await setTeacher(owner.ctx, id, userId, "assist");
    else await refusedWith("invalid", setTeacher(owner.ctx, id, userId, "assist"));
  }
});
