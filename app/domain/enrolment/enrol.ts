import { eq } from "drizzle-orm";
import { oneRow } from "~/db/one-row";
import { courses } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { lockCourses } from "~/domain/locks";
import { notFound } from "~/domain/refusal";
import { enrolInClass, type EnrolmentResult } from "~/domain/courses/enrol-in-class";

/**
 * Makes a user a member of a course and a student of its running class session. Returns whether the membership is new.
 */
export async function enrol(ctx: Ctx, courseId: string, userId: string): Promise<EnrolmentResult> {
  await settleDueSchedules(ctx, courseId);
  // A class of the course must not start or resume meanwhile: it enrols the members it sees.
  await lockCourses(ctx, [courseId], "share");
  const [course] = await ctx.db.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId));
  if (!course) throw notFound("course");
  return oneRow(await enrolInClass(ctx, [{ courseId, userId }]));
}
