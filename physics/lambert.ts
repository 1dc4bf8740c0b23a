// Lambert's problem: which velocity leads from one place to another in a given time (universal variables, by
// bisection).
import { mu } from "./earth";
import { dot, length, scale, subtract, type Vector } from "./vectors";

/** Stumpff's functions C and S. */
function stumpff(z: number): readonly [number, number] {
  if (Math.abs(z) < 1e-6) return [1 / 2 - z / 24, 1 / 6 - z / 120];
  const root = Math.sqrt(Math.abs(z));
  return z > 0
    ? [(1 - Math.cos(root)) / z, (root - Math.sin(root)) / root ** 3]
    : [(Math.cosh(root) - 1) / -z, (Math.sinh(root) - root) / root ** 3];
}

/**
 * Velocities at the departure and arrival of a transfer of less than one revolution; NaN if the two places and the
 * Earth's centre lie on one line. `a`, `yAt`, `f` and `g` are the symbols of textbooks.
 */
export function lambert(from: Vector, to: Vector, seconds: number, isLongWay = false) {
  const [startRadius, endRadius] = [length(from), length(to)];
  const cosine = dot(from, to) / (startRadius * endRadius);
  const a = (isLongWay ? -1 : 1) * Math.sqrt(startRadius * endRadius * (1 + cosine));
  const yAt = (z: number) => {
    const [c, s] = stumpff(z);
    return startRadius + endRadius + (a * (z * s - 1)) / Math.sqrt(c);
  };
  const timeAt = (z: number) => {
    const [c, s] = stumpff(z);
    const y = yAt(z);
    return y < 0 ? -Infinity : ((y / c) ** 1.5 * s + a * Math.sqrt(y)) / Math.sqrt(mu);
  };
  let [low, high] = [-100, 4 * Math.PI ** 2];
  for (let i = 0; i < 90; i++) {
    const middle = (low + high) / 2;
    if (timeAt(middle) < seconds) low = middle;
    else high = middle;
  }
  const y = yAt((low + high) / 2);
  const [f, g, gRate] = [1 - y / startRadius, a * Math.sqrt(y / mu), 1 - y / endRadius];
  return {
    departure: scale(subtract(to, scale(from, f)), 1 / g),
    arrival: scale(subtract(scale(to, gRate), from), 1 / g),
  };
}
