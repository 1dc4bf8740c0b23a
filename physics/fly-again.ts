// A flight from its log: the same points wherever it is flown.
import { Flight, type BurnRecord, type FlightStatus } from "./flight";
import type { Gate } from "./port";
import type { Burn, FlightScenario, Turn } from "./scenario";
import { scoreOf, type FlightScore } from "./score";

/** What a player did: burns and turns in their order, and when the flight was over or left (seconds). */
export type FlightEvidence = {
  version: number;
  burns: readonly Burn[];
  turns?: readonly Turn[] | undefined;
  end: number;
};

export type FlownAgain = {
  status: FlightStatus;
  /** Seconds. */
  time: number;
  /** m/s. */
  used: number;
  violations: number;
  burns: BurnRecord[];
  gates: Gate[];
  score: FlightScore;
  /** Burns and turns of the log that came after the end. */
  unflown: number;
};

/** Something in a log that cannot be flown, and the place of it. */
export type LogProblem = { field: string; problem: string };

/** More than anybody presses in an hour. */
export const maxLogEntries = 2_000;

/** Flies a log. Pure, and exact: the same log gives the same answer. */
export function flyAgain(
  scenario: FlightScenario,
  evidence: FlightEvidence,
  onStep?: (flight: Flight) => void,
): FlownAgain | LogProblem {
  const problem = problemOf(scenario, evidence);
  if (problem) return problem;
  const flight = new Flight(scenario, onStep);
  const flown = flyLog(flight, evidence);
  if (typeof flown !== "number") return flown;
  flight.stepToNow();
  const { status, time, used, violations, burns, gates } = flight;
  return { status, time, used, violations, burns, gates, score: scoreOf(scenario, flight), unflown: flown };
}

/** Flies a flight on by a log; answers how many of its entries came after the end. */
export function flyLog(flight: Flight, evidence: FlightEvidence): number | LogProblem {
  let unflown = 0;
  for (const { entry, field } of inOrder(evidence)) {
    flight.flyTo(entry.t);
    if (flight.status.is !== "flying") unflown++;
    else if ("dw" in entry) flight.turn(entry.dw);
    else if (flight.burn(entry.dv) === "empty")
      return { field: `${field}.dv`, problem: "The tank does not hold enough for this." };
  }
  flight.flyTo(evidence.end);
  return unflown;
}

export const isProblem = (answer: FlownAgain | LogProblem): answer is LogProblem => "problem" in answer;

/** The log of a flight, as it is sent. */
export const evidenceOf = ({ scenario, burns, turns, time }: Flight): FlightEvidence => ({
  version: scenario.version,
  burns: burns.map(({ t, dv }) => ({ t, dv })),
  turns: [...turns],
  end: time,
});

type Entry = { entry: Burn | Turn; field: string };

/** By time; of the same moment burns come first. */
function inOrder({ burns, turns = [] }: FlightEvidence): Entry[] {
  const entries: Entry[] = [
    ...burns.map((entry, at) => ({ entry, field: `burns.${at}` })),
    ...turns.map((entry, at) => ({ entry, field: `turns.${at}` })),
  ];
  return entries.sort((a, b) => a.entry.t - b.entry.t);
}

function problemOf({ version, time }: FlightScenario, evidence: FlightEvidence): LogProblem | null {
  const { burns, turns = [], end } = evidence;
  if (evidence.version !== version)
    return { field: "version", problem: `This scenario is flown in version ${version}, not ${evidence.version}.` };
  if (burns.length + turns.length > maxLogEntries)
    return { field: "burns", problem: `A flight has at most ${maxLogEntries} burns and turns.` };
  if (!(end >= 0 && end <= time.limit + 1)) return { field: "end", problem: `A flight ends within ${time.limit} s.` };
  return listProblem("burns", burns, ({ dv }) => dv, end) ?? listProblem("turns", turns, ({ dw }) => dw, end);
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
    if (!(one.t >= before && one.t <= end)) return { field: `${name}.${at}.t`, problem: "The times are not in order." };
    if (change.length !== 3 || !change.every(Number.isFinite) || change.every((part) => part === 0))
      return { field: `${name}.${at}`, problem: "Three numbers are needed, one of them not 0." };
    before = one.t;
  }
  return null;
}
