import { reachOf } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { asOfNow, selectCourse, type CourseWithMembers } from "./list-courses";

/** A course the actor may read: for staff in full, for members without its code and its other members. */
export async function readCourse(ctx: SignedInCtx, courseId: string): Promise<CourseWithMembers> {
  const [course] = await asOfNow(ctx, () => selectCourse(ctx, courseId, "course:read"));
  if (!course) throw notFound("course");
  const { role } = ctx.actor;
  // Of staff, both have the same reach.
  if (reachOf(role, "gradebook:read") === reachOf(role, "course:read")) return course;
  return { ...course, accessCode: null, memberIds: [ctx.actor.userId] };
}
