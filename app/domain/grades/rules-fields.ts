// Pure: rules as the fields of their form; `GradingForm` reads them.
import { gradingLimits, type GradingRules } from "./rules";

export const rulesFieldsOf = (rules: GradingRules): Record<string, string> => ({
  counting: rules.counting,
  maxAttempts: rules.maxAttempts === null ? "" : String(rules.maxAttempts),
  percentPerDay: rules.late ? String(rules.late.percentPerDay) : "",
  leastPercent: rules.late ? String(rules.late.leastPercent) : "",
  graceMinutes: rules.late ? String(rules.late.graceMinutes) : "",
  missingAfterDays: rules.missingAfterDays === null ? "" : String(rules.missingAfterDays),
  passMark: String(rules.passMark),
  rounding: rules.rounding,
  letters: rules.letters.map(({ letter, from }) => `${letter} ${from}`).join("\n"),
  ...Object.fromEntries(
    rules.categories.flatMap(({ name, weight, dropLowest, campaignIds }, row) => [
      [`categories.${row}.name`, name] as const,
      [`categories.${row}.weight`, String(weight)] as const,
      [`categories.${row}.dropLowest`, String(dropLowest)] as const,
      ...campaignIds.map((id) => [`campaigns.${id}`, String(row)] as const),
    ]),
  ),
});

/** Number of rows for categories that a form with these values shows: two more than it uses. */
export function categoryRowsOf(values: Record<string, string>): number {
  const used = Object.entries(values).flatMap(([name, value]) => {
    const [, row] = /^categories\.(\d+)\./.exec(name) ?? [];
    return row && value.trim() ? [Number(row) + 1] : [];
  });
  return Math.min(gradingLimits.categories, Math.max(0, ...used) + 2);
}

/** A category for each campaign, with equal weights that add up to 100. */
export function categoriesOfCampaigns(campaigns: { id: string; title: string }[]): GradingRules["categories"] {
  const shown = campaigns.slice(0, gradingLimits.categories);
  const each = Math.floor(10_000 / Math.max(1, shown.length)) / 100;
  const rest = Math.round(10_000 - each * 100 * (shown.length - 1)) / 100;
  return shown.map(({ id, title }, place) => ({
    ...{ name: title.slice(0, 60), weight: place === 0 ? rest : each, dropLowest: 0, campaignIds: [id] },
  }));
}
