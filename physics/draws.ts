import { createSeededRandom } from "./seeded-random";

/** Random numbers from a seed, rounded to `step` so that briefings can state them exactly. */
export type Draws = {
  between: (from: number, to: number, step: number) => number;
  /** A number whose distance from 0 is between `least` and `most`, on either side. */
  eitherSide: (least: number, most: number, step: number) => number;
};

export function drawsOf(seed: number): Draws {
  const random = createSeededRandom(seed);
  // Steps below 1 divide by a whole number, because multiples of 0.1 would carry a rounding error.
  const rounded = (value: number, step: number) =>
    step < 1 ? Math.round(value / step) / Math.round(1 / step) : Math.round(value / step) * step;
  const between = (from: number, to: number, step: number) => rounded(from + random() * (to - from), step);
  return {
    between,
    eitherSide: (least, most, step) => (random() < 0.5 ? -1 : 1) * between(least, most, step),
  };
}
