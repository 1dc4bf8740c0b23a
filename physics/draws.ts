import { createSeededRandom } from "./seeded-random";

/** A stream of draws from a seed, rounded so that briefings can state them exactly. */
export type Draws = {
  between: (from: number, to: number, step: number) => number;
  /** Between `least` and `most` away from 0, on either side. */
  off: (least: number, most: number, step: number) => number;
};

export function drawsOf(seed: number): Draws {
  const random = createSeededRandom(seed);
  // Steps below 1 divide by a whole number, because multiples of 0.1 would carry a rounding error.
  const rounded = (value: number, step: number) =>
    step < 1 ? Math.round(value / step) / Math.round(1 / step) : Math.round(value / step) * step;
  const between = (from: number, to: number, step: number) => rounded(from + random() * (to - from), step);
  return {
    between,
    off: (least, most, step) => (random() < 0.5 ? -1 : 1) * between(least, most, step),
  };
}
