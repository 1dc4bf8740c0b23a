// The lines of a roster. A row is a line, whatever its quotation marks: what one of them spoils ends where its line
// ends.

/** `position`: the line's number in a text editor, and the row's in a spreadsheet. */
export type RosterLine = { position: number; cells: string[]; problem: string | null };

const delimiters = [",", ";", "\t", "|"];

/** The lines that hold anything, the first of which names the columns. */
export function readRosterLines(text: string): RosterLine[] {
  const lines = text.split(/\r\n|\n|\r/);
  // A line of spreadsheets that says how columns are divided.
  const told = /^sep=([,;\t|])$/i.exec(lines[0] ?? "")?.[1];
  if (told) lines[0] = "";
  const delimiter = told ?? delimiterOf(lines.find((line) => line.trim() !== "") ?? "");
  const read = lines.map((line, index) => ({ position: index + 1, ...readLine(line, delimiter) }));
  return read.filter(({ problem, cells }) => problem !== null || cells.some((cell) => cell !== ""));
}

/** The one that divides the head into most cells; the comma where none does. */
function delimiterOf(head: string): string {
  const counts = delimiters.map((delimiter) => head.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

function readLine(line: string, delimiter: string): Omit<RosterLine, "position"> {
  const cells = line.includes('"') ? quotedCellsOf(line, delimiter) : line.split(delimiter);
  const shown = cells ?? line.replaceAll('"', "").split(delimiter);
  const problem = cells === null ? strayQuote : line.includes("\uFFFD") ? unreadableCharacter : null;
  return { cells: shown.map((cell) => cell.trim()), problem };
}

export const strayQuote =
  'A quotation mark (") of this row is not closed, or stands where none may. A row is one line of the file.';
const unreadableCharacter = "A character of this row cannot be read: save the file as UTF-8.";

/** By RFC 4180, with spaces around quoted cells; null when a quotation mark stands where none may. */
function quotedCellsOf(line: string, delimiter: string): string[] | null {
  const cells: string[] = [];
  for (let at = 0; ; at++) {
    const start = skipSpaces(line, at);
    if (line[start] === '"') {
      const end = closingQuoteOf(line, start + 1);
      if (end === null) return null;
      cells.push(line.slice(start + 1, end).replaceAll('""', '"'));
      at = skipSpaces(line, end + 1);
    } else {
      const next = line.indexOf(delimiter, at);
      const cell = line.slice(at, next < 0 ? undefined : next);
      if (cell.includes('"')) return null;
      cells.push(cell);
      at += cell.length;
    }
    if (at >= line.length) return cells;
    if (line[at] !== delimiter) return null;
  }
}

function skipSpaces(line: string, from: number): number {
  let at = from;
  while (line[at] === " ") at++;
  return at;
}

/** Two quotation marks stand for one. */
function closingQuoteOf(line: string, from: number): number | null {
  for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 2)) if (line[at + 1] !== '"') return at;
  return null;
}
