import { and, eq, isNull, sql } from "drizzle-orm";
import { classSessions, courses } from "~/db/schema";
import { assertCan, type Action, type TeachingReach } from "~/domain/access";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import { lockCourses, lockOrganizations } from "~/domain/locks";
import { notFound } from "~/domain/refusal";
import { taughtAs } from "~/domain/visible-courses";
import { settleDueSchedules } from "./settle-due-schedules";

export type LockedCourse = {
  id: string;
  name: string;
  ownerId: string;
  organizationId: string;
  taughtAs: TeachingReach | null;
};
export type OpenClass = typeof classSessions.$inferSelect;

/** A locked course with its open classes; at most one of the two exists (docs/decisions/0030). */
export type LockedClasses = { course: LockedCourse; running: OpenClass | null; scheduled: OpenClass | null };

type Options = {
  action?: Action;
  withOrganization?: boolean;
  /** Lock strength of the course: `update` to delete it. */
  strength?: "update" | "no key update";
};

/**
 * Serializes the transitions of a course; settles due schedules first. `withOrganization` also locks the organization,
 * for changes of its enabled users: always before the course, as a registration does.
 */
export async function withCourseLocked<T>(
  ctx: SignedInCtx,
  courseId: string,
  run: (inner: SignedInCtx, classes: LockedClasses) => Promise<T>,
  { action = "course:run", withOrganization = false, strength = "no key update" }: Options = {},
): Promise<T> {
  return inTransaction(ctx, async (inner) => {
    if (withOrganization)
      await lockOrganizations(inner, sql`id = (select organization_id from courses where id = ${courseId})`);
    await lockCourses(inner, [courseId], strength);
    const [course] = await inner.db
      .select({
        id: courses.id,
        name: courses.name,
        ownerId: courses.ownerId,
        organizationId: courses.organizationId,
        taughtAs: taughtAs(ctx.actor),
      })
      .from(courses)
      .where(eq(courses.id, courseId));
    assertCan(ctx.actor, action, course, "course");
    if (!course) throw notFound("course");
    await settleDueSchedules(inner, courseId);
    const open = await inner.db
      .select()
      .from(classSessions)
      .where(and(eq(classSessions.courseId, courseId), isNull(classSessions.endDate)));
    return run(inner, {
      course,
      running: open.find(({ startDate }) => startDate !== null) ?? null,
      scheduled: open.find(({ startDate }) => startDate === null) ?? null,
    });
  });
}

/** The course as the subject of an audit entry. */
export const asSubject = ({ id, name, organizationId }: Pick<LockedCourse, "id" | "name" | "organizationId">) => ({
  subject: { type: "course" as const, id, name },
  organizationId,
});
