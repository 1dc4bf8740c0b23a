import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Db } from "~/db/database.server";
import { rowsOf } from "~/db/rows.server";
import type { StoredAnswer } from "~/db/schema";
import { reachOf } from "~/domain/access";
import type { SignedInCtx } from "~/domain/context";
import { coursesWithin } from "~/domain/courses/visible-courses";
import { notFound } from "~/domain/refusal";
import { Evidence } from "./evidence";
import { findBounds } from "./find-bounds";
import type { QuestionReview } from "./graded";

/** A question as it was asked, answered and graded. Keys and explanation: where the curriculum lists it. */
export type ReviewedQuestion = {
  question: string | null;
  text: string;
  points: number;
  maxPoints: number;
  explanation: string | null;
  answers: { key: string | null; text: string; correct: boolean; chosen: boolean }[];
};

/** `evidence`: what the server graded; null where it was only told points. */
export type AttemptReview = { questions: ReviewedQuestion[]; evidence: Evidence | null };

const StoredAnswers = v.object({
  scenarioId: v.string(),
  questionIds: v.array(v.number()),
  // Written by this code only.
  answers: v.array(v.custom<StoredAnswer>(Array.isArray)),
});
const Row = v.object({ ...StoredAnswers.entries, evidence: v.unknown() });

/** Of an attempt of one's own, or of a class whose gradebook one may read: what was answered, and what is right. */
export async function readAttemptReview({ db, actor }: SignedInCtx, attemptId: string): Promise<AttemptReview> {
  const runs = reachOf(actor.role, "gradebook:read") === null ? sql`false` : coursesWithin(actor, "gradebook:read");
  const [found] = await rowsOf(
    db,
    Row,
    sql`select a.scenario_id as "scenarioId", a.question_ids as "questionIds", a.answers, a.evidence
        from attempts a
        left join class_sessions c on c.id = a.class_session_id
        left join courses on courses.id = c.course_id
        where a.id = ${attemptId} and (a.user_id = ${actor.userId} or ${runs})`,
  );
  if (!found) throw notFound("The attempt");
  const evidence = v.safeParse(Evidence, found.evidence);
  return { questions: await reviewAnswers(db, found), evidence: evidence.success ? evidence.output : null };
}

const AskedRow = v.object({ id: v.number(), text: v.string(), answers: v.array(v.tuple([v.string(), v.boolean()])) });

/** The stored answers of an attempt with the texts of its questions. */
export async function reviewAnswers(
  db: Db,
  { scenarioId, questionIds, answers }: v.InferOutput<typeof StoredAnswers>,
): Promise<ReviewedQuestion[]> {
  if (questionIds.length === 0) return [];
  const ids = `{${questionIds.join(",")}}`;
  const asked = await rowsOf(db, AskedRow, sql`select id, text, answers from questions where id = any(${ids}::int[])`);
  const listed = (await findBounds(db, scenarioId))?.editions.flatMap(({ questions }) => questions) ?? [];
  return answers.map(([points, maxPoints, chosen], place) => {
    const question = asked.find(({ id }) => id === questionIds[place]);
    const entry = listed.find(({ text }) => text === question?.text);
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
