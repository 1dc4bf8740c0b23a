import * as v from "valibot";
import { fly, isProblem, type FlightEvidence } from "../../physics/fly-again";
import type { FlightScenario } from "../../physics/scenario";

const number = v.pipe(v.number(), v.finite());
const three = v.tuple([number, number, number]);

const Log = v.object({
  version: v.number(),
  burns: v.array(v.object({ t: number, dv: three })),
  turns: v.optional(v.array(v.object({ t: number, dw: three })), []),
  pulses: v.optional(v.array(v.tuple([number, number]))),
  end: number,
});

/** A log that was kept, when it is one of this scenario and its flight has not ended. */
export function resumeFlight(scenario: FlightScenario, kept: unknown): FlightEvidence | null {
  const parsed = v.safeParse(Log, kept);
  if (!parsed.success) return null;
  const flown = fly(scenario, parsed.output);
  return isProblem(flown) || flown.status.is !== "flying" ? null : parsed.output;
}
