// Lambert's problem: which velocity leads from one place to another in a given time (universal variables, by
// bisection).
import { mu } from "./earth";
import { dot, length, scale, subtract, type Vector } from "./vectors";

/** Stumpff's functions C and S. */
export function stumpff(z: number): readonly [number, number] {
  if (Math.abs(z) < 1e-6) return [1 / 2 - z / 24, 1 / 6 - z / 120];
  const root = Math.sqrt(Math.abs(z));
  return z > 0
    ? [(1 - Math.cos(root)) / z, (root - Math.sin(root)) / root ** 3]
    : [(Math.cosh(root) - 1) / -z, (Math.sinh(root) - root) / root ** 3];
}

/** Within one turn; NaN where the two places and the Earth's centre lie on one line. */
export function lambert(from: Vector, to: Vector, seconds: number, isLong = false) {
  const [near, far] = [length(from), length(to)];
  const cosine = dot(from, to) / (near * far);
  const side = (isLong ? -1 : 1) * Math.sqrt(near * far * (1 + cosine));
  const reach = (z: number) => {
    const [c, s] = stumpff(z);
    return near + far + (side * (z * s - 1)) / Math.sqrt(c);
  };
  const timeAt = (z: number) => {
    const [c, s] = stumpff(z);
    const y = reach(z);
    return y < 0 ? -Infinity : ((y / c) ** 1.5 * s + side * Math.sqrt(y)) / Math.sqrt(mu);
  };
  let [low, high] = [-100, 4 * Math.PI ** 2];
  for (let i = 0; i < 90; i++) {
    const middle = (low + high) / 2;
    if (timeAt(middle) < seconds) low = middle;
    else high = middle;
  }
  const y = reach((low + high) / 2);
  const [f, g, gRate] = [1 - y / near, side * Math.sqrt(y / mu), 1 - y / far];
  return {
    from: scale(subtract(to, scale(from, f)), 1 / g),
    to: scale(subtract(scale(to, gRate), from), 1 / g),
  };
}
