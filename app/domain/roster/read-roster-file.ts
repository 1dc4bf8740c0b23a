import Papa from "papaparse";
import { Refusal } from "~/domain/refusal";
import { maxBytes, maxRows, rosterColumnOf, rosterColumns, type RosterColumn, type RosterField } from "./roster-limits";

/**
 * A person of the file, as it is written there. `position`: the row's number in a spreadsheet, whose first row is the
 * header.
 */
export type RosterRow = { position: number } & Record<RosterField, string>;

/** Longer texts are cut: no field may be that long anyway. */
const maxLength = 300;

const refuseFile = (sentence: string) => new Refusal("invalid", sentence, { file: [sentence] });

/**
 * Reads a CSV file: header row, columns in any order and spelling of capitals, commas, semicolons or tabs, whatever
 * encoding spreadsheets write.
 */
export function readRosterFile(bytes: Uint8Array): { rows: RosterRow[]; ignoredColumns: string[] } {
  if (bytes.length === 0) throw refuseFile("The file is empty.");
  if (bytes.length > maxBytes)
    throw new Refusal("tooLarge", "The file must be at most 2 MB.", { file: ["The file must be at most 2 MB."] });
  const text = decode(bytes);
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: [",", ";", "\t", "|"] });
  const [header = [], ...lines] = data;
  const columns = header.map(rosterColumnOf);
  for (const needed of ["userName", "email"] as const) {
    if (!columns.some((column) => column?.name === needed))
      throw refuseFile(
        `The first row must name the columns; "${needed}" is missing. Columns: ${rosterColumns.join(", ")}.`,
      );
  }
  const twice = columns.find((column, index) => column && columns.indexOf(column) !== index);
  if (twice) throw refuseFile(`The column "${twice.name}" is there twice.`);
  const rows = lines.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === "") ? [] : [rowOf(columns, cells, index + 2)],
  );
  if (rows.length === 0) throw refuseFile("There is nobody in the file.");
  if (rows.length > maxRows) {
    throw refuseFile(
      `The file has ${rows.length.toLocaleString("en-US")} rows; at most ` +
        `${maxRows.toLocaleString("en-US")} can be imported in one run.`,
    );
  }
  const ignored = header.filter((name, index) => columns[index] === null && name.trim() !== "");
  return { rows, ignoredColumns: ignored.map((name) => name.trim().slice(0, 50)) };
}

function rowOf(columns: (RosterColumn | null)[], cells: string[], position: number): RosterRow {
  const row: RosterRow = {
    position,
    username: "",
    email: "",
    firstName: "",
    lastName: "",
    rankTitle: "",
    role: "",
    course: "",
  };
  for (const [index, column] of columns.entries())
    if (column)
      row[column.field] = (cells[index] ?? "")
        .trim()
        .slice(0, maxLength)
        .replace(/\p{Surrogate}/gu, "");
  return row;
}

/**
 * By byte order mark; without one UTF-16 is told by its zero bytes, and what is no UTF-8 is taken for Windows' Latin-1.
 */
function decode(bytes: Uint8Array): string {
  // The database knows no character 0.
  return new TextDecoder(encodingOf(bytes)).decode(bytes).replaceAll("\0", "");
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 200);
  const zerosAt = (parity: 0 | 1) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zerosAt(1) > start.length / 4) return "utf-16le";
  if (zerosAt(0) > start.length / 4) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
