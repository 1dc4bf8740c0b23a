import type { StoredAnswer } from "~/db/schema";

/** Counts of one attempt at a quiz: answered questions, questions with points, and those with full points. */
export type QuizFigures = { answered: number; marked: number; right: number };

export function quizFiguresOf(answers: StoredAnswer[]): QuizFigures {
  const marked = answers.filter(([, maxScore]) => maxScore > 0);
  const right = marked.filter(([score, maxScore]) => score === maxScore).length;
  return { answered: answers.length, marked: marked.length, right };
}
