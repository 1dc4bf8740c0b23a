import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { rateClass, type WeekOfClass } from "./class-rating";
import { findWeek } from "./find-mission";

/** Weeks of the past that count. */
const weeksCounted = 12;

const Flown = v.object({ week: v.string(), userId: v.string(), points: v.number() });

/** The caller's own rating among the class's present students; null before a week that counts has ended. */
export async function readClassRating(ctx: SignedInCtx, classSessionId: string) {
  const { week } = await findWeek(ctx, classSessionId);
  const flown = await rowsOf(
    ctx.db,
    Flown,
    sql`select m.week::text, f.user_id as "userId", f.points
        from class_session_students enrolled
        join weekly_flights f on f.user_id = enrolled.user_id and f.points is not null
        join weekly_missions m on m.id = f.mission_id
        where enrolled.class_session_id = ${classSessionId} and m.week < ${week.monday}::date
          and m.week >= ${week.monday}::date - ${7 * weeksCounted}::int
          and m.curriculum_id = (select coalesce(c.curriculum_id, owning.curriculum_id) from class_sessions c
            join courses on courses.id = c.course_id join organizations owning on owning.id = courses.organization_id
            where c.id = ${classSessionId})
        order by m.week, f.user_id`,
  );
  const weeks = new Map<string, WeekOfClass[number][]>();
  for (const { week: monday, ...flyer } of flown) weeks.set(monday, [...(weeks.get(monday) ?? []), flyer]);
  const own = rateClass([...weeks.values()]).get(ctx.actor.userId);
  return own
    ? { rating: Math.round(own.rating), weeks: own.weeks, change: Math.round(own.change) }
    : { rating: null, weeks: 0, change: 0 };
}
