import { texts } from "~/texts";
import { h } from "../../dom";
import type { FlightPlay } from "../../attempts/flight-play";

/** Shows whether the flight counts. */
export const renderModeChip = (mode: FlightPlay["mode"]): HTMLElement =>
  h("span", { class: "chip mode-chip" }, mode === "practice" ? texts.gameFlights.practice : texts.gameFlights.scored);
