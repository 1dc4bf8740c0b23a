import type { StateAt } from "./passes";
import { difference, intoRic } from "./ric";
import { dot, length, type Vector } from "./vectors";

/** Metres and m/s; `apart` is the second's position relative to the first: radial, in-track, cross-track. */
export type Approach = { time: number; distance: number; speed: number; apart: Vector };

/**
 * Closest approaches of two objects in a time span (ms since 1970), nearest first. Stops early if either no longer has
 * a position.
 */
export function findApproaches(first: StateAt, second: StateAt, from: number, until: number): Approach[] {
  const closing = (time: number): number | null => {
    const [a, b] = [first(time), second(time)];
    if (!a || !b) return null;
    const { position, velocity } = difference(b, a);
    return dot(position, velocity);
  };
  const step = 30_000;
  const approaches: Approach[] = [];
  let before = closing(from);
  for (let time = from; time < until && before !== null; time += step) {
    const next = Math.min(until, time + step);
    const after = closing(next);
    if (after !== null && before < 0 && after >= 0) {
      const approach = describe(first, second, findTurn(closing, time, next));
      if (approach) approaches.push(approach);
    }
    before = after;
  }
  return approaches.sort((a, b) => a.distance - b.distance);
}

/** Finds the time when they stop closing, to a thousandth of a millisecond (15 mm at 15 km/s). */
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
