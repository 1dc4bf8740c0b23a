// A scenario that asks to build something in the sandbox: its task, and checks of what is handed in.
import * as v from "valibot";
import type { SandboxCheck as PhysicsCheck } from "../physics/sandbox-checks";
import { schemaReason } from "./findings";
import { text } from "./text";

export const sandboxLimits = { paragraphs: 20, paragraphLength: 2_000, checks: 10, craft: 20, minutes: 600 } as const;

const craftNumber = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(sandboxLimits.craft));
const points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const bound = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));

const range = <Quantity extends string, Unit extends string>(
  quantity: Quantity,
  unit: Unit,
  [least, most]: [number, number],
) =>
  v.pipe(
    v.strictObject({
      quantity: v.literal(quantity),
      unit: v.literal(unit),
      spacecraft: v.optional(craftNumber, 1),
      from: bound(least, most),
      to: bound(least, most),
      points,
    }),
    v.forward(
      v.check(({ from, to }) => from <= to, schemaReason("toBelowFrom")),
      ["to"],
    ),
  );

/** The quantities of checks, with their units in the document. */
export const checkUnits = {
  period: "min",
  perigee: "km",
  apogee: "km",
  inclination: "deg",
  eccentricity: "1",
  closestApproach: "km",
} as const;

/** Each says its unit, so that nobody has to guess. Orbits are checked as built, before they precess or decay. */
export const SandboxCheck = v.variant("quantity", [
  range("period", "min", [1, 50_000]),
  range("perigee", "km", [100, 400_000]),
  range("apogee", "km", [100, 400_000]),
  range("inclination", "deg", [0, 180]),
  range("eccentricity", "1", [0, 1]),
  v.pipe(
    v.strictObject({
      quantity: v.literal("closestApproach"),
      unit: v.literal("km"),
      spacecraft: v.optional(craftNumber, 1),
      other: v.optional(craftNumber, 2),
      below: v.pipe(v.number(), v.gtValue(0), v.maxValue(100_000)),
      /** How long the spacecraft are flown with the sandbox's force model. */
      minutes: v.pipe(v.number(), v.minValue(1), v.maxValue(sandboxLimits.minutes)),
      points,
    }),
    v.forward(
      v.check(({ spacecraft, other }) => spacecraft !== other, schemaReason("sameSpacecraft")),
      ["other"],
    ),
  ),
]);
export type SandboxCheck = v.InferOutput<typeof SandboxCheck> & PhysicsCheck;

export const SandboxTask = v.strictObject({
  text: v.pipe(
    v.array(
      v.pipe(
        text,
        v.maxLength(sandboxLimits.paragraphLength, schemaReason("tooLong", { max: sandboxLimits.paragraphLength })),
      ),
    ),
    v.minLength(1, schemaReason("sandboxText")),
    v.maxLength(sandboxLimits.paragraphs),
  ),
  checks: v.optional(v.pipe(v.array(SandboxCheck), v.maxLength(sandboxLimits.checks)), []),
});
export type SandboxTask = v.InferOutput<typeof SandboxTask>;

export const pointsOfChecks = ({ checks }: Pick<SandboxTask, "checks">) =>
  checks.reduce((sum, { points }) => sum + points, 0);

/** As players get it. `language`: of a translation. */
export type PlayedSandboxTask = SandboxTask & { type: "sandbox"; maxScore: number; language?: string };
