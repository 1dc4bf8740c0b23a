// Schemas of the tasks that aren't solved by setting an orbit: what their answer is, and when it is right.
import * as v from "valibot";
import { bound, Condition, Figure, GoalEntry, name, RandomNumber, taskTexts } from "./task-schema";
import { text } from "./text";

const positive = v.pipe(v.number(), v.gtValue(0));
const drawn = {
  draw: v.optional(v.pipe(v.array(RandomNumber), v.maxLength(8))),
  figures: v.optional(v.pipe(v.array(Figure), v.maxLength(24))),
};
const goal = v.pipe(v.array(GoalEntry), v.minLength(1), v.maxLength(12));

/**
 * A burn at a place of the first orbit. The orbit after it must meet the goal, for at most `limit` m/s. `solution` is for
 * the checks and isn't sent to games.
 */
export const burnFields = {
  answer: v.literal("burn"),
  ...drawn,
  goal,
  limit: bound,
  /** The largest part of a burn that the form can set, m/s. */
  reach: v.optional(v.pipe(positive, v.maxValue(10_000)), 500),
  /** Whether the form has a part out of the plane. */
  hasNormal: v.optional(v.boolean()),
  solution: v.optional(
    v.strictObject({
      at: bound,
      radial: v.optional(bound),
      forward: v.optional(bound),
      normal: v.optional(bound),
    }),
  ),
};

const Dial = v.strictObject({
  name,
  label: text,
  unit: v.optional(text),
  /** `clock`: minutes as hours and minutes. */
  scale: v.optional(v.picklist(["line", "clock", "compass"]), "line"),
  from: v.number(),
  to: v.number(),
  step: positive,
  value: bound,
  goal: v.strictObject({ from: bound, to: bound }),
  /** Named places on the line. */
  marks: v.optional(v.pipe(v.array(v.strictObject({ at: bound, text })), v.maxLength(8))),
});

/** Numbers on lines: a time, an azimuth, a value that was read. Each must be within its goal. */
export const numbersFields = {
  answer: v.literal("numbers"),
  ...drawn,
  dials: v.pipe(v.array(Dial), v.minLength(1), v.maxLength(3)),
};

/** Options from the smallest to the largest `by`. */
export const orderFields = {
  answer: v.literal("order"),
  ...drawn,
  options: v.pipe(v.array(v.strictObject({ text, by: bound })), v.minLength(3), v.maxLength(5)),
};

/** One of the options, or several, whose condition is fulfilled. */
export const choiceFields = {
  answer: v.literal("choice"),
  ...drawn,
  options: v.pipe(v.array(v.strictObject({ text, right: Condition })), v.minLength(2), v.maxLength(8)),
  several: v.optional(v.boolean()),
};

/** Shown as lines of a message, such as a conjunction's. */
export const message = v.optional(v.pipe(v.array(text), v.minLength(1), v.maxLength(16)));

/** What grading needs of a task, without its texts. */
const points = v.pipe(v.number(), v.minValue(0));
const orbitOnly = v.object({ perigee: v.number(), apogee: v.number(), ...angles() });
function angles() {
  const angle = v.optional(v.number(), 0);
  return { inclination: angle, node: angle, argumentOfPerigee: angle, trueAnomaly: angle };
}
const globe = v.object({ orbits: v.array(v.object({ name: v.string(), orbit: orbitOnly })) });
const { moves } = taskTexts;
export const TaskRule = v.variant("answer", [
  v.object({ answer: v.optional(v.literal("orbit")), points, ...drawn, goal }),
  v.object({ points, ...burnFields, globe, moves }),
  v.object({ points, ...numbersFields }),
  v.object({ points, ...orderFields }),
  v.object({ points, ...choiceFields }),
]);
export type TaskRule = v.InferOutput<typeof TaskRule>;
export type RuleOf<Answer extends TaskRule["answer"]> = Extract<TaskRule, { answer: Answer }>;
