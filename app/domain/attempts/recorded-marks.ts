// What an attempt was worth when it was handed in, kept beside what regrades made of it.
import * as v from "valibot";
import type { StoredAnswer } from "~/db/schema";
import type { FlightMarks } from "./reflown-points";
import { pointsOfMarks, type Marks, type Unchanged } from "./regrade-answers";

/** As `attempts.recorded` has it. */
export const RecordedMarks = v.object({
  score: v.number(),
  maxScore: v.number(),
  questionsScore: v.number(),
  maxQuestionsScore: v.number(),
  passed: v.boolean(),
  questionIds: v.array(v.number()),
  // Written by this code only.
  answers: v.array(v.custom<StoredAnswer>(Array.isArray)),
});
export type RecordedMarks = v.InferOutput<typeof RecordedMarks>;

export const recordMarks = (
  { questions, answers, questionsScore, maxQuestionsScore, passed }: Marks,
  unchanged: Unchanged,
): RecordedMarks => ({
  ...pointsOfMarks({ questionsScore, maxQuestionsScore }, unchanged),
  ...{ questionsScore, maxQuestionsScore, passed },
  questionIds: questions.map(({ id }) => id),
  answers,
});

/** A flight asks no questions. */
export const recordFlight = ({ score, maxScore, passed }: FlightMarks): RecordedMarks => ({
  ...{ score, maxScore, passed, questionsScore: 0, maxQuestionsScore: 0, questionIds: [], answers: [] },
});
