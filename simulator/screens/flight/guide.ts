import type { Flight } from "../../../physics/flight";
import { minutes, sharesOf } from "../../../physics/score";
import type { Scenario } from "../../../content/content-schema";
import { h } from "../../dom";
import { renderParagraphs } from "../marked-text";
import { flightHints } from "../../attempts/hints";
import { renderHints } from "../hints";
import type { Cockpit } from "./cockpit";
import { modelTexts } from "../../attempts/models";

/** The briefing; in practice also the tutorial with hints. */
export const renderGuide = (cockpit: Cockpit): HTMLElement =>
  cockpit.mode === "practice"
    ? h(
        "section",
        { class: "guide" },
        ...renderTutorial(cockpit),
        h("details", {}, h("summary", {}, "Briefing"), ...renderBriefing(cockpit)),
      )
    : h("section", { class: "guide" }, h("h2", {}, "Briefing"), ...renderBriefing(cockpit));

function renderTutorial(cockpit: Cockpit): HTMLElement[] {
  const { scenario, flight } = cockpit;
  const items = scenario.tutorial.map(({ text }) => h("li", {}, text));
  cockpit.watch({
    write: () => {
      const completed = countCompletedSteps(flight, scenario);
      items.forEach((item, index) =>
        item.setAttribute("data-state", index < completed ? "done" : index === completed ? "now" : "later"),
      );
    },
  });
  return [
    h("h2", {}, "Tutorial"),
    h("ol", { class: "tutorial" }, ...items),
    renderHints(() => flightHints(scenario), { seenCount: 0, onSeen: (count) => (cockpit.hints = count) }),
  ];
}

const renderBriefing = ({ scenario }: Cockpit) =>
  renderParagraphs([
    `Goal: ${scenario.goal}`,
    ...scenario.briefing,
    pointsTextOf(scenario),
    `Flown as ${modelTexts[scenario.model]}`,
  ]);

function pointsTextOf(scenario: Scenario) {
  const shares = sharesOf(scenario).map(([key, share]) => `${share * 100} % for ${partTexts[key]}`);
  const { par } = scenario.time;
  return `Points: ${shares.join(", ")}; ${scenario.maxScore} in all. Full points for time up to ${minutes(par)}.`;
}

const partTexts = { objective: "the objective", deltaV: "delta-v", time: "time", safety: "safety" };

/** Number of completed tutorial instructions. */
export function countCompletedSteps(flight: Flight, { tutorial }: Scenario): number {
  let burns = 0;
  const firstOpen = tutorial.findIndex(({ until, seconds }) => {
    if (until === "burn") return flight.burns.length < ++burns;
    // The next burn ends the coast.
    if (until === "coast")
      return flight.burns.length <= burns && flight.time - (flight.burns[burns - 1]?.t ?? 0) < seconds;
    return flight.status.is !== "achieved";
  });
  return firstOpen === -1 ? tutorial.length : firstOpen;
}
