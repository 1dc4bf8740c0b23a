// Pure. Validates a curve; each problem has its path.
import { slidersOf } from "./explorable";
import { curveQuantities } from "./curve-quantities";
import type { Curve } from "./explore-schema";

type Problem = { path: (string | number)[]; message: string };

export function problemsOfCurve(curve: Curve): Problem[] {
  const { model, inputs, compare, along, across = along, up, logarithmic, toScale } = curve;
  const quantities = curveQuantities[model];
  const quantityFor = (key: string) => (Object.hasOwn(quantities, key) ? quantities[key] : undefined);
  const checkBounds = (key: string, values: number[], path: Problem["path"]): Problem[] => {
    const bounds = quantityFor(key)?.input;
    if (!bounds) return [{ path, message: `is no input of "${model}"` }];
    const isWithin = values.every((value) => value >= bounds.least && value <= bounds.most);
    return isWithin ? [] : [{ path, message: `must lie from ${bounds.least} to ${bounds.most}` }];
  };
  const problems = Object.entries(inputs).flatMap(([key, input]) =>
    checkBounds(key, typeof input === "object" ? [input.from, input.to] : [input], ["explore", "inputs", key]),
  );
  for (const [key, value] of Object.entries(compare?.inputs ?? {}))
    problems.push(...checkBounds(key, [value], ["explore", "compare", "inputs", key]));
  if (!slidersOf(curve).some(({ key }) => key === along))
    problems.push({ path: ["explore", "along"], message: `"${along}" is no slider here` });
  for (const [at, key] of Object.entries({ across, up }))
    if (!quantityFor(key)) problems.push({ path: ["explore", at], message: `there is no quantity "${key}"` });
  if (logarithmic && toScale)
    problems.push({ path: ["explore", "toScale"], message: "powers of ten have no one scale" });
  return problems;
}
