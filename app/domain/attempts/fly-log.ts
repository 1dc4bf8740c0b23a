// Pure: simulates a log and returns everything that grading and pages need. It takes up to a second, so the server runs
// it as a job.
import type { BurnRecord, FlightStatus } from "../../../physics/flight";
import { isProblem, type FlightEvidence, type LogProblem } from "../../../physics/fly-again";
import type { Gate } from "../../../physics/port";
import { countPulses, type ThrusterUse } from "../../../physics/pulses";
import type { ScoredScenario } from "../../../physics/scenario";
import type { ScorePart } from "../../../physics/score";
import type { Moment } from "./flight-moments";
import { createTracker } from "./flight-tracks";
import type { PartInWords } from "~/domain/flights/debrief";
import type { Job } from "~/domain/jobs/run-job";

/** Earlier versions stored words instead of codes, of the outcome, too. */
export type GateInWords = Omit<Gate, "key"> & { name: string };

export type FlownFlight = {
  burns: Pick<BurnRecord, "t" | "dv" | "isSafe">[];
  /** Fired by hand. */
  fired: ThrusterUse[];
  gates: (Gate | GateInWords)[];
  /** Seconds of the flight. */
  end: number;
  /** m/s. */
  deltaV: number;
  outcome: FlightStatus | string;
  parts: (ScorePart | PartInWords)[];
  points: number;
  maxPoints: number;
  passed: boolean;
  /** Entries of the log after the end of the flight. */
  unflown: number;
  path: Moment[];
};

/** A log to simulate; plain data. */
export type Log = { scenario: ScoredScenario; evidence: FlightEvidence };

export function flyLogForPages({ scenario, evidence }: Log): FlownFlight | LogProblem {
  const { flown, path } = createTracker(scenario)(evidence);
  if (isProblem(flown)) return flown;
  const { burns, pulses, gates, time, used, status, score, unflown } = flown;
  return {
    burns: burns.map(({ t, dv, isSafe }) => ({ t, dv, isSafe })),
    fired: countPulses(pulses),
    gates: gates.map(({ ...gate }) => gate),
    end: time,
    deltaV: used,
    outcome: status,
    parts: score.parts,
    points: score.total,
    maxPoints: score.maximum,
    passed: score.passed,
    unflown,
    path,
  };
}

export const flyLogJob: Job<Log, FlownFlight | LogProblem> = { name: "flyLog", run: flyLogForPages };

export const isLogProblem = (flown: FlownFlight | LogProblem): flown is LogProblem => "problem" in flown;
