// The class lifecycle, rule by rule.
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { auditEntries, classSessions, classSessionStudents, courseMembers, users } from "~/db/schema";
import { endCellOf, startCellOf } from "~/domain/courses/class-columns";
import { setEnabled } from "~/domain/accounts/set-enabled";
import { texts } from "~/texts";
import { courseStatusOf } from "~/domain/courses/course-status";
import { countClassAccounts, listInOtherClasses, listMembersInClasses } from "~/domain/courses/class-accounts";
import { listCourses } from "~/domain/courses/list-courses";
import { resumeClass } from "~/domain/courses/resume-class";
import { endClass, startClass } from "~/domain/courses/run-class";
import { scheduleClass, unscheduleClass } from "~/domain/courses/schedule-class";
import { scheduleEnd } from "~/domain/courses/schedule-end";
import { joinCourse } from "~/domain/enrolment/join-course";
import {
  addCourse,
  addOrganization,
  addRunningClass,
  addStudent,
  addUser,
  asSystemAdmin,
  type TestCourse,
} from "../support/builders";
import { later, testContext } from "../support/database";
import { onlyOf } from "../support/tuples";

const ctx = await testContext();
const at = (minutes: number) => later(ctx, minutes).now;
const as = (course: TestCourse, minutes = 0) => later(course.owner.ctx, minutes);
const courseAt = async (course: TestCourse, minutes = 0) => onlyOf(await listCourses(as(course, minutes)));
const columns = async (course: TestCourse, minutes = 0) => {
  const row = await courseAt(course, minutes);
  const reader = { now: at(minutes), zone: "UTC" };
  return [courseStatusOf(row, at(minutes)), startCellOf(row, reader), endCellOf(row, reader)];
};
const isEnabled = async (id: string) =>
  onlyOf(await ctx.db.select({ enabled: users.enabled }).from(users).where(eq(users.id, id))).enabled;
const nothing = { text: null, detail: null, action: null };

test("a course without a class offers 'Schedule/Start New Class'", async () => {
  expect(await columns(await addCourse(ctx))).toEqual(["Inactive", { ...nothing, action: "start" }, nothing]);
});

test("a scheduled class shows its start as date and relative time, and its end can be planned", async () => {
  const course = await addCourse(ctx);
  await scheduleClass(as(course), course.id, { scheduledStartDate: at(60) });
  expect(await columns(course)).toEqual([
    "Scheduled",
    { text: "Scheduled for 03/02/2026 @ 10:00", detail: "in about 1 hour", action: "reschedule" },
    { ...nothing, action: "end" },
  ]);
});

test("a running class shows its start, and 'Scheduled to end' once that is planned", async () => {
  const course = await addCourse(ctx);
  await startClass(as(course), course.id);
  expect(await columns(course)).toEqual([
    "Active",
    { ...nothing, text: "Started on 03/02/2026 @ 09:00" },
    { ...nothing, action: "end" },
  ]);
  await scheduleEnd(as(course, 1), course.id, at(60 * 24 + 1));
  expect((await columns(course, 1))[2]).toEqual({
    text: "Scheduled to end 03/03/2026 @ 09:01",
    detail: "in 1 day",
    action: "end",
  });
});

test("an ended course shows its period, and can be resumed or started again", async () => {
  const course = await addRunningClass(ctx);
  await endClass(as(course, 90), course.id);
  expect(await columns(course, 91)).toEqual([
    "Ended",
    { ...nothing, text: "Started on 03/02/2026 @ 09:00", action: "start" },
    { ...nothing, text: "Ended on 03/02/2026 @ 10:30", action: "resume" },
  ]);
});

test("Start Now starts the scheduled class, if any, with its planned end", async () => {
  const course = await addCourse(ctx);
  const id = await scheduleClass(as(course), course.id, {
    scheduledStartDate: at(60),
    scheduledEndDate: at(120),
    name: "Spring Term",
  });
  expect(await startClass(as(course, 5), course.id)).toBe(id);
  expect(await courseAt(course, 6)).toMatchObject({ active: { id, name: "Spring Term" }, scheduled: null });
  expect((await courseAt(course, 121)).last?.id).toBe(id);
});

