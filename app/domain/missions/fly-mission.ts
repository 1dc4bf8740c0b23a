// Practice of a shared mission: the server draws the start, and grades what is handed in. It never reaches a gradebook.
import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowOf, rowsOf, Time } from "~/db/rows.server";
import { inTransaction, type SignedInCtx } from "~/domain/context";
import type { FlightEvidence } from "~/domain/evidence";
import { runJob } from "~/domain/jobs/run-job";
import { countStart } from "~/domain/limits/count-play";
import { lockUsers } from "~/domain/locks";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import { flyMissionJob, type MissionResult } from "./fly-log";
import { BestFlight, findMission } from "./mission";

const maxSeed = 2 ** 31 - 1;

/** Draws a flight of a shared mission. One that wasn't handed in yet stays, so that nobody waits for an easy one. */
export async function startMissionFlight(ctx: SignedInCtx, missionId: string) {
  const mission = await findMission(ctx, missionId);
  if (!mission.mayFly) throw new Refusal("conflict", say.missions.notFlown);
  await countStart(ctx);
  const { id, version } = mission;
  return inTransaction(ctx, async (inner) => {
    await lockUsers(inner, [inner.actor.userId], "key share");
    const seed = randomInt(1, maxSeed);
    // Flights of an earlier version no longer count.
    const stored = await rowOf(
      inner.db,
      v.object({ seed: v.number() }),
      sql`insert into mission_flights as f (mission_id, user_id, version, seed)
          values (${id}, ${inner.actor.userId}, ${version}, ${seed})
          on conflict (mission_id, user_id) do update set version = excluded.version,
            seed = case when f.version = excluded.version then coalesce(f.seed, excluded.seed) else excluded.seed end,
            flights = case when f.version = excluded.version then f.flights else 0 end,
            best = case when f.version = excluded.version then f.best end,
            flown_at = case when f.version = excluded.version then f.flown_at end
          returning seed`,
    );
    return { version, seed: stored.seed, par: mission.reference?.seconds ?? null };
  });
}

/** Grades the flight that the actor has started, once; another log of the same seed is refused. */
export async function handInMissionFlight(
  ctx: SignedInCtx,
  missionId: string,
  { seed, log }: { seed: number; log: FlightEvidence },
): Promise<MissionResult> {
  const { id, version, document, log: reference } = await findMission(ctx, missionId);
  const { userId } = ctx.actor;
  const isOpen = sql`mission_id = ${id} and user_id = ${userId} and version = ${version} and seed = ${seed}`;
  const open = await rowsOf(ctx.db, v.unknown(), sql`select from mission_flights where ${isOpen}`);
  if (open.length === 0 || !reference || log.version !== version)
    throw new Refusal("conflict", say.missions.noOpenFlight);
  const start = { version, seed, par: reference.seconds };
  const result = await runJob(flyMissionJob, { document, start, reference, evidence: log }, userId);
  const { parts: _, ...flown } = result;
  const stored = await rowsOf(
    ctx.db,
    v.unknown(),
    sql`update mission_flights set seed = null, flights = flights + 1, flown_at = ${ctx.now.toISOString()}::timestamptz,
          best = case when best is null or (best->>'points')::float8 < ${flown.points}
            then ${JSON.stringify(flown)}::text::jsonb else best end
        where ${isOpen} and exists (select from missions m where m.id = ${id} and m.version = ${version})
        returning 1 as stored`,
  );
  if (stored.length === 0) throw new Refusal("conflict", say.missions.noOpenFlight);
  return result;
}

const MissionPlayer = v.object({
  ...{ userId: v.string(), username: v.string(), flights: v.number() },
  ...{ best: BestFlight, flownAt: Time },
});
export type MissionPlayer = v.InferOutput<typeof MissionPlayer>;

/** Each player's best flight of this version, for the author and the instructors of the class; the best first. */
export async function listMissionResults(ctx: SignedInCtx, missionId: string): Promise<MissionPlayer[]> {
  const { id, version, classId, isOwn, mayReadResults } = await findMission(ctx, missionId);
  if (!mayReadResults) throw new Refusal("forbidden", say.refusals.forbidden);
  // The author also sees their own flights; of other players, only those still in the class.
  return rowsOf(
    ctx.db,
    MissionPlayer,
    sql`select u.id as "userId", u.username, f.flights, f.best, f.flown_at as "flownAt"
        from mission_flights f join users u on u.id = f.user_id
        where f.mission_id = ${id} and f.version = ${version} and f.best is not null
          and ((${isOwn} and f.user_id = ${ctx.actor.userId}) or exists (select from class_session_students enrolled
            where enrolled.class_session_id = ${classId}::uuid and enrolled.user_id = f.user_id))
        order by (f.best->>'points')::float8 desc, f.flown_at, u.id limit 1000`,
  );
}
