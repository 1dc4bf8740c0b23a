// The lines of a roster. A row is one line, whatever its quotation marks, so that a stray one affects only its own
// line.
import Papa from "papaparse";
import type { Text } from "~/texts/message";
import { say } from "~/texts/say";

/** `position`: the line number in a text editor and row number in a spreadsheet. */
export type RosterLine = { position: number; cells: string[]; problem: Text | null };

const delimiters = [",", ";", "\t", "|"];

/** The non-empty lines, the first of which has the headings. */
export function readRosterLines(text: string): RosterLine[] {
  const lines = text.split(/\r\n|\n|\r/);
  // A line that spreadsheets write to name the separator.
  const separator = /^sep=([,;\t|])$/i.exec(lines[0] ?? "")?.[1];
  if (separator) lines[0] = "";
  const delimiter = separator ?? delimiterOf(lines.find((line) => line.trim() !== "") ?? "");
  const rosterLines = lines.map((line, index) => ({ position: index + 1, ...readLine(line, delimiter) }));
  return rosterLines.filter(({ problem, cells }) => problem !== null || cells.some((cell) => cell !== ""));
}

/** The separator that splits the heading line into the most cells; a comma if none does. */
function delimiterOf(head: string): string {
  const counts = delimiters.map((delimiter) => head.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

function readLine(line: string, delimiter: string): Omit<RosterLine, "position"> {
  const cells = cellsOf(line, delimiter) ?? cellsOf(trimBeforeQuotes(line, delimiter), delimiter);
  // Without its quotation marks, so that the row can be found in the file.
  const shownCells = cells ?? line.replaceAll('"', "").split(delimiter);
  const problem =
    cells === null ? say.rosterRows.strayQuote : line.includes("\uFFFD") ? say.rosterRows.unreadableCharacter : null;
  return { cells: shownCells.map((cell) => cell.trim()), problem };
}

/** Null if a quotation mark is in the wrong place. */
function cellsOf(line: string, delimiter: string): string[] | null {
  const { data, errors } = Papa.parse<string[]>(line, { delimiter, newline: "\n" });
  const [cells = [""]] = data;
  return errors.length > 0 || hasStrayQuote(line, cells) ? null : cells;
}

/** Papa Parse accepts a quotation mark inside an unquoted cell as text. */
function hasStrayQuote(line: string, cells: string[]): boolean {
  let at = 0;
  for (const cell of cells) {
    const marks = cell.split('"').length - 1;
    const isQuoted = line[at] === '"';
    if (marks > 0 && !isQuoted) return true;
    at += cell.length + (isQuoted ? marks + 2 : 0);
    while (isQuoted && line[at] === " ") at++;
    at += 1;
  }
  return false;
}

/** Papa Parse treats a space before a quoted cell as text. */
const trimBeforeQuotes = (line: string, delimiter: string) =>
  line
    .split(delimiter)
    .map((part) => part.replace(/^ +(?=")/, ""))
    .join(delimiter);
