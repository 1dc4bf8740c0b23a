// Pure. Which instructions of a tutorial a flight has followed, and what it did instead.
import type { AskedBurn, Scenario } from "../../content/content-schema";
import { Flight } from "../../physics/flight";
import { matchTarget, planTransfer } from "../../physics/pilot";
import type { Burn } from "../../physics/scenario";
import { add, dot, length, subtract, type Vector } from "../../physics/vectors";

type BurnDirection = "forward" | "backward" | "outward" | "inward" | "sideways";

export type TutorialError =
  | { is: "early" }
  | { is: "direction"; flown: BurnDirection; asked: BurnDirection }
  | { is: "angle" }
  /** m/s. */
  | { is: "size"; flown: number; asked: number };

export type TutorialState = { completed: number; error: TutorialError | null };

/** The steps that a flight's burns have done, and the time of the last such burn. */
export type JudgedBurns = { step: number; lastBurnAt: number; error: TutorialError | null };

/** Share of the burn asked for by which another may differ. */
const tolerance = 0.03;
/** Seconds within which a second burn may correct the first. */
const correctionTime = 10;
/** Seconds of a coast that are worth waiting for: shorter ones only give the flight computer time. */
const shortestCoast = 60;

type Tutorial = Pick<Scenario, "tutorial">;

/** A burn that wasn't the one asked for, with its corrections. */
type OpenBurn = { t: number; sum: Vector; asked: Vector; error: TutorialError };

/** A step is done by the burn that it asks for. After another burn, the steps that follow stay open. */
export function judgeBurns(scenario: Scenario, burns: readonly Burn[]): JudgedBurns {
  const flight = new Flight(scenario);
  let [step, lastBurnAt] = [0, 0];
  const open: OpenBurn[] = [];
  for (const { t, dv } of burns) {
    const [uncorrected] = open;
    if (uncorrected && t - uncorrected.t > correctionTime) break;
    flight.flyTo(t);
    if (!uncorrected) {
      step = stepAfterCoasts(scenario, { step, lastBurnAt }, t);
      if (isCoasting(scenario.tutorial[step])) return { step, lastBurnAt, error: { is: "early" } };
      step = stepAfterCoasts(scenario, { step, lastBurnAt }, Infinity);
    }
    const asked = uncorrected?.asked ?? burnOf(flight, scenario.tutorial[step]?.asks);
    flight.burn(dv);
    if (!asked) continue;
    const sum = uncorrected ? add(uncorrected.sum, dv) : dv;
    const error = errorOf(sum, asked);
    open.splice(0, 1, ...(error ? [{ t: uncorrected?.t ?? t, sum, asked, error }] : []));
    if (error) continue;
    lastBurnAt = t;
    if (scenario.tutorial[step]?.until === "burn") step++;
  }
  return { step, lastBurnAt, error: open[0]?.error ?? null };
}

const isCoasting = (step: Tutorial["tutorial"][number] | undefined) =>
  step?.until === "coast" && step.seconds >= shortestCoast;

/** `time`: seconds of flight by now. */
export function followTutorial(
  { tutorial }: Tutorial,
  { step, lastBurnAt, error }: JudgedBurns,
  { time, isAchieved }: { time: number; isAchieved: boolean },
): TutorialState {
  if (isAchieved) return { completed: tutorial.length, error: null };
  return { completed: error ? step : stepAfterCoasts({ tutorial }, { step, lastBurnAt }, time), error };
}

function stepAfterCoasts({ tutorial }: Tutorial, at: Pick<JudgedBurns, "step" | "lastBurnAt">, time: number): number {
  let { step } = at;
  while (tutorial[step]?.until === "coast" && time - at.lastBurnAt >= (tutorial[step]?.seconds ?? 0)) step++;
  return step;
}

function burnOf(flight: Flight, asks: AskedBurn | undefined): Vector | null {
  if (asks?.kind === "burn") return asks.change;
  if (asks?.kind === "match") return matchTarget(flight);
  return asks ? planTransfer(flight, asks.minutes * 60) : null;
}

function errorOf(flown: Vector, asked: Vector): TutorialError | null {
  if (length(subtract(flown, asked)) <= tolerance * length(asked)) return null;
  const directions = { flown: directionOf(flown), asked: directionOf(asked) };
  if (directions.flown !== directions.asked) return { is: "direction", ...directions };
  const size = { flown: length(flown), asked: length(asked) };
  const isRightSize = Math.abs(size.flown - size.asked) <= tolerance * size.asked;
  if (isRightSize || dot(flown, asked) <= 0) return { is: "angle" };
  return { is: "size", ...size };
}

function directionOf([radial, inTrack, crossTrack]: Vector): BurnDirection {
  if (Math.abs(crossTrack) > Math.max(Math.abs(radial), Math.abs(inTrack))) return "sideways";
  if (Math.abs(inTrack) >= Math.abs(radial)) return inTrack > 0 ? "forward" : "backward";
  return radial > 0 ? "outward" : "inward";
}
