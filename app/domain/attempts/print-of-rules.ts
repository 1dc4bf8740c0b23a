import { createHash } from "node:crypto";
import { rulesOfFlight, type FlightKey } from "~/domain/flights/flight-of-start";

/** Names model and scenario; null if the server can't simulate it. */
export function printOfRules(flight: FlightKey, model?: number): string | null {
  const rules = rulesOfFlight(flight, model);
  return rules && createHash("sha256").update(rules).digest("base64url");
}
