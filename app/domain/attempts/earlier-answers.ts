// A player's earlier answers in a lesson, try by try, and whether the right answer was shown.
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { standingOf, type GivenAnswer } from "../../../content/lesson-rules";
import { rowsOf, Time } from "~/db/rows.server";
import type { SignedInCtx } from "~/domain/context";
import { lockUsers } from "~/domain/locks";
import type { QuestionStandings, WeighedAnswer } from "./grading-result";

type LessonPlace = {
  scenarioId: string;
  classSessionId?: string | null | undefined;
  startId?: string | null | undefined;
};

/** Serializes a player's answers with the player's attempts. Returns the scenarios that the class has regraded. */
export async function lockPlayer(
  ctx: SignedInCtx,
  classSessionId: string | null | undefined,
): Promise<{ regradedScenarios: string[] }> {
  const [session] = classSessionId ? await lockRegrades(ctx, classSessionId) : [];
  await lockUsers(ctx, [ctx.actor.userId]);
  return { regradedScenarios: session?.scenarios ?? [] };
}

/** In the order of `~/domain/locks`: classes come before users. */
const lockRegrades = ({ db }: SignedInCtx, classSessionId: string) =>
  rowsOf(
    db,
    v.object({ scenarios: v.array(v.string()) }),
    sql`select regraded_scenarios as scenarios from class_sessions where id = ${classSessionId} for key share`,
  );

const Row = v.object({
  question: v.string(),
  chosen: v.array(v.string()),
  isRight: v.boolean(),
  points: v.number(),
  isTold: v.boolean(),
  startId: v.nullable(v.string()),
  answeredAt: Time,
});

/** Older answers of one player in one lesson are not read. */
const maxRemembered = 2_000;

/**
 * The player's standing with each question answered before. Answers from before the class began no longer count,
 * wherever they were given.
 */
export async function readStandings(
  ctx: SignedInCtx,
  { scenarioId, classSessionId, startId = null }: LessonPlace,
  { cooldownMinutes }: { cooldownMinutes: number },
): Promise<QuestionStandings> {
  const since = classSessionId
    ? sql`and answered_at >= (select start_date from class_sessions where id = ${classSessionId})`
    : sql``;
  const rows = await rowsOf(
    ctx.db,
    Row,
    sql`select question_key as question, chosen, is_right as "isRight", points, is_told as "isTold",
        start_id as "startId", answered_at as "answeredAt"
      from lesson_answers where user_id = ${ctx.actor.userId} and scenario_id = ${scenarioId} ${since}
      order by id desc limit ${maxRemembered}`,
  );
  const answersByQuestion = new Map<string, GivenAnswer[]>();
  for (const { question, ...answer } of rows.reverse())
    answersByQuestion.set(question, [...(answersByQuestion.get(question) ?? []), answer]);
  const at = { startId, now: ctx.now, cooldownMinutes };
  return new Map([...answersByQuestion].map(([question, answers]) => [question, standingOf(answers, at)]));
}

type AnswerSource = { scenarioId: string; startId?: string | null | undefined; attemptId?: string };

export async function storeAnswers(
  { db, actor, now }: SignedInCtx,
  { scenarioId, startId, attemptId }: AnswerSource,
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
