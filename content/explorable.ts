// Pure. Evaluates an explorable's JSON. Inputs are in the units of their quantities.
import { curveValues } from "../physics/curves";
import { orbitValues, relativeValues, type Relative, type OrbitInputs, type Values } from "../physics/explore";
import { curveQuantities } from "./curve-quantities";
import type { Curve, Explore, Predict } from "./explore-schema";
import { quantitiesOf, type Quantity } from "./quantities";

export type Inputs = Readonly<Record<string, number>>;
export type Slider = { key: string; from: number; to: number; value: number; step: number };

/** For keys that the schema has checked. */
export function requireQuantity(explore: Explore, key: string): Quantity {
  const quantity = quantityOf(explore, key);
  if (!quantity) throw new Error(`The explorable has no quantity "${key}".`);
  return quantity;
}

export function quantityOf(explore: Explore, key: string): Quantity | undefined {
  const quantities = explore.type === "curve" ? curveQuantities[explore.model] : quantitiesOf[explore.type];
  return Object.hasOwn(quantities, key) ? quantities[key] : undefined;
}

const entriesOf = (explore: Explore) => Object.entries(explore.inputs);

/** The inputs that students can change. */
export const slidersOf = (explore: Explore): Slider[] =>
  entriesOf(explore).flatMap(([key, input]) => (typeof input === "object" ? [{ key, ...input }] : []));

export const inputsOf = (explore: Explore): Inputs =>
  Object.fromEntries(
    entriesOf(explore).flatMap(([key, input]) =>
      input === undefined ? [] : [[key, typeof input === "object" ? input.value : input]],
    ),
  );

/** Inputs in metres, seconds and radians. */
function inSi(explore: Explore, inputs: Inputs): Record<string, number> {
  return Object.fromEntries(
    Object.entries(inputs).map(([key, value]) => [key, value / (quantityOf(explore, key)?.factor ?? 1)]),
  );
}

/** Adds the model's defaults. */
const withDefaults = ({ model }: Curve, inputs: Inputs): Inputs => ({
  ...Object.fromEntries(
    Object.entries(curveQuantities[model]).flatMap(([key, { input }]) => (input ? [[key, input.defaultValue]] : [])),
  ),
  ...inputs,
});

/** Points of a curve, in metres, seconds and radians; null where it cannot be computed. */
export function curveOf(explore: Curve, inputs: Inputs, count: number): (Values | null)[] {
  const slider = slidersOf(explore).find(({ key }) => key === explore.along);
  if (!slider) throw new Error(`The curve has no slider "${explore.along}".`);
  return Array.from({ length: count + 1 }, (_, at) => {
    const values = valuesOf(explore, {
      ...inputs,
      [slider.key]: slider.from + ((slider.to - slider.from) * at) / count,
    });
    return [acrossOf(explore), explore.up].every((key) => Number.isFinite(values[key])) ? values : null;
  });
}

export const acrossOf = ({ across, along }: Curve) => across ?? along;

export function relativeOf(explore: Extract<Explore, { type: "relative-motion" }>, inputs: Inputs): Relative {
  const { altitude = 0, radialStart = 0, inTrackStart = 0, radialBurn = 0, inTrackBurn = 0 } = inSi(explore, inputs);
  const isCoelliptic = explore.motion === "coelliptic";
  return { altitude, radialStart, inTrackStart, radialBurn, inTrackBurn, isCoelliptic };
}

export function orbitOf(explore: Extract<Explore, { type: "orbit" }>, inputs: Inputs): OrbitInputs {
  const { altitude = 0, inclination = 0, ...rest } = inSi(explore, inputs);
  return { altitude, inclination, ...rest };
}

/** Duration of a picture of relative motion, in seconds. */
export function spanOf(explore: Explore, inputs: Inputs): number {
  if (explore.type !== "relative-motion") return 0;
  return explore.orbits * (relativeValues(relativeOf(explore, inputs), 0).period ?? NaN);
}

/** Every quantity, in metres, seconds and radians. `time` matters for relative motion only. */
export function valuesOf(explore: Explore, inputs: Inputs, time = spanOf(explore, inputs)): Values {
  if (explore.type === "curve") return curveValues(explore.model, inSi(explore, withDefaults(explore, inputs)));
  return explore.type === "orbit"
    ? orbitValues(orbitOf(explore, inputs))
    : relativeValues(relativeOf(explore, inputs), time);
}

/** In the quantity's unit. */
export const inDisplayUnit = (explore: Explore, key: string, values: Values) =>
  (values[key] ?? NaN) * (quantityOf(explore, key)?.factor ?? 1);

/** The question's inputs: its own settings, otherwise the initial values. */
export const inputsOfPrediction = (explore: Explore, predict: Predict): Inputs => ({
  ...inputsOf(explore),
  ...predict.given,
});

export const answerTo = (explore: Explore, predict: Predict) =>
  inDisplayUnit(explore, predict.quantity, valuesOf(explore, inputsOfPrediction(explore, predict)));

export type Answer = { text: string; from?: number | undefined; to?: number | undefined };

export const fits = ({ from = -Infinity, to = Infinity }: Answer, value: number) => value >= from && value < to;
