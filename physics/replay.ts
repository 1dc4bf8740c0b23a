// Analyses a finished flight: its state at any time, and what one change would have gained.
import { Flight } from "./flight";
import { fly, flyAgain, flyLog, isProblem, type FlightEvidence, type FlownAgain } from "./fly-again";
import { matchTarget } from "./pilot";
import { sumOf, timeOf, cancelledBy } from "./pulses";
import type { Burn, FlightScenario, ScoredScenario } from "./scenario";
import { scoreOf } from "./score";
import { length, scale, type Vector } from "./vectors";

/** The flight at a time. */
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

/** A flight's path in the target's frame. */
export function pathOf(scenario: FlightScenario, evidence: FlightEvidence, points = 400): Vector[] {
  const path: Vector[] = [];
  const interval = evidence.end / points;
  let nextTime = 0;
  fly(scenario, evidence, ({ time, ric }) => {
    if (time < nextTime) return;
    path.push(ric.position);
    nextTime = time + interval;
  });
  return path;
}

/** A change of a flight, and the points that it would have gained. */
export type Advice = { change: Change; gained: number };

/** m/s and seconds. */
type NumberedBurn = { number: number; deltaV: number; time: number };

export type Change =
  | { is: "withoutBurn"; burn: NumberedBurn }
  | { is: "resizedBurn"; burn: NumberedBurn; size: number }
  | { is: "shiftedBurn"; burn: NumberedBurn; by: number }
  | { is: "referenceBurn"; burn: NumberedBurn; deltaV: number; time: number }
  | { is: "exactStop" }
  | { is: "noCancelledPulses"; deltaV: number }
  | { is: "slowerClosing"; deltaV: number };

type ChangedFlight = { change: Change; burns: Burn[] };

/** The small change that would have gained most points; null if none gains any. */
export function bestChange(scenario: ScoredScenario, evidence: FlightEvidence): Advice | null {
  let best: Advice | null = null;
  for (const advice of tryChanges(scenario, evidence)) best = advice;
  return best;
}

/** Yields the best change so far after each trial, so that the caller can pause to draw. */
export function* tryChanges(scenario: ScoredScenario, evidence: FlightEvidence): Generator<Advice | null, void> {
  const original = flyAgain(scenario, evidence);
  if (isProblem(original)) return;
  const { limit } = scenario.time;
  let best: Advice | null = adviseHands(scenario, original);
  yield best;
  for (const { change, burns } of changesOf(scenario, evidence)) {
    const outcome = flyAgain(scenario, { ...evidence, burns, end: limit });
    const gained = isProblem(outcome) ? 0 : outcome.score.total - original.score.total;
    if (gained > (best?.gained ?? 0)) best = { change, gained };
    yield best;
  }
}

/** Advice for manual flying: the costlier of two habits. */
function adviseHands(scenario: ScoredScenario, flight: FlownAgain): Advice | null {
  const gainOf = (saved: number, time: number) =>
    scoreOf(scenario, { ...flight, used: flight.used - saved, time }).total - flight.score.total;
  const undone = cancelledBy(flight.pulses);
  const slower = sumOf(flight.pulses, ["forward", "back"]) / 2;
  const habits: Advice[] = [
    { change: { is: "noCancelledPulses", deltaV: undone }, gained: gainOf(undone, flight.time) },
    {
      change: { is: "slowerClosing", deltaV: slower },
      gained: 2 * flight.time < scenario.time.limit ? gainOf(slower, 2 * flight.time) : 0,
    },
  ];
  const [best] = habits.filter(({ gained }) => gained > 0).sort((a, b) => b.gained - a.gained);
  return best ?? null;
}

/** Only the most expensive burns are tried: small ones cost little. */
const maxVariedBurns = 4;

const shifts = [-300, -60, 60, 300];
const sizes = [0.8, 0.9, 0.95, 1.05, 1.1, 1.2];

function changesOf(scenario: ScoredScenario, { burns, ...evidence }: FlightEvidence): ChangedFlight[] {
  const costliest = [...burns.keys()]
    .sort((a, b) => length(burns[b]!.dv) - length(burns[a]!.dv))
    .slice(0, maxVariedBurns);
  const withoutBurn = (at: number) => burns.filter((_, other) => other !== at);
  const replaceBurn = (at: number, burn: Burn) => [...withoutBurn(at), burn].sort((a, b) => a.t - b.t);
  const numbered = (at: number): NumberedBurn => ({
    number: at + 1,
    deltaV: length(burns[at]!.dv),
    time: burns[at]!.t,
  });
  const changes = costliest.flatMap((at): ChangedFlight[] => {
    const burn = burns[at]!;
    const name = numbered(at);
    return [
      { change: { is: "withoutBurn", burn: name }, burns: withoutBurn(at) },
      ...sizes.map((size): ChangedFlight => ({
        change: { is: "resizedBurn", burn: name, size },
        burns: replaceBurn(at, { t: burn.t, dv: scale(burn.dv, size) }),
      })),
      ...shifts
        .filter((by) => burn.t + by >= 0 && burn.t + by < scenario.time.limit)
        .map((by): ChangedFlight => ({
          change: { is: "shiftedBurn", burn: name, by },
          burns: replaceBurn(at, { t: burn.t + by, dv: burn.dv }),
        })),
    ];
  });
  const asReference = costliest.flatMap((at) =>
    asInReference(scenario, burns, at).map((burn): ChangedFlight => ({
      change: { is: "referenceBurn", burn: numbered(at), deltaV: length(burn.dv), time: burn.t },
      burns: replaceBurn(at, burn),
    })),
  );
  // The pilot's own options come first and win ties.
  return [...changes, ...stopAtTheEnd(scenario, { ...evidence, burns }), ...asReference];
}

/** The reference's burn with the same number, if both flights have as many burns. */
function asInReference({ reference }: ScoredScenario, burns: readonly Burn[], at: number): Burn[] {
  const burn = reference.burns[at];
  return burn && reference.burns.length === burns.length ? [burn] : [];
}

/** A last burn that matches the target's velocity. */
function stopAtTheEnd(scenario: ScoredScenario, evidence: FlightEvidence): ChangedFlight[] {
  const lastBurn = evidence.burns.at(-1);
  if (!lastBurn || scenario.objective.kind !== "hold") return [];
  const earlierBurns = evidence.burns.slice(0, -1);
  const dv = matchTarget(flightAt(scenario, { ...evidence, burns: earlierBurns, end: lastBurn.t }, lastBurn.t));
  return [{ change: { is: "exactStop" }, burns: [...earlierBurns, { t: lastBurn.t, dv }] }];
}
