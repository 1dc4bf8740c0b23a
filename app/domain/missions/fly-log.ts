// Pure: a mission's log, flown and graded. It takes up to a second, so the server runs it as a job.
import { flightOfMission, type MissionDocument, type MissionStart } from "../../../content/mission-schema";
import { flyAgain, isProblem, type FlightEvidence } from "../../../physics/fly-again";
import { describeLogFault } from "~/domain/flights/log-fault";
import { debriefOf, type FlightDebrief } from "~/domain/flights/debrief";
import { deltaVOfStart } from "~/domain/flights/start-cost";
import type { Job } from "~/domain/jobs/run-job";
import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";
import type { BestFlight, Reference } from "./mission";

type Flown = {
  document: MissionDocument;
  start: MissionStart;
  /** Null: this flight is to become the reference. */
  reference: Reference | null;
  evidence: FlightEvidence;
};

export type MissionResult = BestFlight & Pick<FlightDebrief, "parts">;

/** Refuses a log that can't be flown. */
export function flyMissionLog({ document, start, reference, evidence }: Flown): MissionResult {
  const scenario = flightOfMission(document, start);
  const asWritten = flightOfMission(document, { ...start, seed: null });
  const deltaV = reference ? deltaVOfStart(asWritten, scenario, reference) : 0;
  const known = { how: "", deltaV, burns: [], turns: [], end: start.par ?? 0 };
  const flown = flyAgain({ ...scenario, reference: known }, evidence);
  if (isProblem(flown)) {
    const reason = describeLogFault(flown.problem);
    throw new Refusal("invalid", reason, { [`log.${flown.field}`]: [reason] });
  }
  const { score, used, time } = flown;
  // Numbers can lead out of what the physics can calculate, such as through the Earth. Only that is refused here; an
  // error is a defect, and is reported.
  if (![used, time, score.total].every(Number.isFinite)) throw new Refusal("invalid", say.missions.cannotBeFlown);
  const { parts } = debriefOf({ reference: known }, score);
  return { points: score.total, deltaV: used, seconds: time, passed: score.passed, parts };
}

export const flyMissionJob: Job<Flown, MissionResult> = { name: "flyMission", run: flyMissionLog };
