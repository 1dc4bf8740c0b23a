import { countedPoints, type CountableAttempt } from "~/domain/grades/counted-points";
import {
  gradeDecisionKinds,
  gradeOf,
  pointsOf,
  readDecision,
  type GradeDecision,
  type Points,
} from "~/domain/grades/grade";
import type { GradingRules } from "~/domain/grades/rules";

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
  /**
   * Only where a grade needs more than the best attempt (`needsAllAttempts`), instead of `grades`: column, score, maximum,
   * whether a game reported it and seconds after the due date of each attempt, one after the other, by column and time.
   */
  attempts?: (number | null)[] | null,
  /** Only if what isn't handed in counts 0 some time: column and maximum of each, one after the other. */
  missing?: number[],
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
  /** The columns whose attempt is late by the rules of the course. */
  late: readonly number[];
  /** The columns that count 0 because nothing was handed in. */
  missing: readonly number[];
  /** When the last attempt in this class was received, in milliseconds since 1970. */
  lastPlayed: number | null;
  /** When they joined this class, in milliseconds since 1970; null for who has played. */
  joined: number | null;
};

export const linesOf = (matrix: string): string[] => (matrix === "" ? [] : matrix.split("\n"));

/** The student of a line. An id has no character that JSON escapes. */
export const studentOf = (line: string): string => line.slice(2, line.indexOf('"', 2));

export const usernameOf = (line: string): string => decodeLine(line)[1];

/** A student's line; null if it isn't among them. */
export const lineOf = (matrix: string, userId: string): string | null =>
  linesOf(matrix).find((line) => studentOf(line) === userId) ?? null;

export function parseMatrix(matrix: string, columnCount: number, rules: GradingRules): GradebookRow[] {
  return linesOf(matrix).map((line) => parseRow(line, columnCount, rules));
}

export function parseRow(line: string, columnCount: number, rules: GradingRules): GradebookRow {
  const [userId, username, firstName, lastName, grades, reportedGrades, lastPlayed, joined, ...more] = decodeLine(line);
  const [decisions, attempts, missingOnes] = more;
  const cells = new Array<GradeCell | null>(columnCount).fill(null);
  fillCells(cells, grades);
  const marked = attempts
    ? countAttempts(cells, attempts, rules)
    : { reported: fillCells(cells, reportedGrades), late: none };
  const missing = missingOnes ? fillMissing(cells, missingOnes) : none;
  return {
    userId,
    username,
    fullName: `${firstName} ${lastName}`.trim(),
    cells,
    ...(decisions.length > 0
      ? applyDecisions(cells, { ...marked, missing }, decisions)
      : { ...marked, missing, ...undecided }),
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

function fillMissing(cells: (GradeCell | null)[], missing: number[]): number[] {
  const columns: number[] = [];
  for (let at = 0; at + 1 < missing.length; at += 2) {
    const [column = 0, maxScore = 0] = [missing[at], missing[at + 1]];
    cells[column] = { score: 0, maxScore };
    columns.push(column);
  }
  return columns;
}

type Marked = { reported: readonly number[]; late: readonly number[] };

/** Fills `cells` by the rules; returns the columns whose points a game reported and those that are late, in order. */
function countAttempts(cells: (GradeCell | null)[], attempts: (number | null)[], rules: GradingRules): Marked {
  const [reported, late]: [number[], number[]] = [[], []];
  let [own, column]: [CountableAttempt[], number] = [[], attempts[0] ?? 0];
  const close = () => {
    const counted = countedPoints(own, rules);
    cells[column] = counted && { score: counted.score, maxScore: counted.maxScore };
    if (counted?.isReported) reported.push(column);
    if (counted?.isLate) late.push(column);
  };
  for (let at = 0; at + 4 < attempts.length; at += 5) {
    const [of, score, maxScore] = [attempts[at] ?? 0, attempts[at + 1] ?? 0, attempts[at + 2] ?? 0];
    if (of !== column) {
      close();
      [own, column] = [[], of];
    }
    own.push({ score, maxScore, isReported: attempts[at + 3] === 1, secondsLate: attempts[at + 4] ?? null });
  }
  close();
  return { reported, late };
}

const none: readonly number[] = [];
const undecided = { excused: none, decided: none };

/** Applies decisions to `cells`. */
function applyDecisions(
  cells: (GradeCell | null)[],
  { reported, late, missing }: Marked & { missing: readonly number[] },
  decisions: number[],
) {
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
  const stays = (column: number) => !overridden.includes(column);
  return {
    ...{ reported: reported.filter(stays), late: late.filter(stays), missing: missing.filter(stays) },
    excused: inOrder(excused),
    decided: inOrder(decided),
  };
}

/**
 * The line as it would be with other decisions, by column; null: without one. Rules, and all that they need, stay those of
 * the line.
 */
export function withDecisions(line: string, changes: ReadonlyMap<number, GradeDecision | null>): string {
  const row = decodeLine(line);
  const decisions = [...changes].flatMap(([column, decision]) =>
    decision === null ? [] : [column, gradeDecisionKinds.indexOf(decision.kind), ...pointsIn(decision)],
  );
  const others = row[8].flatMap((_, at) =>
    at % 4 === 0 && !changes.has(row[8][at] ?? 0) ? row[8].slice(at, at + 4) : [],
  );
  row[8] = [...others, ...decisions];
  return JSON.stringify(row);
}

function pointsIn(decision: GradeDecision): [points: number, maxPoints: number] {
  if (decision.kind === "override") return [decision.points, decision.maxPoints];
  return [decision.kind === "adjust" ? decision.points : 0, 0];
}

// Our own database wrote it: tests/domain/gradebook.test.ts reads back what was stored.
const decodeLine = (line: string) => JSON.parse(line) as EncodedRow;

const millisecondsOf = (seconds: number | null) => (seconds === null ? null : seconds * 1_000);
