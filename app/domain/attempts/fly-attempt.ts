// Simulates the flights of attempts: once, as a job; stored with the attempt and read from there.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { runJob } from "~/domain/jobs/run-job";
import type { FlightStatus } from "../../../physics/flight";
import type { LogProblem } from "../../../physics/fly-again";
import type { Gate } from "../../../physics/port";
import type { ScoredScenario } from "../../../physics/scenario";
import type { ScoreReason } from "../../../physics/score";
import { isLogProblem, type FlownFlight, type Log, flyLogJob } from "./fly-log";

const Moment = v.tuple([v.number(), v.number(), v.number(), v.number(), v.number(), v.number()]);
const three = v.tuple([v.number(), v.number(), v.number()]);

// What the simulation wrote.
const code = <Code extends string>() => v.custom<Code>((value) => typeof value === "string");
const coded = <Coded extends { is: string }>() =>
  v.custom<Coded>((value) => typeof value === "object" && value !== null && "is" in value);
const gate = { value: v.number(), limit: v.number(), unit: v.string(), isMet: v.boolean() };
const part = {
  key: v.picklist(["objective", "deltaV", "time", "safety"]),
  points: v.number(),
  most: v.number(),
};

/** A row of `flown_attempts`. */
export const StoredFlight: v.GenericSchema<unknown, FlownFlight> = v.object({
  burns: v.array(v.object({ t: v.number(), dv: three, isSafe: v.boolean() })),
  fired: v.array(
    v.object({
      name: code<FlownFlight["fired"][number]["name"]>(),
      count: v.number(),
      sum: v.number(),
      unit: v.picklist(["m/s", "°/s", ""]),
    }),
  ),
  gates: v.array(v.union([v.object({ key: code<Gate["key"]>(), ...gate }), v.object({ name: v.string(), ...gate })])),
  end: v.number(),
  deltaV: v.number(),
  outcome: v.union([v.string(), coded<FlightStatus>()]),
  parts: v.array(
    v.union([
      v.object({ ...part, name: v.string(), why: v.string() }),
      v.object({ ...part, why: coded<ScoreReason>() }),
    ]),
  ),
  points: v.number(),
  maxPoints: v.number(),
  passed: v.boolean(),
  unflown: v.number(),
  path: v.array(Moment),
});

const underway = new WeakMap<Log["evidence"], { scenario: ScoredScenario; flown: Promise<FlownFlight | LogProblem> }>();

/** Simulates a log in the player's queue. A second call with the same log gets the same promise. */
export function flyOnce(log: Log, person: string): Promise<FlownFlight | LogProblem> {
  const pendingFlight = underway.get(log.evidence);
  if (pendingFlight?.scenario === log.scenario) return pendingFlight.flown;
  const flown = runJob(flyLogJob, log, person);
  underway.set(log.evidence, { scenario: log.scenario, flown });
  return flown;
}

/** The flight of a stored attempt; for attempts from before flights were stored, simulates and stores it now. */
export async function flownFlightOf(
  { db, actor }: SignedInCtx,
  attempt: { id: string; flown: unknown },
  log: Log,
): Promise<FlownFlight | LogProblem> {
  const stored = v.safeParse(StoredFlight, attempt.flown);
  if (stored.success) return stored.output;
  const flown = await flyOnce(log, actor.userId);
  if (!isLogProblem(flown))
    await rowsOf(
      db,
      v.unknown(),
      sql`insert into flown_attempts (attempt_id, flown)
          select id, ${JSON.stringify(flown)}::jsonb from attempts where id = ${attempt.id}
          on conflict do nothing`,
    );
  return flown;
}

const references = new WeakMap<ScoredScenario, Promise<FlownFlight>>();

/** The reference never changes, so it is simulated once. */
export function flyReference(scenario: ScoredScenario, person: string): Promise<FlownFlight> {
  const cachedFlight = references.get(scenario);
  if (cachedFlight) return cachedFlight;
  const evidence = { version: scenario.version, ...scenario.reference };
  const flown = runJob(flyLogJob, { scenario, evidence }, person).then((flight) => {
    if (isLogProblem(flight)) throw new Error(`The reference "${scenario.reference.how}" cannot be flown.`);
    return flight;
  });
  references.set(scenario, flown);
  // If the server was too busy, the next request tries again.
  flown.catch(() => references.delete(scenario));
  return flown;
}
