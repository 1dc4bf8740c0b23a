import { can } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { asOfNow, selectCourse, type CourseWithMembers } from "./list-courses";

/** A course the actor may read: for staff in full, for members without its code and its other members. */
export async function readCourse(ctx: SignedInCtx, courseId: string): Promise<CourseWithMembers> {
  const [course] = await asOfNow(ctx, () => selectCourse(ctx, courseId, "course:read"));
  if (!course) throw notFound("course");
  if (can(ctx.actor, "gradebook:read", { ownerId: course.ownerId, organizationId: course.ownerOrganizationId }))
    return course;
  return { ...course, accessCode: null, memberIds: [ctx.actor.userId] };
}
