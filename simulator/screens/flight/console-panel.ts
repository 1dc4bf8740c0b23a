import { renderButton, h } from "../../dom";
import type { Cockpit } from "./cockpit";
import { renderBurnForm, renderTurnControls } from "./controls";
import { renderGuide } from "./guide";
import { renderInstruments } from "./instruments";

/** Everything beside the pictures: all of it where there is room, one part at a time on a phone. */
export function renderConsolePanel(cockpit: Cockpit): HTMLElement {
  const some: [string, HTMLElement | null][] = [
    ["Guide", renderGuide(cockpit)],
    ["Fly", renderBurnForm(cockpit)],
    ["Turn", renderTurnControls(cockpit)],
    ["Data", renderInstruments(cockpit)],
  ];
  const parts = some.flatMap(([name, element]): [string, HTMLElement][] => (element ? [[name, element]] : []));
  const panel = h("div", { class: "parts" }, ...parts.map(([, element]) => element));
  const show = (name: string) => {
    for (const [part, element] of parts) element.dataset.shown = String(part === name);
    for (const tab of tabs) tab.setAttribute("aria-pressed", String(tab.textContent === name));
  };
  const tabs = parts.map(([name]) => renderButton(name, () => show(name), { class: "quiet" }));
  show("Guide");
  return h(
    "div",
    { class: "panes" },
    h("div", { class: "tabs", role: "group", "aria-label": "Console" }, ...tabs),
    panel,
  );
}
