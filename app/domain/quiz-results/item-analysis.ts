// Pure: how each question of a quiz or lesson worked, from the attempts that count.
import type { StoredAnswer } from "~/db/schema";
import { percentsOf } from "~/domain/gradebook/figures";
import { arrangeQuestionColumns, type QuestionColumn } from "./question-columns";
import type { Question } from "~/domain/attempts/read-questions";
import type { QuizData, QuizStudent } from "./read-quiz-responses";
import { parseAnswers } from "./stored-answers";

/** With fewer students, a question isn't rated: no discrimination, alarm or misconception. */
export const minStudents = 10;
/** A wrong answer that at least this share of students chose is a misconception. */
export const misconceptionFrom = 0.25;

const hardBelow = 0.3;
const easyFrom = 0.95;
const separatesFrom = 0.15;
const misleadsBelow = -0.1;

const percentOf = (share: number) => Math.round(share * 100);

/** The numbers in the text of the rule for misconceptions. */
export const misconceptionLimits = { percent: percentOf(misconceptionFrom), minStudents };

export const alarms = ["misleading", "tooHard", "tooEasy", "separatesLittle"] as const;
export type Alarm = (typeof alarms)[number];

/** The numbers in the texts of the rules for alarms. */
export const alarmLimits = {
  misleadsBelow,
  separatesFrom,
  easyPercent: percentOf(easyFrom),
  hardPercent: percentOf(hardBelow),
};

export type ItemAnswer = {
  text: string;
  /** Null where it is unknown, as in surveys. */
  correct: boolean | null;
  count: number;
  /** Share of those who were asked. */
  share: number;
};
export type WrongAnswer = Pick<ItemAnswer, "text" | "count" | "share"> & { chosenBy: QuizStudent[] };

export type Item = {
  /** Q1, Q2, ... as on the responses page. */
  label: string;
  text: string;
  questionId: number;
  asked: number;
  /** Mean points, and the maximum; 0 in a survey. */
  points: number;
  maxPoints: number;
  facility: number | null;
  discrimination: number | null;
  /** Number of students with some of the points, but not all. */
  partial: number;
  noAnswer: number;
  answers: ItemAnswer[];
  commonestWrong: WrongAnswer | null;
  /** By `misconceptionRule`, most frequent first. */
  misconceptions: WrongAnswer[];
};

export type ItemAnalysis = {
  students: number;
  attempts: number;
  /** Over all attempts and questions. */
  totals: {
    points: number;
    maxPoints: number;
    facility: number | null;
    discrimination: number | null;
    partial: number;
    noAnswer: number;
  };
  items: Item[];
};

/** Right answers by the texts of questions. The catalogue takes precedence over what a game has reported. */
export type AnswerKey = Map<string, Set<string>>;

/** Counters of one column. */
type Count = {
  asked: number;
  points: number;
  maxPoints: number;
  shares: number;
  scored: number;
  partial: number;
  noAnswer: number;
  answers: Map<string, { correct: boolean; chosenBy: number[] }>;
  sums: Sums;
};
type Sums = { n: number; x: number; y: number; xx: number; yy: number; xy: number };

export function analyseItems(students: QuizStudent[], data: QuizData, key: AnswerKey): ItemAnalysis {
  const { columns, columnsOf } = arrangeQuestionColumns(data.orders, data.questions);
  const questions = new Map(data.questions.map((question) => [question.id, question]));
  const counts = columns.map((): Count => ({
    ...{ asked: 0, points: 0, maxPoints: 0, shares: 0, scored: 0, partial: 0, noAnswer: 0 },
    answers: new Map(),
    sums: { n: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0 },
  }));
  const questionsByOrder = data.orders.map((order) =>
    columnsOf(order).map((column, index) => {
      const id = order[index] ?? -1;
      return { count: counts[column], question: questions.get(id) ?? { id, text: "", answers: [] } };
    }),
  );
  const numbers = new Map(students.map(({ userId }, index) => [userId, index]));
  let attempts = 0;
  for (const [order, responses] of data.responses.entries()) {
    for (const [userId, answersText] of responses) {
      const student = numbers.get(userId);
      if (student === undefined) continue;
      attempts++;
      const answers = parseAnswers(answersText);
      const [total, maxTotal] = totalOf(answers);
      for (const [index, [score, maxScore, chosen]] of answers.entries()) {
        const { count, question } = questionsByOrder[order]?.[index] ?? {};
        if (!count || !question) continue;
        addAnswer(count, question, { score, maxScore, chosen, student });
        addToCorrelation(count.sums, score, maxScore, total, maxTotal);
      }
    }
  }
  const items = columns.flatMap((question, column) => {
    const count = counts[column];
    return count ? [itemOf(question, count, key, students)] : [];
  });
  return { students: students.length, attempts, totals: totalsOf(items, counts), items };
}

function totalOf(answers: StoredAnswer[]): [number, number] {
  let [score, maxScore] = [0, 0];
  for (const answer of answers) {
    score += answer[0];
    maxScore += answer[1];
  }
  return [score, maxScore];
}

type StudentAnswer = { score: number; maxScore: number; chosen: number[]; student: number };

