import { and, eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, timeOf } from "~/db/rows.server";
import { courseMembers, users } from "~/db/schema";
import { recordChange } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import { say } from "~/texts/say";
import type { LeftOut } from "./plan-batch";
import type { Batch } from "./read-batch";
import type { UndoRow } from "./change-users";

/** Removes the members whom the batch added at `doneAt`, unless they have played there since. */
export async function undoEnrolment(ctx: SignedInCtx, batch: Batch, doneAt: Date, rows: UndoRow[]): Promise<LeftOut[]> {
  const { db } = ctx;
  const ids = rows.map(({ user }) => user.id);
  const { courseId } = batch;
  if (!courseId) return [];
  const ofCourse = and(eq(courseMembers.courseId, courseId), inArray(courseMembers.userId, ids));
  const members = await db
    .select({ userId: courseMembers.userId })
    .from(courseMembers)
    .where(and(ofCourse, eq(courseMembers.joinedAt, doneAt)));
  const isMember = new Set(members.map(({ userId }) => userId));
  const hasPlayed = await findPlayers(ctx, courseId, doneAt, ids);
  const leftAlone: LeftOut[] = [];
  const restored = rows.filter(({ user }) => {
    const reason = !isMember.has(user.id)
      ? say.batchReasons.leftCourse
      : hasPlayed.has(user.id)
        ? say.batchReasons.played
        : null;
    if (reason) leftAlone.push({ user, reason });
    return !reason;
  });
  if (restored.length > 0) await removeAgain(ctx, batch, restored);
  return leftAlone;
}

async function findPlayers({ db }: SignedInCtx, courseId: string, since: Date, ids: string[]): Promise<Set<string>> {
  const rows = await rowsOf(
    db,
    v.object({ userId: v.string() }),
    sql`with played as (
        select user_id, class_session_id, received_at as at from attempts
        union all select user_id, class_session_id, started_at from attempt_starts)
      select distinct p.user_id as "userId" from played p join class_sessions s on s.id = p.class_session_id
      where s.course_id = ${courseId} and ${inArray(sql`p.user_id`, ids)}
        and p.at >= ${timeOf(since)}`,
  );
  return new Set(rows.map(({ userId }) => userId));
}

async function removeAgain(ctx: SignedInCtx, { courseId, courseName }: Batch, rows: UndoRow[]) {
  const { db, actor } = ctx;
  if (!courseId) return;
  const ids = rows.map(({ user }) => user.id);
  await db.delete(courseMembers).where(and(eq(courseMembers.courseId, courseId), inArray(courseMembers.userId, ids)));
  await db.execute(sql`delete from class_session_students where ${inArray(sql`user_id`, ids)}
    and class_session_id in (select id from running_classes where course_id = ${courseId})`);
  for (const { user, before } of rows)
    if (before.classAfter && before.classAfter !== before.classBefore)
      await db
        .update(users)
        .set({ lastJoinedClassSessionId: before.classBefore ?? null })
        .where(and(eq(users.id, user.id), eq(users.lastJoinedClassSessionId, before.classAfter)));
  await recordChange(ctx, {
    action: "course.undoAddMembers",
    subject: { type: "course", id: courseId, name: courseName },
    organizationId: rows[0]?.user.organizationId ?? actor.organizationId,
    details: { members: rows.length },
  });
}
