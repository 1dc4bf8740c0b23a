/**
 * The gradebook's cells travel as one compact string: a line per student,
 * `id TAB username TAB first name TAB last name TAB cells`, where cells is `column:score/max` separated by spaces.
 */
export type GradeCell = { score: number; maxScore: number };
export type GradebookRow = { userId: string; username: string; fullName: string; cells: (GradeCell | null)[] };

export function parseMatrix(matrix: string, columnCount: number): GradebookRow[] {
  return linesOf(matrix).map((line) => parseRow(line, columnCount));
}

export const linesOf = (matrix: string): string[] => (matrix === "" ? [] : matrix.split("\n"));

/** Whose line it is. */
export const studentOf = (line: string): string => line.slice(0, line.indexOf("\t"));

export function parseRow(line: string, columnCount: number): GradebookRow {
  const [userId = "", username = "", firstName, lastName, packed] = line.split("\t");
  const cells = new Array<GradeCell | null>(columnCount).fill(null);
  if (packed) {
    for (const cell of packed.split(" ")) {
      const [column, score, maxScore] = cell.split(/[:/]/);
      cells[Number(column)] = { score: Number(score), maxScore: Number(maxScore) };
    }
  }
  return { userId, username, fullName: `${firstName} ${lastName}`.trim(), cells };
}
