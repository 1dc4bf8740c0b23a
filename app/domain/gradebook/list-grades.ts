import type { SignedInCtx } from "~/domain/context";
import { shareOf } from "./class-figures";
import { gradeLetterOf, type GradeLetter } from "./grade-letter";
import { linesOf, parseRow } from "./matrix";
import { readGradebook } from "./read-gradebook";

/** A grade as the gradebook shows it; `share`: of the maximum, 0 to 1. */
export type ListedGrade = {
  userId: string;
  username: string;
  scenarioId: string;
  state: "graded" | "excused";
  score: number | null;
  maxScore: number | null;
  share: number | null;
  letter: GradeLetter | null;
  /** Whether an instructor has decided about it. */
  isDecided: boolean;
  /** Whether a game has reported its points, which the server hasn't verified. */
  isReported: boolean;
};

/** The grades of `pageSize` students of a class, by username, and the number of all students. */
export async function listGrades(
  ctx: SignedInCtx,
  classSessionId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ grades: ListedGrade[]; students: number }> {
  const { columns, matrix } = await readGradebook(ctx, classSessionId);
  const lines = linesOf(matrix);
  const grades = lines.slice((page - 1) * pageSize, page * pageSize).flatMap((line) => {
    const { userId, username, cells, excused, decided, reported } = parseRow(line, columns.length);
    return columns.flatMap(({ scenarioId }, column): ListedGrade[] => {
      const cell = cells[column] ?? null;
      const isExcused = excused.includes(column);
      if (!cell && !isExcused) return [];
      return [
        {
          ...{ userId, username, scenarioId, state: isExcused ? "excused" : "graded" },
          ...{ score: cell?.score ?? null, maxScore: cell?.maxScore ?? null, share: cell && shareOf(cell) },
          letter: cell && gradeLetterOf(cell.score, cell.maxScore),
          isDecided: isExcused || decided.includes(column),
          isReported: reported.includes(column),
        },
      ];
    });
  });
  return { grades, students: lines.length };
}
