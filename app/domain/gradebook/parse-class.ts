import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import type { GradingRules } from "~/domain/grades/rules";
import { withFigures, type Student } from "./arrange-rows";
import { classFiguresOf, type ClassFigures } from "./class-figures";
import { parseMatrix } from "./matrix";

export type ParsedClass = { columns: ClassColumn[]; rules: GradingRules; students: Student[]; figures: ClassFigures };
type ClassTexts = { matrix: string; columnsJson: string; rulesJson: string };

// A server draws the same few classes again and again: a fifth of its work for a page.
const recentClasses: (ClassTexts & { parsed: ParsedClass })[] = [];
/** Each change of a class is another text, and the one before it is not asked for again. */
const maxRemembered = 8;
/** Of all that is remembered. */
const maxCharacters = 4_000_000;

/** What a gradebook's data say, as its loader sends them. Not to be changed: others are given the same. */
export function parseClass({ matrix, columnsJson, rulesJson }: ClassTexts): ParsedClass {
  const cached = recentClasses.find(
    (one) => one.matrix === matrix && one.columnsJson === columnsJson && one.rulesJson === rulesJson,
  );
  if (cached) return cached.parsed;
  // Encoded by the loader of the page.
  const columns = JSON.parse(columnsJson) as ClassColumn[];
  // As the columns.
  const rules = JSON.parse(rulesJson) as GradingRules;
  const rows = parseMatrix(matrix, columns.length, rules);
  const students = withFigures(rows, columns, rules);
  const parsed = { columns, rules, students, figures: classFiguresOf(rows, columns, rules) };
  recentClasses.splice(maxRemembered - 1);
  recentClasses.unshift({ matrix, columnsJson, rulesJson, parsed });
  while (recentClasses.length > 1 && recentClasses.reduce((all, one) => all + one.matrix.length, 0) > maxCharacters)
    recentClasses.pop();
  return parsed;
}
