// Schema of an explorable step; the build reports problems with their path.
import * as v from "valibot";
import { answerTo, fits, quantityOf, slidersOf } from "./explorable";
import { ExploreSchema, PredictSchema, type Explore, type Predict } from "./explore-schema";
import { problemsOfCurve } from "./curve-rules";
import { problemOfFormula, unknownQuantity } from "./formula-rules";
import { text } from "./text";

const steps = v.strictObject({
  kind: v.literal("explorable"),
  title: text,
  text: v.array(text),
  explore: ExploreSchema,
  /** Quantities shown as numbers beside the picture. */
  readings: v.pipe(v.array(text), v.minLength(1), v.maxLength(8)),
  formulas: v.optional(v.array(text), []),
  predict: v.optional(PredictSchema),
});
type Step = v.InferOutput<typeof steps>;
type Problem = { path: (string | number)[]; message: string };

/** One source of truth for a lesson's explorables: every name must exist, and every claim must hold. */
export const ExplorableSchema = v.pipe(
  steps,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { path, message } of problemsOf(dataset.value)) addIssue({ message, path: pathOf(dataset.value, path) });
  }),
);
export type Explorable = v.InferOutput<typeof ExplorableSchema>;

function problemsOf(step: Step): Problem[] {
  const problems: Problem[] = [];
  if (slidersOf(step.explore).length === 0)
    problems.push({ path: ["explore", "inputs"], message: "nothing can be slid: give at least one input a range" });
  if (step.explore.type === "curve") problems.push(...problemsOfCurve(step.explore));
  // An invalid curve cannot be computed.
  if (problems.length > 0) return problems;
  step.readings.forEach((key, at) => {
    if (!quantityOf(step.explore, key)) problems.push({ path: ["readings", at], message: unknownQuantity(key) });
  });
  step.formulas.forEach((formula, at) => {
    const message = problemOfFormula(step.explore, formula);
    if (message) problems.push({ path: ["formulas", at], message });
  });
  return [...problems, ...(step.predict ? problemsOfPrediction(step.explore, step.predict) : [])];
}

function problemsOfPrediction(explore: Explore, predict: Predict): Problem[] {
  const { given: settings = {}, quantity, guess, answers } = predict;
  const sliders = slidersOf(explore);
  const problems = Object.entries(settings).flatMap(([key, value]): Problem[] => {
    const slider = sliders.find((slider) => slider.key === key);
    if (slider && value >= slider.from && value <= slider.to) return [];
    return [{ path: ["predict", "given", key], message: slider ? "lies outside of its slider" : "is no slider here" }];
  });
  if (!quantityOf(explore, quantity))
    return [...problems, { path: ["predict", "quantity"], message: unknownQuantity(quantity) }];
  if (problems.length > 0) return problems;
  if (!guess === !answers) return [{ path: ["predict"], message: 'needs either "guess" or "answers"' }];
  const right = answerTo(explore, predict);
  if (guess && (right < guess.from || right > guess.to))
    return [{ path: ["predict", "guess"], message: `leaves out what physics computes: ${right.toPrecision(6)}` }];
  const count = answers?.filter((answer) => fits(answer, right)).length ?? 1;
  if (count !== 1)
    return [{ path: ["predict", "answers"], message: `${count} answers hold ${right.toPrecision(6)}: it must be one` }];
  return [];
}

/** Converts a path to valibot's format, which includes the value at each level. */
function pathOf(value: unknown, path: Problem["path"]): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let input = value;
  const items = path.map((key): v.IssuePathItem => {
    // Objects and lists alike; a missing value is undefined.
    const holder = input as Record<string | number, unknown>;
    input = holder[key];
    return { type: "unknown", origin: "value", input: holder, key, value: input };
  });
  // A problem always has a path.
  return items as [v.IssuePathItem, ...v.IssuePathItem[]];
}
