import { formatDateTime } from "~/domain/date-text";
import type { Student } from "~/domain/gradebook/arrange-rows";
import type { ClassFigures } from "~/domain/gradebook/class-figures";
import { percentText } from "~/domain/gradebook/figures";
import { averageText, gradeLetterOf } from "~/domain/gradebook/grade-letter";
import { texts } from "~/texts";
import { PrintedGrid } from "~/ui/printed-grid";
import { useTimeZone } from "~/ui/time-zone";
import { ReportedLegend } from "./reported-legend";
import type { MatrixColumn } from "./matrix-head";

type PrintedMatrixProps = { columns: MatrixColumn[]; students: Student[]; figures: ClassFigures };

/** The gradebook for print: all matching students and visible columns. */
export function PrintedMatrix({ columns, students, figures }: PrintedMatrixProps) {
  const scenarioCount = figures.offered;
  const zone = useTimeZone();
  const rows = students.map(
    ({ userId, username, fullName, average, done, lastPlayed, cells, reported: reportedColumns }) => ({
      key: userId,
      name: fullName ? `${fullName} (${username})` : username,
      cells: [
        <bdi key="average">{averageText(average)}</bdi>,
        texts.grades.countOf({ count: done, all: scenarioCount }),
        lastPlayed === null ? texts.grades.never : formatDateTime(new Date(lastPlayed), zone),
        ...columns.map(({ place: columnIndex }) => {
          const cell = cells[columnIndex];
          const mark = reportedColumns.includes(columnIndex) ? "*" : "";
          return cell ? `${gradeLetterOf(cell.score, cell.maxScore) ?? ""} ${cell.score}/${cell.maxScore}${mark}` : "–";
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
      {students.some(({ reported: reportedColumns }) => reportedColumns.length > 0) && (
        <p className="mt-2 text-xs">
          <ReportedLegend />
        </p>
      )}
    </>
  );
}
