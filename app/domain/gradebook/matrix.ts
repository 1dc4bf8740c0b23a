/**
 * How the gradebook's rows travel from the database to the page: a line of JSON for each student. `readClassLines` has
 * the database write it, the cache and an open page compare lines, and only this file reads what is in them (0105).
 */
type EncodedRow = [
  userId: string,
  username: string,
  firstName: string,
  lastName: string,
  /** Column, score and maximum of each grade, one after the other. */
  grades: number[],
  /** The same of the grades whose points a game reported. */
  reportedGrades: number[],
  /** Seconds since 1970; null for never. */
  lastPlayed: number | null,
  /** Seconds since 1970; null for students who have played. */
  joined: number | null,
];

export type GradeCell = { score: number; maxScore: number };
export type GradebookRow = {
  userId: string;
  username: string;
  fullName: string;
  cells: (GradeCell | null)[];
  /** The columns of cells whose points a game has reported, and the server hasn't found itself. */
  reported: readonly number[];
  /** When the last attempt in this class was received, in milliseconds since 1970. */
  lastPlayed: number | null;
  /** When they joined this class, in milliseconds since 1970; null for who has played. */
  joined: number | null;
};

export const linesOf = (matrix: string): string[] => (matrix === "" ? [] : matrix.split("\n"));

/** The student of a line. An id has no character that JSON escapes. */
export const studentOf = (line: string): string => line.slice(2, line.indexOf('"', 2));

export const usernameOf = (line: string): string => decodeLine(line)[1];

export function parseMatrix(matrix: string, columnCount: number): GradebookRow[] {
  return linesOf(matrix).map((line) => parseRow(line, columnCount));
}

export function parseRow(line: string, columnCount: number): GradebookRow {
  const [userId, username, firstName, lastName, grades, reportedGrades, lastPlayed, joined] = decodeLine(line);
  const cells = new Array<GradeCell | null>(columnCount).fill(null);
  fillCells(cells, grades);
  return {
    userId,
    username,
    fullName: `${firstName} ${lastName}`.trim(),
    cells,
    reported: fillCells(cells, reportedGrades),
    lastPlayed: millisecondsOf(lastPlayed),
    joined: millisecondsOf(joined),
  };
}

/** Returns the columns it fills, in order. */
function fillCells(cells: (GradeCell | null)[], grades: number[]): number[] {
  const columns: number[] = [];
  for (let at = 0; at + 2 < grades.length; at += 3) {
    const [column = 0, score = 0, maxScore = 0] = [grades[at], grades[at + 1], grades[at + 2]];
    cells[column] = { score, maxScore };
    columns.push(column);
  }
  return columns.sort((one, other) => one - other);
}

// Our own database wrote it: tests/domain/gradebook.test.ts reads back what was stored.
const decodeLine = (line: string) => JSON.parse(line) as EncodedRow;

const millisecondsOf = (seconds: number | null) => (seconds === null ? null : seconds * 1_000);
