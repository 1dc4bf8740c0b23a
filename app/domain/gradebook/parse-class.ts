import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import { withFigures, type Student } from "./arrange-rows";
import { classFiguresOf, type ClassFigures } from "./class-figures";
import { parseMatrix } from "./matrix";

export type ParsedClass = { columns: ClassColumn[]; students: Student[]; figures: ClassFigures };
type Given = { matrix: string; columnsJson: string };

// A server draws the same few classes again and again: a fifth of its work for a page.
const lastOnes: (Given & { parsed: ParsedClass })[] = [];
/** Each change of a class is another text, and the one before it is not asked for again. */
const maxRemembered = 8;
/** Of all that is remembered. */
const maxCharacters = 4_000_000;

/** What a gradebook's data say, as its loader sends them. Not to be changed: others are given the same. */
export function parseClass({ matrix, columnsJson }: Given): ParsedClass {
  const known = lastOnes.find((one) => one.matrix === matrix && one.columnsJson === columnsJson);
  if (known) return known.parsed;
  // Encoded by the loader of the page.
  const columns = JSON.parse(columnsJson) as ClassColumn[];
  const rows = parseMatrix(matrix, columns.length);
  const parsed = { columns, students: withFigures(rows, columns), figures: classFiguresOf(rows, columns) };
  lastOnes.splice(maxRemembered - 1);
  lastOnes.unshift({ matrix, columnsJson, parsed });
  while (lastOnes.length > 1 && lastOnes.reduce((all, one) => all + one.matrix.length, 0) > maxCharacters)
    lastOnes.pop();
  return parsed;
}
