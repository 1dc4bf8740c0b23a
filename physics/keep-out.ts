import { radians } from "./earth";
import { placeBeforePort, portFrame } from "./port";
import type { RicState } from "./ric";
import type { FlightScenario } from "./scenario";
import { length } from "./vectors";

/** The corridor is this wide at the port itself, or nobody could touch it, m. */
const portRadius = 0.5;

export function entersKeepOut({ keepOut, objective }: FlightScenario, ric: RicState): boolean {
  if (!keepOut || length(ric.position) >= keepOut.radius) return false;
  if (keepOut.corridor === undefined || objective.kind !== "dock") return true;
  const { ahead, beside } = placeBeforePort(ric, portFrame(objective.axis));
  return beside > portRadius + Math.max(0, ahead) * Math.tan(radians(keepOut.corridor));
}
