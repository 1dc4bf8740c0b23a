// Pure: a student's total from the grades of all scenarios, by the rules of the course (docs/decisions/0180).
import type { Points } from "./grade";
import { categoryOf, type GradeCategory, type GradingRules } from "./rules";

/** A column of the gradebook. A retired one keeps its grades, but nobody has to play it. */
export type TotalColumn = { campaignId: string; isRetired?: true };

/** Grades by column, and the columns in which the student is excused. */
export type GradedCells = { cells: readonly (Points | null)[]; excused: readonly number[] };

/** "So far": of the grades there are. "If nothing more comes": what isn't handed in counts as 0. */
export const totalKinds = ["ifNothingMoreComes", "soFar"] as const;
export type TotalKind = (typeof totalKinds)[number];

export type CategoryTotal = {
  category: GradeCategory;
  /** Mean of the grades that aren't dropped, as a share from 0 to 1; null without grades. */
  share: number | null;
  /** Number of grades, those that are dropped included. */
  grades: number;
  /** Columns whose grade is dropped. */
  dropped: number[];
};

export type Total = {
  /** From 0 to 1; null: there is nothing to count. */
  share: number | null;
  /** Empty: the course has none. */
  categories: CategoryTotal[];
};

type Entry = { column: number; share: number };

export function totalOf(
  row: GradedCells,
  columns: readonly TotalColumn[],
  rules: GradingRules,
  kind: TotalKind,
): Total {
  const countsMissing = kind === "ifNothingMoreComes";
  if (rules.categories.length === 0) return meanOf(row, columns, countsMissing);
  const groups: Entry[][] = rules.categories.map(() => []);
  for (const [column, { campaignId, isRetired }] of columns.entries()) {
    const share = shareIn(row, column, countsMissing && !isRetired);
    if (share !== null) groups[categoryOf(rules, campaignId)]?.push({ column, share });
  }
  const categories = rules.categories.map((category, place) => categoryTotalOf(groups[place] ?? [], category));
  return { share: weighted(categories), categories };
}

/** Without categories every grade counts the same: no objects, as a gradebook asks this of each row. */
function meanOf(row: GradedCells, columns: readonly TotalColumn[], countsMissing: boolean): Total {
  let [total, grades] = [0, 0];
  for (let column = 0; column < columns.length; column++) {
    const share = shareIn(row, column, countsMissing && !columns[column]?.isRetired);
    if (share === null) continue;
    total += share;
    grades++;
  }
  return { share: grades === 0 ? null : total / grades, categories: [] };
}

/** The share of a grade; null: it doesn't count. */
function shareIn({ cells, excused }: GradedCells, column: number, countsMissing: boolean): number | null {
  const cell = cells[column];
  if (cell) return cell.maxScore > 0 ? cell.score / cell.maxScore : null;
  return countsMissing && !excused.includes(column) ? 0 : null;
}

function categoryTotalOf(entries: Entry[], category: GradeCategory): CategoryTotal {
  // One grade always stays. Of equal ones the later is dropped.
  const drops = Math.max(0, Math.min(category.dropLowest, entries.length - 1));
  const dropped =
    drops === 0
      ? []
      : [...entries]
          .sort((one, other) => one.share - other.share || other.column - one.column)
          .slice(0, drops)
          .map(({ column }) => column);
  const counted = drops === 0 ? entries : entries.filter(({ column }) => !dropped.includes(column));
  const share = counted.length === 0 ? null : counted.reduce((sum, entry) => sum + entry.share, 0) / counted.length;
  return { category, share, grades: entries.length, dropped: dropped.sort((one, other) => one - other) };
}

/** Categories without grades leave their weight to the others. */
function weighted(categories: CategoryTotal[]): number | null {
  let [total, weights] = [0, 0];
  for (const { category, share } of categories) {
    if (share === null) continue;
    total += share * category.weight;
    weights += category.weight;
  }
  return weights === 0 ? null : total / weights;
}

/** Products such as 0.29 * 100 can be slightly below the whole number. */
const slack = 1e-9;

/** A total in whole percent, as it is shown. `share`: from 0 to 1. */
export const totalPercentOf = (share: number, { rounding }: Pick<GradingRules, "rounding">) =>
  Math.floor(share * 100 + slack + (rounding === "nearest" ? 0.5 : 0));

/** By the percentage that is shown. */
export const passesTotal = (share: number, rules: Pick<GradingRules, "rounding" | "passMark">) =>
  totalPercentOf(share, rules) >= rules.passMark;
