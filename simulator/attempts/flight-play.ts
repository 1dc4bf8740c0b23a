import type { Scenario } from "../../content/content-schema";
import { practiceFlight, scoredFlight } from "../../content/scored-flight";
import type { FlightEvidence } from "../../physics/fly-again";
import { resumeFlight } from "./kept-flight";
import type { Start } from "./kept-starts";

/** A flight in its mode; `begun`: what of it was flown before. */
export type FlightPlay = { mode: "practice" | "scored"; scenario: Scenario; begun: FlightEvidence | null };

export const practicePlay = (written: Scenario): FlightPlay => ({
  mode: "practice",
  scenario: practiceFlight(written),
  begun: null,
});

/** Null of a start that draws nothing, as those of older servers. */
export const scoredPlay = (written: Scenario, start: Start | null): FlightPlay | null =>
  start?.mode === "scored" && start.seed !== undefined
    ? { mode: "scored", scenario: scoredFlight(written, start.seed), begun: null }
    : null;

/** What was begun and not ended, in the mode of its start; null where there is nothing to go on with. */
export function resumePlay(written: Scenario, start: Start | null, kept: unknown): FlightPlay | null {
  const play = scoredPlay(written, start) ?? practicePlay(written);
  const begun = resumeFlight(play.scenario, kept);
  return begun && { ...play, begun };
}
