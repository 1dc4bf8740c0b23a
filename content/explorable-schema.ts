// A step in which a picture is explored: what authors may write, and what the build refuses with its place.
import * as v from "valibot";
import { answerTo, fits, inputsOf, quantityOf, slidersOf, valuesOf, type Inputs } from "./explorable";
import { evaluateFormula, parseFormula, quantitiesIn, type Formula } from "./formula";

const text = v.pipe(v.string(), v.nonEmpty("must not be empty"));
const finite = v.pipe(v.number(), v.finite());

/** A slider, in the unit of its quantity. */
const slider = (least: number, most: number) =>
  v.pipe(
    v.strictObject({
      from: v.pipe(finite, v.minValue(least)),
      to: v.pipe(finite, v.maxValue(most)),
      value: finite,
      step: v.pipe(finite, v.gtValue(0)),
    }),
    v.check(({ from, to }) => from < to, '"from" must be below "to"'),
    v.check(({ from, to, value }) => value >= from && value <= to, '"value" must lie from "from" to "to"'),
  );

/** A number holds it still, an object is slid. */
const input = (least: number, most: number) =>
  v.lazy((given) =>
    typeof given === "number" ? v.pipe(finite, v.minValue(least), v.maxValue(most)) : slider(least, most),
  );

const altitude = input(160, 400_000);
const metres = v.optional(input(-100_000, 100_000));
const speed = v.optional(input(-20, 20));
const angle = v.optional(input(0, 360));

const RelativeMotion = v.strictObject({
  type: v.literal("relative-motion"),
  /** At rest beside the target, or on a circle of its own above or below it. */
  motion: v.optional(v.picklist(["at rest", "coelliptic"]), "at rest"),
  inputs: v.strictObject({
    altitude,
    radialStart: metres,
    inTrackStart: metres,
    radialBurn: speed,
    inTrackBurn: speed,
  }),
  /** How long it is followed. */
  orbits: v.optional(v.pipe(finite, v.minValue(0.25), v.maxValue(5)), 1.5),
});

const Orbit = v.strictObject({
  type: v.literal("orbit"),
  inputs: v.pipe(
    v.strictObject({
      altitude,
      apogee: v.optional(altitude),
      eccentricity: v.optional(input(0, 0.95)),
      inclination: v.optional(input(0, 180)),
      meanAnomaly: angle,
      trueAnomaly: angle,
    }),
    v.check(
      ({ apogee, eccentricity }) => apogee === undefined || eccentricity === undefined,
      "the shape comes by the apogee or by the eccentricity, not by both",
    ),
    v.check(
      ({ meanAnomaly, trueAnomaly }) => meanAnomaly === undefined || trueAnomaly === undefined,
      "the place comes by the mean or by the true anomaly, not by both",
    ),
  ),
  /** Also the circles that the orbit touches. */
  circles: v.optional(v.boolean(), false),
  /** Also the Earth as a map, with what was passed over. */
  map: v.optional(v.boolean(), true),
});

const ExploreSchema = v.variant("type", [RelativeMotion, Orbit]);
export type Explore = v.InferOutput<typeof ExploreSchema>;

const PredictSchema = v.strictObject({
  question: text,
  /** What the inputs are set to for the question, in their units. */
  given: v.optional(v.record(v.string(), finite)),
  /** What is asked for. */
  quantity: text,
  /** A number, guessed in the unit of the quantity; or one of several answers, each with the values it stands for. */
  guess: v.optional(v.strictObject({ from: finite, to: finite })),
  answers: v.optional(
    v.pipe(
      v.array(v.strictObject({ text, from: v.optional(finite), to: v.optional(finite) })),
      v.minLength(2),
      v.maxLength(6),
    ),
  ),
});
export type Predict = v.InferOutput<typeof PredictSchema>;

const steps = v.strictObject({
  kind: v.literal("explorable"),
  title: text,
  text: v.array(text),
  explore: ExploreSchema,
  /** Quantities that are told in numbers beside the picture. */
  readings: v.pipe(v.array(text), v.minLength(1), v.maxLength(8)),
  formulas: v.optional(v.array(text), []),
  predict: v.optional(PredictSchema),
});
type Step = v.InferOutput<typeof steps>;
type Problem = { at: (string | number)[]; message: string };

