/**
 * The gradebook's cells travel as one compact string: a line per student,
 * `id TAB username TAB first name TAB last name TAB cells TAB last played`, where cells is `column:score/max` separated by
 * spaces, and last played is in seconds since 1970, empty for never.
 */
export type GradeCell = { score: number; maxScore: number };
export type GradebookRow = {
  userId: string;
  username: string;
  fullName: string;
  cells: (GradeCell | null)[];
  /** When the last attempt in this class was received, in milliseconds since 1970. */
  lastPlayed: number | null;
};

export function parseMatrix(matrix: string, columnCount: number): GradebookRow[] {
  return linesOf(matrix).map((line) => parseRow(line, columnCount));
}

export const linesOf = (matrix: string): string[] => (matrix === "" ? [] : matrix.split("\n"));

/** Whose line it is. */
export const studentOf = (line: string): string => line.slice(0, line.indexOf("\t"));

export function parseRow(line: string, columnCount: number): GradebookRow {
  const [userId = "", username = "", firstName, lastName, packed, lastPlayed] = line.split("\t");
  const cells = new Array<GradeCell | null>(columnCount).fill(null);
  if (packed) {
    for (const cell of packed.split(" ")) {
      const [column, score, maxScore] = cell.split(/[:/]/);
      cells[Number(column)] = { score: Number(score), maxScore: Number(maxScore) };
    }
  }
  return {
    userId,
    username,
    fullName: `${firstName} ${lastName}`.trim(),
    cells,
    lastPlayed: lastPlayed ? Number(lastPlayed) * 1_000 : null,
  };
}
