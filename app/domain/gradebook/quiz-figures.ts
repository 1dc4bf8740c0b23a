import type { StoredAnswer } from "~/db/schema";

/** Of one attempt at a quiz: questions answered, those that carry points, and those of them with all their points. */
export type QuizFigures = { answered: number; marked: number; right: number };

export function quizFiguresOf(answers: StoredAnswer[]): QuizFigures {
  const marked = answers.filter(([, maxScore]) => maxScore > 0);
  const right = marked.filter(([score, maxScore]) => score === maxScore).length;
  return { answered: answers.length, marked: marked.length, right };
}
