// Scored flights as good students hand them in: begun, and flown as drawn.
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import type { FlightEvidence } from "~/domain/evidence";
import type { SignedInCtx } from "~/domain/context";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import type { FlightDraw } from "~/domain/flights/flight-of-start";
import { goodFlight } from "./good-flight";

const flights = new Map(
  listStandardCurricula().flatMap(({ key: curriculumKey, campaigns }) =>
    campaigns.flatMap(({ scenarios }) =>
      scenarios.map(({ id, key, maxScore = 0 }) => [id ?? "", { curriculumKey, key, maxScore }] as const),
    ),
  ),
);

/** Evidence that earns full points for a start. */
export function evidenceForStart(scenarioId: string, start: FlightDraw): FlightEvidence {
  const flight = flights.get(scenarioId);
  const evidence = flight && goodFlight(flight, start);
  if (!evidence) throw new Error("This scenario is not flown.");
  return evidence;
}

/** A start, and evidence that fits it. */
export async function beginFlight(ctx: SignedInCtx, scenarioId: string, classSessionId: string | null) {
  const start = await beginAttempt(ctx, { scenarioId, classSessionId });
  return { startId: start.startId, evidence: evidenceForStart(scenarioId, start) };
}
