import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import { studentFiguresOf } from "~/domain/gradebook/class-figures";
import { cellsOf, type StudentGrade } from "~/domain/gradebook/student-grades";
import type { OwnFinalGrade } from "~/domain/gradebook/final-grades";
import type { RecordedAttempt } from "~/domain/gradebook/read-student-record";
import { texts } from "~/texts";
import { Stat, Stats } from "~/ui/page-header";
import { FinalGradeStat } from "~/views/final-grades/final-grade-stat";
import { useCourseRules } from "~/views/gradebook/course-rules";
import { RelativeTime } from "~/views/relative-time";
import { Totals } from "./total";

type StudentStatsProps = {
  grades: StudentGrade[];
  columns: ClassColumn[];
  attempts: RecordedAttempt[];
  finalGrade: OwnFinalGrade | null;
  now: Date;
};

export function StudentStats({ grades, columns, attempts, finalGrade, now }: StudentStatsProps) {
  const [newest] = attempts;
  const { done, expected } = studentFiguresOf(cellsOf(grades), columns, useCourseRules());
  return (
    <Stats>
      <FinalGradeStat grade={finalGrade} />
      <Totals grades={grades} columns={columns} />
      <Stat label={texts.studentRecord.scenariosPlayed} value={texts.grades.countOf({ count: done, all: expected })} />
      <Stat label={texts.studentRecord.attempts} value={attempts.length} />
      <Stat
        label={texts.studentRecord.lastPlayed}
        value={newest ? <RelativeTime date={newest.receivedAt} now={now} /> : texts.grades.never}
      />
    </Stats>
  );
}
