import { sql } from "drizzle-orm";
import * as v from "valibot";
import { rowsOf, Time } from "~/db/rows.server";
import { countsAttempt } from "~/domain/attempts/counting-rules";
import { reviewOf } from "~/domain/attempts/quiz-review-rule";
import { isHeld, isHiddenExclusion } from "~/domain/grades/is-held";
import { quizTurnOf, type QuizTurn } from "~/domain/attempts/quiz-turn";
import { readOwnQuizPlaces } from "~/domain/attempts/read-quiz-places";
import type { SignedInCtx } from "~/domain/context";
import { readQuestions } from "~/domain/attempts/read-questions";
import { progressOf, type Progress } from "./progress";

const Row = v.object({
  scenarioId: v.string(),
  campaignId: v.string(),
  campaignTitle: v.string(),
  score: v.number(),
  maxScore: v.number(),
  passed: v.boolean(),
  receivedAt: Time,
  questionIds: v.array(v.number()),
  answers: v.array(v.tuple([v.number(), v.number(), v.array(v.number())])),
  isQuiz: v.boolean(),
  checkedBy: v.picklist(["nobody", "catalogue", "server"]),
  classSessionId: v.nullable(v.string()),
  isHeld: v.boolean(),
  areAnswersHeld: v.boolean(),
});

/** A quiz that the player has taken, and when it may be taken again. */
export type OwnQuiz = { scenarioId: string } & QuizTurn;

/** Older attempts say little about what the player knows now. */
const maxAttempts = 500;

/**
 * The player's progress in the running class `classSessionId`; without one, that of attempts outside any class and in
 * the previous class. `held`: scenarios that were handed in and whose grades aren't released.
 */
export async function readProgress(
  ctx: SignedInCtx,
  classSessionId: string | null,
): Promise<Progress & { quizzes: OwnQuiz[]; held?: string[] }> {
  const { userId } = ctx.actor;
  const inClass = classSessionId
    ? sql`a.class_session_id = ${classSessionId}`
    : sql`(a.class_session_id is null or a.class_session_id = (
        select c.id from class_session_students enrolled join class_sessions c on c.id = enrolled.class_session_id
        where enrolled.user_id = ${userId} and c.start_date is not null
        order by c.end_date is not null, c.start_date desc, c.id limit 1))`;
  const played = await rowsOf(
    ctx.db,
    Row,
    sql`select a.scenario_id as "scenarioId", campaigns.id as "campaignId", campaigns.title as "campaignTitle",
          a.score, a.max_score as "maxScore", a.passed, a.received_at as "receivedAt",
          a.question_ids as "questionIds", a.answers, a.score_card_type = 'Quiz' as "isQuiz",
          a.checked_by as "checkedBy", a.class_session_id as "classSessionId",
          ${isHeld("grades", "a", ctx.now)} as "isHeld", ${isHeld("answers", "a", ctx.now)} as "areAnswersHeld"
        from attempts a
        join scenarios s on s.id = a.scenario_id
        join campaigns on campaigns.id = s.campaign_id
        where a.user_id = ${userId} and (${countsAttempt} or ${isHiddenExclusion(ctx.now)}) and ${inClass}
        order by a.received_at desc, a.id desc limit ${maxAttempts}`,
  );
  const rows = played.filter(({ isHeld: areGradesHeld }) => !areGradesHeld);
  const held = [...new Set(played.flatMap((row) => (row.isHeld ? [row.scenarioId] : [])))];
  const questionRows = await readQuestions(
    ctx,
    rows.map(({ questionIds }) => questionIds),
  );
  // A question with shuffled answers has another id but the same text.
  const texts = new Map(questionRows.map(({ id, text }) => [id, text]));
  const places = await readOwnQuizPlaces(ctx);
  const progress = progressOf(
    rows.map(({ questionIds, isQuiz, checkedBy, isHeld: _, areAnswersHeld, ...row }) => {
      const playedIn = { classSessionId: row.classSessionId, isHeld: areAnswersHeld };
      // Only points matter here, and those of a claim are the game's own.
      const attempt = { isQuiz, checkedBy, isServerGraded: false, showsAnswers: true, ...playedIn };
      return {
        ...row,
        questions: questionIds.map((id) => texts.get(id) ?? String(id)),
        isClosed: !reviewOf(attempt, places.get(row.scenarioId) ?? []).showsPoints,
      };
    }),
    ctx.now,
  );
  const quizzes = [...places].map(([scenarioId, quizPlaces]) => ({
    scenarioId,
    ...quizTurnOf(quizPlaces, classSessionId, ctx.now),
  }));
  return { ...progress, quizzes, ...(held.length > 0 && { held }) };
}