test("a class that starts early is named by its real start, unless it was renamed", async () => {
  const days = 24 * 60;
  const nameOf = async (course: TestCourse) => (await courseAt(course, 10))!.active!.name;
  const [unnamed, renamed] = [await addCourse(ctx), await addCourse(ctx)];
  await scheduleClass(as(unnamed), unnamed.id, { scheduledStartDate: at(9 * days) });
  await scheduleClass(as(renamed), renamed.id, { scheduledStartDate: at(9 * days), name: "Winter Term" });
  for (const course of [unnamed, renamed]) await startClass(as(course, 5), course.id);
  expect(await nameOf(unnamed)).toBe(`Class of ${at(5).toISOString().slice(0, 10)}`);
  expect(await nameOf(renamed)).toBe("Winter Term");
});

test("a form that resends the planned name keeps it automatic, so moving the start moves the name", async () => {
  const days = 24 * 60;
  const course = await addCourse(ctx);
  await scheduleClass(as(course), course.id, { scheduledStartDate: at(9 * days) });
  const plannedName = async () => (await courseAt(course)).scheduled!.name;
  expect(await plannedName()).toBe("Class of 2026-03-11");
  await scheduleClass(as(course), course.id, { scheduledStartDate: at(10 * days), name: await plannedName() });
  expect(await plannedName()).toBe("Class of 2026-03-12");
  await startClass(as(course, 5), course.id, { name: await plannedName() });
  expect((await courseAt(course, 10)).active!.name).toBe("Class of 2026-03-02");
});

test("a class is named after the day in its starter's time zone", async () => {
  const hours = 60;
  const [evening, morning] = [at(16 * hours), at(8 * hours)];
  const [running, scheduled] = [await addCourse(ctx), await addCourse(ctx)];
  // 2026-03-03 in UTC, and still the day before in California.
  await startClass({ ...running.owner.ctx, now: evening }, running.id, { timeZone: "America/Los_Angeles" });
  expect((await courseAt(running, 17 * hours)).active!.name).toBe("Class of 2026-03-02");
  // Still the day before in UTC, where it is 02:00 of the next in Tokyo.
  await scheduleClass(as(scheduled), scheduled.id, { scheduledStartDate: morning, timeZone: "Asia/Tokyo" });
  expect((await courseAt(scheduled)).scheduled!.name).toBe("Class of 2026-03-03");
});

test("Start Now uses the end typed beside it; an empty one removes a planned end", async () => {
  const [fresh, scheduledCourse] = [await addCourse(ctx), await addCourse(ctx)];
  await startClass(as(fresh), fresh.id, { scheduledEndDate: at(120) });
  expect((await columns(fresh, 1))[2]).toMatchObject({ text: "Scheduled to end 03/02/2026 @ 11:00" });
  await scheduleClass(as(scheduledCourse), scheduledCourse.id, {
    scheduledStartDate: at(60),
    scheduledEndDate: at(120),
  });
  await startClass(as(scheduledCourse, 1), scheduledCourse.id, { scheduledEndDate: null });
  expect((await courseAt(scheduledCourse, 2)).active?.scheduledEndDate).toBeNull();
  const early = await addCourse(ctx);
  await expect(startClass(as(early, 5), early.id, { scheduledEndDate: at(1) })).rejects.toMatchObject({
    errors: { scheduledEndDate: [texts.courseRefusals.endNotInFuture] },
  });
  expect((await courseAt(early, 6)).active).toBeNull();
});

test.each([
  ["starting", (course: TestCourse) => startClass(as(course, 1), course.id)],
  ["scheduling", (course: TestCourse) => scheduleClass(as(course, 1), course.id, { scheduledStartDate: at(60) })],
  ["resuming", (course: TestCourse) => resumeClass(as(course, 1), course.id)],
])("%s is refused while a class runs", async (_, act) => {
  await expect(act(await addRunningClass(ctx))).rejects.toMatchObject({
    code: "conflict",
    message: texts.courseRefusals.running,
  });
});

