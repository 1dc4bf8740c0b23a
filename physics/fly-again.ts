// Replays a flight from its log: the same points on every machine.
import { Flight, type BurnRecord, type FlightStatus } from "./flight";
import { minImpulse } from "./maneuvers";
import type { Gate } from "./port";
import { maxPulses, thrusts, timeOf, type Pulse } from "./pulses";
import type { Burn, FlightScenario, ScoredScenario, Turn } from "./scenario";
import { scoreOf, type FlightScore } from "./score";
import { length } from "./vectors";

/** The player's log: burns, turns and thruster pulses, each in order, and the time (seconds) when the flight ended. */
export type FlightEvidence = {
  version: number;
  burns: readonly Burn[];
  turns?: readonly Turn[] | undefined;
  pulses?: readonly Pulse[] | undefined;
  end: number;
};

/** A replayed flight, without points. */
export type FlightReplay = {
  status: FlightStatus;
  /** Seconds. */
  time: number;
  /** m/s. */
  used: number;
  violations: number;
  burns: BurnRecord[];
  gates: Gate[];
  pulses: readonly Pulse[];
  /** Log entries after the end. */
  unflown: number;
};

export type FlownAgain = FlightReplay & { score: FlightScore };

/** An invalid log entry and its field. */
export type LogProblem = { field: string; problem: LogFault };

export type LogFault =
  | { is: "tankEmpty" | "tooManySteps" | "notByHand" | "tickOrder" | "timeOrder" | "threeNumbers" }
  | { is: "otherVersion"; version: number; flown: number }
  | { is: "tooManyEntries"; most: number }
  | { is: "tooManyPulses"; most: number }
  | { is: "endsLate"; limit: number }
  | { is: "thrustUnknown"; last: number }
  | { is: "impulseSmall"; least: number };

/** More entries than any player makes in an hour. */
export const maxLogEntries = 2_000;

/** Integrator steps for one log: ten times what the longest reference needs. */
export const maxFlightSteps = 65_000;

/** Replays a log and scores it. */
export function flyAgain(
  scenario: ScoredScenario,
  evidence: FlightEvidence,
  onStep?: (flight: Flight) => void,
): FlownAgain | LogProblem {
  const replay = fly(scenario, evidence, onStep);
  return isProblem(replay) ? replay : { ...replay, score: scoreOf(scenario, replay) };
}

/** Replays a log. Pure and deterministic. */
export function fly(
  scenario: FlightScenario,
  evidence: FlightEvidence,
  onStep?: (flight: Flight) => void,
): FlightReplay | LogProblem {
  const problem = problemOf(scenario, evidence);
  if (problem) return problem;
  const flight = new Flight(scenario, onStep);
  const flown = flyLog(flight, evidence);
  if (typeof flown !== "number") return flown;
  flight.stepToNow();
  const { status, time, used, violations, burns, pulses, gates } = flight;
  return { status, time, used, violations, burns, pulses, gates, unflown: flown };
}

/** Continues a flight by a log; returns how many entries came after the end. */
export function flyLog(flight: Flight, evidence: FlightEvidence): number | LogProblem {
  let unflown = 0;
  flight.stepLimit = maxFlightSteps;
  for (const { t, field, act } of inOrder(evidence)) {
    flight.flyTo(t);
    if (flight.status.is !== "flying") unflown++;
    else if (act(flight) === "empty") return { field, problem: { is: "tankEmpty" } };
    if (flight.steps > maxFlightSteps) return { field, problem: { is: "tooManySteps" } };
  }
  flight.flyTo(evidence.end);
  if (flight.steps > maxFlightSteps) return { field: "end", problem: { is: "tooManySteps" } };
  flight.stepLimit = Infinity;
  return unflown;
}

export const isProblem = (answer: FlightReplay | LogProblem): answer is LogProblem => "problem" in answer;

/** The log of a flight, as it is sent. */
export const evidenceOf = ({ scenario, burns, turns, pulses, time }: Flight): FlightEvidence => ({
  version: scenario.version,
  burns: burns.map(({ t, dv }) => ({ t, dv })),
  turns: [...turns],
  ...(pulses.length > 0 && { pulses: [...pulses] }),
  end: time,
});

/** `field` is reported when the tank is empty. */
type Entry = { t: number; field: string; act: (flight: Flight) => unknown };

/** By time; burns before turns at the same moment. */
function inOrder({ burns, turns = [], pulses = [] }: FlightEvidence): Entry[] {
  const entries: Entry[] = [
    ...burns.map(({ t, dv }, at) => ({ t, field: `burns.${at}.dv`, act: (flight: Flight) => flight.burn(dv) })),
    ...turns.map(({ t, dw }, at) => ({ t, field: `turns.${at}`, act: (flight: Flight) => flight.turn(dw) })),
    ...pulses.map((pulse, at) => ({
      t: timeOf(pulse),
      field: `pulses.${at}`,
      act: (flight: Flight) => flight.pulse(pulse),
    })),
  ];
  return entries.sort((a, b) => a.t - b.t);
}

function problemOf({ version, time, objective }: FlightScenario, evidence: FlightEvidence): LogProblem | null {
  const { burns, turns = [], pulses = [], end } = evidence;
  if (evidence.version !== version)
    return { field: "version", problem: { is: "otherVersion", version, flown: evidence.version } };
  if (burns.length + turns.length > maxLogEntries)
    return { field: "burns", problem: { is: "tooManyEntries", most: maxLogEntries } };
  if (!(end >= 0 && end <= time.limit + 1)) return { field: "end", problem: { is: "endsLate", limit: time.limit } };
  if (pulses.length > 0 && objective.kind !== "dock") return { field: "pulses", problem: { is: "notByHand" } };
  return (
    listProblem("burns", burns, ({ dv }) => dv, end) ??
    impulseProblem(burns) ??
    listProblem("turns", turns, ({ dw }) => dw, end) ??
    pulseProblem(pulses, end)
  );
}

function impulseProblem(burns: readonly Burn[]): LogProblem | null {
  const at = burns.findIndex(({ dv }) => length(dv) < minImpulse);
  return at < 0 ? null : { field: `burns.${at}.dv`, problem: { is: "impulseSmall", least: minImpulse } };
}

function pulseProblem(pulses: readonly Pulse[], end: number): LogProblem | null {
  if (pulses.length > maxPulses) return { field: "pulses", problem: { is: "tooManyPulses", most: maxPulses } };
  let before = 0;
  for (const [at, [tick, code]] of pulses.entries()) {
    if (!Number.isInteger(tick) || tick < before || timeOf([tick, code]) > end)
      return { field: `pulses.${at}.0`, problem: { is: "tickOrder" } };
    if (!thrusts[code]) return { field: `pulses.${at}.1`, problem: { is: "thrustUnknown", last: thrusts.length - 1 } };
    before = tick;
  }
  return null;
}

function listProblem<One extends { t: number }>(
  name: string,
  list: readonly One[],
  changeOf: (one: One) => readonly number[],
  end: number,
): LogProblem | null {
  let before = 0;
  for (const [at, one] of list.entries()) {
    const change = changeOf(one);
    if (!(one.t >= before && one.t <= end)) return { field: `${name}.${at}.t`, problem: { is: "timeOrder" } };
    if (change.length !== 3 || !change.every(Number.isFinite) || change.every((part) => part === 0))
      return { field: `${name}.${at}`, problem: { is: "threeNumbers" } };
    before = one.t;
  }
  return null;
}
