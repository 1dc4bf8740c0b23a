import { number, plural } from "../format";

/** Why a roster can't be read, imported or undone. */
export const rosterRefusals = {
  courseRequired: "Choose one of your courses.",
  notAllowed:
    "Instructors of your organization can't import rosters. Ask an administrator to import it, or to let instructors import rosters.",
  empty: "The file is empty.",
  tooLarge: "The file must be at most 2 MB.",
  workbook: "This is a workbook. Save it as CSV in your spreadsheet program, and choose that file.",
  noPeople: "The file doesn't contain any users.",
  headUnreadable: ({ problem }: { problem: string }) => `The first row must name the columns. ${problem}`,
  headMissing: ({ column, columns }: { column: string; columns: readonly string[] }) =>
    `The first row must name the columns; “${column}” is missing. Columns: ${columns.join(", ")}.`,
  tooManyColumns: ({ columns }: { columns: number }) =>
    `The first row has ${number(columns)} columns, which is too many for a roster. Check that you chose the right file.`,
  tooManyRows: ({ rows, max }: { rows: number; max: number }) =>
    `The file has ${plural(rows, { one: "# row", other: "# rows" })}, but at most ${number(max)} can be imported at once. Split it into smaller files.`,
  columnTwice: ({ column }: { column: string }) => `Choose only one column for “${column}”.`,
  columnMissing: ({ column }: { column: string }) => `Choose the column that contains “${column}”.`,
  columnsNamed: "The columns of this file are already assigned. Reload the page to continue.",
  nameColumnsFirst: "First choose what each column of this file contains.",
  confirmAdmins: ({ names }: { names: string }) =>
    `Confirm each new system administrator, or remove their rows from the file. Not confirmed: ${names}.`,
  importedAlready: "This file has already been imported.",
  takenBack: "This import has been undone.",
  takenBackAlready: "This import has already been undone.",
  importRunning: "This file is already being imported.",
  running: "This import is still running. Wait until it's done.",
  nothingImported: "This import hasn't changed anything yet.",
};
