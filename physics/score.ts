import type { BurnRecord, FlightStatus } from "./flight";
import type { FlightScenario, ScoredScenario } from "./scenario";

export type ScorePart = {
  key: "objective" | "deltaV" | "time" | "safety";
  name: string;
  points: number;
  most: number;
  why: string;
};

export type FlightScore = { parts: ScorePart[]; total: number; maximum: number; passed: boolean };

/** The flight's values that the rules use. */
export type FlightRecord = {
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
    return { key, name: titles[key], most, points, why: reasons[key](rules, record) };
  });
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  return { parts, total, maximum: parts.reduce((sum, { most }) => sum + most, 0), passed };
}

/** Each part from 0 to 1. Wasted propellant also reduces the points for time. */
function achievements({ reference, time }: Rules, record: FlightRecord): Record<ScorePart["key"], number> {
  const unsafe = record.burns.filter(({ isSafe }) => !isSafe).length;
  const thrift = thriftOf(reference, record);
  const haste = within(0, (time.limit - record.time) / (time.limit - time.par), 1);
  return {
    objective: 1,
    deltaV: thrift,
    time: haste * Math.min(1, thrift / fullTimeThrift),
    safety: within(0, 1 - record.violations - unsafe / 2, 1),
  };
}

const thriftOf = (reference: Rules["reference"], { used }: FlightRecord) =>
  used === 0 ? 0 : within(0, (rounding * reference.deltaV) / used, 1);

/** Below this share for delta-v, the points for time are reduced. */
const fullTimeThrift = 0.5;

const within = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

const titles: Record<ScorePart["key"], string> = {
  objective: "Objective",
  deltaV: "Delta-v",
  time: "Time",
  safety: "Safety",
};

const reasons: Record<ScorePart["key"], (rules: Rules, record: FlightRecord) => string> = {
  objective: (_, { status }) =>
    status.is === "achieved" ? "Achieved." : status.is === "failed" ? status.why : "Not achieved.",
  deltaV: ({ reference }, { used }) =>
    `${used.toFixed(3)} m/s used; the reference needs ${reference.deltaV.toFixed(3)} m/s.`,
  time: ({ time, reference }, record) =>
    `${minutes(record.time)} flown; full points up to ${minutes(time.par)}, none at ${minutes(time.limit)}` +
    (thriftOf(reference, record) < fullTimeThrift
      ? ", and fewer for anyone who needs more than twice the delta-v of the reference."
      : "."),
  safety: (rules, record) => safetyText(rules, record),
};

/** Flights that take weeks: days and hours. */
export const minutes = (seconds: number) =>
  seconds >= 2 * 86_400
    ? `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`
    : `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, "0")} s`;

function safetyText({ passiveSafety }: Rules, { violations, burns }: FlightRecord) {
  const unsafe = burns.filter(({ isSafe }) => !isSafe).length;
  if (violations === 0 && unsafe === 0)
    return passiveSafety
      ? "The keep-out sphere was never entered, nor would it have been without further burns."
      : "The keep-out sphere was never entered.";
  return [
    violations > 0 ? `The keep-out sphere was entered ${violations === 1 ? "once" : `${violations} times`}.` : "",
    unsafe > 0 ? `${unsafe} ${unsafe === 1 ? "burn was" : "burns were"} not passively safe.` : "",
  ]
    .join(" ")
    .trim();
}