test("resuming is refused while another class is scheduled, and when none has ended", async () => {
  const course = await addRunningClass(ctx);
  await endClass(as(course, 1), course.id);
  await scheduleClass(as(course, 2), course.id, { scheduledStartDate: at(60) });
  await expect(resumeClass(as(course, 3), course.id)).rejects.toMatchObject({
    code: "conflict",
    message: texts.courseRefusals.scheduled,
  });
  const fresh = await addCourse(ctx);
  await expect(resumeClass(as(fresh), fresh.id)).rejects.toMatchObject({
    code: "conflict",
    message: texts.courseRefusals.nothingToResume,
  });
});

test("a schedule can be moved and removed", async () => {
  const course = await addCourse(ctx);
  const id = await scheduleClass(as(course), course.id, { scheduledStartDate: at(60), scheduledEndDate: at(600) });
  expect(await scheduleClass(as(course), course.id, { scheduledStartDate: at(120) })).toBe(id);
  expect((await ctx.db.select().from(classSessions).where(eq(classSessions.id, id)))[0]).toMatchObject({
    scheduledStartDate: at(120),
    scheduledEndDate: at(600),
  });
  await unscheduleClass(as(course), course.id);
  expect((await columns(course))[0]).toBe("Inactive");
  await expect(unscheduleClass(as(course), course.id)).rejects.toMatchObject({ code: "conflict" });
});

test("'End date must be after the scheduled start date.'", async () => {
  const course = await addCourse(ctx);
  const refusal = { code: "invalid", message: "End date must be after the scheduled start date." };
  await expect(
    scheduleClass(as(course), course.id, { scheduledStartDate: at(60), scheduledEndDate: at(60) }),
  ).rejects.toMatchObject({ ...refusal, errors: { scheduledEndDate: [refusal.message] } });
  await scheduleClass(as(course), course.id, { scheduledStartDate: at(60) });
  for (const end of [30, 60])
    await expect(scheduleEnd(as(course), course.id, at(end))).rejects.toMatchObject({
      ...refusal,
      errors: { newEndDate: [refusal.message] },
    });
  await scheduleEnd(as(course), course.id, at(90));
  await expect(scheduleClass(as(course), course.id, { scheduledStartDate: at(90) })).rejects.toMatchObject(refusal);
});

test("'End date must be after the active session start date.' comes before 'Scheduled end date must be in the future.'", async () => {
  const course = await addRunningClass(ctx);
  await expect(scheduleEnd(as(course, 30), course.id, at(0))).rejects.toMatchObject({
    message: "End date must be after the active session start date.",
  });
  for (const end of [20, 30])
    await expect(scheduleEnd(as(course, 30), course.id, at(end))).rejects.toMatchObject({
      message: "Scheduled end date must be in the future.",
    });
  await scheduleEnd(as(course, 30), course.id, at(31));
});

test("an end in the past is reported as past when the class starts now", async () => {
  const course = await addCourse(ctx);
  for (const end of [-10, 0])
    await expect(startClass(as(course), course.id, { scheduledEndDate: at(end) })).rejects.toMatchObject({
      errors: { scheduledEndDate: ["Scheduled end date must be in the future."] },
    });
});

test("a start in the past can't be scheduled", async () => {
  const course = await addCourse(ctx);
  await expect(scheduleClass(as(course), course.id, { scheduledStartDate: at(0) })).rejects.toMatchObject({
    code: "invalid",
    message: "Scheduled start date must be in the future.",
  });
});

test("'Cannot end session that has not started.' while a start is only scheduled", async () => {
  const course = await addCourse(ctx);
  await scheduleClass(as(course), course.id, { scheduledStartDate: at(60) });
  await expect(endClass(as(course), course.id)).rejects.toMatchObject({
    message: "Cannot end session that has not started.",
  });
});

test("the database refuses a schedule that ends before it starts", async () => {
  const course = await addCourse(ctx);
  const bad = ctx.db
    .insert(classSessions)
    .values({ id: uuid(), courseId: course.id, name: "Bad", scheduledStartDate: at(60), scheduledEndDate: at(60) });
  await expect(bad).rejects.toMatchObject({
    cause: { message: expect.stringContaining("class_sessions_schedule_order") },
  });
});

