// Three stages of help: nudge, method, solution. Hints don't affect the points of graded questions.
import type { Lesson, Question, Scenario, Task } from "../../content/content-schema";
import { goalsOf, type Goal, type Quantity } from "../../physics/orbits";
import type { Orbit } from "../../physics/scenario";

export type Hint = { stage: string; text: string };
const stages = ["Nudge", "Method", "Way"] as const;
const stageHints = (...texts: string[]): Hint[] =>
  stages.flatMap((stage, index) => (texts[index] === undefined ? [] : [{ stage, text: texts[index] }]));

type TaskGoals = Pick<Task, "hint"> & { goal: readonly Goal[] };

/** Hints for a task's current orbit: which goals are missed, what they depend on, and the author's solution. */
export function taskHints(task: TaskGoals, orbit: Orbit): Hint[] {
  const goals = goalsOf(task, orbit);
  const unmet = goals.filter(({ isMet }) => !isMet);
  const nudges = unmet.map(({ quantity, from, value }) => {
    const { name, more, less } = quantityWords[quantity];
    return `${name} ${value < from ? `is too ${less}: make it ${more}` : `is too ${more}: make it ${less}`}.`;
  });
  const metCount = goals.length - unmet.length;
  const keepText =
    metCount > 0 ? ` ${metCount === 1 ? "One bound is" : `${metCount} bounds are`} met already: keep that.` : "";
  const methods = [...new Set(task.goal.map(({ quantity }) => methodOf(quantity, task)))];
  return stageHints(`${nudges.join(" ")}${keepText}`.trim(), methods.join(" "), task.hint);
}

type QuantityWords = { name: string; more: string; less: string };
const quantityWords: Record<Quantity, QuantityWords> = {
  perigee: { name: "The perigee", more: "high", less: "low" },
  apogee: { name: "The apogee", more: "high", less: "low" },
  inclination: { name: "The inclination", more: "large", less: "small" },
  node: { name: "The node's longitude", more: "large", less: "small" },
  argumentOfPerigee: { name: "The argument of perigee", more: "large", less: "small" },
  period: { name: "The period", more: "long", less: "short" },
  eccentricity: { name: "The eccentricity", more: "large", less: "small" },
  trueLongitude: { name: "The true longitude", more: "large", less: "small" },
};

function methodOf(quantity: Quantity, { goal }: TaskGoals): string {
  const findGoal = (quantity: Quantity) => goal.find((bound) => bound.quantity === quantity);
  const [low, high] = [findGoal("perigee"), findGoal("apogee")];
  if (quantity === "perigee" || quantity === "apogee")
    return low && high && low.from === high.from && low.to === high.to
      ? "Both heights have the same bounds: it is a circle. A burn at one side of an orbit moves the other side, so " +
          "set one height after the other."
      : "Perigee and apogee are the lowest and the highest point over the ground. A burn at one of them moves the " +
          "other and leaves itself where it is.";
  return methods[quantity];
}

const methods: Record<Exclude<Quantity, "perigee" | "apogee">, string> = {
  inclination:
    "The inclination is the angle between the plane of the orbit and the equator: 0° stays above the equator, 90° goes " +
    "over the poles, more goes westward. Heights do not change it.",
  node:
    "The node is where the orbit crosses the equator northward; its longitude is counted eastward from the vernal " +
    "equinox. It turns the plane about the Earth's axis and changes nothing else.",
  argumentOfPerigee:
    "The argument of perigee is the angle in the plane from the ascending node to the perigee: at 90° the perigee is " +
    "farthest north, at 270° farthest south.",
  period:
    "The period depends on the semi-major axis alone: T = 2π √(a³ / µ), with a the Earth's radius and the mean of both " +
    "heights. Raise either height to make it longer, and watch the reading.",
  eccentricity:
    "The eccentricity is the difference of both heights over the sum of both radii, those from the centre of the Earth: " +
    "equal heights make it 0.",
  trueLongitude:
    "The true longitude is the sum of node, argument of perigee and true anomaly, less 360° where it is more. It says " +
    "where the craft stands, also where there is no perigee or no node to count from.",
};

/** Hints for a practice flight: what to consider first, the method, and the tutorial's burns. */
export function flightHints({ help, tutorial }: Pick<Scenario, "help" | "tutorial">): Hint[] {
  const [nudge = "", ...method] = help;
  return stageHints(nudge, method.join(" "), tutorial.map(({ text }) => text).join(" "));
}

/**
 * The lesson step that shares most words with a question. Doesn't use the right answer, which the game doesn't know.
 */
export function findRelatedStep(
  lesson: Lesson,
  { text, answers }: Question,
): { stepIndex: number; title: string } | null {
  const questionWords = wordsOf([text, ...answers.map((answer) => answer.text)].join(" "));
  const candidates = lesson.steps.flatMap((step, stepIndex) => {
    if (step.kind === "question") return [];
    const stepWords = wordsOf([step.title, ...step.text].join(" "));
    return [{ stepIndex, title: step.title, shared: [...questionWords].filter((word) => stepWords.has(word)).length }];
  });
  const best = candidates.reduce<(typeof candidates)[number] | null>(
    (closest, candidate) => (candidate.shared > (closest?.shared ?? 1) ? candidate : closest),
    null,
  );
  return best && { stepIndex: best.stepIndex, title: best.title };
}

/** Words of five or more letters, cut to six so that "orbital" and "orbits" match. */
const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 6)));
