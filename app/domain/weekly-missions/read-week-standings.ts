// Standings of the week: the own class by name, and classes by the average of their best five.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { Numeric, rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { findWeek, type Mission } from "./find-mission";

const maxPeople = 100;
const maxClasses = 20;
/** The average is of so many best flights; a class with fewer isn't ranked, since its average would be about a person. */
export const bestPerClass = 5;

const Person = v.object({
  rank: Numeric,
  userId: v.string(),
  username: v.string(),
  points: v.number(),
  deltaV: v.number(),
  duration: v.number(),
});
/** `name`: null for classes of other organizations. */
const RankedClass = v.object({
  rank: Numeric,
  name: v.nullable(v.string()),
  isOwn: v.boolean(),
  average: Numeric,
  flyers: Numeric,
  /** Classes that are ranked, listed or not. */
  ranked: Numeric,
});
export type RankedPerson = v.InferOutput<typeof Person>;
export type RankedClass = v.InferOutput<typeof RankedClass>;

export async function readWeekStandings(ctx: SignedInCtx, classSessionId: string | null) {
  const { week, mission } = await findWeek(ctx, classSessionId);
  const answer = { week: week.monday, bestPerClass };
  if (!mission) return { ...answer, missionId: null, people: [], classes: [] };
  const classes = await rankClasses(ctx, mission, classSessionId);
  return {
    ...{ ...answer, missionId: mission.id },
    people: await rankPeople(ctx, mission, classSessionId),
    classes: classes.map(({ ranked: _, ...each }) => each),
  };
}

const order = sql`f.points desc, f.delta_v, f.duration, f.achieved_at, f.user_id`;

/** Of the class; outside of a class, of the organization, as leaderboards have it. */
export function rankPeople({ db, actor }: SignedInCtx, { id }: Mission, classSessionId: string | null) {
  const isInScope = classSessionId
    ? sql`exists (select from class_session_students enrolled
        where enrolled.class_session_id = ${classSessionId} and enrolled.user_id = f.user_id)`
    : sql`users.organization_id is not distinct from ${actor.organizationId}::uuid`;
  return rowsOf(
    db,
    Person,
    sql`select row_number() over (order by ${order}) as rank, f.user_id as "userId", users.username, f.points,
          f.delta_v as "deltaV", f.duration
        from weekly_flights f join users on users.id = f.user_id
        where f.mission_id = ${id} and f.points is not null and ${isInScope}
        order by ${order} limit ${maxPeople}`,
  );
}

/** Running classes with enough flights, the own one always among them if it has; its reader knows its name. */
export function rankClasses(ctx: SignedInCtx, { id }: Mission, classSessionId: string | null) {
  const { db, actor } = ctx;
  return rowsOf(
    db,
    RankedClass,
    sql`with bests as (
        select enrolled.class_session_id as id, array_agg(f.points) as points
        from weekly_flights f join class_session_students enrolled on enrolled.user_id = f.user_id
        where f.mission_id = ${id} and f.points is not null
        group by enrolled.class_session_id having count(*) >= ${bestPerClass}
      ), averages as (
        select id, cardinality(points) as flyers, (select avg(best) from (
            select best from unnest(points) best order by best desc limit ${bestPerClass}) five) as average
        from bests
      ), ranked as (
        select rank() over (order by averages.average desc) as rank, averages.average, averages.flyers,
          coalesce(c.id = ${classSessionId}::uuid, false) as own, courses.name,
          courses.organization_id is not distinct from ${actor.organizationId}::uuid as near, c.id,
          count(*) over () as ranked
        from averages join class_sessions c on c.id = averages.id join courses on courses.id = c.course_id
          join organizations owning on owning.id = courses.organization_id
          join weekly_missions m on m.id = ${id} and m.curriculum_id = coalesce(c.curriculum_id, owning.curriculum_id)
        where c.start_date is not null and c.end_date is null
      )
      select rank, case when near or own then name end as name, own as "isOwn", round(average, 1) as average,
        case when near or own then flyers else ${bestPerClass} end as flyers, ranked
      from ranked where rank <= ${maxClasses} or own order by rank, own desc, id limit ${maxClasses + 1}`,
  );
}
