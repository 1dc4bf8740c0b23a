import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { Refusal } from "~/domain/refusal";
import type { ScoredScenario } from "../../../physics/scenario";
import { findFlight } from "./bundled-flights";
import { FlightEvidence } from "./evidence";
import { flightOfAttempt, flyReference } from "./fly-attempt";
import { isLogProblem, type FlownFlight } from "./fly-log";
import { replayAttempt, type ReplayedFlight } from "./replay-attempt";

type FlownAttempt = {
  id: string;
  scenarioId: string;
  scenarioKey: string;
  curriculumKey: string;
  classSessionId: string | null;
  maxTotalScore: number;
  evidence: unknown;
  flown: unknown;
};

/** The flight of an attempt beside the best of its class; a text says why not; null for what was not flown. */
export async function readFlight(ctx: SignedInCtx, attempt: FlownAttempt): Promise<ReplayedFlight | string | null> {
  const parsed = v.safeParse(FlightEvidence, attempt.evidence);
  if (!parsed.success) return null;
  const evidence = parsed.output;
  const scenario = findFlight(attempt.curriculumKey, attempt.scenarioKey, attempt.maxTotalScore);
  if (!scenario) return "This server does not have the flight model of this scenario.";
  if (evidence.version !== scenario.version)
    return `This scenario is flown in version ${scenario.version}, not ${evidence.version}.`;
  try {
    const flown = await flightOfAttempt(ctx, attempt, { scenario, evidence });
    if (isLogProblem(flown)) return flown.problem;
    const [reference, best] = [
      await flyReference(scenario, ctx.actor.userId),
      await findBestFlight(ctx, attempt, scenario),
    ];
    return replayAttempt(scenario, evidence, { flown, reference, best });
  } catch (error) {
    // The page shows the rest.
    if (error instanceof Refusal) return `The flight can't be shown now. ${error.message}`;
    throw error;
  }
}

const Best = v.object({ id: v.string(), evidence: v.unknown(), flown: v.unknown() });

/** Of flights that the server has flown itself. Nothing here says whose it is. */
async function findBestFlight(
  ctx: SignedInCtx,
  { id, scenarioId, classSessionId }: FlownAttempt,
  scenario: ScoredScenario,
): Promise<FlownFlight | "this" | null> {
  if (classSessionId === null) return null;
  const [best] = await rowsOf(
    ctx.db,
    Best,
    sql`select a.id, a.evidence, flown_attempts.flown from best_attempts best
        join attempts a on a.id = best.attempt_id
        left join flown_attempts on flown_attempts.attempt_id = a.id
        where best.class_session_id = ${classSessionId} and best.scenario_id = ${scenarioId}
          and best.score > 0 and a.checked_by = 'server' and a.evidence is not null
        order by best.score desc, a.received_at, a.id limit 1`,
  );
  if (!best) return null;
  if (best.id === id) return "this";
  const parsed = v.safeParse(FlightEvidence, best.evidence);
  if (!parsed.success || parsed.output.version !== scenario.version) return null;
  const flown = await flightOfAttempt(ctx, best, { scenario, evidence: parsed.output });
  return isLogProblem(flown) ? null : flown;
}
