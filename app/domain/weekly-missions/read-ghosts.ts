// Flights of classmates who agreed, to fly beside.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { countRows, rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { FlightEvidence } from "~/domain/evidence";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { findWeek } from "./find-mission";
import { readOwnFlights } from "./own-flights";

const { kind: _, ...logEntries } = FlightEvidence.entries;
const Ghost = v.object({
  username: v.string(),
  points: v.number(),
  deltaV: v.number(),
  duration: v.number(),
  log: v.object(logEntries),
});
export type Ghost = v.InferOutput<typeof Ghost>;

const maxGhosts = 5;

/** The best shared flights of the class. Only after one's own first result of the week, so that nobody copies. */
export async function readGhosts(ctx: SignedInCtx, classSessionId: string): Promise<Ghost[]> {
  const { mission } = await findWeek(ctx, classSessionId);
  const own = mission && (await readOwnFlights(ctx, mission.id));
  if (!mission || !own || own.tries.length === 0) throw new Refusal("conflict", say.weeklyMissions.ghostsLater);
  return rowsOf(
    ctx.db,
    Ghost,
    sql`select users.username, f.points, f.delta_v as "deltaV", f.duration, f.log
        from shared_weekly_flights shared
        join weekly_flights f on f.mission_id = shared.mission_id and f.user_id = shared.user_id
        join users on users.id = f.user_id
        where shared.mission_id = ${mission.id} and shared.class_session_id = ${classSessionId}
          and shared.user_id <> ${ctx.actor.userId} and f.log is not null
        order by f.points desc, f.delta_v, f.duration, f.achieved_at, f.user_id limit ${maxGhosts}`,
  );
}

/** Whether a flight that the caller could be shown has exactly these burns. */
export async function isSharedCopy({ db, actor }: SignedInCtx, missionId: string, print: string): Promise<boolean> {
  const shown = await countRows(
    db,
    sql`select 1 from shared_weekly_flights shared
        join class_session_students enrolled on enrolled.class_session_id = shared.class_session_id
          and enrolled.user_id = ${actor.userId}
        join weekly_flights f on f.mission_id = shared.mission_id and f.user_id = shared.user_id
        where shared.mission_id = ${missionId} and shared.user_id <> ${actor.userId}
          and f.tries @> jsonb_build_array(jsonb_build_object('print', ${print}::text)) limit 1`,
  );
  return shown > 0;
}
