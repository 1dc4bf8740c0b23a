// Pure. Validates a curve; each problem has its path.
import { slidersOf } from "./explorable";
import { curveQuantities } from "./curve-quantities";
import type { Curve } from "./explore-schema";
import { reason, type Finding } from "./findings";

export function problemsOfCurve(curve: Curve): Finding[] {
  const { model, inputs, compare, along, across = along, up, logarithmic, toScale } = curve;
  const quantities = curveQuantities[model];
  const quantityFor = (key: string) => (Object.hasOwn(quantities, key) ? quantities[key] : undefined);
  const checkBounds = (key: string, values: number[], path: Finding["path"]): Finding[] => {
    const bounds = quantityFor(key)?.input;
    if (!bounds) return [{ path, reason: reason("noSuchInput", { model }) }];
    const isWithin = values.every((value) => value >= bounds.least && value <= bounds.most);
    return isWithin ? [] : [{ path, reason: reason("outOfRange", { least: bounds.least, most: bounds.most }) }];
  };
  const problems = Object.entries(inputs).flatMap(([key, input]) =>
    checkBounds(key, typeof input === "object" ? [input.from, input.to] : [input], ["explore", "inputs", key]),
  );
  for (const [key, value] of Object.entries(compare?.inputs ?? {}))
    problems.push(...checkBounds(key, [value], ["explore", "compare", "inputs", key]));
  if (!slidersOf(curve).some(({ key }) => key === along))
    problems.push({ path: ["explore", "along"], reason: reason("noSuchSlider", { key: along }) });
  for (const [at, key] of Object.entries({ across, up }))
    if (!quantityFor(key)) problems.push({ path: ["explore", at], reason: reason("noSuchQuantity", { key }) });
  if (logarithmic && toScale) problems.push({ path: ["explore", "toScale"], reason: reason("logarithmicToScale") });
  return problems;
}
