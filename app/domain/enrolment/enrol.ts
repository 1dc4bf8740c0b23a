import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { classSessions, classSessionStudents, courseMembers, courses, users } from "~/db/schema";
import type { Ctx } from "~/domain/context";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";

/** Makes a user a member of a course and a student of its running class session, if there is one. Answers whether it was not a member before. */
export async function enrol(
  ctx: Ctx,
  courseId: string,
  userId: string,
): Promise<{ isNew: boolean; classSessionId: string | null }> {
  const { db, now } = ctx;
  await settleDueSchedules(ctx, courseId);
  // Not while a class of the course starts or is resumed: it takes in the members that it sees.
  await db.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for("share");
  const added = await db
    .insert(courseMembers)
    .values({ courseId, userId, joinedAt: now })
    .onConflictDoNothing()
    .returning({ userId: courseMembers.userId });
  const [running] = await db
    .select({ id: classSessions.id })
    .from(classSessions)
    .where(
      and(eq(classSessions.courseId, courseId), isNotNull(classSessions.startDate), isNull(classSessions.endDate)),
    );
  if (running) {
    await db
      .insert(classSessionStudents)
      .values({ classSessionId: running.id, userId, joinedAt: now })
      .onConflictDoNothing();
    await db.update(users).set({ lastJoinedClassSessionId: running.id }).where(eq(users.id, userId));
  }
  return { isNew: added.length > 0, classSessionId: running?.id ?? null };
}
