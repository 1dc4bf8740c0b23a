import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { dayAfter } from "~/domain/gradebook/day-numbers";
import type { StudentDay } from "./student-day";

/** Days in a row with a lesson, a flight or practice, up to today or yesterday. Never graded. */
export type Streak = { days: number; hasToday: boolean };

const maxDays = 366;

/** Pure. `days`: YYYY-MM-DD, in any order. */
function streakOf(days: readonly string[], today: string): Streak {
  const active = new Set(days);
  const hasToday = active.has(today);
  let day = hasToday ? today : dayAfter(today, -1);
  let count = 0;
  for (; active.has(day) && count < maxDays; day = dayAfter(day, -1)) count++;
  return { days: count, hasToday };
}

/** A held exam counts too: that it was handed in is no secret. */
export async function readStreak({ db, actor }: SignedInCtx, { today, timeZone }: StudentDay): Promise<Streak> {
  const since = dayAfter(today, -maxDays);
  const rows = await rowsOf(
    db,
    v.object({ day: v.string() }),
    sql`select reviewed_on::text as day from practice_reviews
        where user_id = ${actor.userId} and reviewed_on >= ${since}::date
        union select (received_at at time zone ${timeZone})::date::text from attempts
        where user_id = ${actor.userId} and received_at >= ${since}::date`,
  );
  return streakOf(
    rows.map(({ day }) => day),
    today,
  );
}
