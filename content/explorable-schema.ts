// Schema of an explorable step; the build reports problems with their path.
import * as v from "valibot";
import { answerTo, fits, quantityOf, slidersOf } from "./explorable";
import { ExploreSchema, PredictSchema, type Explore, type Predict } from "./explore-schema";
import { problemsOfCurve } from "./curve-rules";
import { reason, type Finding } from "./findings";
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

/** One source of truth for a lesson's explorables: every name must exist, and every claim must hold. */
export const ExplorableSchema = v.pipe(
  steps,
  v.rawCheck(({ dataset, addIssue }) => {
    if (dataset.typed) addFindings(dataset.value, problemsOf(dataset.value), addIssue);
  }),
);
export type Explorable = v.InferOutput<typeof ExplorableSchema>;

function problemsOf(step: Step): Finding[] {
  const problems: Finding[] = [];
  if (slidersOf(step.explore).length === 0)
    problems.push({ path: ["explore", "inputs"], reason: reason("nothingToSlide") });
  if (step.explore.type === "curve") problems.push(...problemsOfCurve(step.explore));
  // An invalid curve cannot be computed.
  if (problems.length > 0) return problems;
  problems.push(...problemsOfReadings(step.explore, step.readings));
  step.formulas.forEach((formula, at) => {
    const reason = problemOfFormula(step.explore, formula);
    if (reason) problems.push({ path: ["formulas", at], reason });
  });
  return [...problems, ...(step.predict ? problemsOfPrediction(step.explore, step.predict) : [])];
}

export const problemsOfReadings = (explore: Explore, readings: readonly string[]): Finding[] =>
  readings.flatMap((key, at) =>
    quantityOf(explore, key) ? [] : [{ path: ["readings", at], reason: unknownQuantity(key) }],
  );

function problemsOfPrediction(explore: Explore, predict: Predict): Finding[] {
  const { given: settings = {}, quantity, guess, answers } = predict;
  const sliders = slidersOf(explore);
  const problems = Object.entries(settings).flatMap(([key, value]): Finding[] => {
    const slider = sliders.find((slider) => slider.key === key);
    if (slider && value >= slider.from && value <= slider.to) return [];
    return [{ path: ["predict", "given", key], reason: reason(slider ? "outsideSlider" : "noSlider") }];
  });
  if (!quantityOf(explore, quantity))
    return [...problems, { path: ["predict", "quantity"], reason: unknownQuantity(quantity) }];
  if (problems.length > 0) return problems;
  if (!guess === !answers) return [{ path: ["predict"], reason: reason("guessOrAnswers") }];
  const right = answerTo(explore, predict);
  if (guess && (right < guess.from || right > guess.to))
    return [{ path: ["predict", "guess"], reason: reason("guessMissesValue", { value: right.toPrecision(6) }) }];
  const count = answers?.filter((answer) => fits(answer, right)).length ?? 1;
  if (count !== 1)
    return [
      { path: ["predict", "answers"], reason: reason("answersWithValue", { count, value: right.toPrecision(6) }) },
    ];
  return [];
}

type AddIssue = (issue: { message: string; path: [v.IssuePathItem, ...v.IssuePathItem[]] }) => void;

/** Reports findings inside a checked value to valibot. */
export function addFindings(value: unknown, findings: readonly Finding[], addIssue: AddIssue) {
  for (const { path, reason } of findings) addIssue({ message: JSON.stringify(reason), path: pathOf(value, path) });
}

/** Converts a path to valibot's format, which includes the value at each level. */
function pathOf(value: unknown, path: Finding["path"]): [v.IssuePathItem, ...v.IssuePathItem[]] {
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
