import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { users } from "~/db/schema";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { lockClassSessions, lockCourses } from "~/domain/locks";
import { notFound } from "~/domain/refusal";
import { listCourses, type Course } from "./list-courses";
import { gradebookSessionOf } from "./course-status";

/** Courses that can be selected: those with an active or ended session. */
export async function listSelectableCourses(ctx: SignedInCtx): Promise<Course[]> {
  return (await listCourses(ctx)).filter((course) => gradebookSessionOf(course) !== null);
}

/** The course the actor selected last, if it can still be selected; else the first one. */
export async function findSelectedCourse(ctx: SignedInCtx, selectable: Course[]): Promise<Course | null> {
  const [user] = await ctx.db
    .select({ courseId: users.lastSelectedCourseId })
    .from(users)
    .where(eq(users.id, ctx.actor.userId));
  return selectable.find((course) => course.id === user?.courseId) ?? selectable[0] ?? null;
}

/**
 * Stores the selection for the actor's next visit, on any device: a course that the actor runs or attends. For a
 * student, its running class also becomes the one that the game and My results use.
 */
export async function selectCourse(ctx: SignedInCtx, courseId: string): Promise<Course> {
  const [course] = await listCourses(ctx, { courseId }, "course:select");
  if (!course) throw notFound("course");
  await inTransaction(ctx, async (inner) => {
    await lockCourses(inner, [courseId], "key share");
    const ownClass = await findOwnRunningClass(inner, courseId);
    await lockClassSessions(inner, [ownClass], "key share");
    await inner.db
      .update(users)
      .set({ lastSelectedCourseId: courseId, ...(ownClass && { lastJoinedClassSessionId: ownClass }) })
      .where(eq(users.id, ctx.actor.userId));
  });
  return course;
}

/** The running class of a course, if the actor is a student there. */
async function findOwnRunningClass({ db, actor }: SignedInCtx, courseId: string): Promise<string | null> {
  const [classSession] = await rowsOf(
    db,
    v.object({ id: v.string() }),
    sql`select r.id from running_classes r join class_session_students enrolled on enrolled.class_session_id = r.id
        where r.course_id = ${courseId} and enrolled.user_id = ${actor.userId}`,
  );
  return classSession?.id ?? null;
}
