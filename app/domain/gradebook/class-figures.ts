import { gradeLetterOf, type GradeLetter } from "./grade-letter";
import type { GradebookRow, GradeCell } from "./matrix";

export const letters: readonly GradeLetter[] = ["F", "D", "C", "B", "A", "A+"];

/** Shares (0 to 1) of the maximum points. */
export const passedFrom = 0.6;
export const atRiskBelow = 0.7;

export type StudentFigures = {
  /** Mean of the student's grades, as a share; null without grades. */
  average: number | null;
  /** Number of offered scenarios that the student has played or has a grade in. */
  done: number;
  /** Number of offered scenarios that count for the student. */
  expected: number;
};

/** A column for calculations. A retired one keeps its grades, but nobody has to play it. */
export type FigureColumn = { isRetired?: true };

export const countOffered = (columns: FigureColumn[]) => columns.filter(({ isRetired }) => !isRetired).length;

export type ColumnFigures = {
  /** Mean of the column's grades, as a share; null without grades. */
  mean: number | null;
  median: number | null;
  graded: number;
  passed: number;
  notStarted: number;
  /** Number of grades per letter of `letters`. */
  distribution: number[];
};

export type ClassFigures = {
  students: number;
  notStarted: number;
  /** Number of offered scenarios. */
  offered: number;
  /** Over the students' averages. */
  averages: Pick<ColumnFigures, "mean" | "median" | "graded" | "passed">;
  /** Share of the class's possible scenarios that were played; null if none are offered. */
  progress: number | null;
  columns: ColumnFigures[];
};

/** A grade's share of its maximum; null for a scenario without points. */
export const shareOf = ({ score, maxScore }: GradeCell): number | null => (maxScore > 0 ? score / maxScore : null);

export function studentFiguresOf(
  { cells, excused }: Pick<GradebookRow, "cells" | "excused">,
  columns: FigureColumn[],
  offered = countOffered(columns),
): StudentFigures {
  let total = 0;
  let graded = 0;
  let done = 0;
  for (const [column, cell] of cells.entries()) {
    if (!cell) continue;
    if (!columns[column]?.isRetired) done++;
    const share = shareOf(cell);
    if (share === null) continue;
    total += share;
    graded++;
  }
  const expected = offered - excused.filter((column) => !columns[column]?.isRetired).length;
  return { average: graded === 0 ? null : total / graded, done, expected };
}

/** The figures above the gradebook: per column, and of the class. */
export function classFiguresOf(rows: GradebookRow[], columns: FigureColumn[]): ClassFigures {
  const offered = countOffered(columns);
  const students = rows.map((row) => studentFiguresOf(row, columns, offered));
  const averages = sharesOf(students.map(({ average }) => average));
  const playedCount = students.reduce((total, { done }) => total + done, 0);
  const expectedCount = students.reduce((total, { expected }) => total + expected, 0);
  return {
    students: rows.length,
    notStarted: rows.filter(({ cells }) => cells.every((cell) => cell === null)).length,
    averages: { ...averages },
    offered,
    progress: expectedCount === 0 ? null : playedCount / expectedCount,
    columns: columns.map((_, column) => columnFiguresOf(rows, column)),
  };
}

export function columnFiguresOf(rows: Pick<GradebookRow, "cells" | "excused">[], column: number): ColumnFigures {
  const distribution = new Array<number>(letters.length).fill(0);
  const shares: (number | null)[] = [];
  let notStarted = 0;
  for (const { cells, excused } of rows) {
    const cell = cells[column];
    if (!cell) {
      if (!excused.includes(column)) notStarted++;
      continue;
    }
    shares.push(shareOf(cell));
    const letter = gradeLetterOf(cell.score, cell.maxScore);
    // The distribution has a place for each letter.
    if (letter !== null) distribution[letters.indexOf(letter)]!++;
  }
  return { ...sharesOf(shares), notStarted, distribution };
}

function sharesOf(values: (number | null)[]) {
  // A typed array sorts in a fifth of the time of an array with a comparator.
  const shares = Float64Array.from(values.filter((value) => value !== null)).sort();
  const graded = shares.length;
  const middle = graded >> 1;
  let total = 0;
  let passed = 0;
  for (const share of shares) {
    total += share;
    if (share >= passedFrom) passed++;
  }
  if (graded === 0) return { graded, passed, mean: null, median: null };
  // Both indexes are below the length.
  const median = graded % 2 === 1 ? shares[middle]! : (shares[middle - 1]! + shares[middle]!) / 2;
  return { graded, passed, mean: total / graded, median };
}
