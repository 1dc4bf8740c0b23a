import { texts } from "~/texts";
import { h } from "../../dom";
import type { FlightPlay } from "../../attempts/flight-play";

/** Shows whether the flight counts. */
export const renderModeChip = (mode: FlightPlay["mode"]): HTMLElement =>
  h("span", { class: "chip mode-chip" }, nameOf[mode]());

const nameOf: Record<FlightPlay["mode"], () => string> = {
  practice: () => texts.gameFlights.practice,
  scored: () => texts.gameFlights.scored,
  weekly: () => texts.weeklyMissions.title,
};
