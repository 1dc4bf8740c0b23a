import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { findFlightOfAttempt } from "~/domain/flights/find-flight";
import { drawOfStart, StoredDraw } from "~/domain/flights/stored-draw";
import { Refusal } from "~/domain/refusal";
import { FlightEvidence } from "~/domain/evidence";
import { texts } from "~/texts";
import { textOf } from "~/texts/say";
import { describeLogFault } from "~/domain/flights/log-fault";
import { flownFlightOf, flyReference } from "./fly-attempt";
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
  /** What the start drew. */
  start: StoredDraw | null;
};

/** The flight of an attempt next to the best of its class; a text says why there is none; null if nothing was flown. */
export async function readFlight(ctx: SignedInCtx, attempt: FlownAttempt): Promise<ReplayedFlight | string | null> {
  const parsed = v.safeParse(FlightEvidence, attempt.evidence);
  if (!parsed.success) return null;
  const evidence = parsed.output;
  const { userId } = ctx.actor;
  try {
    const scenario = await findFlightOfAttempt(keyOf(attempt), evidence.version, attempt.start, userId);
    if (!scenario) return texts.flights.noModel;
    if (evidence.version !== scenario.version)
      return texts.flights.otherVersion({ version: scenario.version, flown: evidence.version });
    const ownFlight = await flownFlightOf(ctx, attempt, { scenario, evidence });
    if (isLogProblem(ownFlight)) return textOf(describeLogFault(ownFlight.problem));
    const hasReference = scenario.reference.burns.length > 0;
    const reference = hasReference ? await flyReference(scenario, userId) : null;
    const best = await findBestFlight(ctx, attempt);
    return replayAttempt(scenario, evidence, { flown: ownFlight, reference, best });
  } catch (error) {
    // The page still shows the rest.
    if (error instanceof Refusal) return texts.flights.notShownNow({ reason: error.message });
    throw error;
  }
}

const Best = v.object({
  id: v.string(),
  evidence: v.unknown(),
  flown: v.unknown(),
  start: v.nullable(StoredDraw),
});

const keyOf = ({ curriculumKey, scenarioKey, maxTotalScore }: FlownAttempt) => ({
  curriculumKey,
  key: scenarioKey,
  maxScore: maxTotalScore,
});

/** Only flights that the server has simulated. The result doesn't say whose flight it is. */
async function findBestFlight(ctx: SignedInCtx, attempt: FlownAttempt): Promise<FlownFlight | "this" | null> {
  const { id, scenarioId, classSessionId } = attempt;
  if (classSessionId === null) return null;
  const [best] = await rowsOf(
    ctx.db,
    Best,
    sql`select a.id, a.evidence, flown_attempts.flown, ${drawOfStart} from best_attempts best
        join attempts a on a.id = best.attempt_id
        left join attempt_starts start on start.id = a.start_id
        left join flown_attempts on flown_attempts.attempt_id = a.id
        where best.class_session_id = ${classSessionId} and best.scenario_id = ${scenarioId}
          and best.score > 0 and a.checked_by = 'server' and a.evidence is not null
        order by best.score desc, a.received_at, a.id limit 1`,
  );
  if (!best) return null;
  if (best.id === id) return "this";
  const parsed = v.safeParse(FlightEvidence, best.evidence);
  if (!parsed.success) return null;
  const evidence = parsed.output;
  // Simulated with the draw of its own start.
  const scenario = await findFlightOfAttempt(keyOf(attempt), evidence.version, best.start, ctx.actor.userId);
  if (!scenario || scenario.version !== evidence.version) return null;
  const bestFlight = await flownFlightOf(ctx, best, { scenario, evidence });
  return isLogProblem(bestFlight) ? null : bestFlight;
}
