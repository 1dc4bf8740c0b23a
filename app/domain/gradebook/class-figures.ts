import { gradeLetterOf, type GradeLetter } from "./grade-letter";
import type { GradebookRow } from "./matrix";

export const letters: readonly GradeLetter[] = ["F", "D", "C", "B", "A", "A+"];

export type ClassFigures = {
  students: number;
  /** Mean of all grades, in whole percent; null without any. */
  mean: number | null;
  notStarted: number;
  /** For each column, how many grades of each letter of `letters`. */
  distributions: number[][];
};

/** The figures over the gradebook. */
export function classFiguresOf(rows: GradebookRow[], columnCount: number): ClassFigures {
  const distributions = Array.from({ length: columnCount }, () => new Array<number>(letters.length).fill(0));
  let total = 0;
  let graded = 0;
  let notStarted = 0;
  for (const { cells } of rows) {
    let started = false;
    for (const [column, cell] of cells.entries()) {
      if (!cell) continue;
      started = true;
      const letter = gradeLetterOf(cell.score, cell.maxScore);
      if (letter === null) continue;
      distributions[column]![letters.indexOf(letter)]!++;
      total += cell.score / cell.maxScore;
      graded++;
    }
    if (!started) notStarted++;
  }
  return {
    students: rows.length,
    mean: graded === 0 ? null : Math.round((total / graded) * 100),
    notStarted,
    distributions,
  };
}
