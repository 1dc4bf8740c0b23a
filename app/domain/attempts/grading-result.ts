// The result of grading.
import type { FlightDebrief } from "~/domain/flights/debrief";
import type { QuestionStanding } from "../../../content/lesson-rules";
import type { AskedQuestion } from "./attempt-payload";

/** The server's result. */
export type GradingResult = {
  totalScore: number;
  maxTotalScore: number;
  questionsScore: number;
  maxQuestionsScore: number;
  passed: boolean;
  questions: AskedQuestion[];
  review: QuestionReview[];
  /** A sentence for the player next to the points. */
  note?: string | null;
  /** The answers by question key, as a lesson stores them. */
  weighed: ({ question: string } & WeighedAnswer)[];
  /** Debrief of a flight. */
  flight?: FlightDebrief;
  errors?: undefined;
};

/** A question with its right answers; only with the receipt, never before. */
export type QuestionReview = {
  question: string;
  points: number;
  maxPoints: number;
  /** Keys of the right answers; empty in a survey. */
  right: string[];
  explanation: string | null;
};

/** The player's standing with each question answered before, by question key. */
export type QuestionStandings = ReadonlyMap<string, QuestionStanding>;

/** An answer with its points, given the earlier ones. `isTold`: the right answer may be shown now. */
export type WeighedAnswer = { tries: number; chosen: string[]; points: number; isRight: boolean; isTold: boolean };
