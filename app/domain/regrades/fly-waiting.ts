// Flies the flights of a class by the present model, in jobs, until a step is over; each is flown once.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "~/db/database.server";
import { Numeric, rowsOf } from "~/db/rows.server";
import { flyLogsJob, type ReflownProblem, type ReflownLog, type LogToFly } from "~/domain/attempts/fly-stored";
import type { SignedInCtx } from "~/domain/context";
import { FlightEvidence } from "~/domain/evidence";
import { drawOfStart, StoredDraw } from "~/domain/flights/stored-draw";
import { runJob } from "~/domain/jobs/run-job";
import { findFlights, type RegradedFlights } from "./find-flights";
import type { RegradePlace } from "./reckon-batches";

/** Flights that one job may get, and milliseconds after which a step starts no other job. */
const [perJob, longestStep] = [100, 8_000];

/** `waiting`: not flown yet by the present model; `unflyable`: those that can't be, by reason. */
export type FlightProgress = {
  flights: number;
  waiting: number;
  unflyable: { problem: ReflownProblem; attempts: number }[];
};

/** One step of a preview. Writes results only, which change no grade. */
export async function flyWaiting(ctx: SignedInCtx, place: RegradePlace): Promise<FlightProgress> {
  const found = await findFlights(ctx, place);
  const end = performance.now() + longestStep;
  for (;;) {
    const logs = await readWaiting(ctx.db, place, found);
    if (logs.length === 0) break;
    const flown = await runJob(flyLogsJob, { flight: found.flight, logs }, ctx.actor.userId);
    await storeResults(ctx.db, found.rule.print, flown);
    if (performance.now() > end) break;
  }
  return readProgress(ctx.db, place, found);
}

/** Practice stays practice: it counts nowhere. */
const isFlight = ({ classSessionId, scenarioId }: RegradePlace) => sql`a.class_session_id = ${classSessionId}
  and a.scenario_id = ${scenarioId} and a.checked_by = 'server' and a.uncounted is distinct from 'practice'`;

const Waiting = v.object({ id: v.string(), start: v.nullable(StoredDraw), evidence: v.unknown() });

async function readWaiting(db: Db, place: RegradePlace, { rule }: RegradedFlights): Promise<LogToFly[]> {
  const rows = await rowsOf(
    db,
    Waiting,
    sql`select a.id, a.evidence, ${drawOfStart} from attempts a left join attempt_starts start on start.id = a.start_id
        where ${isFlight(place)}
          and not exists (select from reflown_attempts f where f.attempt_id = a.id and f.print = ${rule.print})
        order by a.user_id, a.id limit ${perJob}`,
  );
  return rows.map(({ id, start, evidence }) => {
    const parsed = v.safeParse(FlightEvidence, evidence);
    // Flown by the newest edition: the one that the start fixed need not reach the job.
    const draw = start && { seed: start.seed, mode: start.mode };
    return { id, start: draw, evidence: parsed.success ? parsed.output : null };
  });
}

async function storeResults(db: Db, print: string, flown: ReflownLog[]) {
  await db.execute(sql`insert into reflown_attempts (attempt_id, print, result)
    select t.id, ${print}, t.result from jsonb_to_recordset(${JSON.stringify(flown)}::text::jsonb) as t (id uuid, result jsonb)
    join attempts a on a.id = t.id
    order by t.id on conflict do nothing`);
}

export async function readProgress(db: Db, place: RegradePlace, { rule }: RegradedFlights): Promise<FlightProgress> {
  const rows = await rowsOf(
    db,
    v.object({
      isFlown: v.boolean(),
      // Written by this product only.
      problem: v.nullable(v.custom<ReflownProblem>((value) => typeof value === "string")),
      attempts: Numeric,
    }),
    sql`select f.attempt_id is not null as "isFlown", f.result ->> 'problem' as problem, count(*) as attempts
        from attempts a left join reflown_attempts f on f.attempt_id = a.id and f.print = ${rule.print}
        where ${isFlight(place)} group by 1, 2 order by 3 desc, 2`,
  );
  const waiting = rows.filter(({ isFlown }) => !isFlown);
  return {
    flights: rows.reduce((sum, { attempts }) => sum + attempts, 0),
    waiting: waiting.reduce((sum, { attempts }) => sum + attempts, 0),
    unflyable: rows.flatMap(({ problem, attempts }) => (problem === null ? [] : [{ problem, attempts }])),
  };
}
