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

type Sample = { time: number; position: Vector };

const samples = 800;

/** Null for a log that this scenario can't fly. */
export function flyGhost(
  scenario: FlightScenario,
  { username, log }: { username: string; log: FlightEvidence },
): GhostPath | null {
  const path: Sample[] = [{ time: 0, position: new Flight(scenario).ric.position }];
  const pause = log.end / samples;
  let next = pause;
  const flown = fly(scenario, log, ({ time, ric }) => {
    if (time < next && time < log.end) return;
    path.push({ time, position: ric.position });
    next = time + pause;
  });
  return isProblem(flown) ? null : { username, at: (time) => positionAt(path, time) };
}

function positionAt(path: readonly Sample[], time: number): Vector {
  let [low, high] = [0, path.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((path[middle]?.time ?? 0) <= time) low = middle;
    else high = middle;
  }
  const [from, to] = [path[low], path[high]];
  if (!from || !to) return [0, 0, 0];
  const share = (time - from.time) / (to.time - from.time || 1);
  return add(from.position, scale(subtract(to.position, from.position), Math.max(0, Math.min(1, share))));
}
