// Pure: a student's grade in each scenario, with what it comes from.
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import type { DatesOfScenario } from "~/domain/due-dates/read-dates";
import { countedAttempts } from "~/domain/grades/counted-points";
import { pointsOf, type Grade } from "~/domain/grades/grade";
import type { RecordedDecision } from "~/domain/grades/list-decisions";
import { needsAllAttempts, type GradingRules } from "~/domain/grades/rules";
import type { GradebookRow } from "./matrix";
import type { RecordedAttempt } from "./read-student-record";

export type StudentGrade = {
  column: ClassColumn;
  grade: Grade;
  /** The attempt that counts; the newest of several. */
  best: RecordedAttempt | null;
  /** The decision that stands. */
  decision: RecordedDecision | null;
  /** All decisions about this grade, newest first. */
  decisions: RecordedDecision[];
  /** When it opens and is due for the student; null: no dates. */
  dates: DatesOfScenario | null;
  /** It counts 0 because nothing was handed in. */
  isMissing: boolean;
  /** Class median, as a share of the points. */
  median: number | null;
  attempts: RecordedAttempt[];
};

type Known = {
  columns: ClassColumn[];
  /** Newest first. */
  attempts: RecordedAttempt[];
  decisions: RecordedDecision[];
  medians: ReadonlyMap<string, number>;
  /** The student's row of the gradebook; null outside a class, where the best attempt is the grade. */
  row: Pick<GradebookRow, "cells" | "excused" | "missing"> | null;
  dates: ReadonlyMap<string, DatesOfScenario>;
  rules: GradingRules;
};

export function studentGradesOf({ columns, attempts, decisions, medians, row, dates, rules }: Known): StudentGrade[] {
  return columns.map((column, place) => {
    const { scenarioId } = column;
    const own = markCounted(
      attempts.filter((attempt) => attempt.scenarioId === scenarioId),
      rules,
    );
    const best = own.find(({ counts }) => counts) ?? null;
    const all = decisions.filter((decision) => decision.scenarioId === scenarioId);
    const decision = all.find(({ isStanding }) => isStanding) ?? null;
    const points = best && { score: best.score, maxScore: best.maxScore };
    return {
      ...{ column, best, decision, decisions: all, attempts: own },
      ...{ dates: dates.get(scenarioId) ?? null, isMissing: row?.missing.includes(place) ?? false },
      grade: row ? (row.excused.includes(place) ? "excused" : (row.cells[place] ?? null)) : points,
      median: medians.get(scenarioId) ?? null,
    };
  });
}

/** The database marks the best attempt; other rules count others. `own`: newest first. */
function markCounted(own: RecordedAttempt[], rules: GradingRules): RecordedAttempt[] {
  if (!needsAllAttempts(rules)) return own;
  const countable = own.filter(({ setAside, uncounted }) => !setAside && !uncounted).reverse();
  const counted = new Set(countedAttempts(countable, rules).map(({ id }) => id));
  return own.map((attempt) => ({ ...attempt, counts: counted.has(attempt.id) }));
}

/** The attempts in their order, marked by whether the rules count them. */
export function markAttempts(attempts: RecordedAttempt[], grades: Pick<StudentGrade, "attempts">[]): RecordedAttempt[] {
  const marked = new Map(grades.flatMap((grade) => grade.attempts.map((attempt) => [attempt.id, attempt] as const)));
  return attempts.map((attempt) => marked.get(attempt.id) ?? attempt);
}

/** The row of a gradebook that these grades are. */
export const cellsOf = (
  grades: Pick<StudentGrade, "grade" | "isMissing">[],
): Pick<GradebookRow, "cells" | "excused" | "missing"> => ({
  missing: grades.flatMap(({ isMissing }, column) => (isMissing ? [column] : [])),
  cells: grades.map(({ grade }) => pointsOf(grade)),
  excused: grades.flatMap(({ grade }, column) => (grade === "excused" ? [column] : [])),
});
