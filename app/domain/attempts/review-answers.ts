import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "~/db/database.server";
import { rowsOf } from "~/db/rows.server";
import type { StoredAnswer } from "~/db/schema";
import { reachOf } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/visible-courses";
import { notFound } from "~/domain/refusal";
import { Evidence } from "~/domain/evidence";
import { isHeld } from "~/domain/grades/is-held";
import { findBounds } from "./find-bounds";
import type { QuestionReview } from "./grading-result";
import { isShown, reviewOf, type ReviewClosure } from "./quiz-review-rule";
import { quizTurnOf, type QuizTurn } from "./quiz-turn";
import { readPlacesOf } from "./read-quiz-places";
import { translateExplanations } from "./translate-questions";

/** A question with its answers and points. Keys and explanation only if the curriculum lists it. */
export type ReviewedQuestion = {
  question: string | null;
  text: string;
  points: number;
  maxPoints: number;
  explanation: string | null;
  answers: { key: string | null; text: string; correct: boolean; chosen: boolean }[];
};

/**
 * `questions`: those whose answers the reader may see. `evidence`: what the server graded; null if the game only
 * reported points. `turn`: for quizzes; null for other scenarios.
 */
export type AttemptReview = {
  questions: ReviewedQuestion[];
  evidence: Evidence | null;
  closed: ReviewClosure | null;
  turn: QuizTurn | null;
};

const StoredAnswers = v.object({
  scenarioId: v.string(),
  questionIds: v.array(v.number()),
  // Written by this code only.
  answers: v.array(v.custom<StoredAnswer>(Array.isArray)),
});
const Row = v.object({
  ...StoredAnswers.entries,
  evidence: v.unknown(),
  classSessionId: v.nullable(v.string()),
  checkedBy: v.picklist(["nobody", "catalogue", "server"]),
  isQuiz: v.boolean(),
  isServerGraded: v.boolean(),
  showsAnswers: v.boolean(),
  isHeld: v.boolean(),
  isOwn: v.boolean(),
});

const everything = { scope: "all", closed: null } as const;

/**
 * The reader's own attempt: what may be shown of it by now. Another person's, in a class whose gradebook the reader may
 * see: everything.
 */
export async function readAttemptReview(ctx: SignedInCtx, attemptId: string): Promise<AttemptReview> {
  const { db, actor } = ctx;
  const gradebookCourses =
    reachOf(actor.role, "gradebook:read") === null ? sql`false` : coursesWithin(actor, "gradebook:read");
  const [row] = await rowsOf(
    db,
    Row,
    sql`select a.scenario_id as "scenarioId", a.question_ids as "questionIds", a.answers, a.evidence,
          a.class_session_id as "classSessionId", a.checked_by as "checkedBy", a.score_card_type = 'Quiz' as "isQuiz",
          s.grading = 'server' as "isServerGraded",
          coalesce(courses.shows_answers, true) as "showsAnswers",
          ${isHeld("answers", "a", ctx.now)} as "isHeld", a.user_id = ${actor.userId} as "isOwn"
        from attempts a
        join scenarios s on s.id = a.scenario_id
        left join class_sessions c on c.id = a.class_session_id
        left join courses on courses.id = c.course_id
        where a.id = ${attemptId} and (a.user_id = ${actor.userId} or ${gradebookCourses})`,
  );
  if (!row) throw notFound("attempt");
  const places = row.isQuiz && row.isOwn ? await readPlacesOf(ctx, row.scenarioId) : [];
  const { scope, closed } = row.isOwn ? reviewOf(row, places) : everything;
  const evidence = v.safeParse(Evidence, row.evidence);
  const questions = scope === "none" ? [] : await reviewAnswers(db, row);
  const visibleQuestions = questions.filter((_, at) => isShown(scope, row.answers[at] ?? [0, 0, []]));
  return {
    questions: row.isOwn ? await translateExplanations(ctx, row, visibleQuestions) : visibleQuestions,
    evidence: evidence.success ? evidence.output : null,
    closed,
    turn: places.length > 0 ? quizTurnOf(places, row.classSessionId, ctx.now) : null,
  };
}

const AskedRow = v.object({ id: v.number(), text: v.string(), answers: v.array(v.tuple([v.string(), v.boolean()])) });

/** The stored answers of an attempt with the texts of its questions. */
export async function reviewAnswers(
  db: Db,
  { scenarioId, questionIds, answers }: v.InferOutput<typeof StoredAnswers>,
): Promise<ReviewedQuestion[]> {
  if (questionIds.length === 0) return [];
  const ids = `{${questionIds.join(",")}}`;
  const questionRows = await rowsOf(
    db,
    AskedRow,
    sql`select id, text, answers from questions where id = any(${ids}::int[])`,
  );
  const catalogueQuestions = (await findBounds(db, scenarioId))?.editions.flatMap(({ questions }) => questions) ?? [];
  return answers.map(([points, maxPoints, chosen], index) => {
    const question = questionRows.find(({ id }) => id === questionIds[index]);
    const entry = catalogueQuestions.find(({ text }) => text === question?.text);
    return {
      question: entry?.key ?? null,
      text: question?.text ?? "",
      points,
      maxPoints,
      explanation: entry?.explanation ?? null,
      answers: (question?.answers ?? []).map(([text, correct], position) => ({
        key: entry?.answers.find((answer) => answer.text === text)?.key ?? null,
        text,
        correct,
        chosen: chosen.includes(position),
      })),
    };
  });
}

export const asQuestionReview = ({ question, answers, ...reviewed }: ReviewedQuestion): QuestionReview => ({
  question: question ?? reviewed.text,
  points: reviewed.points,
  maxPoints: reviewed.maxPoints,
  right: answers.filter(({ correct }) => correct).map(({ key, text }) => key ?? text),
  explanation: reviewed.explanation,
});
