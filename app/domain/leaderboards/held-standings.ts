// Leaderboards without points whose release the reader has to wait for. The stored standings have all points.
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { countsAttempt } from "~/domain/attempts/counting-rules";
import type { SignedInCtx } from "~/domain/context";
import { reachOf } from "~/domain/access";
import { isHeld } from "~/domain/grades/is-held";
import { coursesWithin } from "~/domain/visible-courses";

type Subject = { classSessionId: string | null; campaignId?: string | undefined; scenarioId?: string | undefined };
export type HeldPlace = { classSessionId: string; scenarioId: string };

/** Scenarios of classes, of one or all, whose grades are held and whose gradebook the actor may not read. */
export function listHeldPlaces(ctx: SignedInCtx, { classSessionId, campaignId, scenarioId }: Subject) {
  const { db, actor, now } = ctx;
  const mayRead = reachOf(actor.role, "gradebook:read") === null ? sql`false` : coursesWithin(actor, "gradebook:read");
  return rowsOf(
    db,
    v.object({ classSessionId: v.string(), scenarioId: v.string() }),
    sql`select r.class_session_id as "classSessionId", r.scenario_id as "scenarioId"
        from releases r
        join scenarios s on s.id = r.scenario_id
        join class_sessions c on c.id = r.class_session_id
        join courses on courses.id = c.course_id
        where r.part = 'grades' and ${isHeld("grades", "r", now)} and not (${mayRead})
          ${classSessionId ? sql`and c.id = ${classSessionId}` : sql``}
          ${scenarioId ? sql`and s.id = ${scenarioId}` : sql``}
          ${campaignId ? sql`and s.campaign_id = ${campaignId}` : sql``}`,
  );
}

/**
 * SQL: the stored standings `stored`, with those of players who have held attempts worked out again from their other
 * attempts, as `keep_bests()` does.
 */
export function withoutHeld(stored: SQL, held: HeldPlace[], { classSessionId, campaignId, scenarioId }: Subject): SQL {
  const ids = (idOf: (place: HeldPlace) => string) => sql`${`{${held.map(idOf).join(",")}}`}::uuid[]`;
  const inScope = sql`${classSessionId ? sql`a.class_session_id = ${classSessionId}` : sql`true`}
    ${scenarioId ? sql`and a.scenario_id = ${scenarioId}` : sql``}
    ${campaignId ? sql`and s.campaign_id = ${campaignId}` : sql``}`;
  return sql`(
    with held as (select * from unnest(${ids((place) => place.classSessionId)}, ${ids((place) => place.scenarioId)})
      as held (class_session_id, scenario_id)),
    players as materialized (select distinct a.user_id from attempts a join held using (class_session_id, scenario_id))
    select l.user_id, l.score, l.reported_score, l.achieved_at, l.organization_id
    from (${stored}) l where not exists (select from players where players.user_id = l.user_id)
    union all
    select best.user_id, sum(best.score), sum(best.reported_score), max(best.received_at), u.organization_id
    from (
      select distinct on (a.user_id, a.scenario_id) a.user_id, played_score(a.recorded, a.score) as score, a.received_at,
        case when a.checked_by = 'server' then 0 else played_score(a.recorded, a.score) end as reported_score
      from attempts a
      join players on players.user_id = a.user_id
      join scenarios s on s.id = a.scenario_id
      where ${countsAttempt} and ${inScope}
        and a.received_at >= (select coalesce(cleared_at, '-infinity') from leaderboard_epoch)
        and not exists (select from held
          where held.class_session_id = a.class_session_id and held.scenario_id = a.scenario_id)
      order by a.user_id, a.scenario_id, played_score(a.recorded, a.score) desc, a.received_at
    ) best
    join users u on u.id = best.user_id
    group by best.user_id, u.organization_id)`;
}
