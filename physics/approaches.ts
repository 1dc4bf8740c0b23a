import type { StateAt } from "./passes";
import { difference, intoRic } from "./ric";
import { dot, length, type Vector } from "./vectors";

/** Metres and m/s; `apart` is where the second is, seen from the first: radial, in-track, cross-track. */
export type Approach = { time: number; distance: number; speed: number; apart: Vector };

/**
 * Every time in a span (ms since 1970) at which two come nearest to each other, nearest first. A time at which one of
 * them has no position ends the search there: what is known until then is answered.
 */
export function findApproaches(first: StateAt, second: StateAt, from: number, until: number): Approach[] {
  const closing = (time: number): number | null => {
    const [a, b] = [first(time), second(time)];
    if (!a || !b) return null;
    const { position, velocity } = difference(b, a);
    return dot(position, velocity);
  };
  const step = 30_000;
  const found: Approach[] = [];
  let before = closing(from);
  for (let time = from; time < until && before !== null; time += step) {
    const next = Math.min(until, time + step);
    const after = closing(next);
    if (after !== null && before < 0 && after >= 0) {
      const approach = describe(first, second, findTurn(closing, time, next));
      if (approach) found.push(approach);
    }
    before = after;
  }
  return found.sort((a, b) => a.distance - b.distance);
}

/** Where they stop closing, to a thousandth of a millisecond: at 15 km/s that is 15 mm. */
function findTurn(closing: (time: number) => number | null, closer: number, apart: number): number {
  while (apart - closer > 0.001) {
    const middle = (closer + apart) / 2;
    if ((closing(middle) ?? 0) < 0) closer = middle;
    else apart = middle;
  }
  return (closer + apart) / 2;
}

function describe(first: StateAt, second: StateAt, time: number): Approach | null {
  const [a, b] = [first(time), second(time)];
  if (!a || !b) return null;
  const { position, velocity } = difference(b, a);
  return { time, distance: length(position), speed: length(velocity), apart: intoRic(position, a) };
}