test("End Term disables students' accounts if chosen, never those of staff or the actor", async () => {
  const course = await addRunningClass(ctx, { students: 2 });
  const colleague = await addStudent(ctx, course, { role: "Instructor" });
  await endClass(as(course, 5), course.id, { disableMemberAccounts: true });
  expect(await Promise.all(course.students.map(({ id }) => isEnabled(id)))).toEqual([false, false]);
  expect([await isEnabled(colleague.id), await isEnabled(course.owner.id)]).toEqual([true, true]);
  const other = await addRunningClass(ctx);
  await endClass(as(other, 5), other.id);
  expect(await isEnabled(other.students[0].id)).toBe(true);
});

test("End Term doesn't disable students who have moved to another organization", async () => {
  const course = await addRunningClass(ctx);
  await ctx.db
    .update(users)
    .set({ organizationId: await addOrganization(ctx) })
    .where(eq(users.id, course.students[0].id));
  await endClass(as(course, 5), course.id, { disableMemberAccounts: true });
  expect(await isEnabled(course.students[0].id)).toBe(true);
});

test("Resume continues the class, re-adds its students and enables those its end disabled", async () => {
  const course = await addRunningClass(ctx, { students: 2 });
  const [removed, disabledBefore] = course.students;
  await ctx.db.update(users).set({ enabled: false }).where(eq(users.id, disabledBefore.id));
  await scheduleEnd(as(course, 1), course.id, at(30));
  await endClass(as(course, 31), course.id, { disableMemberAccounts: true }).catch(() => {});
  // It ended by schedule, so there is no running class to end.
  expect((await courseAt(course, 31)).last?.id).toBe(course.sessionId);
  await ctx.db
    .delete(courseMembers)
    .where(and(eq(courseMembers.courseId, course.id), eq(courseMembers.userId, removed.id)));
  const joinedSince = await addStudent(ctx, course);
  expect(await resumeClass(as(course, 40), course.id, { reenableMemberAccounts: true })).toBe(course.sessionId);
  const resumed = await courseAt(course, 41);
  expect(resumed.active).toMatchObject({ id: course.sessionId, endDate: null, scheduledEndDate: null });
  expect(resumed.memberCount).toBe(3);
  expect(
    await ctx.db.$count(
      classSessionStudents,
      and(eq(classSessionStudents.classSessionId, course.sessionId), eq(classSessionStudents.userId, joinedSince.id)),
    ),
  ).toBe(1);
  expect(await isEnabled(disabledBefore.id)).toBe(false);
});

test("a planned end in the future stays planned after resuming", async () => {
  const course = await addRunningClass(ctx);
  await scheduleEnd(as(course, 1), course.id, at(600));
  await endClass(as(course, 5), course.id);
  await resumeClass(as(course, 6), course.id);
  expect((await courseAt(course, 7)).active?.scheduledEndDate).not.toBeNull();
  expect((await columns(course, 601))[0]).toBe("Ended");
});

test("re-enabling is optional, and enables the accounts that this end disabled", async () => {
  const course = await addRunningClass(ctx, { students: 2 });
  await endClass(as(course, 5), course.id, { disableMemberAccounts: true });
  await resumeClass(as(course, 6), course.id);
  expect(await isEnabled(course.students[0].id)).toBe(false);
  await endClass(as(course, 7), course.id);
  await resumeClass(as(course, 8), course.id, { reenableMemberAccounts: true });
  expect(await Promise.all(course.students.map(({ id }) => isEnabled(id)))).toEqual([true, true]);
});

test("resuming doesn't enable an account that an administrator has disabled since", async () => {
  const course = await addRunningClass(ctx, { students: 2 });
  const [student, other] = course.students;
  const administrator = asSystemAdmin(ctx);
  await endClass(as(course, 5), course.id, { disableMemberAccounts: true });
  await setEnabled(administrator, student.id, true);
  await setEnabled(administrator, student.id, false);
  expect(await countClassAccounts(as(course, 6), await courseAt(course, 6))).toMatchObject({ toEnable: 1 });
  await resumeClass(as(course, 7), course.id, { reenableMemberAccounts: true });
  expect([await isEnabled(student.id), await isEnabled(other.id)]).toEqual([false, true]);
});

