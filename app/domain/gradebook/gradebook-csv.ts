import { byteOrderMark, writeCsvLine, writeCsvText } from "~/domain/csv";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import { csvWords } from "~/domain/csv-words";
import { studentFiguresOf } from "./class-figures";
import { percentOf } from "./figures";
import { gradeLetterOf } from "./grade-letter";
import { linesOf, parseRow, type GradebookRow } from "./matrix";
import type { Gradebook } from "./read-gradebook";

const linesAtOnce = 250;

/**
 * The gradebook as CSV, in batches of students, by username: name, username, average in percent, letter and points of
 * every scenario, and the scenarios whose points a game reported. Empty cells: not played. A class with decisions has
 * two more columns: the scenarios in which an instructor overrode or adjusted the grade, and those that are excused.
 */
export async function* writeGradebookCsv({
  columns,
  matrix,
  session: { hasDecisions },
}: Pick<Gradebook, "columns" | "matrix"> & { session: { hasDecisions: boolean } }): AsyncGenerator<string> {
  const heads = columns.flatMap(({ scenarioShortTitle }) => [
    scenarioShortTitle,
    csvWords.scenarioPoints({ scenarioTitle: scenarioShortTitle }),
    csvWords.scenarioMaxPoints({ scenarioTitle: scenarioShortTitle }),
  ]);
  const lastHeads = [csvWords.reported, ...(hasDecisions ? [csvWords.decided, csvWords.excused] : [])];
  yield `${byteOrderMark}${writeCsvLine([csvWords.name, csvWords.username, csvWords.average, ...heads, ...lastHeads])}\r\n`;
  const lines = linesOf(matrix);
  for (let start = 0; start < lines.length; start += linesAtOnce)
    yield lines
      .slice(start, start + linesAtOnce)
      .map((line) => rowTextOf(parseRow(line, columns.length), columns, hasDecisions))
      .join("");
}

function rowTextOf(row: GradebookRow, columns: ClassColumn[], hasDecisions: boolean) {
  const { fullName, username, cells, reported, decided, excused } = row;
  const { average } = studentFiguresOf(row, columns);
  const grades = cells.map((cell) =>
    cell ? `,${gradeLetterOf(cell.score, cell.maxScore) ?? ""},${cell.score},${cell.maxScore}` : ",,,",
  );
  const percent = average === null ? "" : percentOf(average);
  const lists = [reported, ...(hasDecisions ? [decided, excused] : [])].map((places) =>
    writeCsvText(places.map((place) => columns[place]?.scenarioShortTitle ?? "").join("; ")),
  );
  return `${writeCsvText(fullName)},${writeCsvText(username)},${percent}${grades.join("")},${lists.join(",")}\r\n`;
}
