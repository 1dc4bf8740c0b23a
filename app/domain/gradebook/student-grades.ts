// Pure: a student's grade in each scenario, with what it comes from.
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import { gradeOf, pointsOf, readDecision, type Grade } from "~/domain/grades/grade";
import type { RecordedDecision } from "~/domain/grades/list-decisions";
import type { GradebookRow } from "./matrix";
import type { RecordedAttempt } from "./read-student-record";

export type StudentGrade = {
  column: ClassColumn;
  grade: Grade;
  /** The attempt that counts. */
  best: RecordedAttempt | null;
  /** The decision that stands. */
  decision: RecordedDecision | null;
  /** All decisions about this grade, newest first. */
  decisions: RecordedDecision[];
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
};

export function studentGradesOf({ columns, attempts, decisions, medians }: Known): StudentGrade[] {
  return columns.map((column) => {
    const { scenarioId } = column;
    const own = attempts.filter((attempt) => attempt.scenarioId === scenarioId);
    const best = own.find(({ counts }) => counts) ?? null;
    const all = decisions.filter((decision) => decision.scenarioId === scenarioId);
    const decision = all.find(({ isStanding }) => isStanding) ?? null;
    const points = best && { score: best.score, maxScore: best.maxScore };
    return {
      ...{ column, best, decision, decisions: all, attempts: own },
      grade: gradeOf(points, decision && readDecision(decision)),
      median: medians.get(scenarioId) ?? null,
    };
  });
}

/** The row of a gradebook that these grades are. */
export const cellsOf = (grades: Pick<StudentGrade, "grade">[]): Pick<GradebookRow, "cells" | "excused"> => ({
  cells: grades.map(({ grade }) => pointsOf(grade)),
  excused: grades.flatMap(({ grade }, column) => (grade === "excused" ? [column] : [])),
});
