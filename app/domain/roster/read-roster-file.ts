import { Refusal } from "~/domain/refusal";
import { namesField, readHeads, type Meaning } from "./roster-heads";
import { maxBytes, maxColumns, maxRows, rosterColumnOptions, rosterColumns, type RosterField } from "./roster-limits";
import { readRosterLines, type RosterLine } from "./roster-lines";
import { decodeRoster } from "./roster-text";
import type { Job } from "~/domain/jobs/run-job";
import type { Message, Text } from "~/texts/message";
import { texts } from "~/texts";
import { say } from "~/texts/say";

/**
 * A row of the file as written. `position`: its row number in a spreadsheet, whose first row is the header. `problem`:
 * why the row can't be used.
 */
export type RosterRow = { position: number; problem: Text | null } & Record<RosterField, string>;

/** A column of the file: its heading, sample values, and the field it fills. */
export type RosterColumn = { head: string; samples: string[]; field: RosterField | null };

export type RosterFile = {
  columns: RosterColumn[];
  /** Whether the field of each column is certain. */
  isSure: boolean;
  rows: RosterRow[];
  /** The headings of unused columns; `nameIgnored` puts them into words. */
  ignoredColumns: string[];
};

/** Longer texts are cut; every field has a smaller limit. */
const maxLength = 300;

const refuseFile = (reason: Message) => new Refusal("invalid", reason, { file: [reason] });

/** The text of a file in any encoding that spreadsheets write. */
export function readRosterText(bytes: Uint8Array): string {
  if (bytes.length === 0) throw refuseFile(say.rosterRefusals.empty);
  if (bytes.length > maxBytes)
    throw new Refusal("tooLarge", say.rosterRefusals.tooLarge, { file: [say.rosterRefusals.tooLarge] });
  if (workbookStarts.some((start) => start.every((byte, at) => bytes[at] === byte)))
    throw refuseFile(say.rosterRefusals.workbook);
  return decodeRoster(bytes);
}

/** .xlsx and .ods (zip archives), and .xls. */
const workbookStarts = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/**
 * Reads a CSV file: headings in common terms and any order, separated by commas, semicolons or tabs. Every non-empty
 * line is a row; an unreadable one says so. `chosen` gives the fields of the columns. Too slow for the thread that
 * serves requests.
 */
export function readRosterFile(text: string, chosen?: readonly (RosterField | null)[]): RosterFile {
  const [head, ...lines] = readRosterLines(text);
  if (!head) throw refuseFile(say.rosterRefusals.noPeople);
  refuseSize(head, lines);
  const samples = head.cells.map((_, index) => samplesOf(lines, index));
  const meaning = chosen ? { columns: chosen, isSure: true } : guessColumns(head.cells, samples);
  if (lines.length === 0) throw refuseFile(say.rosterRefusals.noPeople);
  const columns = head.cells.map((name, index) => ({
    head: name.slice(0, 50),
    samples: samples[index] ?? [],
    field: meaning.columns[index] ?? null,
  }));
  return {
    columns,
    isSure: meaning.isSure,
    rows: lines.map((line) => rowOf(line, meaning.columns, head.cells.length)),
    ignoredColumns: columns.flatMap(({ head: name, samples: filled, field }, index) =>
      field === null && (name || filled.length > 0) ? [name || unnamedColumn(index)] : [],
    ),
  };
}

// Headings have no spaces around them, so none looks like this.
const unnamedColumn = (index: number) => ` ${index + 1}`;

/** An unused column in words: its heading, or its place. */
export const nameIgnored = (column: string) =>
  column.startsWith(" ") ? texts.roster.columnWithoutName({ place: Number(column) }) : column;

function refuseSize(head: RosterLine, lines: RosterLine[]) {
  if (head.problem) throw refuseFile(say.rosterRefusals.headUnreadable({ problem: head.problem }));
  if (head.cells.length > maxColumns)
    throw refuseFile(say.rosterRefusals.tooManyColumns({ columns: head.cells.length }));
  if (lines.length <= maxRows) return;
  throw refuseFile(say.rosterRefusals.tooManyRows({ rows: lines.length, max: maxRows }));
}

function samplesOf(lines: RosterLine[], index: number): string[] {
  const filled: string[] = [];
  for (const { cells, problem } of lines) {
    const cell = cells[index];
    if (problem === null && cell) filled.push(cell.slice(0, 60));
    if (filled.length === 3) break;
  }
  return filled;
}

/** Refuses a file without a column for usernames or addresses, and one whose first row is a user. */
function guessColumns(heads: string[], samples: string[][]): Meaning {
  const meaning = readHeads(
    heads,
    samples.map((filled) => filled.some((sample) => sample.includes("@"))),
  );
  const isPerson = heads.some((head) => head.includes("@"));
  const hasSpare = heads.some((head, index) => head !== "" && !meaning.columns[index]);
  const isHopeless = !meaning.columns.includes("email") || !(meaning.columns.includes("username") || hasSpare);
  if (meaning.isSure || !(isPerson || isHopeless)) return meaning;
  const missingColumn = rosterColumnOptions.find(({ field }) => !namesField(heads, field)) ?? rosterColumnOptions[0];
  throw refuseFile(say.rosterRefusals.headMissing({ column: missingColumn.name, columns: rosterColumns }));
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
  for (const [index, field] of columns.entries()) if (field) row[field] = cutText(cells[index] ?? "");
  return row;
}

/** Avoids half a surrogate pair: decoded files have none, and cutting creates at most one. */
const cutText = (cell: string) =>
  cell.length <= maxLength ? cell : cell.slice(0, maxLength).replace(/\p{Surrogate}/gu, "");

/** An extra comma shifts every cell after it; missing cells count as empty. */
function describeWidth(cells: string[], heads: number): Text | null {
  if (cells.slice(heads).every((cell) => cell === "")) return null;
  return say.rosterRows.width({ cells: cells.length, columns: heads });
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
