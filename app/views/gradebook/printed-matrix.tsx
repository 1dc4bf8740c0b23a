import { formatDateTime } from "~/domain/date-text";
import type { Student } from "~/domain/gradebook/arrange-rows";
import type { ClassFigures } from "~/domain/gradebook/class-figures";
import { percentText } from "~/domain/gradebook/figures";
import { averageText, gradeLetterOf } from "~/domain/gradebook/grade-letter";
import { texts } from "~/texts";
import { PrintedGrid } from "~/ui/printed-grid";
import { useTimeZone } from "~/ui/time-zone";
import { useCourseRules } from "./course-rules";
import { MarkLegends } from "./legend";
import { useWaitingGrades, waitingKey } from "./waiting-grades";
import type { MatrixColumn } from "./matrix-head";

type PrintedMatrixProps = { columns: MatrixColumn[]; students: Student[]; figures: ClassFigures };

const marks = [
  ["*", "reported"],
  ["†", "decided"],
  ["‡", "late"],
  ["∅", "missing"],
] as const;

/** The gradebook for print: all matching students and visible columns. */
export function PrintedMatrix({ columns, students, figures }: PrintedMatrixProps) {
  const zone = useTimeZone();
  const rules = useCourseRules();
  const waiting = useWaitingGrades();
  const rows = students.map(
    ({ userId, username, fullName, average, done, expected, lastPlayed, cells, excused, ...marked }) => ({
      key: userId,
      name: fullName ? `${fullName} (${username})` : username,
      cells: [
        <bdi key="average">{averageText(average, rules)}</bdi>,
        texts.grades.countOf({ count: done, all: expected }),
        lastPlayed === null ? texts.grades.never : formatDateTime(new Date(lastPlayed), zone),
        ...columns.map(({ place: columnIndex, scenarioId }) => {
          const cell = cells[columnIndex];
          if (!cell) return excused.includes(columnIndex) ? texts.grades.excused : "–";
          const mark = marks.map(([sign, of]) => (marked[of].includes(columnIndex) ? sign : "")).join("");
          const waitingMark = waiting.has(waitingKey(userId, scenarioId)) ? "…" : "";
          return `${gradeLetterOf(cell.score, cell.maxScore, rules) ?? ""} ${cell.score}/${cell.maxScore}${mark}${waitingMark}`;
        }),
      ],
    }),
  );
  const median = {
    key: "median",
    name: texts.gradebook.classMedian,
    cells: [
      percentText(figures.averages.median),
      "",
      "",
      ...columns.map((column) => percentText(column.figures.median)),
    ],
  };
  return (
    <>
      <PrintedGrid
        label={texts.common.gradebook}
        corner={texts.common.student}
        headers={[
          texts.grades.average,
          texts.grades.progress,
          texts.common.lastActive,
          ...columns.map(({ scenarioShortTitle }) => scenarioShortTitle),
        ]}
        rows={[...rows, median]}
        columnsPerPage={7}
      />
      <p className="mt-2 flex gap-x-4 text-xs">
        <MarkLegends students={students} />
      </p>
    </>
  );
}
