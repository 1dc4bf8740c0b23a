// Pure: where a classmate was at each moment of a flight with the same start.
import type { Quaternion } from "../../physics/attitude";
import { Flight } from "../../physics/flight";
import { fly, isProblem, type FlightEvidence } from "../../physics/fly-again";
import type { FlightScenario } from "../../physics/scenario";
import { add, scale, subtract, type Vector } from "../../physics/vectors";

/** A classmate's flight and its result: m/s and seconds. */
type GhostFlight = { username: string; points: number; deltaV: number; duration: number; log: FlightEvidence };

export type GhostPath = Omit<GhostFlight, "log"> & {
  /** Seconds after the start at which the flight ended. */
  end: number;
  /** From the target, in its frame; metres. After the end, where the flight ended. */
  at: (time: number) => Vector;
  facing: (time: number) => Quaternion;
};

type Sample = { time: number; position: Vector; orientation: Quaternion };

const samples = 800;

/** Null for a log that this scenario can't fly. */
export function flyGhost(scenario: FlightScenario, { log, ...about }: GhostFlight): GhostPath | null {
  const sampleOf = ({ ric, attitude }: Flight, time: number): Sample => ({
    ...{ time, position: ric.position, orientation: attitude.orientation },
  });
  const path: Sample[] = [sampleOf(new Flight(scenario), 0)];
  const pause = log.end / samples;
  let next = pause;
  const flown = fly(scenario, log, (flight) => {
    const { time } = flight;
    if (time < next && time < log.end) return;
    path.push(sampleOf(flight, time));
    next = time + pause;
  });
  if (isProblem(flown)) return null;
  return {
    ...{ ...about, end: log.end },
    at: (time) => {
      const { from, to, share } = between(path, time);
      return add(from.position, scale(subtract(to.position, from.position), share));
    },
    facing: (time) => {
      const { from, to, share } = between(path, time);
      return turnTowards(from.orientation, to.orientation, share);
    },
  };
}

/** The samples around a moment, and how much of the time between them has passed. */
function between(path: readonly Sample[], time: number): { from: Sample; to: Sample; share: number } {
  let [low, high] = [0, path.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((path[middle]?.time ?? 0) <= time) low = middle;
    else high = middle;
  }
  const [from, to] = [path[low], path[high]];
  if (!from || !to) throw new Error("A path has a sample at its start.");
  const share = (time - from.time) / (to.time - from.time || 1);
  return { from, to, share: Math.max(0, Math.min(1, share)) };
}

/** Samples are close together, so a straight line between them is a turn. */
function turnTowards(from: Quaternion, to: Quaternion, share: number): Quaternion {
  const sign = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3] < 0 ? -1 : 1;
  const mix = (at: 0 | 1 | 2 | 3) => from[at] + (sign * to[at] - from[at]) * share;
  const [w, x, y, z] = [mix(0), mix(1), mix(2), mix(3)];
  const size = Math.hypot(w, x, y, z);
  return [w / size, x / size, y / size, z / size];
}
