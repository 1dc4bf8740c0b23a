// Pure: what a lesson and its questions are worth, in the game and on the server alike.

/** Share of what can be learned that passes, where a lesson does not say. */
export const usualPassShare = 0.6;

/** One part of a lesson that is worth something: a task or a question. */
export type Part = { points: number; maxPoints: number };

export type LessonScore = {
  totalScore: number;
  maxTotalScore: number;
  questionsScore: number;
  maxQuestionsScore: number;
  passed: boolean;
};

/** Reading gives points, but only tasks and questions pass; a survey, in which nothing can be learned, is passed. */
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

/** Of two answers the second is what is left after a wrong one: that is no try any more. */
export const triesAt = ({ answers }: { answers: readonly unknown[] }) => (answers.length > 2 ? 2 : 1);

/** Points for a try, counted from 1: all for the first, half for one more, none for what comes after. */
export function pointsOfTry(maxPoints: number, nth: number, isRight: boolean): number {
  if (!isRight || nth > 2) return 0;
  return nth === 1 ? maxPoints : maxPoints / 2;
}

/** Half for an answer that the student has just been shown; what was earned before it was shown stays. */
export const pointsWhenSeen = (maxPoints: number, earned: number, isRight: boolean) =>
  isRight ? Math.min(maxPoints, Math.max(maxPoints / 2, earned)) : 0;

/** One answer of a student to one question. `isTold`: the right answer was shown after it. */
export type GivenAnswer = {
  chosen: readonly string[];
  isRight: boolean;
  points: number;
  isTold: boolean;
  startId: string | null;
  answeredAt: Date;
};

/**
 * How a student stands with a question. `open`: so many tries were made. `seen`: the right answer was shown a short
 * while ago, after so many points. `answered`: the attempt that this is about has its answer.
 */
export type QuestionStanding =
  | { is: "open"; tries: number; last: GivenAnswer | null }
  | { is: "seen"; earned: number; fullPointsAt: Date }
  | { is: "answered"; tries: number; answer: GivenAnswer; fullPointsAt: Date };

/** Everything is asked again, for full points, once the cool-down is over. `given`: the oldest first. */
export function standingOf(
  given: readonly GivenAnswer[],
  { startId, now, cooldownMinutes }: { startId: string | null; now: Date; cooldownMinutes: number },
): QuestionStanding {
  let round: GivenAnswer[] = [];
  const isOver = (at: Date, by: string | null) => {
    const last = round.at(-1);
    if (!last || (!last.isTold && last.startId !== null && last.startId === by)) return false;
    return at >= cooldownEnd(last.answeredAt, cooldownMinutes);
  };
  for (const answer of given) {
    if (isOver(answer.answeredAt, answer.startId)) round = [];
    // What is repeated after the answer was shown makes nobody wait longer.
    if (!round.at(-1)?.isTold) round.push(answer);
  }
  const own = startId === null ? undefined : given.findLast((one) => one.startId === startId);
  const shown = round.findLast(({ isTold }) => isTold);
  if (own?.isTold) {
    const fullPointsAt = cooldownEnd((shown ?? own).answeredAt, cooldownMinutes);
    return { is: "answered", tries: Math.max(1, round.length), answer: own, fullPointsAt };
  }
  if (isOver(now, startId)) return { is: "open", tries: 0, last: null };
  if (shown) return { is: "seen", earned: shown.points, fullPointsAt: cooldownEnd(shown.answeredAt, cooldownMinutes) };
  return { is: "open", tries: round.length, last: round.at(-1) ?? null };
}

export const cooldownEnd = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000);

/** The last hint of a task, the way its author goes, is for whoever has tried. */
export const showsWay = ({ hasTried }: { hasTried: boolean }) => hasTried;

const sumOf = (parts: readonly Part[], key: keyof Part) => parts.reduce((sum, part) => sum + part[key], 0);
