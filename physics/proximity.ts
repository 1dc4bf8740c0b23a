import { Bodies, longestStep, type Gravity, type State } from "./propagation";
import { semiMajorAxisOf, period } from "./kepler";
import { add, dot, length, scale, subtract } from "./vectors";

export const range = (a: State, b: State) => length(subtract(a.position, b.position));

/** m/s; negative while closing. */
export function rangeRate(a: State, b: State): number {
  const apart = subtract(a.position, b.position);
  const distance = length(apart);
  return distance === 0 ? 0 : dot(apart, subtract(a.velocity, b.velocity)) / distance;
}

type Look = { seconds?: number; gravity?: Gravity; step?: number };

/** Within a few seconds the relative path is nearly straight. */
export function nearestWithin(a: State, b: State, seconds: number) {
  const apart = subtract(a.position, b.position);
  const speed = subtract(a.velocity, b.velocity);
  const after = Math.min(seconds, Math.max(0, -dot(apart, speed) / (dot(speed, speed) || 1)));
  return { range: length(add(apart, scale(speed, after))), after };
}

/** The closest approach without burns over `seconds` (default: one orbit of the target). */
export function closestApproach(
  chaser: State,
  target: State,
  { seconds = period(semiMajorAxisOf(target)), gravity = "two-body", step = longestStep }: Look = {},
) {
  const bodies = new Bodies([chaser, target]);
  let closest = { range: range(chaser, target), after: 0 };
  for (let after = 0; after < seconds;) {
    const by = Math.min(step, seconds - after);
    const [a, b] = [bodies.state(0), bodies.state(1)];
    const near = nearestWithin(a, b, by);
    if (near.range < closest.range) closest = { range: near.range, after: after + near.after };
    bodies.advance(by, gravity, step);
    after += by;
  }
  return closest;
}
