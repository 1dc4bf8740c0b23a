import type { Flight } from "../../../physics/flight";
import { sharesOf } from "../../../physics/score";
import type { Scenario } from "../../../content/content-schema";
import { h } from "../../dom";
import { renderParagraphs } from "../frame";
import { hintsOfFlight } from "../../play/hints";
import { renderHints } from "../hints";
import type { Cockpit } from "./cockpit";
import { modelTexts } from "../../play/models";

/** The instructions one after the other, and what else there is to know. */
export function renderGuide(cockpit: Cockpit): HTMLElement {
  const { scenario, flight } = cockpit;
  const items = scenario.tutorial.map(({ text }) => h("li", {}, text));
  cockpit.watch({
    write: () => {
      const reached = tutorialStepOf(flight, scenario);
      items.forEach((item, at) =>
        item.setAttribute("data-state", at < reached ? "done" : at === reached ? "now" : "later"),
      );
    },
  });
  return h(
    "section",
    { class: "guide" },
    h("h2", {}, "Tutorial"),
    h("ol", { class: "tutorial" }, ...items),
    renderHints(() => hintsOfFlight(scenario), { seen: 0, onSeen: (count) => (cockpit.hints = count) }),
    h(
      "details",
      {},
      h("summary", {}, "Briefing"),
      ...renderParagraphs([`Goal: ${scenario.goal}`, ...scenario.briefing]),
      ...renderParagraphs([pointsTextOf(scenario), `Flown as ${modelTexts[scenario.model]}`]),
    ),
  );
}

function pointsTextOf(scenario: Scenario) {
  const { reference, maxScore } = scenario;
  const shares = sharesOf(scenario).map(([key, share]) => `${share * 100} % for ${partTexts[key]}`);
  return `Reference: ${reference.deltaV.toFixed(3)} m/s, by ${reference.how}. Points: ${shares.join(", ")}; ${maxScore} in all.`;
}

const partTexts = { objective: "the objective", deltaV: "delta-v", time: "time", safety: "safety" };

/** How many instructions have been followed. */
export function tutorialStepOf(flight: Flight, { tutorial }: Scenario): number {
  let burns = 0;
  const done = tutorial.findIndex(({ until, seconds }) => {
    if (until === "burn") return flight.burns.length < ++burns;
    // Whoever has burnt again has coasted enough.
    if (until === "coast")
      return flight.burns.length <= burns && flight.time - (flight.burns[burns - 1]?.t ?? 0) < seconds;
    return flight.status.is !== "achieved";
  });
  return done === -1 ? tutorial.length : done;
}
