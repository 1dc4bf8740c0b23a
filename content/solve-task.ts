// Pure. Finds an orbit that meets a task's goal, as a student would with the form.
import { earthRadius, mu } from "../physics/earth";
import type { Goal, Quantity } from "../physics/orbits";
import type { Orbit } from "../physics/scenario";
import type { RuleOf, TaskRule } from "./answer-schema";
import { boundOf, goalOf, valuesOfTask, type TaskNumbers } from "./draw-task";
import { rightChoice, rightOrder, type TaskAnswer } from "./task-answers";

/** An answer that solves a task with a start's numbers; for a burn it is the author's, which games don't have. */
export function solveAnswer(rule: TaskRule, numbers: TaskNumbers, begin: Orbit): TaskAnswer {
  const values = valuesOfTask(rule, numbers);
  switch (rule.answer) {
    case "burn":
      return { burn: solutionOfBurn(rule, values) };
    case "numbers":
      return {
        numbers: rule.dials.map(({ goal }) => (boundOf(goal.from, values) + boundOf(goal.to, values)) / 2),
      };
    case "order":
      return { order: rightOrder(rule, values) };
    case "choice":
      return { choice: rightChoice(rule, values) };
    default:
      return { orbit: solveTask(goalOf(rule, numbers), begin) };
  }
}

function solutionOfBurn({ solution = { at: NaN } }: RuleOf<"burn">, values: TaskNumbers) {
  const { at, radial = 0, forward = 0, normal = 0 } = solution;
  const part = (value: number | string) => boundOf(value, values);
  return { at: part(at), radial: part(radial), forward: part(forward), normal: part(normal) };
}

/** Starts from the task's own orbit; heights are km. A contradictory goal isn't met by the result. */
export function solveTask(goal: readonly Goal[], begin: Orbit): Orbit {
  const middles = new Map(goal.map(({ quantity, from, to }) => [quantity, (from + to) / 2]));
  const targetOf = (quantity: Quantity, otherwise: number) => middles.get(quantity) ?? otherwise;
  const { perigee, apogee } = heightsFor(middles, begin);
  const node = targetOf("node", begin.node);
  const argumentOfPerigee = targetOf("argumentOfPerigee", begin.argumentOfPerigee);
  const longitude = middles.get("trueLongitude");
  return {
    perigee,
    apogee,
    inclination: targetOf("inclination", begin.inclination),
    node,
    argumentOfPerigee,
    trueAnomaly: longitude === undefined ? begin.trueAnomaly : (longitude - node - argumentOfPerigee + 720) % 360,
  };
}

type Middles = ReadonlyMap<Quantity, number>;

/** Elements without a goal stay the same if possible. */
function heightsFor(middles: Middles, begin: Orbit): Pick<Orbit, "perigee" | "apogee"> {
  const targetApogee = middles.get("apogee");
  const perigee = middles.get("perigee") ?? Math.min(begin.perigee, targetApogee ?? begin.perigee);
  const apogee = targetApogee ?? apogeeFor(middles, perigee) ?? Math.max(begin.apogee, perigee);
  if (apogee >= perigee || middles.has("perigee")) return { perigee, apogee };
  // A short period may leave no room above the perigee: use a circle.
  return { perigee: (perigee + apogee) / 2, apogee: (perigee + apogee) / 2 };
}

const radius = earthRadius / 1000;

/** From the period, or the eccentricity. */
function apogeeFor(middles: Middles, perigee: number): number | null {
  const [minutes, eccentricity] = [middles.get("period"), middles.get("eccentricity")];
  if (minutes !== undefined)
    return (2 * Math.cbrt(mu * ((minutes * 60) / (2 * Math.PI)) ** 2)) / 1000 - 2 * radius - perigee;
  if (eccentricity === undefined) return null;
  return ((radius + perigee) * (1 + eccentricity)) / (1 - eccentricity) - radius;
}
