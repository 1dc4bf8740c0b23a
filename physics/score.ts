import type { BurnRecord, FlightFailure, FlightStatus } from "./flight";
import type { FlightScenario, ScoredScenario } from "./scenario";

export type ScorePart = {
  key: "objective" | "deltaV" | "time" | "safety";
  points: number;
  most: number;
  why: ScoreReason;
};

/** m/s and seconds. `isWasteful`: the time gives fewer points because of the delta-v. */
export type ScoreReason =
  | { is: "achieved" | "notAchieved" }
  | { is: "failed"; why: FlightFailure }
  | { is: "deltaV"; used: number; reference: number }
  | { is: "time"; flown: number; par: number; limit: number; isWasteful: boolean }
  | { is: "safety"; entries: number; unsafeBurns: number; checksBurns: boolean };

export type FlightScore = { parts: ScorePart[]; total: number; maximum: number; passed: boolean };

/** The flight's values that the rules use. */
type FlightRecord = {
  status: FlightStatus;
  used: number;
  time: number;
  violations: number;
  burns: readonly BurnRecord[];
};

/** Tolerance over the reference, because typed burns are rounded. */
const rounding = 1.02;

/** Each part's share of a scenario's maximum. Without a safety rule there are no points for safety. */
export function sharesOf({ keepOut }: Pick<FlightScenario, "keepOut">): [ScorePart["key"], number][] {
  const shares: [ScorePart["key"], number][] = [
    ["objective", 0.4],
    ["deltaV", keepOut ? 0.4 : 0.5],
    ["time", 0.1],
  ];
  return keepOut ? [...shares, ["safety", 0.1]] : shares;
}

type Rules = Pick<ScoredScenario, "maxScore" | "time" | "reference" | "keepOut" | "passiveSafety">;

/** Scores a flight in parts of whole points that add up to the scenario's maximum. */
export function scoreOf(rules: Rules, record: FlightRecord): FlightScore {
  const passed = record.status.is === "achieved";
  const shares = passed ? achievements(rules, record) : null;
  const parts = sharesOf(rules).map(([key, share]): ScorePart => {
    const most = Math.round(rules.maxScore * share);
    const points = Math.round(most * (shares?.[key] ?? 0));
    return { key, most, points, why: reasons[key](rules, record) };
  });
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  return { parts, total, maximum: parts.reduce((sum, { most }) => sum + most, 0), passed };
}

/** Each part from 0 to 1. Wasted propellant also reduces the points for time. */
function achievements({ reference, time }: Rules, record: FlightRecord): Record<ScorePart["key"], number> {
  const thrift = thriftOf(reference, record);
  const haste = within(0, (time.limit - record.time) / (time.limit - time.par), 1);
  return {
    objective: 1,
    deltaV: thrift,
    time: haste * Math.min(1, thrift / fullTimeThrift),
    safety: within(0, 1 - record.violations - unsafeBurnsOf(record) / 2, 1),
  };
}

const thriftOf = (reference: Rules["reference"], { used }: FlightRecord) =>
  used === 0 ? 0 : within(0, (rounding * reference.deltaV) / used, 1);

/** Below this share for delta-v, the points for time are reduced. */
const fullTimeThrift = 0.5;

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

const unsafeBurnsOf = ({ burns }: FlightRecord) => burns.filter(({ isSafe }) => !isSafe).length;

const reasons: Record<ScorePart["key"], (rules: Rules, record: FlightRecord) => ScoreReason> = {
  objective: (_, { status }) => (status.is === "flying" ? { is: "notAchieved" } : status),
  deltaV: ({ reference }, { used }) => ({ is: "deltaV", used, reference: reference.deltaV }),
  time: ({ time: { par, limit }, reference }, record) => ({
    is: "time",
    flown: record.time,
    par,
    limit,
    isWasteful: thriftOf(reference, record) < fullTimeThrift,
  }),
  safety: ({ passiveSafety }, record) => ({
    is: "safety",
    entries: record.violations,
    unsafeBurns: unsafeBurnsOf(record),
    checksBurns: passiveSafety,
  }),
};
