import type { Scenario } from "../../content/content-schema";
import type { Header } from "../api/classroom";
import { h } from "../dom";
import type { Game, Screen } from "../game/screen";
import { resumeFlight } from "../play/kept-flight";
import { renderFlightScreen } from "../screens/flight/flight-screen";
import { renderParagraphs, renderScreenHead } from "../screens/frame";
import { renderPilotScreen } from "./pilot-screen";

/** A docking by hand or by plan: asked before it begins; what was begun goes on at its console. */
export function openFlight(game: Game, header: Header, scenario: Scenario): Screen {
  if (scenario.objective.kind !== "dock") return renderFlightScreen(game, header, scenario);
  const begun = resumeFlight(scenario, game.plays.read(header.scenarioId));
  if (begun?.pulses) return openPilot(game, header, scenario, begun);
  return begun ? openPlanner(game, header, scenario) : renderChoice(game, header, scenario);
}

const choose = (game: Game, header: Header, scenario: Scenario) => () =>
  game.show(renderChoice(game, header, scenario));

const openPlanner = (game: Game, header: Header, scenario: Scenario) =>
  renderFlightScreen(game, header, scenario, choose(game, header, scenario));

const openPilot = (
  game: Game,
  header: Header,
  scenario: Scenario,
  begun: ReturnType<typeof resumeFlight> = null,
): Screen => renderPilotScreen(game, header, scenario, { begun, flyAgain: choose(game, header, scenario) });

function renderChoice(game: Game, header: Header, scenario: Scenario): Screen {
  const way = (name: string, text: string, open: () => Screen) =>
    h(
      "button",
      { type: "button", class: "mode", onClick: () => game.show(open()) },
      h("strong", {}, name),
      h("span", {}, text),
    );
  return {
    element: h(
      "div",
      { class: "screen choice" },
      renderScreenHead(header.scenarioTitle, { label: "Menu", to: game.showMenu }),
      h("div", { class: "lead" }, ...renderParagraphs([scenario.goal, ...scenario.briefing])),
      h(
        "div",
        { class: "modes" },
        way(
          "By hand",
          "Port camera and thrusters: keys, touch or a gamepad. The screen tells you what to do next.",
          () => openPilot(game, header, scenario),
        ),
        way("By plan", "The planner: burns in m/s, the flight computer, and time up to 1000 times as fast.", () =>
          openPlanner(game, header, scenario),
        ),
      ),
      h("p", { class: "aside" }, "The same flight, the same port, the same points."),
    ),
  };
}
