import { may } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { listCourses, type Course } from "./list-courses";
import { memberIdsOf } from "./member-ids";

/** A course the actor may read: as staff in full, as a member without its code and its other members. */
export async function readCourse(ctx: SignedInCtx, courseId: string): Promise<Course & { memberIds: string[] }> {
  // At once: each waits for the database, and members of a course that may not be read go no further.
  const [[course], members] = await Promise.all([
    listCourses(ctx, { courseId }, "course:read"),
    memberIdsOf(ctx, [courseId]),
  ]);
  if (!course) throw notFound("The course");
  if (!may(ctx.actor, "gradebook:read", { ownerId: course.ownerId, organizationId: course.ownerOrganizationId })) {
    return { ...course, accessCode: null, memberIds: [ctx.actor.userId] };
  }
  return { ...course, memberIds: members.get(courseId) ?? [] };
}
