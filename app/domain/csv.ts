import Papa from "papaparse";

export type CsvValue = string | number | null;

/** Excel reads a file as UTF-8 only if it starts with this. */
export const byteOrderMark = "\uFEFF";

// The library's own pattern misses a formula after a line break.
const formulaStart = /^[=+\-@\t\r\n]/;

/** A line by RFC 4180, without its line end. Escapes text cells that a spreadsheet would run as a formula. */
export const writeCsvLine = (cells: CsvValue[]) =>
  Papa.unparse([cells], { newline: "\r\n", escapeFormulae: formulaStart });

// Nearly every name consists of these characters and needs no escaping.
const plain = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;
export const writeCsvText = (text: string) => (plain.test(text) ? text : writeCsvLine([text]));
