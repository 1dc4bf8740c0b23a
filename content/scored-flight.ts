// Pure: a flight as it is played, in the one mode or the other. Browser and server get the same one.
import { drawFlight } from "../physics/draw-flight";
import type { Scenario } from "./content-schema";
import { withFigures } from "./flight-texts";

/** As it is written, with its tutorial. It counts nowhere. */
export const practiceFlight = (written: Scenario): Scenario => withFigures(written);

/** As a start's seed draws it. */
export const scoredFlight = (written: Scenario, seed: number): Scenario =>
  withFigures(drawFlight(written, written.draw, seed));
