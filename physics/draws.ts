import { createSeededRandom } from "./seeded-random";

/** Draws of one seed, one after the other; rounded, so that a briefing can give them exactly. */
export type Draws = {
  between: (from: number, to: number, step: number) => number;
  /** Between `least` and `most` away from 0, to either side. */
  off: (least: number, most: number, step: number) => number;
};

export function drawsOf(seed: number): Draws {
  const random = createSeededRandom(seed);
  // Small steps divide by a whole number: multiples of 0.1 would carry a rounding error of their own.
  const rounded = (value: number, step: number) =>
    step < 1 ? Math.round(value / step) / Math.round(1 / step) : Math.round(value / step) * step;
  const between = (from: number, to: number, step: number) => rounded(from + random() * (to - from), step);
  return {
    between,
    off: (least, most, step) => (random() < 0.5 ? -1 : 1) * between(least, most, step),
  };
}
