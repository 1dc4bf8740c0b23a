// Pure: a simulated flight, prepared for display.
import { aimOf } from "../../../physics/pilot";
import { portFrame } from "../../../physics/port";
import type { FlightScenario, ScoredScenario } from "../../../physics/scenario";
import type { Vector } from "../../../physics/vectors";
import type { FlightEvidence } from "~/domain/evidence";
import { referenceInLanguage } from "~/domain/flights/reference-in-language";
import type { Moment } from "./flight-moments";
import type { FlownFlight } from "./fly-log";

/** A flight to compare with; doesn't say whose it is. */
export type ComparedFlight = { points: number; deltaV: number; end: number; path: Moment[] };

export type ReplayedFlight = Omit<FlownFlight, "burns" | "passed" | "unflown"> & {
  burns: (FlownFlight["burns"][number] & { number: number })[];
  /** Null if its burns aren't known: of a mission, only what it takes is stored. */
  reference: (ComparedFlight & { how: string }) | null;
  /** The best flight of the class; "this" if it is the same. */
  best: ComparedFlight | "this" | null;
  scene: FlightScene;
  version: number;
  /** Input for advice. */
  log: { scenario: ScoredScenario; evidence: FlightEvidence };
};

/** What is drawn beside the paths. */
export type FlightScene = {
  /** Which way is up in the target's frame. */
  up: "radial" | "cross-track";
  holdPoint: Vector | null;
  /** m. */
  keepOut: number | null;
  /** Degrees around the docking axis, and its direction: radial and in-track. */
  corridor: { degrees: number; direction: [radial: number, inTrack: number] } | null;
};

/** `flown`: the simulated flight; the others likewise. */
export function replayAttempt(
  scenario: ScoredScenario,
  evidence: FlightEvidence,
  { flown, reference, best }: { flown: FlownFlight; reference: FlownFlight | null; best: FlownFlight | "this" | null },
): ReplayedFlight {
  const { version, maxScore, time, chaser, target, objective, keepOut, passiveSafety, model } = scenario;
  const { burns, passed: _, unflown: __, ...more } = flown;
  const known = referenceInLanguage(scenario.reference);
  return {
    ...more,
    burns: burns.map((burn, at) => ({ ...burn, number: at + 1 })),
    reference: reference && { ...compared(reference), how: known.how },
    best: best === "this" || best === null ? best : compared(best),
    scene: sceneOf(scenario),
    version: evidence.version,
    log: {
      scenario: {
        version,
        maxScore,
        time,
        chaser,
        target,
        objective,
        keepOut,
        passiveSafety,
        reference: known,
        model,
      },
      evidence,
    },
  };
}

const compared = ({ points, deltaV, end, path }: FlownFlight): ComparedFlight => ({ points, deltaV, end, path });

function sceneOf({ objective, keepOut }: FlightScenario): FlightScene {
  const corridor = keepOut?.corridor;
  const [radial, inTrack] = objective.kind === "dock" ? portFrame(objective.axis).forward : [0, 0];
  return {
    up: objective.kind === "plane" ? "cross-track" : "radial",
    holdPoint: aimOf({ objective }),
    keepOut: keepOut?.radius ?? null,
    corridor: corridor && objective.kind === "dock" ? { degrees: corridor, direction: [-radial, -inTrack] } : null,
  };
}
