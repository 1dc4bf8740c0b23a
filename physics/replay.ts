// A flight that is over, seen again: at any of its moments, and as it would have been with one thing changed.
import { Flight } from "./flight";
import { flyAgain, flyLog, isProblem, type FlightEvidence, type FlownAgain } from "./fly-again";
import { matchTarget } from "./pilot";
import { timeOf, undoneBy } from "./pulses";
import type { Burn, FlightScenario } from "./scenario";
import { minutes, scoreOf } from "./score";
import { length, scale, type Vector } from "./vectors";

/** The flight as it was at a time. */
export function flightAt(scenario: FlightScenario, evidence: FlightEvidence, time: number): Flight {
  const flight = new Flight(scenario);
  const isPast = ({ t }: { t: number }) => t <= time;
  const { version, burns, turns = [], pulses = [] } = evidence;
  flyLog(flight, {
    version,
    burns: burns.filter(isPast),
    turns: turns.filter(isPast),
    pulses: pulses.filter((pulse) => timeOf(pulse) <= time),
    end: Math.min(time, evidence.end),
  });
  return flight;
}

/** Where a flight was in the target's frame, with its time. */
export function pathOf(scenario: FlightScenario, evidence: FlightEvidence, points = 400): Vector[] {
  const path: Vector[] = [];
  const pause = evidence.end / points;
  let next = 0;
  flyAgain(scenario, evidence, ({ time, ric }) => {
    if (time < next) return;
    path.push(ric.position);
    next = time + pause;
  });
  return path;
}

export type Advice = { text: string; gained: number };

type Change = { text: string; burns: Burn[] };

/** Of many small changes the one that would have gained most points; null when none gains any. */
export function bestChange(scenario: FlightScenario, evidence: FlightEvidence): Advice | null {
  const flown = flyAgain(scenario, evidence);
  if (isProblem(flown)) return null;
  const { limit } = scenario.time;
  let best: Advice | null = adviseHands(scenario, flown);
  for (const { text, burns } of changesOf(scenario, evidence)) {
    const other = flyAgain(scenario, { ...evidence, burns, end: limit });
    if (isProblem(other)) continue;
    const gained = other.score.total - flown.score.total;
    if (gained > (best?.gained ?? 0)) best = { text, gained };
  }
  return best;
}

/** To one side and back again: what the hands of a pilot waste. */
function adviseHands(scenario: FlightScenario, flown: FlownAgain): Advice | null {
  const undone = undoneBy(flown.pulses);
  const gained = scoreOf(scenario, { ...flown, used: flown.used - undone }).total - flown.score.total;
  const text = `Without the pulses to one side and back again (${undone.toFixed(2)} m/s)`;
  return gained > 0 ? { text, gained } : null;
}

/** The dearest burns are looked at: small ones cost little. */
const maxLookedAt = 4;

const shifts = [-300, -60, 60, 300];
const sizes = [0.8, 0.9, 0.95, 1.05, 1.1, 1.2];

function changesOf(scenario: FlightScenario, { burns, ...evidence }: FlightEvidence): Change[] {
  const dearest = [...burns.keys()].sort((a, b) => length(burns[b]!.dv) - length(burns[a]!.dv)).slice(0, maxLookedAt);
  const without = (at: number) => burns.filter((_, other) => other !== at);
  const instead = (at: number, burn: Burn) => [...without(at), burn].sort((a, b) => a.t - b.t);
  const changes = dearest.flatMap((at): Change[] => {
    const burn = burns[at]!;
    const name = `burn ${at + 1} (${length(burn.dv).toFixed(3)} m/s at ${minutes(burn.t)})`;
    return [
      { text: `Without ${name}`, burns: without(at) },
      ...sizes.map((size) => ({
        text: `With ${name} ${Math.abs(Math.round((size - 1) * 100))} % ${size < 1 ? "smaller" : "larger"}`,
        burns: instead(at, { t: burn.t, dv: scale(burn.dv, size) }),
      })),
      ...shifts
        .filter((by) => burn.t + by >= 0 && burn.t + by < scenario.time.limit)
        .map((by) => ({
          text: `With ${name} ${minutes(Math.abs(by))} ${by < 0 ? "earlier" : "later"}`,
          burns: instead(at, { t: burn.t + by, dv: burn.dv }),
        })),
    ];
  });
  return [...changes, ...stopAtTheEnd(scenario, { ...evidence, burns })];
}

/** A last burn that stops the craft against the target. */
function stopAtTheEnd(scenario: FlightScenario, evidence: FlightEvidence): Change[] {
  const last = evidence.burns.at(-1);
  if (!last || scenario.objective.kind !== "hold") return [];
  const before = evidence.burns.slice(0, -1);
  const dv = matchTarget(flightAt(scenario, { ...evidence, burns: before, end: last.t }, last.t));
  return [{ text: "With a last burn that stops you exactly (Match)", burns: [...before, { t: last.t, dv }] }];
}
