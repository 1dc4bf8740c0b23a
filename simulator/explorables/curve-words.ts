import { acrossOf, curveOf, quantityOf, valuesOf, type Inputs } from "../../content/explorable";
import type { Curve } from "../../content/explore-schema";
import { formatOf } from "./numbers";

/** The curve in words: where one stands on it, which way it goes from there, and what the other curve has there. */
export function sentenceOfCurve(explore: Curve, inputs: Inputs): string {
  const [x, y] = [quantityOf(explore, acrossOf(explore))!, quantityOf(explore, explore.up)!];
  const values = valuesOf(explore, inputs);
  const here = `${x.name} ${formatOf(x, acrossOf(explore), values)}: ${y.name} ${formatOf(y, explore.up, values)}.`;
  const { compare } = explore;
  if (!compare) return `${here} ${shapeOf(explore, inputs)}`;
  const other = valuesOf(explore, { ...inputs, ...compare.inputs });
  return `${here} ${shapeOf(explore, inputs)} ${compare.name}: ${formatOf(y, explore.up, other)}.`;
}

/** From the left end to the right one. */
function shapeOf(explore: Curve, inputs: Inputs): string {
  const heights = curveOf(explore, inputs, 60).flatMap((values) => (values ? [values[explore.up] ?? NaN] : []));
  const steps = heights.slice(1).map((height, at) => height - heights[at]!);
  const [rises, falls] = [steps.some((step) => step > 0), steps.some((step) => step < 0)];
  if (rises && falls) return "The curve rises and falls.";
  if (!rises && !falls) return "The curve is level.";
  return rises ? "The curve rises from left to right." : "The curve falls from left to right.";
}
