import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { isoDayOf, isTimeZone } from "~/domain/date-text";
import type { SignedInCtx } from "~/domain/context";

export type StudentDay = { today: string; timeZone: string };

/**
 * Today for the student: in the time zone of the course that the game plays in; if that has none, in the person's own
 * (`personZone`), else in UTC.
 */
export async function readStudentDay(
  { db, actor, now }: SignedInCtx,
  personZone: string | null = null,
): Promise<StudentDay> {
  const [course] = await rowsOf(
    db,
    v.object({ timeZone: v.nullable(v.string()) }),
    sql`select courses.time_zone as "timeZone" from class_session_students enrolled
        join class_sessions c on c.id = enrolled.class_session_id
        join courses on courses.id = c.course_id
        join users me on me.id = enrolled.user_id
        where enrolled.user_id = ${actor.userId} and c.start_date is not null
        order by c.end_date is not null, c.id is distinct from me.last_joined_session_id, c.start_date desc, c.id limit 1`,
  );
  const timeZone = [course?.timeZone, personZone].find((zone) => zone && isTimeZone(zone)) ?? "UTC";
  return { timeZone, today: isoDayOf(now, timeZone) };
}
