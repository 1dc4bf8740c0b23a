import { formatDateTime } from "~/domain/date-text";
import type { Student } from "~/domain/gradebook/arrange-rows";
import type { ClassFigures } from "~/domain/gradebook/class-figures";
import { percentText } from "~/domain/gradebook/figures";
import { averageText, gradeLetterOf } from "~/domain/gradebook/grade-letter";
import { PrintedGrid } from "~/ui/printed-grid";
import { useTimeZone } from "~/ui/time-zone";
import { ReportedLegend } from "./legend";
import type { MatrixColumn } from "./matrix-head";

type PrintedMatrixProps = { columns: MatrixColumn[]; students: Student[]; figures: ClassFigures };

/** The gradebook for print: all matching students and visible columns. */
export function PrintedMatrix({ columns, students, figures }: PrintedMatrixProps) {
  const scenarioCount = figures.offered;
  const zone = useTimeZone();
  const rows = students.map(({ userId, username, fullName, average, done, lastPlayed, cells, reported }) => ({
    key: userId,
    name: fullName ? `${fullName} (${username})` : username,
    cells: [
      averageText(average),
      `${done} of ${scenarioCount}`,
      lastPlayed === null ? "never" : formatDateTime(new Date(lastPlayed), zone),
      ...columns.map(({ place }) => {
        const cell = cells[place];
        const mark = reported.includes(place) ? "*" : "";
        return cell ? `${gradeLetterOf(cell.score, cell.maxScore) ?? ""} ${cell.score}/${cell.maxScore}${mark}` : "–";
      }),
    ],
  }));
  const median = {
    key: "median",
    name: "Class median",
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
        label="Gradebook"
        corner="Student"
        headers={["Average", "Progress", "Last active", ...columns.map(({ scenarioShortTitle }) => scenarioShortTitle)]}
        rows={[...rows, median]}
        columnsPerPage={7}
      />
      {students.some(({ reported }) => reported.length > 0) && (
        <p className="mt-2 text-xs">
          <ReportedLegend />
        </p>
      )}
    </>
  );
}
