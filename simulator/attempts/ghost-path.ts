// Pure: where a classmate was at each moment of a flight with the same start.
import { Flight } from "../../physics/flight";
import { fly, isProblem, type FlightEvidence } from "../../physics/fly-again";
import type { FlightScenario } from "../../physics/scenario";
import { add, scale, subtract, type Vector } from "../../physics/vectors";

export type GhostPath = {
  username: string;
  /** From the target, in its frame; metres. After the end, where the flight ended. */
  at: (time: number) => Vector;
};

const samples = 800;

/** Null for a log that this scenario can't fly. */
export function flyGhost(
  scenario: FlightScenario,
  { username, log }: { username: string; log: FlightEvidence },
): GhostPath | null {
  const times = [0];
  const positions = [new Flight(scenario).ric.position];
  const pause = log.end / samples;
  const flown = fly(scenario, log, ({ time, ric }) => {
    if (time < times.at(-1)! + pause && time < log.end) return;
    times.push(time);
    positions.push(ric.position);
  });
  return isProblem(flown) ? null : { username, at: (time) => positionAt(times, positions, time) };
}

function positionAt(times: readonly number[], positions: readonly Vector[], time: number): Vector {
  let [low, high] = [0, times.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (times[middle]! <= time) low = middle;
    else high = middle;
  }
  const [from, to] = [positions[low]!, positions[high]!];
  const share = (time - times[low]!) / (times[high]! - times[low]! || 1);
  return add(from, scale(subtract(to, from), Math.max(0, Math.min(1, share))));
}