test("re-enabling at the user limit enables all or none, and the class stays ended", async () => {
  const organizationId = await addOrganization(ctx, { userLimit: 5 });
  const course = await addRunningClass(ctx, { students: 3, organizationId });
  await endClass(as(course, 5), course.id, { disableMemberAccounts: true });
  for (let i = 0; i < 2; i++) await addUser(ctx, { organizationId });
  await expect(resumeClass(as(course, 6), course.id, { reenableMemberAccounts: true })).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("user limit"),
  });
  expect((await columns(course, 7))[0]).toBe("Ended");
  expect(await Promise.all(course.students.map(({ id }) => isEnabled(id)))).toEqual([false, false, false]);
});

test("two classes on one day have two names", async () => {
  const course = await addCourse(ctx);
  const names: string[] = [];
  for (let i = 0; i < 2; i++) {
    await startClass(as(course, i * 10), course.id);
    names.push((await courseAt(course, i * 10)).active!.name);
    await endClass(as(course, i * 10 + 5), course.id);
  }
  expect(names).toEqual(["Class of 2026-03-02", "Class of 2026-03-02 (2)"]);
});

test("the audit trail records every transition with its actor", async () => {
  const course = await addCourse(ctx);
  await scheduleClass(as(course), course.id, { scheduledStartDate: at(60) });
  await startClass(as(course, 1), course.id);
  await scheduleEnd(as(course, 2), course.id, at(600));
  await endClass(as(course, 3), course.id);
  await resumeClass(as(course, 4), course.id);
  const entries = await ctx.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, course.id))
    .orderBy(auditEntries.at, auditEntries.id);
  expect(entries.filter(({ actorId }) => actorId === course.owner.id).map(({ action }) => action)).toEqual([
    "course.schedule",
    "course.start",
    "course.scheduleEnd",
    "course.end",
    "course.resume",
  ]);
});

test("students of another running class are named, and spared by default", async () => {
  const ending = await addRunningClass(ctx, { students: 2 });
  const other = await addRunningClass(ctx, { students: 0, organizationId: ending.organizationId });
  const [both, alone] = ending.students;
  await joinCourse(both.ctx, other.code);
  const owner = ending.owner.ctx;
  const read = async () => onlyOf(await listCourses(owner, { courseId: ending.id }));
  const { name: otherName } = onlyOf(await listCourses(other.owner.ctx, { courseId: other.id }));
  expect(await listInOtherClasses(owner, await read())).toEqual([{ username: both.userName, course: otherName }]);
  expect((await countClassAccounts(owner, await read())).toDisable).toBe(1);
  await endClass(owner, ending.id, { disableMemberAccounts: true });
  expect([await isEnabled(both.id), await isEnabled(alone.id)]).toEqual([true, false]);
  await resumeClass(owner, ending.id);
  await endClass(owner, ending.id, { disableMemberAccounts: true, disablesInOtherClasses: true });
  expect(await isEnabled(both.id)).toBe(false);
});

test("before a class starts, members in another running class are named", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const starting = await addCourse(ctx, running.organizationId);
  const owner = starting.owner.ctx;
  const read = async () => onlyOf(await listCourses(owner, { courseId: starting.id }));
  expect(await listMembersInClasses(owner, await read())).toEqual([]);
  const [both] = running.students;
  await joinCourse(both.ctx, starting.code);
  const { name } = onlyOf(await listCourses(running.owner.ctx, { courseId: running.id }));
  expect(await listMembersInClasses(owner, await read())).toEqual([{ username: both.userName, course: name }]);
  await startClass(owner, starting.id);
  expect(await listMembersInClasses(owner, await read())).toEqual([]);
  await endClass(owner, starting.id);
  await endClass(running.owner.ctx, running.id);
  expect(await listMembersInClasses(owner, await read())).toEqual([]);
});
