import type { State } from "../../physics/propagation";
import type { Vector } from "../../physics/vectors";

/** `time` in milliseconds since 1970. */
export type Sample = { time: number; state: State };

/** Hermite's polynomial through the states around a time, of degree 7 or less; null outside the samples. */
export function interpolate(samples: readonly Sample[], time: number, degree = 7): State | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || time < first.time || time > last.time) return null;
  const next = Math.max(
    1,
    samples.findIndex((sample) => sample.time >= time),
  );
  const count = Math.min(samples.length, Math.max(2, Math.min(4, Math.floor((degree + 1) / 2))));
  const begin = Math.min(samples.length - count, Math.max(0, next - count / 2));
  const used = samples.slice(Math.floor(begin), Math.floor(begin) + count);
  const axes = ([0, 1, 2] as const).map((axis) => hermite(used, time, axis));
  const values = (part: 0 | 1): Vector => [axes[0]?.[part] ?? 0, axes[1]?.[part] ?? 0, axes[2]?.[part] ?? 0];
  return { position: values(0), velocity: values(1) };
}

/** Newton's form with every sample twice; returns value and derivative. */
function hermite(samples: readonly Sample[], time: number, axis: 0 | 1 | 2): [number, number] {
  const origin = samples[0]?.time ?? 0;
  const at = samples.flatMap((sample) => [(sample.time - origin) / 1000, (sample.time - origin) / 1000]);
  const values = samples.flatMap(({ state }) => [state.position[axis], state.position[axis]]);
  const speeds = samples.flatMap(({ state }) => [state.velocity[axis], state.velocity[axis]]);
  const table = [...values];
  for (let order = 1; order < at.length; order++)
    for (let index = at.length - 1; index >= order; index--) {
      const span = (at[index] ?? 0) - (at[index - order] ?? 0);
      table[index] = span === 0 ? (speeds[index] ?? 0) : ((table[index] ?? 0) - (table[index - 1] ?? 0)) / span;
    }
  const x = (time - origin) / 1000;
  let [value, slope] = [0, 0];
  for (let index = at.length - 1; index >= 0; index--) {
    slope = slope * (x - (at[index] ?? 0)) + value;
    value = value * (x - (at[index] ?? 0)) + (table[index] ?? 0);
  }
  return [value, slope];
}
