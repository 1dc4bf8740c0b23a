// Turns rows into pieces of compressed JSON and CSV files, in a thread for jobs.
import { constants, crc32, deflateRawSync } from "node:zlib";
import { byteOrderMark, writeCsvLine, type CsvValue } from "~/domain/csv";
import type { Job } from "~/domain/jobs/run-job";

/** `crc`: of the file up to here. */
export type Piece = { content: Uint8Array; size: number; crc: number };
type FileCrcs = { json: number; csv: number };
type RowsToPack = {
  /** Each row as JSON. */
  lines: string[];
  columns: string[];
  isFirst: boolean;
  /** Nothing follows. */
  isLast: boolean;
  crcs: FileCrcs;
};
export type PackedRows = { json: Piece; csv: Piece };

export const packRowsJob: Job<RowsToPack, PackedRows> = {
  name: "packRows",
  run: ({ lines, columns, isFirst, isLast, crcs }) => ({
    json: packPiece(writeJson(lines, isFirst, isLast), crcs.json, isLast),
    csv: packPiece(writeCsv(lines, columns, isFirst), crcs.csv, isLast),
  }),
};

/** Pieces of one deflate stream, which end at whole bytes and so can be put one after the other. */
export function packPiece(text: string, crc: number, isLast: boolean): Piece {
  const bytes = Buffer.from(text);
  const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
  // zlib forgets the checksum so far when nothing is added.
  const grown = bytes.length > 0 ? crc32(bytes, crc) : crc;
  return { content: deflateRawSync(bytes, { finishFlush }), size: bytes.length, crc: grown };
}

function writeJson(lines: string[], isFirst: boolean, isLast: boolean): string {
  const rows = lines.join(",\n");
  return [isFirst ? "[\n" : rows && ",\n", rows, isLast ? "\n]\n" : ""].join("");
}

function writeCsv(lines: string[], columns: string[], isFirst: boolean): string {
  const rows = lines.map((line) => {
    // Written by the database with `json_build_object`.
    const row = JSON.parse(line) as Record<string, unknown>;
    return `${writeCsvLine(columns.map((column) => cellOf(row[column])))}\r\n`;
  });
  return [isFirst ? `${byteOrderMark}${writeCsvLine(columns)}\r\n` : "", ...rows].join("");
}

/** Spreadsheets cut longer cells. */
const maxCell = 32_000;

function cellOf(value: unknown): CsvValue {
  if (value === null || value === undefined) return null;
  if (typeof value === "number") return value;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > maxCell ? "(JSON)" : text;
}