/** One source of a lesson's explorables; whatever is named must be there, and whatever is claimed must hold. */
export const ExplorableSchema = v.pipe(
  steps,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { at, message } of problemsOf(dataset.value)) addIssue({ message, path: pathOf(dataset.value, at) });
  }),
);
export type Explorable = v.InferOutput<typeof ExplorableSchema>;

function problemsOf(step: Step): Problem[] {
  const problems: Problem[] = [];
  if (slidersOf(step.explore).length === 0)
    problems.push({ at: ["explore", "inputs"], message: "nothing can be slid: give at least one input a range" });
  step.readings.forEach((key, at) => {
    if (!quantityOf(step.explore, key)) problems.push({ at: ["readings", at], message: unknown(key) });
  });
  step.formulas.forEach((formula, at) => {
    const message = problemOfFormula(step.explore, formula);
    if (message) problems.push({ at: ["formulas", at], message });
  });
  return [...problems, ...(step.predict ? problemsOfPrediction(step.explore, step.predict) : [])];
}

const unknown = (key: string) => `there is no quantity "${key}"`;

/** Places in each slider's range at which a formula has to hold. */
const tried = [0.31, 0.5, 0.77];

function problemOfFormula(explore: Explore, written: string): string | undefined {
  let sides: Formula[];
  try {
    sides = parseFormula(written);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const missing = sides.flatMap(quantitiesIn).find((key) => !quantityOf(explore, key));
  if (missing) return unknown(missing);
  const trials = [inputsOf(explore), ...tried.map((share) => inputsAt(explore, share))];
  for (const inputs of trials) {
    const values = valuesOf(explore, inputs);
    const [first = NaN, ...others] = sides.map((side) => evaluateFormula(side, values));
    if (!others.every((other) => isSame(first, other)))
      return `does not hold: the sides come to ${[first, ...others].map((side) => side.toPrecision(6)).join(" and ")}`;
  }
  return undefined;
}

const inputsAt = (explore: Explore, share: number): Inputs => ({
  ...inputsOf(explore),
  ...Object.fromEntries(slidersOf(explore).map(({ key, from, to }) => [key, from + share * (to - from)])),
});

const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-7 * Math.max(Math.abs(a), Math.abs(b), 1e-6);

function problemsOfPrediction(explore: Explore, predict: Predict): Problem[] {
  const { given = {}, quantity, guess, answers } = predict;
  const sliders = slidersOf(explore);
  const problems = Object.entries(given).flatMap(([key, value]): Problem[] => {
    const slid = sliders.find((slider) => slider.key === key);
    if (slid && value >= slid.from && value <= slid.to) return [];
    return [{ at: ["predict", "given", key], message: slid ? "lies outside of its slider" : "is no slider here" }];
  });
  if (!quantityOf(explore, quantity)) return [...problems, { at: ["predict", "quantity"], message: unknown(quantity) }];
  if (problems.length > 0) return problems;
  if (!guess === !answers) return [{ at: ["predict"], message: 'needs either "guess" or "answers"' }];
  const right = answerTo(explore, predict);
  if (guess && (right < guess.from || right > guess.to))
    return [{ at: ["predict", "guess"], message: `leaves out what physics computes: ${right.toPrecision(6)}` }];
  const count = answers?.filter((answer) => fits(answer, right)).length ?? 1;
  if (count !== 1)
    return [{ at: ["predict", "answers"], message: `${count} answers hold ${right.toPrecision(6)}: it must be one` }];
  return [];
}

/** As the schema's library wants a place: with what stands at each turn of the way. */
function pathOf(value: unknown, at: Problem["at"]): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let input = value;
  const items = at.map((key): v.IssuePathItem => {
    // Objects and lists alike; what is not there is undefined.
    const holder = input as Record<string | number, unknown>;
    input = holder[key];
    return { type: "unknown", origin: "value", input: holder, key, value: input };
  });
  // A problem always has a place.
  return items as [v.IssuePathItem, ...v.IssuePathItem[]];
}
