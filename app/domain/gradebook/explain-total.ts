// Why a total is what it is, in sentences: the same on pages and in the API.
import { campaignsOf } from "~/domain/curricula/campaigns-of";
import type { ClassColumn } from "~/domain/curricula/curriculum-headers";
import { categoryOf, needsAllAttempts, type GradingRules } from "~/domain/grades/rules";
import { totalOf, totalPercentOf, type CategoryTotal, type GradedCells } from "~/domain/grades/total";
import { texts } from "~/texts";
import { averageText } from "./grade-letter";

/** Of the total so far; empty without grades. */
export function explainTotal(row: GradedCells, columns: ClassColumn[], rules: GradingRules): string[] {
  const { share, categories } = totalOf(row, columns, rules, "soFar");
  if (share === null) return [];
  const graded = row.cells.filter((cell) => cell !== null && cell.maxScore > 0).length;
  const uncounted = campaignsOf(columns)
    .filter(({ id }) => rules.categories.length > 0 && categoryOf(rules, id) < 0)
    .map(({ title }) => title);
  return [
    ...(categories.length === 0
      ? [texts.grading.whyEqual({ total: averageText(share, rules), grades: graded })]
      : categories.flatMap((category) => explainCategory(category, columns, rules))),
    ...(uncounted.length > 0 ? [texts.grading.whyUncounted({ campaigns: uncounted.join(", ") })] : []),
    ...(needsAllAttempts(rules) ? [texts.grading.whyCounting(rules)] : []),
    texts.grading.whyPassMark(rules),
  ];
}

function explainCategory(
  { category, share, grades, dropped }: CategoryTotal,
  columns: ClassColumn[],
  rules: GradingRules,
): string[] {
  const { name } = category;
  const weight = String(category.weight);
  if (share === null) return [texts.grading.whyEmptyCategory({ name, weight })];
  const percent = `${totalPercentOf(share, rules)} %`;
  const scenarios = dropped.map((column) => columns[column]?.scenarioTitle ?? "").join(", ");
  return [
    texts.grading.whyCategory({ name, weight, share: percent, grades: grades - dropped.length }),
    ...(dropped.length > 0 ? [texts.grading.whyDropped({ name, scenarios })] : []),
  ];
}
