import type { FlightEvidence } from "~/domain/evidence";
import { flightOfStart, type FlightDraw, type FlightKey } from "../../app/domain/flights/flight-of-start";

/** Evidence of a flight that gets full points with its start; null for a scenario that the server cannot fly. */
export function goodFlight(flight: FlightKey, start: FlightDraw): FlightEvidence | null {
  const startFlight = flightOfStart(flight, start);
  if (!startFlight) return null;
  const { burns, turns, end } = startFlight.reference;
  return {
    kind: "flight",
    version: startFlight.version,
    burns: burns.map(({ t, dv: [r, i, c] }) => ({ t, dv: [r, i, c] })),
    turns: turns.map(({ t, dw: [p, y, r] }) => ({ t, dw: [p, y, r] })),
    end,
  };
}
