// A rubric as its form sends it, and the levels that an instructor chose.
import * as v from "valibot";
import { idSchema } from "~/domain/id";
import { keyed, say } from "~/texts/say";
import { rubricLimits, type Criterion } from "./rubric";

const { criteria: maxCriteria, levels: maxLevels, points: maxPoints, nameLength, levelLength } = rubricLimits;
const unstorable = /[\u0000-\u001f\u007f\p{Surrogate}]/u;
const unprintable = () => keyed(say.grading.unprintable);
const linesText = () => keyed(say.rubrics.levelLines({ maxPoints }));
const countText = () => keyed(say.rubrics.levelCount({ max: maxLevels }));
const nameText = () => keyed(say.rubrics.nameRequired);

const Level = v.object({
  name: v.pipe(
    v.string(),
    v.maxLength(levelLength, () => keyed(say.grading.tooLong({ max: levelLength }))),
    v.check((text) => !unstorable.test(text), unprintable),
  ),
  points: v.pipe(v.number(linesText), v.integer(linesText), v.minValue(0, linesText), v.maxValue(maxPoints, linesText)),
});

const SentCriterion = v.object({
  name: v.pipe(
    v.string(nameText),
    v.trim(),
    v.nonEmpty(nameText),
    v.maxLength(nameLength, () => keyed(say.grading.tooLong({ max: nameLength }))),
    v.check((text) => !unstorable.test(text), unprintable),
  ),
  levels: v.pipe(
    v.array(Level),
    v.minLength(2, countText),
    v.maxLength(maxLevels, countText),
    v.check(
      (levels) => levels.some(({ points }) => points > 0),
      () => keyed(say.rubrics.onlyZero),
    ),
    v.check(
      (levels) => new Set(levels.map(({ name, points }) => `${points} ${name.toLowerCase()}`)).size === levels.length,
      () => keyed(say.rubrics.levelTwice),
    ),
  ),
});

const Criteria = v.pipe(
  v.array(SentCriterion),
  v.minLength(1, nameText),
  v.check(
    (criteria) => new Set(criteria.map(({ name }) => name.toLowerCase())).size === criteria.length,
    () => keyed(say.rubrics.nameTwice),
  ),
);

/** What the page of a rubric sends: criteria by row. */
export const RubricForm = v.pipe(
  v.record(v.string(), v.string()),
  v.rawTransform(({ dataset: { value: fields }, addIssue, NEVER }): { criteria: Criterion[]; seen: string } => {
    const rows = [...rowsOf(fields)];
    const parsed = v.safeParse(
      Criteria,
      rows.map(({ name, levels }) => ({ name, levels: levelsOf(levels) })),
    );
    if (parsed.success) return { criteria: parsed.output, seen: fields.seen ?? "" };
    for (const { message, path = [] } of parsed.issues) {
      const [place, part = "name"] = path.map(({ key }) => String(key));
      const name = `criteria.${rows[Number(place ?? 0)]?.row ?? 0}.${part}`;
      addIssue({ message, path: [{ type: "object", origin: "value", input: fields, key: name, value: fields[name] }] });
    }
    return NEVER;
  }),
);

/** Rows with anything in them; a row that a person has emptied is a criterion that goes. */
function* rowsOf(fields: Record<string, string>) {
  for (let row = 0; row < maxCriteria; row++) {
    const [name = "", levels = ""] = [fields[`criteria.${row}.name`], fields[`criteria.${row}.levels`]];
    if (name.trim() || levels.trim()) yield { row, name, levels };
  }
}

/** A level and its points a line. One number alone: every whole number of points up to it. */
function levelsOf(text: string) {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, maxLevels + 1);
  const [only = ""] = lines;
  if (lines.length === 1 && /^\d{1,2}$/.test(only) && Number(only) < maxLevels)
    return Array.from({ length: Number(only) + 1 }, (_, points) => ({ name: "", points }));
  return lines.map((line) => {
    // A line is as long as its sender likes: words are found in one pass, and no expression tries again.
    const words = line.split(/[\s:=]/).filter(Boolean);
    const last = words.at(-1) ?? "";
    return { name: words.slice(0, -1).join(" "), points: /^\d{1,9}$/.test(last) ? Number(last) : Number.NaN };
  });
}

const maxReasonLength = 500;

/** What the dialog of a rubric sends: the place of the chosen level for each criterion, and an optional sentence. */
export const TypedMarks = v.pipe(
  v.record(v.string(), v.string()),
  v.transform(({ reason = "", ...fields }) => ({
    ...{ scenarioId: fields.scenarioId, version: fields.version, seen: fields.seen || null, reason },
    chosen: Array.from({ length: maxCriteria }, (_, at) => fields[`level.${at}`] ?? null),
  })),
  v.object({
    scenarioId: idSchema(),
    version: idSchema(),
    seen: v.nullable(idSchema()),
    chosen: v.array(v.nullable(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)))),
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(maxReasonLength, () => keyed(say.decisions.reasonTooLong({ max: maxReasonLength }))),
      v.check(
        (text) => !/[\u0000\p{Surrogate}]/u.test(text),
        () => keyed(say.decisions.reasonUnstorable),
      ),
    ),
  }),
);
export type ChosenLevels = Pick<v.InferOutput<typeof TypedMarks>, "version" | "chosen" | "reason">;
