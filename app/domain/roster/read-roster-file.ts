import { formatCount } from "~/domain/count-text";
import { Refusal } from "~/domain/refusal";
import { namesField, readHeads, type Meaning } from "./roster-heads";
import { maxBytes, maxColumns, maxRows, rosterColumnOptions, rosterColumns, type RosterField } from "./roster-limits";
import { readRosterLines, type RosterLine } from "./roster-lines";
import { decodeRoster } from "./roster-text";
import type { Job } from "~/domain/jobs/run-job";

/**
 * A person of the file, as it is written there. `position`: the row's number in a spreadsheet, whose first row is the
 * header. `problem`: why the row cannot be taken for what it says.
 */
export type RosterRow = { position: number; problem: string | null } & Record<RosterField, string>;

/** A file's column: its head, what it begins with, and what it is taken for. */
export type RosterColumn = { head: string; samples: string[]; field: RosterField | null };

export type RosterFile = {
  columns: RosterColumn[];
  /** Whether each column is certainly what it is taken for. */
  isSure: boolean;
  rows: RosterRow[];
  ignoredColumns: string[];
};

/** Longer texts are cut: no field may be that long anyway. */
const maxLength = 300;

const refuseFile = (sentence: string) => new Refusal("invalid", sentence, { file: [sentence] });

/** The text of a file in whatever encoding spreadsheets write. */
export function readRosterText(bytes: Uint8Array): string {
  if (bytes.length === 0) throw refuseFile("The file is empty.");
  if (bytes.length > maxBytes)
    throw new Refusal("tooLarge", "The file must be at most 2 MB.", { file: ["The file must be at most 2 MB."] });
  if (workbookStarts.some((start) => start.every((byte, at) => bytes[at] === byte)))
    throw refuseFile("This is a workbook. Save it as CSV in your spreadsheet program, and choose that file.");
  return decodeRoster(bytes);
}

/** Of an .xlsx or .ods, which are zip archives, and of an .xls. */
const workbookStarts = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/**
 * Reads a CSV file: heads in the usual words and in any order, divided by commas, semicolons or tabs. Every line that
 * holds anything is a row; one that cannot be read says so. `chosen` says what the columns are. Takes too long for the
 * thread that answers requests.
 */
export function readRosterFile(text: string, chosen?: readonly (RosterField | null)[]): RosterFile {
  const [head, ...lines] = readRosterLines(text);
  if (!head) throw refuseFile("There is nobody in the file.");
  refuseSize(head, lines);
  const samples = head.cells.map((_, place) => samplesOf(lines, place));
  const meaning = chosen ? { columns: chosen, isSure: true } : guessColumns(head.cells, samples);
  if (lines.length === 0) throw refuseFile("There is nobody in the file.");
  const columns = head.cells.map((name, place) => ({
    head: name.slice(0, 50),
    samples: samples[place] ?? [],
    field: meaning.columns[place] ?? null,
  }));
  return {
    columns,
    isSure: meaning.isSure,
    rows: lines.map((line) => rowOf(line, meaning.columns, head.cells.length)),
    ignoredColumns: columns.flatMap(({ head: name, samples: filled, field }, place) =>
      field === null && (name || filled.length > 0) ? [name || `column ${place + 1}, which has no name`] : [],
    ),
  };
}

function refuseSize(head: RosterLine, lines: RosterLine[]) {
  if (head.problem) throw refuseFile(`The first row must name the columns. ${head.problem}`);
  if (head.cells.length > maxColumns)
    throw refuseFile(`The first row has ${head.cells.length.toLocaleString("en-US")} columns: this is no roster.`);
  if (lines.length <= maxRows) return;
  throw refuseFile(
    `The file has ${formatCount(lines.length, "row")}; at most ` +
      `${maxRows.toLocaleString("en-US")} can be imported in one run.`,
  );
}

function samplesOf(lines: RosterLine[], place: number): string[] {
  const filled: string[] = [];
  for (const { cells, problem } of lines) {
    const cell = cells[place];
    if (problem === null && cell) filled.push(cell.slice(0, 60));
    if (filled.length === 3) break;
  }
  return filled;
}

/** Refuses a file that has no column for a user name or an address, and one whose first row is a person. */
function guessColumns(heads: string[], samples: string[][]): Meaning {
  const meaning = readHeads(
    heads,
    samples.map((filled) => filled.some((sample) => sample.includes("@"))),
  );
  const isPerson = heads.some((head) => head.includes("@"));
  const hasSpare = heads.some((head, place) => head !== "" && !meaning.columns[place]);
  const isHopeless = !meaning.columns.includes("email") || !(meaning.columns.includes("username") || hasSpare);
  if (meaning.isSure || !(isPerson || isHopeless)) return meaning;
  const missing = rosterColumnOptions.find(({ field }) => !namesField(heads, field)) ?? rosterColumnOptions[0];
  throw refuseFile(
    `The first row must name the columns; "${missing.name}" is missing. Columns: ${rosterColumns.join(", ")}.`,
  );
}

function rowOf({ position, cells, problem }: RosterLine, columns: readonly (RosterField | null)[], heads: number) {
  const row: RosterRow = {
    position,
    problem: problem ?? describeWidth(cells, heads),
    username: "",
    email: "",
    firstName: "",
    lastName: "",
    rankTitle: "",
    role: "",
    course: "",
  };
  for (const [place, field] of columns.entries()) if (field) row[field] = cutText(cells[place] ?? "");
  return row;
}

/** No half of a character stays: a file that was decoded has none, and a cut makes one at most. */
const cutText = (cell: string) =>
  cell.length <= maxLength ? cell : cell.slice(0, maxLength).replace(/\p{Surrogate}/gu, "");

/** A comma too many moves every cell after it; fewer cells are columns left empty. */
function describeWidth(cells: string[], heads: number): string | null {
  if (cells.slice(heads).every((cell) => cell === "")) return null;
  return (
    `This row has ${cells.length} cells, and the first row names ${heads} columns: ` +
    "a cell that holds a comma must stand in quotation marks."
  );
}

type RosterReading = { text: string; chosen?: readonly (RosterField | null)[] };

export const readRosterJob: Job<RosterReading, RosterFile> = {
  name: "readRoster",
  run: ({ text, chosen }) => readRosterFile(text, chosen),
};

export const readRosterColumnsJob: Job<string, RosterColumn[]> = {
  name: "readRosterColumns",
  run: (text) => readRosterFile(text).columns,
};
