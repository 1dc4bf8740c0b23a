// Three stages of help, from a nudge over the method to the way there. Points of a graded question are no matter of
// them.
import type { Lesson, Question, Scenario, Task } from "../../content/content-schema";
import { goalsOf, type Goal, type Quantity } from "../../physics/orbits";
import type { Orbit } from "../../physics/scenario";

export type Hint = { stage: string; text: string };
const stages = ["Nudge", "Method", "Way"] as const;
const staged = (...texts: string[]): Hint[] => texts.map((text, at) => ({ stage: stages[at]!, text }));

/** A task with its numbers filled in. */
type Hinted = Pick<Task, "hint"> & { goal: readonly Goal[] };

/** Of a task as it stands: what is off, what it depends on, and how its author goes there. */
export function hintsOfTask(task: Hinted, orbit: Orbit): Hint[] {
  const goals = goalsOf(task, orbit);
  const off = goals.filter(({ isMet }) => !isMet);
  const nudges = off.map(({ quantity, from, value }) => {
    const { name, more, less } = words[quantity];
    return `${name} ${value < from ? `is too ${less}: make it ${more}` : `is too ${more}: make it ${less}`}.`;
  });
  const fits = goals.length - off.length;
  const kept = fits > 0 ? ` ${fits === 1 ? "One bound is" : `${fits} bounds are`} met already: keep that.` : "";
  const methods = [...new Set(task.goal.map(({ quantity }) => methodOf(quantity, task)))];
  return staged(`${nudges.join(" ")}${kept}`.trim(), methods.join(" "), task.hint);
}

type Words = { name: string; more: string; less: string };
const words: Record<Quantity, Words> = {
  perigee: { name: "The perigee", more: "high", less: "low" },
  apogee: { name: "The apogee", more: "high", less: "low" },
  inclination: { name: "The inclination", more: "large", less: "small" },
  node: { name: "The node's longitude", more: "large", less: "small" },
  argumentOfPerigee: { name: "The argument of perigee", more: "large", less: "small" },
  period: { name: "The period", more: "long", less: "short" },
  eccentricity: { name: "The eccentricity", more: "large", less: "small" },
  trueLongitude: { name: "The true longitude", more: "large", less: "small" },
};

function methodOf(quantity: Quantity, { goal }: Hinted): string {
  const bounds = (of: Quantity) => goal.find((one) => one.quantity === of);
  const [low, high] = [bounds("perigee"), bounds("apogee")];
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

/** Of a flight that is practiced: what to think of first, how it is done, and what the tutorial burns. */
export function hintsOfFlight({ help, tutorial }: Pick<Scenario, "help" | "tutorial">): Hint[] {
  const [nudge = "", ...method] = help;
  return staged(nudge, method.join(" "), tutorial.map(({ text }) => text).join(" "));
}

/**
 * Where a lesson speaks of what a question asks: the step with most of its words. Which answer is right is not known
 * here.
 */
export function placeOf(lesson: Lesson, { text, answers }: Question): { at: number; title: string } | null {
  const asked = wordsOf([text, ...answers.map((answer) => answer.text)].join(" "));
  const places = lesson.steps.flatMap((step, at) => {
    if (step.kind === "question") return [];
    const told = wordsOf([step.title, ...step.text].join(" "));
    return [{ at, title: step.title, shared: [...asked].filter((word) => told.has(word)).length }];
  });
  const best = places.reduce<(typeof places)[number] | null>(
    (known, one) => (one.shared > (known?.shared ?? 1) ? one : known),
    null,
  );
  return best && { at: best.at, title: best.title };
}

/** Long words only, each by its beginning: "orbital" and "orbits" are of one kind. */
const wordsOf = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, 6)));
