import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import { FlightEvidence } from "~/domain/evidence";
import { StoredFlight } from "./fly-attempt";
import type { SignedInCtx } from "~/domain/context";
import { debriefOf, type FlightDebrief } from "~/domain/flights/debrief";
import { findFlightOfAttempt } from "~/domain/flights/find-flight";
import { referenceInLanguage } from "~/domain/flights/reference-in-language";
import { drawOfStart, StoredDraw } from "~/domain/flights/stored-draw";

const Row = v.object({
  curriculumKey: v.string(),
  key: v.string(),
  maxScore: v.number(),
  evidence: v.unknown(),
  flown: v.unknown(),
  start: v.nullable(StoredDraw),
});

/** The debrief of a stored attempt of the caller; undefined if nothing was flown. */
export async function readDebrief({ db, actor }: SignedInCtx, attemptId: string): Promise<FlightDebrief | undefined> {
  const [attempt] = await rowsOf(
    db,
    Row,
    sql`select curricula.key as "curriculumKey", s.key, a.max_total_score as "maxScore", a.evidence, flown_attempts.flown,
          ${drawOfStart}
        from attempts a
        join scenarios s on s.id = a.scenario_id
        join curricula on curricula.id = s.curriculum_id
        left join flown_attempts on flown_attempts.attempt_id = a.id
        left join attempt_starts start on start.id = a.start_id
        where a.id = ${attemptId} and a.user_id = ${actor.userId} and a.checked_by = 'server'`,
  );
  const parsed = v.safeParse(FlightEvidence, attempt?.evidence);
  if (!attempt || !parsed.success) return undefined;
  const storedFlight = v.safeParse(StoredFlight, attempt.flown);
  if (!storedFlight.success) return undefined;
  const flight = await findFlightOfAttempt(attempt, parsed.output.version, attempt.start, actor.userId);
  return flight ? debriefOf({ reference: referenceInLanguage(flight.reference) }, storedFlight.output) : undefined;
}
