// Pure: what an attempt is worth by another key for some of its questions (docs/decisions/0179).
import type { StoredAnswer } from "~/db/schema";
import { defaultPassShare } from "../../../content/lesson-rules";
import type { Question } from "./read-questions";

/**
 * A key for a question, found by its text. `right`: texts of the right answers; null leaves them as they are, and so
 * does `points`. `counts`: false takes the question out of points and maximum. `neverLower`: attempts whose share of the
 * points would fall keep what they had.
 */
export type KeyRule = {
  question: string;
  right: string[] | null;
  points: number | null;
  counts: boolean;
  neverLower: boolean;
};

/** A question with the places of its right answers, which may differ from those that were asked. */
export type KeyedQuestion = Question & { right: number[] };

/** What regrades change of an attempt; `questions` and `answers` have the same order. */
export type Marks = {
  questionsScore: number;
  maxQuestionsScore: number;
  passed: boolean;
  questions: KeyedQuestion[];
  answers: StoredAnswer[];
};

/** What they don't change. `isGraded`: the server found the points. */
export type Unchanged = { totalScore: number; maxTotalScore: number; isGraded: boolean };

export const withAskedKey = (question: Question): KeyedQuestion => ({ ...question, right: rightPlacesOf(question) });

const rightPlacesOf = ({ answers }: Question) => answers.flatMap(([, isRight], place) => (isRight ? [place] : []));

/** Where several answers were right when it was asked, all of them are needed; else one of the right ones. */
export const needsAll = (question: Question) => rightPlacesOf(question).length > 1;

/** Applies rules in order. */
export const regradeMarks = (marks: Marks, unchanged: Unchanged, rules: readonly KeyRule[]): Marks =>
  rules.reduce((current, rule) => applyRule(current, unchanged, rule), marks);

function applyRule(marks: Marks, unchanged: Unchanged, rule: KeyRule): Marks {
  let { questionsScore, maxQuestionsScore } = marks;
  const questions = [...marks.questions];
  const answers = [...marks.answers];
  for (const [at, question] of marks.questions.entries()) {
    const answer = marks.answers[at];
    if (!answer || question.text !== rule.question) continue;
    const keyed = withKey(question, rule);
    const regraded = regradeAnswer(answer, question, keyed, rule);
    questions[at] = keyed;
    answers[at] = regraded;
    questionsScore += regraded[0] - answer[0];
    maxQuestionsScore += regraded[1] - answer[1];
  }
  const regraded = { ...marks, questions, answers, ...withinBounds(questionsScore, maxQuestionsScore) };
  if (rule.neverLower && isLower(regraded, marks, unchanged)) return marks;
  return { ...regraded, passed: unchanged.isGraded ? isPassed(regraded, unchanged) : marks.passed };
}

function withKey(question: KeyedQuestion, { right }: KeyRule): KeyedQuestion {
  if (right === null) return question;
  const places = question.answers.flatMap(([text], place) => (right.includes(text) ? [place] : []));
  // As another version of the question asked it, without any of these answers.
  return places.length === 0 ? question : { ...question, right: places };
}

function regradeAnswer(
  [score, maxScore, chosen]: StoredAnswer,
  before: KeyedQuestion,
  after: KeyedQuestion,
  { points, counts }: KeyRule,
): StoredAnswer {
  if (!counts) return [0, 0, chosen];
  const most = points ?? maxScore;
  const wasRight = isRight(before, chosen);
  const share = maxScore > 0 ? score / maxScore : wasRight ? 1 : 0;
  const isSameKey = String(before.right) === String(after.right);
  // Who was right before keeps a part of the points, such as half for a second try.
  if (isSameKey || (wasRight && share > 0 && isRight(after, chosen))) return [roundOff(share * most), most, chosen];
  return [isRight(after, chosen) ? most : 0, most, chosen];
}

function isRight(question: KeyedQuestion, chosen: number[]) {
  if (chosen.length === 0 || chosen.some((place) => !question.right.includes(place))) return false;
  return !needsAll(question) || question.right.every((place) => chosen.includes(place));
}

/** Sums of fractions are inexact. */
const roundOff = (points: number) => Math.round(points * 1e6) / 1e6;

function withinBounds(score: number, max: number) {
  const maxQuestionsScore = Math.max(0, roundOff(max));
  return { maxQuestionsScore, questionsScore: Math.min(maxQuestionsScore, Math.max(0, roundOff(score))) };
}

/** As the gradebook has them: whole numbers. */
export function pointsOfMarks(
  { questionsScore, maxQuestionsScore }: Pick<Marks, "questionsScore" | "maxQuestionsScore">,
  { totalScore, maxTotalScore }: Unchanged,
) {
  return { score: Math.floor(totalScore + questionsScore), maxScore: Math.floor(maxTotalScore + maxQuestionsScore) };
}

function isLower(after: Marks, before: Marks, unchanged: Unchanged) {
  const [now, then] = [pointsOfMarks(after, unchanged), pointsOfMarks(before, unchanged)];
  return then.maxScore > 0 && now.score * then.maxScore < then.score * Math.max(now.maxScore, 1);
}

function isPassed({ questionsScore, maxQuestionsScore }: Marks, { totalScore, maxTotalScore }: Unchanged) {
  const most = maxTotalScore + maxQuestionsScore;
  return most === 0 || totalScore + questionsScore >= defaultPassShare * most;
}

/** Stored marks in a form that can be compared. */
export const printOfMarks = ({ questionsScore, maxQuestionsScore, passed, questions, answers }: Marks) =>
  JSON.stringify([questionsScore, maxQuestionsScore, passed, answers, questions.map(({ right }) => right)]);
