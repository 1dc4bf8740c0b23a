import { createHash, randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { FlightEvidence } from "~/domain/evidence";
import { findFlightOfAttempt } from "~/domain/flights/find-flight";
import { drawOfStart, StoredDraw } from "~/domain/flights/stored-draw";
import type { ScoredScenario } from "../../../physics/scenario";

/** What a credential says about an attempt; the text is what its digest is of. */
export type AttemptEvidence = { content: string; digest: string; isOpen: boolean; version: number | null };

/** Of all flights of a download: `/verify` takes 2 MB. */
const maxOpenCharacters = 1_200_000;

const Row = v.object({
  id: v.string(),
  scenarioKey: v.string(),
  curriculumKey: v.string(),
  version: v.nullable(v.number()),
  totalScore: v.number(),
  maxTotalScore: v.number(),
  score: v.number(),
  maxScore: v.number(),
  isFlown: v.boolean(),
  evidence: v.unknown(),
  answers: v.unknown(),
  start: v.nullable(StoredDraw),
});
type Row = v.InferOutput<typeof Row>;

/**
 * The evidence of the actor's attempts, by id. Flights that the server has flown are open: anybody may fly them again.
 * Answers stay closed, because a quiz may still be open to others; only their digest is signed.
 */
export async function collectEvidence(ctx: SignedInCtx, attemptIds: string[]): Promise<Map<string, AttemptEvidence>> {
  if (attemptIds.length === 0) return new Map();
  const rows = await rowsOf(
    ctx.db,
    Row,
    sql`select a.id, s.key as "scenarioKey", curricula.key as "curriculumKey", e.version,
          a.total_score as "totalScore", a.max_total_score as "maxTotalScore", a.score, a.max_score as "maxScore",
          a.checked_by = 'server' and flown.attempt_id is not null as "isFlown", a.evidence, a.answers, ${drawOfStart}
        from attempts a
        join scenarios s on s.id = a.scenario_id
        join curricula on curricula.id = s.curriculum_id
        left join attempt_starts start on start.id = a.start_id
        left join scenario_editions e on e.id = start.edition_id
        left join flown_attempts flown on flown.attempt_id = a.id
        where a.id = any(${`{${attemptIds.join(",")}}`}::uuid[]) and a.user_id = ${ctx.actor.userId}
        order by a.id`,
  );
  let characters = 0;
  const collected = new Map<string, AttemptEvidence>();
  for (const row of rows) {
    const flight = row.isFlown ? await describeFlight(ctx, row) : null;
    const isOpen = flight !== null && characters + flight.length <= maxOpenCharacters;
    const content = isOpen ? flight : describeAnswers(row);
    if (isOpen) characters += flight.length;
    const digest = digestOf(content);
    collected.set(row.id, { content, digest, isOpen, version: row.version });
  }
  return collected;
}

export const digestOf = (content: string) => createHash("sha256").update(content).digest("base64");

const aboutOf = ({ curriculumKey, scenarioKey, version }: Row) => ({
  curriculum: curriculumKey,
  scenario: scenarioKey,
  version,
});

/** A flight that a browser can fly again: `flight` without the solution that its points are compared with, and `log`. */
export type OpenFlight = { flight: ScoredScenario; log: FlightEvidence; points: number };

async function describeFlight(ctx: SignedInCtx, row: Row): Promise<string | null> {
  const parsed = v.safeParse(FlightEvidence, row.evidence);
  if (!parsed.success) return null;
  const log = parsed.output;
  const { curriculumKey, scenarioKey: key, maxTotalScore, start } = row;
  const flightKey = { curriculumKey, key, maxScore: maxTotalScore };
  const found = await findFlightOfAttempt(flightKey, log.version, start, ctx.actor.userId);
  if (!found || found.version !== log.version) return null;
  const { version, maxScore, time, chaser, target, objective, keepOut, passiveSafety, model } = found;
  // Points are compared with its delta-v alone.
  const reference = { how: "", deltaV: found.reference.deltaV, burns: [], turns: [], end: 0 };
  const open: OpenFlight = {
    flight: { version, maxScore, time, chaser, target, objective, keepOut, passiveSafety, model, reference },
    log,
    points: row.totalScore,
  };
  return JSON.stringify({ kind: "flight", ...aboutOf(row), ...open });
}

/** The salt keeps others from trying which answers have the digest. */
const describeAnswers = (row: Row) =>
  JSON.stringify({
    kind: "attempt",
    ...aboutOf(row),
    points: row.score,
    maxPoints: row.maxScore,
    salt: randomBytes(16).toString("base64url"),
    evidence: row.evidence,
    answers: row.answers,
  });
