import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { FlightEvidence } from "./evidence";
import { replayAttempt, type ReplayedFlight } from "./replay-attempt";

type FlownAttempt = {
  id: string;
  scenarioId: string;
  scenarioKey: string;
  curriculumKey: string;
  classSessionId: string | null;
  maxTotalScore: number;
  evidence: unknown;
};

/** The flight of an attempt beside the best of its class; a text says why not; null for what was not flown. */
export async function readFlight(ctx: SignedInCtx, attempt: FlownAttempt): Promise<ReplayedFlight | string | null> {
  const { curriculumKey, scenarioKey, maxTotalScore, evidence } = attempt;
  const parsed = v.safeParse(FlightEvidence, evidence);
  if (!parsed.success) return null;
  const scenario = { curriculumKey, key: scenarioKey, maxScore: maxTotalScore };
  return replayAttempt(scenario, parsed.output, await findBestFlight(ctx, attempt));
}

/** Of flights that the server has flown itself. Nothing here says whose it is. */
async function findBestFlight(
  { db }: SignedInCtx,
  { id, scenarioId, classSessionId }: FlownAttempt,
): Promise<FlightEvidence | "this" | null> {
  if (classSessionId === null) return null;
  const [best] = await rowsOf(
    db,
    v.object({ id: v.string(), evidence: v.unknown() }),
    sql`select a.id, a.evidence from best_attempts best join attempts a on a.id = best.attempt_id
        where best.class_session_id = ${classSessionId} and best.scenario_id = ${scenarioId}
          and best.score > 0 and a.checked_by = 'server' and a.evidence is not null
        order by best.score desc, a.received_at, a.id limit 1`,
  );
  if (best?.id === id) return "this";
  const parsed = v.safeParse(FlightEvidence, best?.evidence);
  return parsed.success ? parsed.output : null;
}
