import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { settleDueSchedules } from "~/domain/courses/settle-due-schedules";
import { Refusal } from "~/domain/refusal";
import { reasonOfRefusal } from "./attempt-refused";
import { findBounds, readBounds } from "./find-bounds";
import { isRunning, joinClass, limitToOwnCurriculum } from "./may-play";
import { drawQuestions } from "./draw-questions";

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
 * Refuses what an attempt would be refused for, and a scenario that is no longer offered.
 */
export async function beginAttempt(ctx: SignedInCtx, beginning: Beginning) {
  let start = await insertStart(ctx, beginning);
  if (!start) {
    await settleDueSchedules(ctx);
    start = await insertStart(ctx, beginning);
  }
  if (!start) throw (await reasonOfRefusal(ctx, beginning)) ?? new Refusal("notFound", "The scenario was not found.");
  const { editionId, ...begun } = start;
  const questions = await readQuestions(ctx, start.scenarioId, editionId);
  return { ...begun, ...(questions.length > 0 && { questions: drawQuestions(questions, start.seed) }) };
}

async function insertStart({ db, actor, now }: SignedInCtx, { scenarioId, classSessionId, client }: Beginning) {
  const [start] = await rowsOf(
    db,
    StoredStart,
    sql`insert into attempt_starts
        (id, user_id, scenario_id, class_session_id, edition_id, started_at, seed, client, sign_in_id)
      select ${uuid()}::uuid, ${actor.userId}::uuid, s.id, ${classSessionId ?? null}::uuid, edition.id,
        ${now.toISOString()}::timestamptz, ${randomInt(2 ** 31)}::int, ${client ?? null}::text, ${actor.signInId}::uuid
      from scenarios s
      ${classSessionId ? joinClass(classSessionId, actor) : sql``}
      cross join lateral (
        select e.id from scenario_editions e where e.scenario_id = s.id order by e.version desc, e.id desc limit 1
      ) edition
      where s.id = ${scenarioId} and not s.retired
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
