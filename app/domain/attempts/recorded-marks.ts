// What an attempt was worth when it was handed in, kept beside what regrades made of it.
import * as v from "valibot";
import type { StoredAnswer } from "~/db/schema";
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
