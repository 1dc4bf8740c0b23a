import { gradeDecisionKinds, gradeOf, pointsOf, readDecision, type Points } from "~/domain/grades/grade";

/** How the gradebook's rows travel from the database to the page (0105). */
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
  /** Column, place in `gradeDecisionKinds`, points and maximum of each decision that stands, one after the other. */
  decisions: number[],
];

export type GradeCell = Points;
export type GradebookRow = {
  userId: string;
  username: string;
  fullName: string;
  cells: (GradeCell | null)[];
  /** The columns of cells whose points a game has reported, and the server hasn't found itself. */
  reported: readonly number[];
  /** The columns that don't count for this student. */
  excused: readonly number[];
  /** The columns whose grade an instructor has overridden or adjusted. */
  decided: readonly number[];
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
  const [userId, username, firstName, lastName, grades, reportedGrades, lastPlayed, joined, decisions] =
    decodeLine(line);
  const cells = new Array<GradeCell | null>(columnCount).fill(null);
  fillCells(cells, grades);
  const reported = fillCells(cells, reportedGrades);
  return {
    userId,
    username,
    fullName: `${firstName} ${lastName}`.trim(),
    cells,
    ...(decisions.length > 0 ? applyDecisions(cells, reported, decisions) : { reported, ...undecided }),
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

const undecided = { excused: [], decided: [] };

/** Applies decisions to `cells`. */
function applyDecisions(cells: (GradeCell | null)[], reported: number[], decisions: number[]) {
  const excused: number[] = [];
  const decided: number[] = [];
  const overridden: number[] = [];
  for (let at = 0; at + 3 < decisions.length; at += 4) {
    const [column = 0, kindCode = 0, points = 0, maxPoints = 0] = decisions.slice(at, at + 4);
    const decision = readDecision({ kind: gradeDecisionKinds[kindCode] ?? "", points, maxPoints });
    const grade = gradeOf(cells[column] ?? null, decision);
    cells[column] = pointsOf(grade);
    if (grade === "excused") excused.push(column);
    else if (grade !== null) decided.push(column);
    if (decision?.kind !== "adjust") overridden.push(column);
  }
  const inOrder = (columns: number[]) => columns.sort((one, other) => one - other);
  return {
    reported: reported.filter((column) => !overridden.includes(column)),
    excused: inOrder(excused),
    decided: inOrder(decided),
  };
}

// Our own database wrote it: tests/domain/gradebook.test.ts reads back what was stored.
const decodeLine = (line: string) => JSON.parse(line) as EncodedRow;

const millisecondsOf = (seconds: number | null) => (seconds === null ? null : seconds * 1_000);
