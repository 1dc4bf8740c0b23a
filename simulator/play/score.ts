import type { Scenario } from "../content-schema";
import type { Flight } from "./flight";

export type ScorePart = { name: string; points: number; most: number; why: string };

// Shares of a scenario's maximum.
const shares = { objective: 0.5, deltaV: 0.3, time: 0.1, safety: 0.1 };

export type Flown = Pick<Flight, "status" | "used" | "time" | "violations" | "burns">;

/** The score of a flight, part by part, in whole points that add up to the scenario's maximum. */
export function scoreOf(
  { maxScore, time, goal }: Pick<Scenario, "maxScore" | "time" | "goal">,
  flown: Flown,
  optimum: number,
): { parts: ScorePart[]; total: number; maximum: number; passed: boolean } {
  const passed = flown.status.is === "achieved";
  const unsafe = flown.burns.filter(({ isSafe }) => !isSafe).length;
  const part = (name: keyof typeof shares, title: string, share: number, why: string): ScorePart => {
    const most = Math.round(maxScore * shares[name]);
    return { name: title, most, points: passed ? Math.round(most * Math.min(1, Math.max(0, share))) : 0, why };
  };
  const parts = [
    part(
      "objective",
      "Objective",
      1,
      passed ? goal : flown.status.is === "failed" ? flown.status.why : "Not achieved.",
    ),
    part(
      "deltaV",
      "Delta-v",
      flown.used === 0 ? 0 : optimum / flown.used,
      `${flown.used.toFixed(3)} m/s used; the optimum is ${optimum.toFixed(3)} m/s.`,
    ),
    part(
      "time",
      "Time",
      (time.limit - flown.time) / (time.limit - time.par),
      `${minutes(flown.time)} flown; full points up to ${minutes(time.par)}, none at ${minutes(time.limit)}.`,
    ),
    part("safety", "Safety", 1 - flown.violations - unsafe / 2, safetyText(flown.violations, unsafe)),
  ];
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  return { parts, total, maximum: parts.reduce((sum, { most }) => sum + most, 0), passed };
}

export const minutes = (seconds: number) =>
  `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, "0")} s`;

function safetyText(violations: number, unsafe: number) {
  if (violations === 0 && unsafe === 0)
    return "The keep-out sphere was never entered, nor would it have been without further burns.";
  return [
    violations > 0 ? `The keep-out sphere was entered ${violations === 1 ? "once" : `${violations} times`}.` : "",
    unsafe > 0 ? `${unsafe} ${unsafe === 1 ? "burn was" : "burns were"} not passively safe.` : "",
  ]
    .join(" ")
    .trim();
}
