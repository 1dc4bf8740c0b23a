// Pure: points of stored flights by the present model and another maximum (docs/decisions/0191), many in one job.
import { flyAgain, isProblem, type FlightEvidence, type LogFault } from "../../../physics/fly-again";
import type { ScoredScenario } from "../../../physics/scenario";
import {
  flightOfStart,
  flightOfVersion,
  isDrawn,
  type FlightDraw,
  type FlightKey,
} from "~/domain/flights/flight-of-start";
import { NoReferenceError } from "~/domain/flights/no-reference";
import type { Job } from "~/domain/jobs/run-job";

/** `problem`: why it can't be flown: its log, or that no start says what was drawn. */
export type ReflownResult = { points: number; maxPoints: number; passed: boolean } | { problem: ReflownProblem };
export type ReflownProblem = LogFault["is"] | "noLog" | "noStart" | "noReference" | "flightOver";

export type LogToFly = { id: string; start: FlightDraw | null; evidence: FlightEvidence | null };
export type LogsToFly = { flight: FlightKey; logs: LogToFly[] };
export type ReflownLog = { id: string; result: ReflownResult };

/** Milliseconds after which a job leaves the rest to the next one. */
const longestJob = 3_000;

/** As many as fit into a job, in order; at least one. */
function flyLogs({ flight, logs }: LogsToFly): ReflownLog[] {
  const end = performance.now() + longestJob;
  const flown: ReflownLog[] = [];
  for (const log of logs) {
    flown.push({ id: log.id, result: flyStored(flight, log) });
    if (performance.now() > end) break;
  }
  return flown;
}

export const flyLogsJob: Job<LogsToFly, ReflownLog[]> = { name: "flyLogs", run: flyLogs };

/** What its start drew is drawn again, and its log is flown whatever version of the scenario it names. */
export function flyStored(flight: FlightKey, { start, evidence }: Omit<LogToFly, "id">): ReflownResult {
  if (!evidence) return { problem: "noLog" };
  const scenario = scenarioOf(flight, evidence.version, start);
  if (scenario === null || typeof scenario === "string") return { problem: scenario ?? "noReference" };
  const flown = flyAgain(scenario, { ...evidence, version: scenario.version });
  if (isProblem(flown)) return { problem: flown.problem.is };
  if (flown.unflown > 0) return { problem: "flightOver" };
  const { total, maximum, passed } = flown.score;
  return { points: total, maxPoints: maximum, passed };
}

function scenarioOf(
  flight: FlightKey,
  version: number,
  start: FlightDraw | null,
): ScoredScenario | ReflownProblem | null {
  if (!isDrawn(flight, version)) return flightOfVersion(flight, version);
  if (!start) return "noStart";
  try {
    return flightOfStart(flight, start);
  } catch (error) {
    // With the new numbers, no reference reaches the objective.
    if (error instanceof NoReferenceError) return "noReference";
    throw error;
  }
}
