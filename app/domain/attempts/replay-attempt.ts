// Pure: a flight that was handed in, flown again with the physics of the simulator, for people to look at.
import { isProblem, type FlownAgain } from "../../../physics/fly-again";
import type { BurnRecord } from "../../../physics/flight";
import { aimOf } from "../../../physics/pilot";
import { portFrame, type Gate } from "../../../physics/port";
import { countFired, type Fired } from "../../../physics/pulses";
import type { FlightScenario, ScoredScenario } from "../../../physics/scenario";
import type { ScorePart } from "../../../physics/score";
import type { Vector } from "../../../physics/vectors";
import { findFlight } from "./bundled-flights";
import type { FlightEvidence } from "./evidence";
import type { Moment } from "./flight-moments";
import { createTracker } from "./flight-tracks";

/** A flight to compare with: never whose it is. */
export type ComparedFlight = { points: number; deltaV: number; end: number; path: Moment[] };

export type ReplayedFlight = {
  burns: (Pick<BurnRecord, "t" | "dv" | "isSafe"> & { number: number })[];
  /** By hand. */
  fired: Fired[];
  gates: Gate[];
  /** Seconds of the flight. */
  end: number;
  /** m/s. */
  deltaV: number;
  /** How it ended, in words. */
  outcome: string;
  parts: ScorePart[];
  points: number;
  maxPoints: number;
  path: Moment[];
  reference: ComparedFlight & { how: string };
  /** The class's best; "this" flight may be it. */
  best: ComparedFlight | "this" | null;
  scene: FlightScene;
  version: number;
  /** Of which advice can be worked out. */
  log: { scenario: ScoredScenario; evidence: FlightEvidence };
};

/** What is drawn beside the paths. */
export type FlightScene = {
  /** Upwards in the target's frame. */
  up: "radial" | "cross-track";
  aim: Vector | null;
  /** m. */
  keepOut: number | null;
  /** Degrees about the docking axis, and where it points: radial and in-track. */
  corridor: { degrees: number; direction: [radial: number, inTrack: number] } | null;
};

export type FlownScenario = { curriculumKey: string; key: string; maxScore: number };

/** The flight; a text says why it cannot be flown again. */
export function replayAttempt(
  { curriculumKey, key, maxScore }: FlownScenario,
  evidence: FlightEvidence,
  best: FlightEvidence | "this" | null = null,
): ReplayedFlight | string {
  const scenario = findFlight(curriculumKey, key, maxScore);
  if (!scenario) return "This server does not have the flight model of this scenario.";
  const track = createTracker(scenario);
  const { flown, path } = track(evidence);
  if (isProblem(flown)) return flown.problem;
  const { version, maxScore: _, time, chaser, target, objective, keepOut, passiveSafety, reference, model } = scenario;
  return {
    burns: flown.burns.map(({ t, dv, isSafe }, at) => ({ t, dv, isSafe, number: at + 1 })),
    fired: countFired(flown.pulses),
    gates: flown.gates,
    end: flown.time,
    deltaV: flown.used,
    outcome: outcomeOf(flown.status),
    parts: flown.score.parts,
    points: flown.score.total,
    maxPoints: flown.score.maximum,
    path,
    reference: flyReference(scenario),
    best: best === "this" || best === null ? best : compare(track(best)),
    scene: sceneOf(scenario),
    version: evidence.version,
    log: {
      scenario: { version, maxScore, time, chaser, target, objective, keepOut, passiveSafety, reference, model },
      evidence,
    },
  };
}

const references = new WeakMap<ScoredScenario, ReplayedFlight["reference"]>();

/** Always the same: flown once. */
function flyReference(scenario: ScoredScenario): ReplayedFlight["reference"] {
  const known = references.get(scenario);
  if (known) return known;
  const { how } = scenario.reference;
  const flown = compare(createTracker(scenario)({ version: scenario.version, ...scenario.reference }));
  if (!flown) throw new Error(`The reference "${how}" cannot be flown.`);
  references.set(scenario, { ...flown, how });
  return { ...flown, how };
}

/** Null for what belongs to another version of the scenario. */
function compare({ flown, path }: ReturnType<ReturnType<typeof createTracker>>): ComparedFlight | null {
  return isProblem(flown) ? null : { points: flown.score.total, deltaV: flown.used, end: flown.time, path };
}

function sceneOf({ objective, keepOut }: FlightScenario): FlightScene {
  const corridor = keepOut?.corridor;
  const [radial, inTrack] = objective.kind === "dock" ? portFrame(objective.axis).forward : [0, 0];
  return {
    up: objective.kind === "plane" ? "cross-track" : "radial",
    aim: aimOf({ objective }),
    keepOut: keepOut?.radius ?? null,
    corridor: corridor && objective.kind === "dock" ? { degrees: corridor, direction: [-radial, -inTrack] } : null,
  };
}

const outcomeOf = (status: FlownAgain["status"]) =>
  status.is === "achieved" ? "Objective reached." : status.is === "failed" ? status.why : "Left before the objective.";
