import { h } from "../../dom";
import type { FlightPlay } from "../../attempts/flight-play";

/** Whether this flight counts, where its goal stands. */
export const renderModeChip = (mode: FlightPlay["mode"]): HTMLElement =>
  h("span", { class: "chip mode-chip" }, mode === "practice" ? "Practice" : "Scored");
