// Pure. A flight as it is played in either mode; identical in browser and server.
import { drawFlight } from "../physics/draw-flight";
import type { Scenario } from "./content-schema";
import { withFigures } from "./flight-texts";

/** As written, with its tutorial. Practice never counts. */
export const practiceFlight = (written: Scenario): Scenario => withFigures(written);

/** As drawn by a start's seed. */
export const scoredFlight = (written: Scenario, seed: number): Scenario =>
  withFigures(drawFlight(written, written.draw, seed));
