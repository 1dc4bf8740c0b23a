import * as v from "valibot";
import { fly, isProblem, type FlightEvidence } from "../../physics/fly-again";
import type { FlightScenario } from "../../physics/scenario";

const finiteNumber = v.pipe(v.number(), v.finite());
const vector = v.tuple([finiteNumber, finiteNumber, finiteNumber]);

const Log = v.object({
  version: v.number(),
  burns: v.array(v.object({ t: finiteNumber, dv: vector })),
  turns: v.optional(v.array(v.object({ t: finiteNumber, dw: vector })), []),
  pulses: v.optional(v.array(v.tuple([finiteNumber, finiteNumber]))),
  end: finiteNumber,
});

/** The stored log if it fits this scenario and its flight hasn't ended; else null. */
export function readResumableLog(scenario: FlightScenario, log: unknown): FlightEvidence | null {
  const parsed = v.safeParse(Log, log);
  if (!parsed.success) return null;
  const flight = fly(scenario, parsed.output);
  return isProblem(flight) || flight.status.is !== "flying" ? null : parsed.output;
}
