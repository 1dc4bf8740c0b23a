import { radians } from "./earth";
import { placeBeforePort, portFrame } from "./port";
import type { RicState } from "./ric";
import type { FlightScenario } from "./scenario";
import { length } from "./vectors";

/** Metres: the corridor's width at the port itself, without which contact would be impossible. */
const portRadius = 0.5;

export function entersKeepOut({ keepOut, objective }: FlightScenario, ric: RicState): boolean {
  if (!keepOut || length(ric.position) >= keepOut.radius) return false;
  if (keepOut.corridor === undefined || objective.kind !== "dock") return true;
  const { ahead, beside } = placeBeforePort(ric, portFrame(objective.axis));
  return beside > portRadius + Math.max(0, ahead) * Math.tan(radians(keepOut.corridor));
}
