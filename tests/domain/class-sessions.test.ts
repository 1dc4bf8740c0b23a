import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { classSessions, classSessionStudents } from "~/db/schema";
import { courseStatusOf } from "~/domain/courses/course-status";
import { listCourses } from "~/domain/courses/list-courses";
import { endClass, startClass } from "~/domain/courses/run-class";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { addCourse, addRunningClass, addStudent, addUser, asSystemAdmin, type TestCourse } from "../support/builders";
import { later, testContext } from "../support/database";
import { firstOf } from "../support/tuples";

const ctx = await testContext();
const at = (minutes: number) => later(ctx, minutes).now;

async function schedule(course: TestCourse, start: number, end: number | null = null) {
  const id = uuid();
  await ctx.db.insert(classSessions).values({
    id,
    courseId: course.id,
    name: "Scheduled",
    scheduledStartDate: at(start),
    scheduledEndDate: end === null ? null : at(end),
  });
  return id;
}

const sessionsOf = ({ id }: TestCourse) => ctx.db.select().from(classSessions).where(eq(classSessions.courseId, id));
const courseAt = async (course: TestCourse, minutes: number) => {
  const row = firstOf(await listCourses(later(course.owner.ctx, minutes)));
  return { status: courseStatusOf(row, at(minutes)), ...row };
};

test("starting a class enrols all members of the course", async () => {
  const course = await addCourse(ctx);
  const students = [await addStudent(ctx, course), await addStudent(ctx, course)];
  const sessionId = await startClass(course.owner.ctx, course.id);
  const enrolled = await ctx.db
    .select()
    .from(classSessionStudents)
    .where(eq(classSessionStudents.classSessionId, sessionId));
  expect(enrolled.map(({ userId }) => userId).sort()).toEqual(students.map(({ id }) => id).sort());
});

test("of ten simultaneous starts one runs, and the others are refused", async () => {
  const course = await addCourse(ctx);
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => startClass(course.owner.ctx, course.id)));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  for (const outcome of outcomes)
    if (outcome.status === "rejected")
      expect(outcome.reason).toMatchObject({ code: "conflict", message: "A class is already running in this course." });
  expect(await sessionsOf(course)).toHaveLength(1);
});

test("the database allows one running class per course", async () => {
  const course = await addRunningClass(ctx);
  const second = ctx.db
    .insert(classSessions)
    .values({ id: uuid(), courseId: course.id, name: "Second", startDate: ctx.now });
  await expect(second).rejects.toMatchObject({
    cause: { message: expect.stringContaining("class_sessions_one_running") },
  });
});

test("ending an ended class says that it has ended, not that it hasn't started", async () => {
  const course = await addRunningClass(ctx);
  await endClass(later(course.owner.ctx, 5), course.id);
  expect(firstOf(await sessionsOf(course)).endDate).toEqual(at(5));
  await expect(endClass(later(course.owner.ctx, 6), course.id)).rejects.toMatchObject({
    code: "conflict",
    message: "The class has already ended.",
  });
});

test("only the owner and administrators of the organization or system run a class", async () => {
  const course = await addCourse(ctx);
  const other = await addCourse(ctx, course.organizationId);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: course.organizationId });
  const foreign = await addUser(ctx, {
    role: "OrganizationAdmin",
    organizationId: (await addCourse(ctx)).organizationId,
  });
  const student = await addStudent(ctx, course);
  await expect(startClass(student.ctx, course.id)).rejects.toMatchObject({ code: "forbidden" });
  await expect(startClass(other.owner.ctx, course.id)).rejects.toMatchObject({ code: "notFound" });
  await expect(startClass(foreign.ctx, course.id)).rejects.toMatchObject({ code: "notFound" });
  await startClass(admin.ctx, course.id);
  await endClass(later(asSystemAdmin(ctx), 1), course.id);
});

test("a due start takes effect as of its planned time, with all members", async () => {
  const course = await addCourse(ctx);
  const student = await addStudent(ctx, course);
  const id = await schedule(course, 10);
  expect(await courseAt(course, 9)).toMatchObject({ status: "Scheduled", scheduled: { id } });
  expect(await courseAt(course, 12)).toMatchObject({ status: "Active", active: { id }, scheduled: null });
  expect(firstOf(await sessionsOf(course)).startDate).toEqual(at(10));
  expect(await ctx.db.$count(classSessionStudents, eq(classSessionStudents.userId, student.id))).toBe(1);
});

test("a due end takes effect as of its planned time", async () => {
  const course = await addRunningClass(ctx);
  await ctx.db
    .update(classSessions)
    .set({ scheduledEndDate: at(30) })
    .where(eq(classSessions.id, course.sessionId));
  expect((await courseAt(course, 29)).status).toBe("Active");
  expect(await courseAt(course, 45)).toMatchObject({ status: "Ended", last: { id: course.sessionId } });
  expect(firstOf(await sessionsOf(course)).endDate).toEqual(at(30));
});

test("a class whose start and end are both past took place in between", async () => {
  const course = await addCourse(ctx);
  await schedule(course, 10, 20);
  expect((await courseAt(course, 60)).status).toBe("Ended");
  expect(await sessionsOf(course)).toMatchObject([{ startDate: at(10), endDate: at(20) }]);
});

test("settling is idempotent, also ten times at once", async () => {
  const course = await addCourse(ctx);
  const student = await addStudent(ctx, course);
  await schedule(course, 10);
  await Promise.all(Array.from({ length: 10 }, () => settleDueSchedules(later(ctx, 15))));
  const sessions = await sessionsOf(course);
  await settleDueSchedules(later(ctx, 16));
  expect(await sessionsOf(course)).toEqual(sessions);
  expect(sessions).toMatchObject([{ startDate: at(10), endDate: null }]);
  expect(await ctx.db.$count(classSessionStudents, eq(classSessionStudents.userId, student.id))).toBe(1);
});

test("a start waits while another class of its course runs", async () => {
  const course = await addRunningClass(ctx);
  const waiting = await schedule(course, 10);
  expect((await courseAt(course, 15)).active?.id).toBe(course.sessionId);
  await endClass(later(course.owner.ctx, 20), course.id);
  expect((await courseAt(course, 21)).active?.id).toBe(waiting);
});

test("if one class is due to end and the next to start, the first read shows the next running", async () => {
  const course = await addRunningClass(ctx);
  await ctx.db
    .update(classSessions)
    .set({ scheduledEndDate: at(30) })
    .where(eq(classSessions.id, course.sessionId));
  const next = await schedule(course, 30);
  expect(await courseAt(course, 31)).toMatchObject({
    status: "Active",
    active: { id: next },
    last: { id: course.sessionId },
  });
});
