// Pure: what a flight is worth by the regrades of its class (docs/decisions/0191).
import * as v from "valibot";
import type { ReflownProblem, ReflownResult } from "./fly-stored";

/** `print`: names model and scenario; `neverLower`: who would get a smaller share of the points keeps what they had. */
export const FlightRule = v.object({
  print: v.string(),
  model: v.number(),
  maxScore: v.number(),
  neverLower: v.boolean(),
});
export type FlightRule = v.InferOutput<typeof FlightRule>;

export type FlightMarks = { score: number; maxScore: number; passed: boolean };

export const StoredResult: v.GenericSchema<unknown, ReflownResult> = v.union([
  v.object({ points: v.number(), maxPoints: v.number(), passed: v.boolean() }),
  // Written by this product only.
  v.object({ problem: v.custom<ReflownProblem>((value) => typeof value === "string") }),
]);

/** Rules in order; one without a result, or whose flight can't be flown, leaves the points as they are. */
export const reflownMarks = (
  handedIn: FlightMarks,
  rules: readonly FlightRule[],
  results: Readonly<Record<string, ReflownResult>>,
): FlightMarks =>
  rules.reduce((current, { print, neverLower }) => {
    const result = results[print];
    if (!result || "problem" in result) return current;
    const { points, maxPoints, passed } = result;
    const isLower = current.maxScore > 0 && points * current.maxScore < current.score * Math.max(maxPoints, 1);
    return neverLower && isLower ? current : { score: points, maxScore: maxPoints, passed };
  }, handedIn);
