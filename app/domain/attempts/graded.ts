// What the grading finds, and of answers what it goes by.
import type { AskedQuestion } from "./attempt-payload";

/** What the server found. */
export type Graded = {
  totalScore: number;
  maxTotalScore: number;
  questionsScore: number;
  maxQuestionsScore: number;
  passed: boolean;
  questions: AskedQuestion[];
  review: QuestionReview[];
  /** The answers by the keys of their questions, as a lesson remembers them. */
  weighed: ({ question: string } & WeighedAnswer)[];
  errors?: undefined;
};

/** Of a question that was asked; it comes with the receipt, and never before. */
export type QuestionReview = {
  question: string;
  points: number;
  maxPoints: number;
  /** Keys of the right answers; none in a survey. */
  right: string[];
  explanation: string | null;
};

/** What a player has answered to a question before: tries are counted until the right answer is told. */
export type EarlierAnswer = { tries: number; chosen: string[]; points: number; isTold: boolean };
export type EarlierAnswers = ReadonlyMap<string, EarlierAnswer>;

/** An answer and what it is worth, after the earlier ones. */
export type WeighedAnswer = EarlierAnswer & { isRight: boolean };
