// Flights of the mission of the week as good students hand them in.
import type { FlightEvidence } from "~/domain/evidence";
import { evidenceForStart } from "./scored-flights";

/** Reaches the goal; `waste` adds delta-v (m/s) to the flight in a pair of burns that cancel each other. */
export function weeklyEvidence({ scenarioId, seed }: { scenarioId: string; seed: number }, waste = 0): FlightEvidence {
  const evidence = evidenceForStart(scenarioId, { seed, mode: "scored" });
  if (waste === 0) return evidence;
  const detour = [waste / 2, -waste / 2].map((size) => ({ t: 0, dv: [0, 0, size] as [number, number, number] }));
  return { ...evidence, burns: [...detour, ...evidence.burns] };
}
