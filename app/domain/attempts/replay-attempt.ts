// Pure: a flight that was handed in, flown again with the physics of the simulator, for people to look at.
import { flyAgain, isProblem } from "../../../physics/fly-again";
import type { BurnRecord } from "../../../physics/flight";
import { countFired, type Fired } from "../../../physics/pulses";
import type { ScorePart } from "../../../physics/score";
import { findFlight } from "./bundled-flights";
import type { FlightEvidence } from "./evidence";

/** Radial, in-track and cross-track, m from the target. */
export type Place = [r: number, i: number, c: number];

export type ReplayedFlight = {
  burns: (Pick<BurnRecord, "t" | "dv" | "isSafe"> & { place: Place })[];
  /** By hand. */
  fired: Fired[];
  /** Seconds of the flight. */
  end: number;
  /** m/s. */
  deltaV: number;
  /** How it ended, in words. */
  outcome: string;
  parts: ScorePart[];
  path: Place[];
  /** m. */
  keepOut: number | null;
  version: number;
};

const points = 400;
const rounded = (value: number) => Math.round(value * 100) / 100;

/** The flight; a text says why it cannot be flown again. */
export function replayAttempt(
  scenario: { curriculumKey: string; key: string; maxScore: number },
  evidence: FlightEvidence,
): ReplayedFlight | string {
  const flight = findFlight(scenario.curriculumKey, scenario.key, scenario.maxScore);
  if (!flight) return "This server does not have the flight model of this scenario.";
  const seen: { t: number; place: Place }[] = [];
  const flown = flyAgain(flight, evidence, ({ time, ric: { position } }) => {
    seen.push({ t: time, place: [rounded(position[0]), rounded(position[1]), rounded(position[2])] });
  });
  if (isProblem(flown)) return flown.problem;
  const step = Math.max(1, Math.floor(seen.length / points));
  const placeAt = (t: number) => (seen.findLast((one) => one.t <= t) ?? seen[0])?.place ?? [0, 0, 0];
  return {
    burns: flown.burns.map(({ t, dv, isSafe }) => ({ t, dv, isSafe, place: placeAt(t) })),
    fired: countFired(flown.pulses),
    end: flown.time,
    deltaV: flown.used,
    outcome: outcomeOf(flown.status),
    parts: flown.score.parts,
    path: seen.filter((_, index) => index % step === 0 || index === seen.length - 1).map(({ place }) => place),
    keepOut: flight.keepOut?.radius ?? null,
    version: evidence.version,
  };
}

const outcomeOf = (status: { is: "flying" | "achieved" } | { is: "failed"; why: string }) =>
  status.is === "achieved" ? "Objective reached." : status.is === "failed" ? status.why : "Left before the objective.";
