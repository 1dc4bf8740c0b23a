import { formatDateTime } from "~/domain/date-text";
import type { StudentGrade } from "~/domain/gradebook/student-grades";
import { daysLateOf, latePercentOf, pointsLeft } from "~/domain/grades/counted-points";
import type { GradingRules } from "~/domain/grades/rules";
import { texts } from "~/texts";
import { useCourseRules } from "~/views/gradebook/course-rules";

type DatedGrade = Pick<StudentGrade, "best" | "column" | "dates" | "isMissing" | "decision" | "grade">;

/** When a scenario is due, and what lateness did to its grade. */
export function DateNote({ grade, timeZone }: { grade: DatedGrade; timeZone: string }) {
  const sentences = explainDates(grade, useCourseRules(), timeZone);
  if (sentences.length === 0) return null;
  return <span className="block text-xs whitespace-normal text-muted">{sentences.join(" ")}</span>;
}

/** In sentences; empty without a due date. */
export function explainDates(
  { best, column, dates, isMissing, decision, grade }: DatedGrade,
  { late, counting, missingAfterDays }: Pick<GradingRules, "late" | "counting" | "missingAfterDays">,
  timeZone: string,
): string[] {
  if (!dates?.dueAt || grade === "excused" || decision?.kind === "override") return [];
  const { dueAt, extension } = dates;
  const dateOf = (date: Date) => formatDateTime(date, timeZone);
  const extended = extension?.classDueAt
    ? [texts.dueDates.extendedFrom({ date: dateOf(extension.classDueAt) }), extension.reason]
    : [];
  if (isMissing) return [texts.dueDates.missingGrade({ date: dateOf(dueAt) }), ...extended];
  if (!best) {
    const missingFrom = missingAfterDays === null ? null : new Date(dueAt.getTime() + missingAfterDays * dayMs);
    return [
      `${texts.dueDates.dueAt({ date: dateOf(dueAt) })}.`,
      ...(missingFrom && missingFrom > new Date() && !column.isRetired
        ? [texts.dueDates.missingFrom({ date: dateOf(missingFrom) })]
        : []),
      ...extended,
    ];
  }
  const days = daysLateOf(best.secondsLate, late);
  // A mean is of several attempts, some of them late.
  if (late === null || counting === "mean") return extended;
  if (days === 0) return [texts.dueDates.onTime, ...extended];
  const left = pointsLeft(best, late);
  return [
    texts.dueDates.lateGrade({
      ...{ days, percent: latePercentOf(days, late) },
      points: `${best.score}/${best.maxScore}`,
      left: `${left.score}/${left.maxScore}`,
    }),
    ...extended,
  ];
}

const dayMs = 24 * 3_600_000;
