import { and, eq, sql } from "drizzle-orm";
import { classSessions, courses, organizations, users } from "~/db/schema";
import { assertCan } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { notFound } from "~/domain/refusal";
import { coursesInReach } from "~/domain/visible-courses";

/** A user with everything that pages and API show. Instructors may read the students of courses that they teach. */
export async function readUser(ctx: SignedInCtx, userId: string) {
  const { db, actor } = ctx;
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      rankTitle: users.rankTitle,
      organizationId: users.organizationId,
      organizationName: organizations.name,
      roles: users.roles,
      enabled: users.enabled,
      lastActive: users.lastActive,
      lastJoinedClassSessionId: users.lastJoinedClassSessionId,
      lastJoinedCourseName: courses.name,
      lastSelectedCourseId: users.lastSelectedCourseId,
      resetPasswordPending: users.resetPasswordPending,
      isPart: sql<boolean>`exists (select from course_members m where m.user_id = ${users.id}
        and m.course_id in (select ${courses.id} from ${courses} where ${coursesInReach("assist", actor)}))`,
    })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .leftJoin(classSessions, eq(classSessions.id, users.lastJoinedClassSessionId))
    .leftJoin(courses, eq(courses.id, classSessions.courseId))
    .where(and(eq(users.id, userId), eq(users.isFormer, false)));
  if (!row) throw notFound("user");
  const { isPart, ...user } = row;
  assertCan(actor, "user:read", { ownerId: user.id, organizationId: user.organizationId, isPart }, "user");
  return user;
}
