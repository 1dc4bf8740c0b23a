import { texts } from "~/texts";
import { flightTime } from "../../../content/flight-words";
import { sharesOf } from "../../../physics/score";
import type { Scenario } from "../../../content/content-schema";
import { h, setText } from "../../dom";
import { renderParagraphs } from "../marked-text";
import { flightHints } from "../../attempts/hints";
import { renderHints } from "../hints";
import { imagingGoal } from "./imaging-text";
import { mistakeText } from "./mistake-text";
import type { Cockpit } from "./cockpit";

/** The briefing; in practice also the tutorial with hints. */
export const renderGuide = (cockpit: Cockpit): HTMLElement =>
  cockpit.mode === "practice" && cockpit.scenario.tutorial.length > 0
    ? h(
        "section",
        { class: "guide" },
        ...renderTutorial(cockpit),
        h("details", {}, h("summary", {}, texts.gameFlights.briefing), ...renderBriefing(cockpit)),
      )
    : h("section", { class: "guide" }, h("h2", {}, texts.gameFlights.briefing), ...renderBriefing(cockpit));

function renderTutorial(cockpit: Cockpit): HTMLElement[] {
  const { scenario } = cockpit;
  const items = scenario.tutorial.map(({ text }) => h("li", {}, text));
  const mistake = h("p", { class: "mistake", role: "status" });
  cockpit.watch({
    write: () => {
      const { completed, error } = cockpit.followTutorial();
      items.forEach((item, index) => {
        item.setAttribute("data-state", index < completed ? "done" : index === completed ? "now" : "later");
        item.ariaCurrent = index === completed ? "step" : null;
      });
      setText(mistake, error ? `${mistakeText(error)} ${texts.tutorials.startOver}` : "");
    },
  });
  return [
    h("h2", {}, texts.gameFlights.tutorial),
    h("ol", { class: "tutorial" }, ...items),
    mistake,
    renderHints(() => flightHints(scenario), { seenCount: 0, onSeen: (count) => (cockpit.hints = count) }).element,
  ];
}

const renderBriefing = ({ scenario }: Cockpit) =>
  renderParagraphs([
    texts.gameFlights.goal({ goal: scenario.goal }),
    ...imagingGoal(scenario),
    ...scenario.briefing,
    pointsTextOf(scenario),
    texts.forceModels.flownAs({ model: scenario.model }),
  ]);

function pointsTextOf(scenario: Scenario) {
  const shares = sharesOf(scenario).map(([part, share]) => texts.gameFlights.pointsFor({ part, percent: share * 100 }));
  const { maxScore, time } = scenario;
  return texts.gameFlights.points({ shares, maxScore, par: flightTime(time.par) });
}
