// Checks of a sandbox: quantities of the orbits in it, and how close two of its spacecraft come.
import { earthRadius } from "./earth";
import { stateOf } from "./kepler";
import { elementsOfOrbit, goalsOf } from "./orbits";
import { Bodies, longestStep, type Gravity, type State } from "./propagation";
import type { Orbit } from "./scenario";
import { add, dot, length, scale, subtract } from "./vectors";

/** Minutes, km, degrees; spacecraft are counted from 1. */
export type SandboxCheck =
  | {
      quantity: "period" | "perigee" | "apogee" | "inclination" | "eccentricity";
      spacecraft: number;
      from: number;
      to: number;
    }
  | { quantity: "closestApproach"; spacecraft: number; other: number; below: number; minutes: number };

type CheckedSandbox = { gravity: Gravity; spacecraft: readonly { orbit: Orbit }[] };

/** `value` is null if there is no such spacecraft. */
export type CheckResult = { value: number | null; isMet: boolean };

/** The same in browser and server. */
export const checkSandbox = (sandbox: CheckedSandbox, checks: readonly SandboxCheck[]): CheckResult[] =>
  checks.map((check) => {
    const orbit = sandbox.spacecraft[check.spacecraft - 1]?.orbit;
    if (!orbit) return unmet;
    if (check.quantity === "closestApproach") return checkApproach(sandbox, check, orbit);
    const [goal] = goalsOf({ goal: [check] }, orbit);
    return goal ? { value: goal.value, isMet: goal.isMet } : unmet;
  });

const unmet: CheckResult = { value: null, isMet: false };

type ApproachCheck = Extract<SandboxCheck, { quantity: "closestApproach" }>;

function checkApproach({ gravity, spacecraft }: CheckedSandbox, check: ApproachCheck, orbit: Orbit): CheckResult {
  const other = spacecraft[check.other - 1]?.orbit;
  if (!other) return unmet;
  const value = closestApproach(orbit, other, gravity, check.minutes * 60) / 1000;
  return { value, isMet: value < check.below };
}

/** Metres, until one of them reaches the ground. Between steps the relative motion is straight to within metres. */
function closestApproach(one: Orbit, other: Orbit, gravity: Gravity, seconds: number): number {
  const bodies = new Bodies([one, other].map((orbit) => stateOf(elementsOfOrbit(orbit))));
  let closest = Infinity;
  for (let time = 0; time < seconds; time += longestStep) {
    const [first, second] = [bodies.state(0), bodies.state(1)];
    if (!(isAloft(first) && isAloft(second))) break;
    closest = Math.min(closest, closestWithin(first, second, Math.min(longestStep, seconds - time)));
    bodies.advance(longestStep, gravity);
  }
  return closest;
}

const isAloft = ({ position }: State) => length(position) > earthRadius;

function closestWithin(first: State, second: State, seconds: number): number {
  const offset = subtract(first.position, second.position);
  const speed = subtract(first.velocity, second.velocity);
  const squared = dot(speed, speed);
  const time = squared === 0 ? 0 : Math.min(seconds, Math.max(0, -dot(offset, speed) / squared));
  return length(add(offset, scale(speed, time)));
}
