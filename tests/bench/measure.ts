import { readFileSync } from "node:fs";
import { percentile } from "../support/percentile";

export const median = (values: readonly number[]) => percentile(values, 50);

/** Duration of `work` in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/**
 * Measures the sides in turn and returns median milliseconds, so that other load affects all alike. The first third
 * warms up. `before` runs untimed before each measurement.
 */
export async function inTurn<Name extends string>(
  rounds: number,
  sides: Record<Name, () => Promise<unknown>>,
  before?: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, number>> {
  const names = Object.keys(sides) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -Math.ceil(rounds / 3); round < rounds; round++) {
    for (const name of names) {
      await before?.[name]();
      const time = await timed(sides[name]);
      if (round >= 0) times[name].push(time);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}

/** Processor time of a process so far; Linux counts in hundredths of a second. */
export function processorMs(pid: number): number {
  const [user = "", system = ""] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .split(/\) |\s/)
    .slice(13, 15);
  return (Number(user) + Number(system)) * 10;
}
