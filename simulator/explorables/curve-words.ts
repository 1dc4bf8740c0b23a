import { texts } from "~/texts";
import { acrossOf, curveOf, requireQuantity, valuesOf, type Inputs } from "../../content/explorable";
import type { Curve } from "../../content/explore-schema";
import { formatQuantity } from "./numbers";

/** The curve as a sentence: the current point, its shape, and the compared curve's value. */
export function sentenceOfCurve(explore: Curve, inputs: Inputs): string {
  const [x, y] = [requireQuantity(explore, acrossOf(explore)), requireQuantity(explore, explore.up)];
  const values = valuesOf(explore, inputs);
  const here = `${x.name} ${formatQuantity(x, acrossOf(explore), values)}: ${y.name} ${formatQuantity(y, explore.up, values)}.`;
  const { compare } = explore;
  if (!compare) return `${here} ${shapeOf(explore, inputs)}`;
  const comparedValues = valuesOf(explore, { ...inputs, ...compare.inputs });
  return `${here} ${shapeOf(explore, inputs)} ${compare.name}: ${formatQuantity(y, explore.up, comparedValues)}.`;
}

/** Says whether the curve rises or falls from left to right. */
function shapeOf(explore: Curve, inputs: Inputs): string {
  const heights = curveOf(explore, inputs, 60).flatMap((values) => (values ? [values[explore.up] ?? NaN] : []));
  const steps = heights.slice(1).map((height, index) => height - (heights[index] ?? height));
  const [rises, falls] = [steps.some((step) => step > 0), steps.some((step) => step < 0)];
  if (rises && falls) return texts.explorables.curveVaries;
  if (!rises && !falls) return texts.explorables.curveIsLevel;
  return rises ? texts.explorables.curveRises : texts.explorables.curveFalls;
}
