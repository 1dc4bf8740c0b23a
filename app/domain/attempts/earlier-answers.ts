// What a player has answered in a lesson, try by try, and what was told of it.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import type { EarlierAnswer, EarlierAnswers, WeighedAnswer } from "./graded";

type Where = { scenarioId: string; classSessionId?: string | null | undefined };

/** In a row of answers: whose player's turn it is, as it is when attempts are handed in. */
export const lockPlayer = ({ db, actor }: SignedInCtx) =>
  db.execute(sql`select from users where id = ${actor.userId} for no key update`);

const Row = v.object({
  question: v.string(),
  tries: v.number(),
  chosen: v.array(v.string()),
  points: v.number(),
  isTold: v.boolean(),
});

/**
 * By question, the last of the player's answers; those from before the class began count no more, wherever they were
 * given.
 */
export async function readEarlierAnswers(ctx: SignedInCtx, { scenarioId, classSessionId }: Where) {
  const since = classSessionId
    ? sql`and answered_at >= (select start_date from class_sessions where id = ${classSessionId})`
    : sql``;
  const rows = await rowsOf(
    ctx.db,
    Row,
    sql`select distinct on (question_key) question_key as question,
        count(*) over (partition by question_key)::int as tries, chosen, points, is_told as "isTold"
      from lesson_answers where user_id = ${ctx.actor.userId} and scenario_id = ${scenarioId} ${since}
      order by question_key, id desc`,
  );
  const earlier: EarlierAnswers = new Map(
    rows.map(({ question, ...answer }): [string, EarlierAnswer] => [question, answer]),
  );
  return earlier;
}

type Given = { scenarioId: string; startId?: string | null | undefined; attemptId?: string };

/** Nothing is added for what was told before. */
export async function keepAnswers(
  { db, actor, now }: SignedInCtx,
  { scenarioId, startId, attemptId }: Given,
  answers: ({ question: string } & WeighedAnswer)[],
) {
  await db.execute(
    sql`insert into lesson_answers
        (user_id, scenario_id, question_key, start_id, attempt_id, chosen, is_right, points, is_told, answered_at)
      select ${actor.userId}::uuid, ${scenarioId}::uuid, a.question, ${startId ?? null}::uuid,
        ${attemptId ?? null}::uuid, a.chosen, a."isRight", a.points, a."isTold", ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(answers)}::text::jsonb)
        as a (question text, chosen jsonb, "isRight" boolean, points float8, "isTold" boolean)`,
  );
}
