// What the grading finds, and of answers what it goes by.
import type { FlightDebrief } from "~/domain/flights/debrief";
import type { QuestionStanding } from "../../../content/lesson-rules";
import type { AskedQuestion } from "./attempt-payload";

/** What the server found. */
export type GradingResult = {
  totalScore: number;
  maxTotalScore: number;
  questionsScore: number;
  maxQuestionsScore: number;
  passed: boolean;
  questions: AskedQuestion[];
  review: QuestionReview[];
  /** A sentence for the player beside the points. */
  note?: string | null;
  /** The answers by the keys of their questions, as a lesson remembers them. */
  weighed: ({ question: string } & WeighedAnswer)[];
  /** Of a flight. */
  flight?: FlightDebrief;
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

/** How a player stands with each question that was answered before, by its key. */
export type QuestionStandings = ReadonlyMap<string, QuestionStanding>;

/** An answer and what it is worth, after the earlier ones. `isTold`: the right answer may be shown now. */
export type WeighedAnswer = { tries: number; chosen: string[]; points: number; isRight: boolean; isTold: boolean };
