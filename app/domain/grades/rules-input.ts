// The rules of a course as they are stored, and as a form sends them.
import * as v from "valibot";
import { idSchema } from "~/domain/id";
import { keyed, say } from "~/texts/say";
import { countings, gradingLimits, roundings, type GradingRules } from "./rules";

const unstorable = /[\u0000-\u001f\u007f\p{Surrogate}]/u;

const shortText = (max: number, required: () => string) =>
  v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(max, () => keyed(say.grading.tooLong({ max }))),
    v.check(
      (text) => !unstorable.test(text),
      () => keyed(say.grading.unprintable),
    ),
  );

const wholeBetween = (least: number, most: number) => {
  const message = () => keyed(say.grading.wholeBetween({ least, most }));
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
};

const weightText = () => keyed(say.grading.weightBetween);

const Category = v.strictObject({
  name: shortText(60, () => keyed(say.grading.nameRequired)),
  weight: v.pipe(
    v.number(weightText),
    v.minValue(0.01, weightText),
    v.maxValue(100, weightText),
    v.check((weight) => Math.abs(weight * 100 - Math.round(weight * 100)) < 1e-6, weightText),
  ),
  dropLowest: wholeBetween(0, gradingLimits.dropLowest),
  campaignIds: v.pipe(
    v.array(idSchema()),
    v.maxLength(500, () => keyed(say.grading.tooManyCampaigns)),
  ),
});

const Letters = v.pipe(
  v.array(
    v.strictObject({
      letter: shortText(gradingLimits.letterLength, () => keyed(say.grading.letterLines)),
      from: wholeBetween(0, 100),
    }),
  ),
  v.minLength(2, () => keyed(say.grading.letterCount({ max: gradingLimits.letters }))),
  v.maxLength(gradingLimits.letters, () => keyed(say.grading.letterCount({ max: gradingLimits.letters }))),
  v.check(
    (steps) => steps.every(({ from }, at) => at === 0 || from < (steps[at - 1]?.from ?? 0)),
    () => keyed(say.grading.lettersInOrder),
  ),
  v.check(
    (steps) => steps.at(-1)?.from === 0,
    () => keyed(say.grading.lettersFromZero),
  ),
  v.check(
    (steps) => new Set(steps.map(({ letter }) => letter)).size === steps.length,
    () => keyed(say.grading.lettersTwice),
  ),
);

const hundredths = (weight: number) => Math.round(weight * 100);
const weightsTotal = (categories: GradingRules["categories"]) =>
  categories.reduce((sum, { weight }) => sum + hundredths(weight), 0) / 100;

const Categories = v.pipe(
  v.array(Category),
  v.maxLength(gradingLimits.categories, () => keyed(say.grading.tooManyCategories({ max: gradingLimits.categories }))),
  v.check(
    (categories) => new Set(categories.map(({ name }) => name.toLowerCase())).size === categories.length,
    () => keyed(say.grading.namesTwice),
  ),
  v.check(
    (categories) => {
      const ids = categories.flatMap(({ campaignIds }) => campaignIds);
      return new Set(ids).size === ids.length;
    },
    () => keyed(say.grading.campaignTwice),
  ),
  v.check(
    (categories) => categories.length === 0 || weightsTotal(categories) === 100,
    (issue) => keyed(say.grading.weightsTotal({ total: String(weightsTotal(issue.input)) })),
  ),
);

const percent = wholeBetween(0, 100);

const Late = v.strictObject({
  percentPerDay: percent,
  leastPercent: percent,
  graceMinutes: wholeBetween(0, gradingLimits.graceMinutes),
});

export const GradingRulesInput = v.strictObject({
  counting: v.picklist(countings),
  maxAttempts: v.nullable(wholeBetween(1, gradingLimits.attempts)),
  // Rules that were stored before there were due dates have neither.
  late: v.optional(v.nullable(Late), null),
  missingAfterDays: v.optional(v.nullable(wholeBetween(0, gradingLimits.missingDays)), null),
  categories: Categories,
  passMark: wholeBetween(0, 100),
  letters: Letters,
  rounding: v.picklist(roundings),
});

/** What the page for the rules sends: categories by row, and for each campaign the row of its category. */
export const GradingForm = v.pipe(
  v.record(v.string(), v.string()),
  v.rawTransform(({ dataset: { value: fields }, addIssue, NEVER }): GradingRules => {
    const rows = [...rowsOf(fields)];
    const parsed = v.safeParse(GradingRulesInput, {
      counting: fields.counting,
      maxAttempts: fields.maxAttempts?.trim() ? numberOf(fields.maxAttempts) : null,
      late: lateOf(fields),
      missingAfterDays: fields.missingAfterDays?.trim() ? numberOf(fields.missingAfterDays) : null,
      passMark: numberOf(fields.passMark),
      rounding: fields.rounding,
      letters: lettersOf(fields.letters ?? ""),
      categories: rows.map(({ name, weight, dropLowest, campaignIds }) => ({
        ...{ name, weight: numberOf(weight), dropLowest: dropLowest.trim() ? numberOf(dropLowest) : 0, campaignIds },
      })),
    });
    if (parsed.success) return parsed.output;
    for (const { message, path = [] } of parsed.issues) {
      const [field, place, part] = path.map(({ key }) => String(key));
      // Errors of a category stand at its row; those of a letter at the one field for all of them.
      const name =
        field === "categories" && place !== undefined
          ? `categories.${rows[Number(place)]?.row ?? 0}.${part === "campaignIds" ? "name" : (part ?? "name")}`
          : field === "late"
            ? (place ?? "percentPerDay")
            : (field ?? "counting");
      addIssue({ message, path: [{ type: "object", origin: "value", input: fields, key: name, value: fields[name] }] });
    }
    return NEVER;
  }),
);

/** Rows with anything in them; a row that a person has emptied is a category that goes. */
function* rowsOf(fields: Record<string, string>) {
  for (let row = 0; row < gradingLimits.categories; row++) {
    const of = (part: string) => fields[`categories.${row}.${part}`] ?? "";
    const campaignIds = Object.entries(fields).flatMap(([name, place]) =>
      name.startsWith("campaigns.") && place === String(row) ? [name.slice("campaigns.".length)] : [],
    );
    const typed = { name: of("name"), weight: of("weight"), dropLowest: of("dropLowest") };
    if (typed.name.trim() || typed.weight.trim()) yield { row, ...typed, campaignIds };
  }
}

/** Also with a decimal comma; anything else is no number, and refused as such. */
const numberOf = (text = "") => {
  const typed = text.trim().replace(",", ".");
  return /^-?\d{1,9}(\.\d{1,9})?$/.test(typed) ? Number(typed) : Number.NaN;
};

/** Null without a share per day: late attempts count in full. */
function lateOf(fields: Record<string, string>) {
  const { percentPerDay = "", leastPercent = "", graceMinutes = "" } = fields;
  if (![percentPerDay, leastPercent, graceMinutes].some((text) => text.trim())) return null;
  const orZero = (text: string) => (text.trim() ? numberOf(text) : 0);
  return {
    percentPerDay: numberOf(percentPerDay),
    leastPercent: orZero(leastPercent),
    graceMinutes: orZero(graceMinutes),
  };
}

/** "A+ 95": a letter and the percentage from which it is given, a line each. */
const lettersOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, gradingLimits.letters + 1)
    .map((line) => {
      // A line is as long as its sender likes: words are found in one pass, and no expression tries again.
      const words = line.split(/[\s:=]/).filter((word) => word !== "" && word !== "%");
      return { letter: words.slice(0, -1).join(" "), from: numberOf(words.at(-1)?.replace("%", "")) };
    });
