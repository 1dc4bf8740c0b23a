// Pure. A flight as it is played in either mode; identical in browser and server.
import { drawFlight } from "../physics/draw-flight";
import type { Scenario } from "./content-schema";
import { withFigures } from "./flight-texts";

/** The flight as its author wrote it, with the tutorial. Practice never counts. */
export const practiceFlight = (original: Scenario): Scenario => withTexts(original);

/** The flight as drawn from a start's seed. */
export const scoredFlight = (original: Scenario, seed: number): Scenario =>
  withTexts(drawFlight(original, original.draw, seed));

/** In the texts of a mission, braces are braces. */
const withTexts = (flight: Scenario) => (typeof flight.draw === "string" ? withFigures(flight) : flight);
