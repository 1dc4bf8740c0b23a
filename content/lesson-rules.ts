// Pure. Scoring of lessons and questions, shared by game and server.

/** Default passing share of a lesson. */
export const defaultPassShare = 0.6;

/** A task or question of a lesson. */
export type Part = { points: number; maxPoints: number };

export type LessonScore = {
  totalScore: number;
  maxTotalScore: number;
  questionsScore: number;
  maxQuestionsScore: number;
  passed: boolean;
};

/** Reading gives points, but only tasks and questions pass. A lesson without points for them is passed by reading. */
export function scoreLesson(lesson: {
  readingPoints: number;
  passShare: number;
  tasks: readonly Part[];
  questions: readonly Part[];
}): LessonScore {
  const { readingPoints, passShare, tasks, questions } = lesson;
  const learned = sumOf([...tasks, ...questions], "points");
  const learnable = sumOf([...tasks, ...questions], "maxPoints");
  return {
    totalScore: readingPoints + sumOf(tasks, "points"),
    maxTotalScore: readingPoints + sumOf(tasks, "maxPoints"),
    questionsScore: sumOf(questions, "points"),
    maxQuestionsScore: sumOf(questions, "maxPoints"),
    passed: learnable > 0 ? learned >= passShare * learnable : readingPoints === 0,
  };
}

/** With two answers, a second try after a wrong one would be no choice. */
export const triesAt = ({ answers }: { answers: readonly unknown[] }) => (answers.length > 2 ? 2 : 1);

/** Points for the n-th try, from 1: all for the first, half for the second, none after that. */
export function pointsOfTry(maxPoints: number, nth: number, isRight: boolean): number {
  if (!isRight || nth > 2) return 0;
  return nth === 1 ? maxPoints : maxPoints / 2;
}

/** Half the points for an answer that was just revealed; points earned before stay. */
export const pointsAfterReveal = (maxPoints: number, earned: number, isRight: boolean) =>
  isRight ? Math.min(maxPoints, Math.max(maxPoints / 2, earned)) : 0;

/** A student's answer to a question. `isTold`: the correct answer was revealed afterwards. */
export type GivenAnswer = {
  chosen: readonly string[];
  isRight: boolean;
  points: number;
  isTold: boolean;
  startId: string | null;
  answeredAt: Date;
};

/**
 * A student's standing with a question. `open`: number of tries. `seen`: the answer was revealed recently, after
 * `earned` points. `answered`: this attempt has its answer.
 */
export type QuestionStanding =
  | { is: "open"; tries: number; last: GivenAnswer | null }
  | { is: "seen"; earned: number; fullPointsAt: Date }
  | { is: "answered"; tries: number; answer: GivenAnswer; fullPointsAt: Date };

/** After the cool-down a question can be answered again for full points. `given`: oldest first. */
export function standingOf(
  answers: readonly GivenAnswer[],
  { startId, now, cooldownMinutes }: { startId: string | null; now: Date; cooldownMinutes: number },
): QuestionStanding {
  let round: GivenAnswer[] = [];
  const isOver = (at: Date, by: string | null) => {
    const latest = round.at(-1);
    if (!latest || (!latest.isTold && latest.startId !== null && latest.startId === by)) return false;
    return at >= cooldownEnd(latest.answeredAt, cooldownMinutes);
  };
  for (const answer of answers) {
    if (isOver(answer.answeredAt, answer.startId)) round = [];
    // Repeating a revealed answer doesn't extend the cool-down.
    if (!round.at(-1)?.isTold) round.push(answer);
  }
  const answerOfStart = startId === null ? undefined : answers.findLast((one) => one.startId === startId);
  const revealed = round.findLast(({ isTold }) => isTold);
  if (answerOfStart?.isTold) {
    const fullPointsAt = cooldownEnd((revealed ?? answerOfStart).answeredAt, cooldownMinutes);
    return { is: "answered", tries: Math.max(1, round.length), answer: answerOfStart, fullPointsAt };
  }
  if (isOver(now, startId)) return { is: "open", tries: 0, last: null };
  if (revealed)
    return { is: "seen", earned: revealed.points, fullPointsAt: cooldownEnd(revealed.answeredAt, cooldownMinutes) };
  return { is: "open", tries: round.length, last: round.at(-1) ?? null };
}

export const cooldownEnd = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000);

/** The last hint of a task shows the solution, so it needs a try first. */
export const showsSolution = ({ hasTried }: { hasTried: boolean }) => hasTried;

const sumOf = (parts: readonly Part[], key: keyof Part) => parts.reduce((sum, part) => sum + part[key], 0);
