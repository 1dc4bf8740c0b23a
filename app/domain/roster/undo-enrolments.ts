import { inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { recordChanges } from "~/domain/audit/record-change";
import type { SignedInCtx } from "~/domain/context";
import type { Text } from "~/texts/message";
import { say } from "~/texts/say";

export type RosterEnrolment = { position: number; userId: string; courseId: string; classBefore: string | null };

const Membership = v.object({ position: v.number(), isOfImport: v.boolean(), hasPlayed: v.boolean() });

/**
 * Removes users from courses that an import made them join, unless they have played there since. Call it with courses
 * and users locked. Returns the users who stay, by row.
 */
export async function undoEnrolments(
  ctx: SignedInCtx,
  importId: string,
  enrolments: RosterEnrolment[],
): Promise<Map<number, Text>> {
  const memberships = new Map((await readMemberships(ctx, importId, enrolments)).map((row) => [row.position, row]));
  const leftAlone = new Map<number, Text>();
  const leaving = enrolments.filter(({ position }) => {
    const membership = memberships.get(position);
    const reason = !membership?.isOfImport
      ? say.batchReasons.leftCourse
      : membership.hasPlayed
        ? say.batchReasons.played
        : null;
    if (reason) leftAlone.set(position, reason);
    return !reason;
  });
  if (leaving.length > 0) await leave(ctx, leaving);
  return leftAlone;
}

function readMemberships({ db }: SignedInCtx, importId: string, enrolments: RosterEnrolment[]) {
  const positions = enrolments.map(({ position }) => position);
  return rowsOf(
    db,
    Membership,
    sql`select r.position, exists (select from course_members m
          where m.course_id = r.course_id and m.user_id = r.user_id and m.joined_at = r.done_at) as "isOfImport",
        exists (select from attempts a join class_sessions s on s.id = a.class_session_id
          where s.course_id = r.course_id and a.user_id = r.user_id and a.received_at >= r.done_at)
        or exists (select from attempt_starts a join class_sessions s on s.id = a.class_session_id
          where s.course_id = r.course_id and a.user_id = r.user_id and a.started_at >= r.done_at) as "hasPlayed"
      from roster_rows r where r.import_id = ${importId} and ${inArray(sql`r.position`, positions)}`,
  );
}

async function leave(ctx: SignedInCtx, leaving: RosterEnrolment[]) {
  const { db } = ctx;
  const pairs = sql`jsonb_to_recordset(${JSON.stringify(leaving)}::text::jsonb)
    as left_course("userId" uuid, "courseId" uuid, "classBefore" uuid)`;
  await db.execute(sql`delete from course_members m using ${pairs}
    where m.course_id = left_course."courseId" and m.user_id = left_course."userId"`);
  await db.execute(sql`delete from class_session_students s using ${pairs}, running_classes r
    where r.course_id = left_course."courseId" and s.class_session_id = r.id and s.user_id = left_course."userId"`);
  await db.execute(sql`update users set last_joined_session_id =
      (select c.id from class_sessions c where c.id = left_course."classBefore")
    from ${pairs}, running_classes r
    where r.course_id = left_course."courseId" and users.id = left_course."userId"
      and users.last_joined_session_id = r.id`);
  await recordLeft(ctx, leaving);
}

async function recordLeft(ctx: SignedInCtx, leaving: RosterEnrolment[]) {
  const counts = new Map<string, number>();
  for (const { courseId } of leaving) counts.set(courseId, (counts.get(courseId) ?? 0) + 1);
  const courseNames = await rowsOf(
    ctx.db,
    v.object({ id: v.string(), name: v.string(), organizationId: v.string() }),
    sql`select id, name, organization_id as "organizationId" from courses where ${inArray(sql`id`, [...counts.keys()])}`,
  );
  await recordChanges(
    ctx,
    courseNames.map(({ id, name, organizationId }) => ({
      action: "course.undoAddMembers" as const,
      subject: { type: "course" as const, id, name },
      organizationId,
      details: { members: counts.get(id) ?? 0 },
    })),
  );
}
