// Administrators who act on one course at the same time leave one consistent state.
import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { classSessions, classSessionStudents, courseMembers, users } from "~/db/schema";
import { deleteCourse } from "~/domain/courses/delete-course";
import { resumeClass } from "~/domain/courses/resume-class";
import { endClass, startClass } from "~/domain/courses/run-class";
import { scheduleClass } from "~/domain/courses/schedule-class";
import { scheduleEnd } from "~/domain/courses/schedule-end";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { joinCourse } from "~/domain/enrolment/join-course";
import { Refusal } from "~/domain/refusal";
import { addCourse, addRunningClass, addUser, asSystemAdmin } from "../support/builders";
import { later, testContext } from "../support/database";
import { firstOf } from "../support/tuples";

const ctx = await testContext();

const openClasses = (courseId: string) =>
  ctx.db
    .select()
    .from(classSessions)
    .where(and(eq(classSessions.courseId, courseId), isNull(classSessions.endDate)));

test("simultaneous starts, schedules, resumes and ends leave at most one open class", async () => {
  for (let round = 0; round < 6; round++) {
    const course = await addRunningClass(ctx, { students: 2 });
    await endClass(later(course.owner.ctx, 1), course.id, { disableMemberAccounts: true });
    const admins = [course.owner.ctx, asSystemAdmin(ctx), course.owner.ctx];
    const outcomes = await Promise.allSettled(
      admins.flatMap((admin, index) => [
        startClass(later(admin, 2), course.id),
        resumeClass(later(admin, 2), course.id, { reenableMemberAccounts: index === 0 }),
        scheduleClass(later(admin, 2), course.id, { scheduledStartDate: later(ctx, 60).now }),
        endClass(later(admin, 3), course.id),
        scheduleEnd(later(admin, 2), course.id, later(ctx, 90).now),
        settleDueSchedules(later(ctx, 3)),
      ]),
    );
    for (const outcome of outcomes) if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(Refusal);
    expect((await openClasses(course.id)).length).toBeLessThanOrEqual(1);
  }
});

test("a due start and a manual start make one class", async () => {
  for (let round = 0; round < 6; round++) {
    const course = await addCourse(ctx);
    await scheduleClass(course.owner.ctx, course.id, { scheduledStartDate: later(ctx, 10).now });
    await Promise.allSettled([
      startClass(later(course.owner.ctx, 11), course.id),
      ...Array.from({ length: 5 }, () => settleDueSchedules(later(ctx, 11))),
      startClass(later(asSystemAdmin(ctx), 11), course.id),
    ]).then((outcomes) =>
      outcomes.forEach((outcome) => outcome.status === "rejected" && expect(outcome.reason).toBeInstanceOf(Refusal)),
    );
    expect(await ctx.db.$count(classSessions, eq(classSessions.courseId, course.id))).toBe(1);
    expect(firstOf(await openClasses(course.id)).startDate).toEqual(later(ctx, 10).now);
  }
});

test("a user who joins while a class starts becomes its student", async () => {
  for (let round = 0; round < 6; round++) {
    const course = await addCourse(ctx);
    const students = await Promise.all(
      Array.from({ length: 6 }, () => addUser(ctx, { organizationId: course.organizationId })),
    );
    await Promise.all([
      ...students.slice(0, 3).map((student) => joinCourse(student.ctx, course.code)),
      startClass(course.owner.ctx, course.id),
      ...students.slice(3).map((student) => joinCourse(student.ctx, course.code)),
    ]);
    const open = firstOf(await openClasses(course.id));
    expect(await ctx.db.$count(courseMembers, eq(courseMembers.courseId, course.id))).toBe(6);
    expect(await ctx.db.$count(classSessionStudents, eq(classSessionStudents.classSessionId, open.id))).toBe(6);
  }
});

test("ten simultaneous resumes with re-enabling enable each account once", async () => {
  const course = await addRunningClass(ctx, { students: 3 });
  await endClass(later(course.owner.ctx, 1), course.id, { disableMemberAccounts: true });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      resumeClass(later(course.owner.ctx, 2), course.id, { reenableMemberAccounts: true }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(
    await ctx.db.$count(users, and(eq(users.organizationId, course.organizationId), eq(users.enabled, true))),
  ).toBe(4);
});

test("joining a course that is being deleted says that it doesn't exist", async () => {
  for (let round = 0; round < 6; round++) {
    const course = await addCourse(ctx);
    const students = await Promise.all(
      Array.from({ length: 6 }, () => addUser(ctx, { organizationId: course.organizationId })),
    );
    const joins = students.map((student) => joinCourse(student.ctx, course.code));
    const [deleted, ...outcomes] = await Promise.allSettled([deleteCourse(asSystemAdmin(ctx), course.id), ...joins]);
    expect(deleted.status).toBe("fulfilled");
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(["notFound", "invalid"]).toContain((outcome.reason as Refusal).code);
    expect(await ctx.db.$count(courseMembers, eq(courseMembers.courseId, course.id))).toBe(0);
  }
});
