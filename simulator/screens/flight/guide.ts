import { texts } from "~/texts";
import { flightTime } from "../../../content/flight-words";
import type { Flight } from "../../../physics/flight";
import { sharesOf } from "../../../physics/score";
import type { Scenario } from "../../../content/content-schema";
import { h } from "../../dom";
import { renderParagraphs } from "../marked-text";
import { flightHints } from "../../attempts/hints";
import { renderHints } from "../hints";
import type { Cockpit } from "./cockpit";

/** The briefing; in practice also the tutorial with hints. */
export const renderGuide = (cockpit: Cockpit): HTMLElement =>
  cockpit.mode === "practice"
    ? h(
        "section",
        { class: "guide" },
        ...renderTutorial(cockpit),
        h("details", {}, h("summary", {}, texts.gameFlights.briefing), ...renderBriefing(cockpit)),
      )
    : h("section", { class: "guide" }, h("h2", {}, texts.gameFlights.briefing), ...renderBriefing(cockpit));

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
    h("h2", {}, texts.gameFlights.tutorial),
    h("ol", { class: "tutorial" }, ...items),
    renderHints(() => flightHints(scenario), { seenCount: 0, onSeen: (count) => (cockpit.hints = count) }),
  ];
}

const renderBriefing = ({ scenario }: Cockpit) =>
  renderParagraphs([
    texts.gameFlights.goal({ goal: scenario.goal }),
    ...scenario.briefing,
    pointsTextOf(scenario),
    texts.forceModels.flownAs({ model: scenario.model }),
  ]);

function pointsTextOf(scenario: Scenario) {
  const shares = sharesOf(scenario).map(([part, share]) => texts.gameFlights.pointsFor({ part, percent: share * 100 }));
  const { maxScore, time } = scenario;
  return texts.gameFlights.points({ shares, maxScore, par: flightTime(time.par) });
}

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
