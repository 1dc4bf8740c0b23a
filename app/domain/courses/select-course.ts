import { eq } from "drizzle-orm";
import { users } from "~/db/schema";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { lockCourses } from "~/domain/locks";
import { notFound } from "~/domain/refusal";
import { listCourses, type Course } from "./list-courses";
import { gradebookSessionOf } from "./course-status";

/** Only courses with an active or last active session can be selected. */
export async function listSelectableCourses(ctx: SignedInCtx): Promise<Course[]> {
  return (await listCourses(ctx)).filter((course) => gradebookSessionOf(course) !== null);
}

/** The course the actor selected last, while it can still be selected; else the first one. */
export async function findSelectedCourse(ctx: SignedInCtx, selectable: Course[]): Promise<Course | null> {
  const [user] = await ctx.db
    .select({ courseId: users.lastSelectedCourseId })
    .from(users)
    .where(eq(users.id, ctx.actor.userId));
  return selectable.find((course) => course.id === user?.courseId) ?? selectable[0] ?? null;
}

/**
 * Remembers the selection for the actor's next visit, on whatever device: a course that one runs, or is in (the game's
 * players).
 */
export async function selectCourse(ctx: SignedInCtx, courseId: string): Promise<Course> {
  const [course] = await listCourses(ctx, { courseId }, "course:select");
  if (!course) throw notFound("The course");
  await inTransaction(ctx, async (inner) => {
    await lockCourses(inner, [courseId], "key share");
    await inner.db.update(users).set({ lastSelectedCourseId: courseId }).where(eq(users.id, ctx.actor.userId));
  });
  return course;
}
