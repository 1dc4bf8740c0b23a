import type { SignedInCtx } from "~/domain/context";
import { shareOf } from "./class-figures";
import { passesTotal, totalOf } from "~/domain/grades/total";
import { explainTotal } from "./explain-total";
import { gradeLetterOf, letterOfAverage } from "./grade-letter";
import { nothingByHand, readHandGrading } from "./list-to-grade";
import { linesOf, parseRow } from "./matrix";
import { readGradebook } from "./read-gradebook";
import { readGradebookAt } from "./read-gradebook-at";

/** A grade as the gradebook shows it; `share`: of the maximum, 0 to 1. */
export type ListedGrade = {
  userId: string;
  username: string;
  scenarioId: string;
  state: "graded" | "excused";
  score: number | null;
  maxScore: number | null;
  share: number | null;
  letter: string | null;
  /** Whether an instructor has decided about it. */
  isDecided: boolean;
  /** Whether a game has reported its points, which the server hasn't verified. */
  isReported: boolean;
  /** Whether lateness counts: the attempt was received after its due date and the grace time. */
  isLate: boolean;
  /** Whether it counts 0 because nothing was handed in. */
  isMissing: boolean;
  /** Of scenarios that are graded by hand, whether it waits for that; not as of a time. */
  isToGrade?: boolean;
};

/** `at`: as it was then. */
type PageAt = { page: number; pageSize: number; at?: Date | undefined };

/** The grades of `pageSize` students of a class, by username, and the number of all students. */
export async function listGrades(
  ctx: SignedInCtx,
  classSessionId: string,
  { page, pageSize, at }: PageAt,
): Promise<{ grades: ListedGrade[]; students: number }> {
  const { columns, matrix, session } = await (at
    ? readGradebookAt(ctx, classSessionId, at)
    : readGradebook(ctx, classSessionId));
  const { rules } = session;
  const { scenarioIds, isToGrade } = at ? nothingByHand : await readHandGrading(ctx, { session, columns });
  const lines = linesOf(matrix);
  const grades = lines.slice((page - 1) * pageSize, page * pageSize).flatMap((line) => {
    const { userId, username, cells, excused, decided, reported, late, missing } = parseRow(
      line,
      columns.length,
      rules,
    );
    return columns.flatMap(({ scenarioId }, column): ListedGrade[] => {
      const cell = cells[column] ?? null;
      const isExcused = excused.includes(column);
      if (!cell && !isExcused) return [];
      return [
        {
          ...{ userId, username, scenarioId, state: isExcused ? "excused" : "graded" },
          ...{ score: cell?.score ?? null, maxScore: cell?.maxScore ?? null, share: cell && shareOf(cell) },
          letter: cell && gradeLetterOf(cell.score, cell.maxScore, rules),
          isDecided: isExcused || decided.includes(column),
          isReported: reported.includes(column),
          ...{ isLate: late.includes(column), isMissing: missing.includes(column) },
          ...(scenarioIds.has(scenarioId) && { isToGrade: isToGrade(userId, scenarioId) }),
        },
      ];
    });
  });
  return { grades, students: lines.length };
}

/** A student's total; shares from 0 to 1, and the sentences that explain the total so far. */
export type ListedTotal = {
  userId: string;
  username: string;
  soFar: number | null;
  ifNothingMoreComes: number | null;
  letter: string | null;
  isPassed: boolean;
  categories: { name: string; weight: number; share: number | null; grades: number; droppedScenarioIds: string[] }[];
  why: string[];
};

/** The totals of `pageSize` students of a class, by username, and the number of all students. */
export async function listTotals(
  ctx: SignedInCtx,
  classSessionId: string,
  { page, pageSize, at }: PageAt,
): Promise<{ totals: ListedTotal[]; students: number }> {
  const { columns, matrix, session } = await (at
    ? readGradebookAt(ctx, classSessionId, at)
    : readGradebook(ctx, classSessionId));
  const { rules } = session;
  const lines = linesOf(matrix);
  const totals = lines.slice((page - 1) * pageSize, page * pageSize).map((line): ListedTotal => {
    const row = parseRow(line, columns.length, rules);
    const { share, categories } = totalOf(row, columns, rules, "soFar");
    return {
      ...{ userId: row.userId, username: row.username, soFar: share },
      ifNothingMoreComes: totalOf(row, columns, rules, "ifNothingMoreComes").share,
      letter: share === null ? null : letterOfAverage(share, rules),
      isPassed: share !== null && passesTotal(share, rules),
      categories: categories.map(({ category: { name, weight }, share: part, grades, dropped }) => ({
        ...{ name, weight, share: part, grades },
        droppedScenarioIds: dropped.flatMap((column) => columns[column]?.scenarioId ?? []),
      })),
      why: explainTotal(row, columns, rules),
    };
  });
  return { totals, students: lines.length };
}
