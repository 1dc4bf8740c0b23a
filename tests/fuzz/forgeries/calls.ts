import type { Evidence } from "~/domain/evidence";
import type { TaskNumbers } from "../../../content/draw-task";
import type { Goal } from "../../support/forger-tools";
import { ask, requestOf } from "../../support/rest-api";

/** An attempt as sent, with any content. */
export type Body = {
  attemptId?: string;
  scenarioId?: string;
  sessionId?: string | null;
  startId?: string;
  evidence?: Evidence;
  totalScore?: number;
  maxTotalScore?: number;
  questionsScore?: number;
  maxQuestionsScore?: number;
  questionScorecards?: Scorecard[];
  [other: string]: unknown;
};
type AnswerCard = { answerKey?: string; answerText?: string; answered: boolean; correct?: boolean };
export type Scorecard = {
  questionKey?: string;
  questionText?: string;
  score: number;
  maxScore: number;
  answerScorecards: AnswerCard[];
};

export type Receipt = {
  attemptId: string;
  scenarioId: string;
  sessionId: string | null;
  score: number;
  maxScore: number;
  grading: "client" | "server";
  counts: boolean;
  review?: { question: string; right: string[] }[];
  flight?: { reference: { burns: unknown; turns: unknown; end: number } };
};

export type Start = {
  startId: string;
  scenarioId: string;
  sessionId: string | null;
  seed: number;
  mode: "practice" | "scored";
  questions?: { key: string; answers: { key: string }[] }[];
  tasks?: { goal: Goal; numbers: TaskNumbers }[];
  edition: number;
  isUsed: boolean;
};

/** A call with this user's token. The caller names the answer's type. */
export async function callAs<T>(
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: T }> {
  const answer = await ask(`/api${path}`, requestOf(method, { token, body }));
  const text = await answer.text();
  const isJson = /json/.test(answer.headers.get("content-type") ?? "");
  return { status: answer.status, body: (isJson && text ? JSON.parse(text) : text) as T };
}
