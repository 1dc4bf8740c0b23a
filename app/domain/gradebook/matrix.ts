/**
 * The gradebook's cells travel as one compact string: a line per student,
 * `id TAB username TAB first name TAB last name TAB cells TAB last played TAB joined`, where cells is
 * `column:score/max`, or `column:score~max` for points that a game has reported, separated by spaces; and the last two are in seconds since 1970: last played is empty for never,
 * joined is there for who has never played.
 */
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

export function parseMatrix(matrix: string, columnCount: number): GradebookRow[] {
  return linesOf(matrix).map((line) => parseRow(line, columnCount));
}

export const linesOf = (matrix: string): string[] => (matrix === "" ? [] : matrix.split("\n"));

/** Whose line it is. */
export const studentOf = (line: string): string => line.slice(0, line.indexOf("\t"));

export const readLineName = (line: string): string => line.slice(0, line.indexOf("\t", line.indexOf("\t") + 1));

export function parseRow(line: string, columnCount: number): GradebookRow {
  const [userId = "", username = "", firstName, lastName, packed, lastPlayed, joined] = line.split("\t");
  const cells = new Array<GradeCell | null>(columnCount).fill(null);
  const reported = packed ? fillCells(cells, packed) : none;
  return {
    userId,
    username,
    fullName: `${firstName} ${lastName}`.trim(),
    cells,
    reported,
    lastPlayed: timeOf(lastPlayed),
    joined: timeOf(joined),
  };
}

const timeOf = (seconds: string | undefined) => (seconds ? Number(seconds) * 1_000 : null);

/**
 * Twenty thousand cells in a large class, whole numbers all: read digit by digit, in a quarter of the time of
 * splitting. Answers which are reported.
 */
function fillCells(cells: (GradeCell | null)[], packed: string): readonly number[] {
  let reported: number[] | null = null;
  let column = 0;
  let score = 0;
  let number = 0;
  for (let at = 0; at <= packed.length; at++) {
    const code = at < packed.length ? packed.charCodeAt(at) : space;
    if (code === colon) column = number;
    else if (code === slash) score = number;
    else if (code === tilde) {
      score = number;
      (reported ??= []).push(column);
    } else if (code === space) cells[column] = { score, maxScore: number };
    number = code >= zero && code <= nine ? number * 10 + code - zero : 0;
  }
  // The database gives cells in the order of its index, or of the rows as they came.
  return reported?.sort((one, other) => one - other) ?? none;
}

const none: readonly number[] = [];
const [space, slash, zero, nine, colon, tilde] = [0x20, 0x2f, 0x30, 0x39, 0x3a, 0x7e];
