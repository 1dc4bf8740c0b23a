import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { Refusal } from "~/domain/refusal";
import { reasonOfRefusal } from "./attempt-refused";
import { drawQuestions } from "./draw-questions";
import { readStandings } from "./earlier-answers";
import { findBounds, readBounds, type ScenarioBounds } from "./find-bounds";
import { isCheckedLesson, isGraded } from "./grade-attempt";
import { isRunning, joinClass, limitToOwnCurriculum } from "./may-play";
import { readPlayRules } from "./play-rules";
import { placeAt } from "./quiz-review-rule";
import { reasonNotYet } from "./quiz-turn";
import { readPlacesOf } from "./read-quiz-places";
import { hasPools } from "./start-of-attempt";
import { readToldQuestions } from "./told-questions";

const StoredStart = v.object({
  startId: v.string(),
  userId: v.string(),
  scenarioId: v.string(),
  classSessionId: v.nullable(v.string()),
  startedAt: Time,
  seed: v.number(),
  editionId: v.number(),
});

export type Beginning = { scenarioId: string; classSessionId?: string | null | undefined; client?: string | undefined };

/**
 * The moment at which the caller begins a scenario, with what is asked in it and not what is right.
 * Refuses what an attempt would be refused for, a quiz that may not be taken now, and a scenario that is no longer
 * offered.
 */
export async function beginAttempt(ctx: SignedInCtx, beginning: Beginning) {
  const bounds = await findBounds(ctx.db, beginning.scenarioId);
  const { told, refusal } = await findTurn(ctx, beginning, bounds);
  let start = refusal ? null : await insertStart(ctx, beginning, told);
  if (!start) {
    await settleDueSchedules(ctx);
    start = refusal ? null : await insertStart(ctx, beginning, told);
  }
  if (!start)
    throw (await reasonOfRefusal(ctx, beginning)) ?? refusal ?? new Refusal("notFound", "The scenario was not found.");
  const { editionId, ...begun } = start;
  const questions = await readQuestions(ctx, start.scenarioId, editionId);
  const seen = bounds && isCheckedLesson(bounds) ? await readSeen(ctx, start) : [];
  return {
    ...begun,
    ...(questions.length > 0 && { questions: drawQuestions(questions, start.seed, told ?? []) }),
    ...(seen.length > 0 && { seen }),
  };
}

/** Of a quiz: whether it may be taken now, and which of its questions a pool should not draw again. */
async function findTurn(
  ctx: SignedInCtx,
  { scenarioId, classSessionId }: Beginning,
  bounds: ScenarioBounds | null,
): Promise<{ told: string[] | null; refusal: Refusal | null }> {
  if (bounds?.type !== "Quiz" || !isGraded(bounds)) return { told: null, refusal: null };
  const places = await readPlacesOf(ctx, scenarioId);
  const refusal = reasonNotYet(placeAt(places, classSessionId), places, ctx.now);
  if (refusal || !hasPools(bounds)) return { told: null, refusal };
  const told = await readToldQuestions(ctx, scenarioId, bounds.editions[0]?.questions ?? [], places);
  return { told: told.length > 0 ? told : null, refusal };
}

/** Questions of a lesson whose answers the student has been shown a short while ago. */
async function readSeen(ctx: SignedInCtx, { scenarioId, classSessionId }: v.InferOutput<typeof StoredStart>) {
  const rules = await readPlayRules(ctx, classSessionId);
  const standings = await readStandings(ctx, { scenarioId, classSessionId }, rules);
  return [...standings].flatMap(([question, standing]) =>
    standing.is === "seen" ? [{ question, fullPointsAt: standing.fullPointsAt }] : [],
  );
}

async function insertStart(
  { db, actor, now }: SignedInCtx,
  { scenarioId, classSessionId, client }: Beginning,
  told: string[] | null,
) {
  const [start] = await rowsOf(
    db,
    StoredStart,
    sql`with class as materialized (
        select id from class_sessions where id = ${classSessionId ?? null}::uuid for key share)
      insert into attempt_starts
        (id, user_id, scenario_id, class_session_id, edition_id, started_at, seed, client, sign_in_id, told_questions)
      select ${uuid()}::uuid, ${actor.userId}::uuid, s.id, ${classSessionId ?? null}::uuid, edition.id,
        ${now.toISOString()}::timestamptz, ${randomInt(2 ** 31)}::int, ${client ?? null}::text, ${actor.signInId}::uuid,
        ${told && JSON.stringify(told)}::text::jsonb
      from scenarios s
      ${classSessionId ? joinClass(classSessionId, actor) : sql``}
      cross join lateral (
        select e.id from scenario_editions e where e.scenario_id = s.id order by e.version desc, e.id desc limit 1
      ) edition
      where s.id = ${scenarioId} and not s.retired
        -- The class is locked before its player (docs/decisions/0146).
        and (select count(*) from class) >= 0
        ${classSessionId ? sql`and c.start_date is not null and ${isRunning(now)}` : limitToOwnCurriculum(actor)}
      returning id as "startId", user_id as "userId", scenario_id as "scenarioId", class_session_id as "classSessionId",
        started_at as "startedAt", seed, edition_id as "editionId"`,
  );
  return start ?? null;
}

async function readQuestions({ db }: SignedInCtx, scenarioId: string, editionId: number) {
  const isIt = ({ id }: { id: number }) => id === editionId;
  const known = (await findBounds(db, scenarioId))?.editions.find(isIt);
  return (known ?? (await readBounds(db, scenarioId))?.editions.find(isIt))?.questions ?? [];
}