function addAnswer(count: Count, question: Question, { score, maxScore, chosen, student }: StudentAnswer) {
  count.asked++;
  count.points += score;
  count.maxPoints = Math.max(count.maxPoints, maxScore);
  if (maxScore > 0) {
    count.scored++;
    count.shares += score / maxScore;
    if (score > 0 && score < maxScore) count.partial++;
  }
  if (chosen.length === 0) count.noAnswer++;
  for (const [text, correct] of question.answers)
    if (!count.answers.has(text)) count.answers.set(text, { correct, chosenBy: [] });
  for (const position of chosen) count.answers.get(question.answers[position]?.[0] ?? "")?.chosenBy.push(student);
}

/** As shares, so that students with other questions can be compared too. */
function addToCorrelation(sums: Sums, score: number, maxScore: number, total: number, maxTotal: number) {
  if (maxScore <= 0 || maxTotal - maxScore <= 0) return;
  const x = score / maxScore;
  const y = (total - score) / (maxTotal - maxScore);
  sums.n++;
  sums.x += x;
  sums.y += y;
  sums.xx += x * x;
  sums.yy += y * y;
  sums.xy += x * y;
}

/** Pearson's r; null with too few values, or if one variable is constant. */
function correlationOf({ n, x, y, xx, yy, xy }: Sums): number | null {
  if (n < minStudents) return null;
  const [varianceX, varianceY] = [xx - (x * x) / n, yy - (y * y) / n];
  if (varianceX < 1e-9 || varianceY < 1e-9) return null;
  return (xy - (x * y) / n) / Math.sqrt(varianceX * varianceY);
}

function itemOf(column: QuestionColumn, count: Count, key: AnswerKey, students: QuizStudent[]): Item {
  const { asked, points, maxPoints, shares, scored, partial, noAnswer, sums } = count;
  const rightOf = keyOf(column.text, count, key);
  const answerShares = [...count.answers].map(([text, { chosenBy }]) => {
    const share = asked === 0 ? 0 : chosenBy.length / asked;
    return { text, correct: rightOf && rightOf.has(text), count: chosenBy.length, share, chosenBy };
  });
  const wrong = answerShares
    .filter((answer) => answer.correct === false && answer.count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ text, count, share, chosenBy }): WrongAnswer => ({
      ...{ text, count, share },
      chosenBy: chosenBy.sort((a, b) => a - b).flatMap((student) => students[student] ?? []),
    }));
  return {
    ...column,
    asked,
    points: asked === 0 ? 0 : points / asked,
    maxPoints,
    facility: scored === 0 ? null : shares / scored,
    discrimination: correlationOf(sums),
    partial,
    noAnswer,
    answers: answerShares.map(({ chosenBy: _, ...answer }) => answer),
    commonestWrong: wrong[0] ?? null,
    misconceptions: asked < minStudents ? [] : wrong.filter(({ share }) => share >= misconceptionFrom),
  };
}

/** The right answers; null for a survey, and if neither the catalogue nor the game states any. */
function keyOf(text: string, { maxPoints, answers }: Count, key: AnswerKey): Set<string> | null {
  if (maxPoints === 0) return null;
  const rightAnswers =
    key.get(text) ?? new Set([...answers].filter(([, { correct }]) => correct).map(([answer]) => answer));
  return rightAnswers.size > 0 ? rightAnswers : null;
}

function totalsOf(items: Item[], counts: Count[]): ItemAnalysis["totals"] {
  const sum = (of: (item: Item) => number) => items.reduce((total, item) => total + of(item), 0);
  const meanOf = (values: (number | null)[]) => {
    const definedValues = values.filter((value) => value !== null);
    return definedValues.length === 0
      ? null
      : definedValues.reduce((total, value) => total + value, 0) / definedValues.length;
  };
  const scored = counts.reduce((total, count) => total + count.scored, 0);
  const shares = counts.reduce((total, count) => total + count.shares, 0);
  return {
    points: sum(({ points }) => points),
    maxPoints: sum(({ maxPoints }) => maxPoints),
    facility: scored === 0 ? null : shares / scored,
    discrimination: meanOf(items.map(({ discrimination }) => discrimination)),
    partial: sum(({ partial }) => partial),
    noAnswer: sum(({ noAnswer }) => noAnswer),
  };
}

/** Percentages of those who were asked: per answer, and last for no answer. */
export function answerPercentsOf({ answers, noAnswer, asked }: Item): number[] {
  return percentsOf([...answers.map(({ count }) => count), noAnswer], asked);
}

export const itemSorts = ["hardest", "asked"] as const;
export type ItemSort = (typeof itemSorts)[number];

/** Hardest first, surveys last; or in the order in which they are asked. */
export const sortItems = (items: Item[], sort: ItemSort): Item[] =>
  sort === "asked" ? items : items.toSorted((a, b) => (a.facility ?? 2) - (b.facility ?? 2));

/** Whether enough students were asked to rate a question. */
export const isJudged = ({ asked }: Pick<Item, "asked">) => asked >= minStudents;

/** The most important finding about a question; null for a survey and with too few students. */
export function alarmOf(item: Pick<Item, "facility" | "discrimination" | "asked">): Alarm | null {
  const { facility, discrimination } = item;
  if (facility === null || !isJudged(item)) return null;
  if (discrimination !== null && discrimination < misleadsBelow && facility < easyFrom) return "misleading";
  if (facility < hardBelow) return "tooHard";
  if (facility >= easyFrom) return "tooEasy";
  return discrimination !== null && discrimination < separatesFrom ? "separatesLittle" : null;
}
