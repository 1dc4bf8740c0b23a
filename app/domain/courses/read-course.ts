import { asc, eq } from "drizzle-orm";
import { courseMembers } from "~/db/schema";
import { may } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { listCourses, type Course } from "./list-courses";

/** A course the actor may read: as staff in full, as a member without its code and its other members. */
export async function readCourse(ctx: SignedInCtx, courseId: string): Promise<Course & { memberIds: string[] }> {
  const [course] = await listCourses(ctx, { courseId }, "course:read");
  if (!course) throw notFound("The course");
  if (!may(ctx.actor, "gradebook:read", { ownerId: course.ownerId, organizationId: course.ownerOrganizationId })) {
    return { ...course, password: null, memberIds: [ctx.actor.userId] };
  }
  const members = await ctx.db
    .select({ userId: courseMembers.userId })
    .from(courseMembers)
    .where(eq(courseMembers.courseId, courseId))
    .orderBy(asc(courseMembers.joinedAt), asc(courseMembers.userId));
  return { ...course, memberIds: members.map((member) => member.userId) };
}
