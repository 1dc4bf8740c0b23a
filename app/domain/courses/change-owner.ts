import { and, eq } from "drizzle-orm";
import { courseTeachers, courses, users } from "~/db/schema";
import { assertCan, canRole } from "~/domain/access";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { lockUsers } from "~/domain/locks";
import { Refusal } from "~/domain/refusal";
import { mainRoleOf } from "~/domain/roles";
import { say } from "~/texts/say";
import { asSubject, withCourseLocked } from "./lock-course";

/**
 * Makes another user the instructor of a course: SystemAdmin only; the user must be staff of the course's organization.
 */
export async function changeOwner(ctx: SignedInCtx, courseId: string, ownerId: string) {
  assertCan(ctx.actor, "course:assign");
  await withCourseLocked(
    ctx,
    courseId,
    async (inner, { course }) => {
      await lockUsers(inner, [ownerId], "share");
      const [owner] = await inner.db
        .select({ username: users.username, roles: users.roles, organizationId: users.organizationId })
        .from(users)
        .where(eq(users.id, ownerId));
      if (owner?.organizationId !== course.organizationId || !canRole(mainRoleOf(owner.roles), "course:own")) {
        throw new Refusal("invalid", say.courseRefusals.instructorNotStaff, {
          ownerId: [say.courseRefusals.instructorNotStaff],
        });
      }
      if (course.ownerId === ownerId) return;
      await inner.db.update(courses).set({ ownerId }).where(eq(courses.id, courseId));
      await inner.db
        .delete(courseTeachers)
        .where(and(eq(courseTeachers.courseId, courseId), eq(courseTeachers.userId, ownerId)));
      await recordChange(inner, {
        action: "course.owner",
        ...asSubject(course),
        details: { from: course.ownerId, to: ownerId, instructor: owner.username },
      });
    },
    { action: "course:assign" },
  );
}
