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

/** The last hint of a task, the way its author goes, is for whoever has tried. */
export const showsWay = ({ hasTried }: { hasTried: boolean }) => hasTried;

const sumOf = (parts: readonly Part[], key: keyof Part) => parts.reduce((sum, part) => sum + part[key], 0);
