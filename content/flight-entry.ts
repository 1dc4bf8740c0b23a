// A scenario that is flown: a mission (mission-schema.ts) with the reference that its points are measured by.
import * as v from "valibot";
import { standardGravity } from "../physics/maneuvers";
import type { ScoredScenario } from "../physics/scenario";
import type { Scenario } from "./content-schema";
import { reason, type Finding } from "./findings";
import { flightOfMission, MissionDocument, missionLimits } from "./mission-schema";

const positive = v.pipe(v.number(), v.gtValue(0));

export const FlightEntry = v.strictObject({
  /** Of the mission; logs name it. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)),
  document: MissionDocument,
  /** Of the author's flight as written: m/s and seconds. Its burns aren't here. */
  reference: v.strictObject({ deltaV: positive, seconds: positive }),
});
export type FlightEntry = v.InferOutput<typeof FlightEntry>;

/** As players get it: what the points for delta-v are measured by stays on the server, the time for full points doesn't. */
export const PlayedFlight = v.object({
  type: v.literal("flight"),
  version: v.number(),
  document: MissionDocument,
  par: v.number(),
  maxScore: v.number(),
});
export type PlayedFlight = v.InferOutput<typeof PlayedFlight>;

export const playedFlight = ({ version, document, reference }: FlightEntry, maxScore: number): PlayedFlight => ({
  ...{ type: "flight", version, document, par: reference.seconds, maxScore },
});

/** The same in browser and server. `seed`: of a start; null for practice, which flies the flight as written. */
export const flightOfEntry = (
  { document, version, par, maxScore }: Pick<PlayedFlight, "document" | "version" | "par" | "maxScore">,
  seed: number | null,
): Scenario => ({ ...flightOfMission(document, { version, seed, par }), maxScore });

/** With the author's flight, which the points are measured by (docs/decisions/0199). */
export function scoredFlightOfEntry(entry: FlightEntry, maxScore: number, seed: number | null) {
  const { deltaV, seconds } = entry.reference;
  const reference: ScoredScenario["reference"] = { how: "", deltaV, burns: [], turns: [], end: seconds };
  return { ...flightOfEntry(playedFlight(entry, maxScore), seed), reference };
}

/** m/s that a mission's tank holds. */
const deltaVOf = ({ chaser: { mass, propellant, specificImpulse } }: MissionDocument) =>
  specificImpulse * standardGravity * Math.log(mass / (mass - propellant));

/** A reference that nobody can have flown, and a document that is too long. */
export function checkFlight({ document, reference: { deltaV, seconds } }: FlightEntry, path: Finding["path"]) {
  const findings: Finding[] = [];
  const add = (field: string[], why: Finding["reason"]) => findings.push({ path: [...path, ...field], reason: why });
  // Without a byte counter, as browsers check it, too.
  if (new TextEncoder().encode(JSON.stringify(document)).length > missionLimits.bytes)
    add(["document"], reason("flightTooLarge", { kilobytes: missionLimits.bytes / 1024 }));
  const tank = Math.ceil(deltaVOf(document) * 10) / 10;
  if (deltaV > tank) add(["reference", "deltaV"], reason("flightReferenceDeltaV", { most: tank }));
  if (seconds > document.time.limit)
    add(["reference", "seconds"], reason("flightReferenceTime", { most: document.time.limit }));
  return findings;
}
