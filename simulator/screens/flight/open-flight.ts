import type { Scenario } from "../../../content/content-schema";
import type { Header } from "../../api/classroom";
import { renderPilotScreen } from "../../dock/pilot-screen";
import { h } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { practicePlay, resumePlay, scoredPlay, type FlightPlay } from "../../attempts/flight-play";
import { renderScreenHead } from "../frame";
import { renderParagraphs } from "../marked-text";
import { renderFlightScreen } from "./flight-screen";

/** To practice or to fly for a score: asked before a flight begins. What was begun goes on. */
export function openFlight(game: Game, header: Header, written: Scenario): Screen {
  const kept = game.plays.read(header.scenarioId);
  const play = kept === null ? null : resumePlay(written, game.startOf(header), kept);
  if (!play) return renderModes(game, header, written);
  return play.begun?.pulses ? pilotOf(game, header, written, play) : plannerOf(game, header, written, play);
}

type Way = [name: string, text: string, open: () => void];

function renderChoice(header: Header, to: () => void, lead: readonly string[], ways: Way[], aside: string): Screen {
  const buttons = ways.map(([name, text, open]) =>
    h("button", { type: "button", class: "mode", onClick: open }, h("strong", {}, name), h("span", {}, text)),
  );
  return {
    element: h(
      "div",
      { class: "screen choice" },
      renderScreenHead(header.scenarioTitle, { label: "Menu", to }),
      h("div", { class: "lead" }, ...renderParagraphs(lead)),
      h("div", { class: "modes" }, ...buttons),
      h("p", { class: "aside" }, aside),
    ),
  };
}

function renderModes(game: Game, header: Header, written: Scenario): Screen {
  const practice = practicePlay(written);
  const ways: Way[] = [
    [
      "Practice",
      "With a tutorial and hints, as often as you like. It doesn't count.",
      () => {
        game.plays.forget(header.scenarioId);
        game.show(renderConsoles(game, header, written, practice));
      },
    ],
    [
      "Fly for a score",
      "A flight of your own, without the tutorial. The server grades it.",
      () => void openScored(game, header, written),
    ],
  ];
  const { goal, briefing } = practice.scenario;
  const aside = "A scored flight has other figures than practice: you see them once it starts.";
  return renderChoice(header, game.showMenu, [goal, ...briefing], ways, aside);
}

/** Its start draws the flight, so there is none without the server. */
const openScored = (game: Game, header: Header, written: Scenario) =>
  game.open(async () => {
    game.plays.forget(header.scenarioId);
    const play = scoredPlay(written, await game.begin(header, false, "scored"));
    if (!play) throw new Error("a scored flight needs the server to start. Practice works without it.");
    return () => game.show(renderConsoles(game, header, written, play));
  });

const choose = (game: Game, header: Header, written: Scenario) => () => {
  game.plays.forget(header.scenarioId);
  game.show(renderModes(game, header, written));
};

const plannerOf = (game: Game, header: Header, written: Scenario, play: FlightPlay) =>
  renderFlightScreen(game, header, play, choose(game, header, written));

const pilotOf = (game: Game, header: Header, written: Scenario, play: FlightPlay) =>
  renderPilotScreen(game, header, play, choose(game, header, written));

/** A docking is flown by hand or by plan; anything else by plan. */
function renderConsoles(game: Game, header: Header, written: Scenario, play: FlightPlay): Screen {
  const { scenario, mode } = play;
  if (scenario.objective.kind !== "dock") return plannerOf(game, header, written, play);
  const guide = mode === "practice" ? " The screen tells you what to do next." : "";
  const ways: Way[] = [
    [
      "By hand",
      `Port camera and thrusters: keys, touch or a gamepad.${guide}`,
      () => game.show(pilotOf(game, header, written, play)),
    ],
    [
      "By plan",
      "The planner: burns in m/s, the flight computer, and time up to 1000 times as fast.",
      () => game.show(plannerOf(game, header, written, play)),
    ],
  ];
  const aside = "The same flight, the same port, the same points.";
  return renderChoice(header, game.showMenu, [scenario.goal, ...scenario.briefing], ways, aside);
}
