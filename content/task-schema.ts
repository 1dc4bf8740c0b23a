// Schema of a task: its texts, the numbers drawn for each start, and the goal computed from them.
import * as v from "valibot";
import { quantities } from "../physics/orbits";
import { FormulaError, parseReason, schemaReason } from "./findings";
import { parseExpression } from "./formula";
import { text } from "./text";

export const name = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z]{0,19}$/, schemaReason("numberNameFormat")));

export const formula = v.pipe(
  v.string(),
  v.maxLength(200, schemaReason("tooLong", { max: 200 })),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    try {
      parseExpression(dataset.value);
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      addIssue({ message: JSON.stringify(error.reason) });
    }
  }),
);

const maxSteps = 10_000;

/** A number drawn for each start. `value` is used in previews. */
export const RandomNumber = v.pipe(
  v.strictObject({
    name,
    from: v.number(),
    to: v.number(),
    step: v.pipe(v.number(), v.gtValue(0)),
    value: v.number(),
  }),
  v.forward(
    v.check(({ from, to }) => from < to, schemaReason("toNotAboveFrom")),
    ["to"],
  ),
  v.forward(
    v.check(({ from, to, step }) => (to - from) / step <= maxSteps, schemaReason("manySteps", { max: maxSteps })),
    ["step"],
  ),
  v.forward(
    v.check(({ from, to, value }) => value >= from && value <= to, schemaReason("valueOutside")),
    ["value"],
  ),
);

const digits = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)));

/** A number computed from earlier ones and rounded to `digits` decimals, so that the displayed value counts. */
const Computed = v.strictObject({ name, formula, digits });

/** One of several formulas: the one at the place, from 1, that an earlier number says. */
const Picked = v.strictObject({
  name,
  pick: name,
  of: v.pipe(v.array(formula), v.minLength(2), v.maxLength(12)),
  digits,
});
export const Figure = v.union([Computed, Picked], figureIssue);

/** The issue of the form that the author meant. */
function figureIssue(issue: v.UnionIssue<v.BaseIssue<unknown>>) {
  const detail = issue.issues?.find(({ type }) => type === "raw_check" || type === "max_length");
  return detail?.message ?? schemaReason("figureForm");
}

export const bound = v.union([v.number(), formula], (issue) => {
  const detail = issue.issues?.find(({ type }) => type === "raw_check" || type === "max_length");
  return detail?.message ?? schemaReason("notNumberOrFormula");
});

export const GoalEntry = v.pipe(
  v.strictObject({ quantity: v.picklist(quantities), from: bound, to: bound }),
  v.forward(
    v.check(
      ({ from, to }) => typeof from === "string" || typeof to === "string" || from <= to,
      schemaReason("toBelowFrom"),
    ),
    ["to"],
  ),
);

/** Sets an element of a displayed orbit, by the orbit's name, to a drawn or computed number. */
const Move = v.strictObject({
  orbit: text,
  element: v.picklist(["perigee", "apogee", "inclination", "node", "argumentOfPerigee", "trueAnomaly"]),
  to: bound,
});

/** The parts that determine the goal; an edition stores them for grading. */
export const taskDraw = {
  draw: v.optional(v.pipe(v.array(RandomNumber), v.maxLength(4))),
  figures: v.optional(v.pipe(v.array(Figure), v.maxLength(12))),
  goal: v.pipe(v.array(GoalEntry), v.minLength(1), v.maxLength(12)),
};

/** Fulfilled if its formula is above 0; of several, if all are. */
export const Condition = v.union([bound, v.pipe(v.array(bound), v.minLength(1), v.maxLength(6))], (issue) =>
  conditionIssue(issue),
);

function conditionIssue(issue: v.UnionIssue<v.BaseIssue<unknown>>): string {
  const detail = issue.issues?.find(({ type }) => type === "raw_check" || type === "max_length" || type === "union");
  return parseReason(detail?.message ?? "") && detail ? detail.message : schemaReason("notNumberOrFormula");
}

/** One sentence for what was handed in; the first entry whose condition is fulfilled is shown. */
const Wrong = v.strictObject({ when: Condition, text });

/** What all kinds of tasks have. */
export const taskTexts = {
  title: text,
  text: v.array(text),
  moves: v.optional(v.pipe(v.array(Move), v.maxLength(12))),
  /** The solution, shown last. */
  hint: v.optional(text),
  /** Direction, method and how to begin, each shown on request. */
  hints: v.optional(v.pipe(v.array(text), v.minLength(2), v.maxLength(4))),
  wrong: v.optional(v.pipe(v.array(Wrong), v.maxLength(8))),
};

/** The player changes the first orbit until every quantity is within its bounds. Periods are in minutes. */
export const taskFields = {
  answer: v.optional(v.literal("orbit")),
  ...taskDraw,
  ...taskTexts,
  /** The goal isn't shown as numbers: the picture has it. */
  hidesGoal: v.optional(v.boolean()),
};

export type TaskDraw = Pick<v.InferOutput<v.ObjectSchema<typeof taskDraw, undefined>>, "draw" | "figures">;
export type OrbitGoal = v.InferOutput<v.ObjectSchema<typeof taskDraw, undefined>>;
