// What a mission draws from a start's seed: its author gives ranges about the flight as written.
import type { Draws } from "./draws";
import type { FlightScenario } from "./scenario";

/** Around the values of the document: metres and m/s along R, I and C; km of height and degrees along the orbit. */
export type DrawRanges = {
  /** Turns both orbits about the Earth's axis, by any angle. */
  node: boolean;
  position: readonly [number, number, number];
  velocity: readonly [number, number, number];
  height: number;
  phase: number;
  /** Seconds by which all injects are shifted, so that a message stays before what it announces. */
  injects?: number | undefined;
};

/** Always draws the same numbers in the same order, so that a range of 0 doesn't change the others. */
export function drawRanges({ target, chaser, injects }: FlightScenario, ranges: DrawRanges, draws: Draws) {
  const around = (range: number, step: number) => draws.between(-range, range, step);
  const node = draws.between(0, 359, 1);
  const moved = ranges.position.map((range) => around(range, 0.1));
  const drift = ranges.velocity.map((range) => around(range, 1e-5));
  const [height, phase] = [around(ranges.height, 0.01), around(ranges.phase, 0.01)];
  const shift = around(ranges.injects ?? 0, 1);
  const turned = ranges.node ? node : 0;
  const { start } = chaser;
  const plus = (vector: readonly [number, number, number], by: number[]) =>
    [vector[0] + (by[0] ?? 0), vector[1] + (by[1] ?? 0), vector[2] + (by[2] ?? 0)] as const;
  return {
    ...(injects && { injects: injects.map((inject) => ({ ...inject, t: inject.t + shift })) }),
    target: { ...target, orbit: { ...target.orbit, node: (target.orbit.node + turned) % 360 } },
    chaser: {
      ...chaser,
      start:
        "orbit" in start
          ? {
              orbit: {
                ...start.orbit,
                node: (start.orbit.node + turned) % 360,
                perigee: start.orbit.perigee + height,
                apogee: start.orbit.apogee + height,
                trueAnomaly: start.orbit.trueAnomaly + phase,
              },
            }
          : { position: plus(start.position, moved), velocity: plus(start.velocity, drift) },
    },
  };
}
