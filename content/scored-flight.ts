// Pure. A flight as it is played in either mode; identical in browser and server.
import { drawFlight } from "../physics/draw-flight";
import type { Scenario } from "./content-schema";
import { withFigures } from "./flight-texts";

/** The flight as its author wrote it, with the tutorial. Practice never counts. */
export const practiceFlight = (original: Scenario): Scenario => withFigures(original);

/** The flight as drawn from a start's seed. */
export const scoredFlight = (original: Scenario, seed: number): Scenario =>
  withFigures(drawFlight(original, original.draw, seed));
