// Pure: what an explorable's JSON comes to. Inputs are told in the units of their quantities.
import { curveValues } from "../physics/curves";
import { orbitValues, relativeValues, type Relative, type Shown, type Values } from "../physics/explore";
import { curveQuantities } from "./curve-quantities";
import type { Curve, Explore, Predict } from "./explore-schema";
import { quantitiesOf, type Quantity } from "./quantities";

export type Inputs = Readonly<Record<string, number>>;
export type Slider = { key: string; from: number; to: number; value: number; step: number };

export function quantityOf(explore: Explore, key: string): Quantity | undefined {
  const quantities = explore.type === "curve" ? curveQuantities[explore.model] : quantitiesOf[explore.type];
  return Object.hasOwn(quantities, key) ? quantities[key] : undefined;
}

const entriesOf = (explore: Explore) => Object.entries(explore.inputs);

/** What the student may slide. */
export const slidersOf = (explore: Explore): Slider[] =>
  entriesOf(explore).flatMap(([key, input]) => (typeof input === "object" ? [{ key, ...input }] : []));

export const inputsOf = (explore: Explore): Inputs =>
  Object.fromEntries(
    entriesOf(explore).flatMap(([key, input]) =>
      input === undefined ? [] : [[key, typeof input === "object" ? input.value : input]],
    ),
  );

/** In metres, seconds and radians. */
function inSi(explore: Explore, inputs: Inputs): Record<string, number> {
  return Object.fromEntries(
    Object.entries(inputs).map(([key, value]) => [key, value / (quantityOf(explore, key)?.factor ?? 1)]),
  );
}

/** What a lesson leaves out of a model's inputs. */
const withUsual = ({ model }: Curve, inputs: Inputs): Inputs => ({
  ...Object.fromEntries(
    Object.entries(curveQuantities[model]).flatMap(([key, { input }]) => (input ? [[key, input.usual]] : [])),
  ),
  ...inputs,
});

/** Points of a curve, in metres, seconds and radians; where nothing can be computed it has a gap. */
export function curveOf(explore: Curve, inputs: Inputs, count: number): (Values | null)[] {
  const slid = slidersOf(explore).find(({ key }) => key === explore.along)!;
  return Array.from({ length: count + 1 }, (_, at) => {
    const values = valuesOf(explore, { ...inputs, [slid.key]: slid.from + ((slid.to - slid.from) * at) / count });
    return [acrossOf(explore), explore.up].every((key) => Number.isFinite(values[key])) ? values : null;
  });
}

export const acrossOf = ({ across, along }: Curve) => across ?? along;

export function relativeOf(explore: Extract<Explore, { type: "relative-motion" }>, inputs: Inputs): Relative {
  const { altitude = 0, radialStart = 0, inTrackStart = 0, radialBurn = 0, inTrackBurn = 0 } = inSi(explore, inputs);
  const isCoelliptic = explore.motion === "coelliptic";
  return { altitude, radialStart, inTrackStart, radialBurn, inTrackBurn, isCoelliptic };
}

export function shownOf(explore: Extract<Explore, { type: "orbit" }>, inputs: Inputs): Shown {
  const { altitude = 0, inclination = 0, ...rest } = inSi(explore, inputs);
  return { altitude, inclination, ...rest };
}

/** How long a picture of relative motion goes on, in seconds. */
export function spanOf(explore: Explore, inputs: Inputs): number {
  if (explore.type !== "relative-motion") return 0;
  return explore.orbits * relativeValues(relativeOf(explore, inputs), 0).period!;
}

/** Every quantity, in metres, seconds and radians. `time` counts in pictures of relative motion. */
export function valuesOf(explore: Explore, inputs: Inputs, time = spanOf(explore, inputs)): Values {
  if (explore.type === "curve") return curveValues(explore.model, inSi(explore, withUsual(explore, inputs)));
  return explore.type === "orbit"
    ? orbitValues(shownOf(explore, inputs))
    : relativeValues(relativeOf(explore, inputs), time);
}

/** In the unit of the quantity. */
export const told = (explore: Explore, key: string, values: Values) =>
  (values[key] ?? NaN) * (quantityOf(explore, key)?.factor ?? 1);

/** What is asked about: the inputs as they were given, else as they stand at first. */
export const inputsAsked = (explore: Explore, predict: Predict): Inputs => ({
  ...inputsOf(explore),
  ...predict.given,
});

export const answerTo = (explore: Explore, predict: Predict) =>
  told(explore, predict.quantity, valuesOf(explore, inputsAsked(explore, predict)));

export type Answer = { text: string; from?: number | undefined; to?: number | undefined };

export const fits = ({ from = -Infinity, to = Infinity }: Answer, value: number) => value >= from && value < to;
