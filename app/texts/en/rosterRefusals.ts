import { number, plural } from "../format";

/** Why a roster can't be read, imported or taken back. */
export const rosterRefusals = {
  courseRequired: "Choose one of your courses.",
  notAllowed:
    "Instructors of your organization can't import rosters. Ask an administrator to import it, or to let instructors import rosters.",
  empty: "The file is empty.",
  tooLarge: "The file must be at most 2 MB.",
  workbook: "This is a workbook. Save it as CSV in your spreadsheet program, and choose that file.",
  noPeople: "There is nobody in the file.",
  headUnreadable: ({ problem }: { problem: string }) => `The first row must name the columns. ${problem}`,
  headMissing: ({ column, columns }: { column: string; columns: readonly string[] }) =>
    `The first row must name the columns; "${column}" is missing. Columns: ${columns.join(", ")}.`,
  tooManyColumns: ({ columns }: { columns: number }) =>
    `The first row has ${number(columns)} columns. A roster has fewer: check that you chose the right file.`,
  tooManyRows: ({ rows, max }: { rows: number; max: number }) =>
    `The file has ${plural(rows, { one: "# row", other: "# rows" })}; at most ${number(max)} can be imported in one run.`,
  columnTwice: ({ column }: { column: string }) => `Choose one column for "${column}".`,
  columnMissing: ({ column }: { column: string }) => `Choose the column that is "${column}".`,
  columnsNamed: "The columns of this file are named already.",
  nameColumnsFirst: "First choose what each column of this file contains.",
  confirmAdmins: ({ names }: { names: string }) =>
    `Confirm each new system administrator by name, or take the row out of the file. Missing: ${names}.`,
  importedAlready: "This file was imported already.",
  takenBack: "This import was taken back.",
  takenBackAlready: "This import was taken back already.",
  importRunning: "This file is being imported already.",
  running: "This import is running. Wait until it's done.",
  nothingImported: "This import hasn't changed anything yet.",
};
