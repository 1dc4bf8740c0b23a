import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { ClassSession } from "./list-courses";
import { settleForReading } from "./settle-due-schedules";

/**
 * The running class sessions in which the actor is a student; first the one joined or chosen last, which gets the
 * game's scores.
 */
export async function listOwnRunningClasses(ctx: SignedInCtx): Promise<(ClassSession & { courseName: string })[]> {
  await settleForReading(ctx);
  return rowsOf(
    ctx.db,
    v.object({ ...ClassSession.entries, courseName: v.string() }),
    sql`select s.id, s.course_id as "courseId", s.name, c.name as "courseName", s.start_date as "startDate",
      s.end_date as "endDate",
        s.scheduled_start_date as "scheduledStartDate", s.scheduled_end_date as "scheduledEndDate"
      from class_session_students enrolled
      join class_sessions s on s.id = enrolled.class_session_id
      join courses c on c.id = s.course_id
      where enrolled.user_id = ${ctx.actor.userId} and s.id in (select id from running_classes)
      order by s.id = (select last_joined_session_id from users where id = ${ctx.actor.userId}) is true desc,
        s.start_date desc, s.id`,
  );
}
