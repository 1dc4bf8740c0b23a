import { texts } from "~/texts";
import { renderButton, h } from "../../dom";
import type { Cockpit } from "./cockpit";
import { renderBurnForm, renderTurnControls } from "./controls";
import { renderGuide } from "./guide";
import { renderInstruments } from "./instruments";

/** The panels beside the pictures: all of them, or one at a time on a phone. */
export function renderConsolePanel(cockpit: Cockpit): HTMLElement {
  const guide = cockpit.mode === "practice" ? texts.gameFlights.guide : texts.gameFlights.briefing;
  const sections: [string, HTMLElement | null][] = [
    [guide, renderGuide(cockpit)],
    [texts.gameFlights.fly, renderBurnForm(cockpit)],
    [texts.gameFlights.turn, renderTurnControls(cockpit)],
    [texts.gameFlights.data, renderInstruments(cockpit)],
  ];
  const parts = sections.flatMap(([name, element]): [string, HTMLElement][] => (element ? [[name, element]] : []));
  const panel = h("div", { class: "parts" }, ...parts.map(([, element]) => element));
  const show = (name: string) => {
    for (const [part, element] of parts) element.dataset.shown = String(part === name);
    for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.textContent === name));
  };
  const tabs = parts.map(([name]) => renderButton(name, () => show(name), { class: "quiet" }));
  show(guide);
  return h(
    "div",
    { class: "panes" },
    h("div", { class: "tabs", role: "group", "aria-label": texts.gameFlights.console }, ...tabs),
    panel,
  );
}
