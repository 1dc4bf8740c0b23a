import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "~/db/database.server";
import { rowsOf, Time } from "~/db/rows.server";
import { bestEffort } from "~/db/outage.server";
import { transact } from "~/db/transaction";
import type { Ctx } from "~/domain/context";
import { lockCourses } from "~/domain/locks";
import { enrolMembers } from "./enrol-in-class";

const Started = v.object({ classSessionId: v.string(), joinedAt: Time });

/**
 * Starts and ends all classes that are due, with the times at which they were due; a start waits while another class
 * runs. Idempotent. Inside a transaction, pass the course, so that no other is locked.
 */
export async function settleDueSchedules({ db, now }: Pick<Ctx, "db" | "now">, courseId?: string) {
  const due = await findDueCourses(db, now, courseId);
  if (due.length === 0) return;
  await transact(db, async (tx) => {
    const ids = sql.join(
      due.map((id) => sql`${id}::uuid`),
      sql`, `,
    );
    await lockCourses({ db: tx }, due);
    // Checks again, since another process may have settled them during the wait. One statement, so that a class can
    // start at the moment at which the previous one ends.
    const time = sql`${now.toISOString()}::timestamptz`;
    const started = await rowsOf(
      tx,
      Started,
      sql`with ended as (
          update class_sessions set end_date = greatest(scheduled_end_date, start_date)
          where id in (select id from running_classes where course_id in (${ids}) and scheduled_end_date <= ${time})
          returning id
        )
        update class_sessions c set start_date = scheduled_start_date,
          end_date = case when scheduled_end_date <= ${time} then scheduled_end_date end
        where course_id in (${ids}) and start_date is null and scheduled_start_date <= ${time} and not exists (
          select from running_classes running
          where running.course_id = c.course_id and not exists (select from ended where ended.id = running.id)
        )
        returning id as "classSessionId", start_date as "joinedAt"`,
    );
    await enrolMembers(tx, started);
  });
}

/** Before reads: if the database can't be written, the read continues with the stored state. */
export const settleForReading = (ctx: Pick<Ctx, "db" | "now">) => bestEffort(settleDueSchedules(ctx));

async function findDueCourses(db: Db, now: Date, courseId?: string): Promise<string[]> {
  const time = sql`${now.toISOString()}::timestamptz`;
  const within = courseId ? sql`course_id = ${courseId} and` : sql``;
  const due = await rowsOf(
    db,
    v.object({ courseId: v.string() }),
    sql`select course_id as "courseId" from class_sessions
          where ${within} start_date is null and scheduled_start_date <= ${time}
        union select course_id from running_classes where ${within} scheduled_end_date <= ${time}`,
  );
  return due.map((row) => row.courseId);
}
