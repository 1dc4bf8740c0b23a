import type { Scenario } from "../../../content/content-schema";
import type { Header } from "../../api/classroom";
import { renderPilotScreen } from "../../dock/pilot-screen";
import { h } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { practicePlay, resumePlay, scoredPlay, type FlightPlay } from "../../attempts/flight-play";
import { renderScreenHead } from "../frame";
import { renderParagraphs } from "../marked-text";
import { renderFlightScreen } from "./flight-screen";

/** Asks for practice or a scored flight; resumes an unfinished one without asking. */
export function openFlight(game: Game, header: Header, original: Scenario): Screen {
  const stored = game.plays.read(header.scenarioId);
  const play = stored === null ? null : resumePlay(original, game.startOf(header), stored);
  if (!play) return renderModes(game, header, original);
  return play.resumedLog?.pulses
    ? renderPilot(game, header, original, play)
    : renderPlanner(game, header, original, play);
}

type Choice = [name: string, text: string, open: () => void];

function renderChoice(
  header: Header,
  to: () => void,
  lead: readonly string[],
  choices: Choice[],
  note: string,
): Screen {
  const buttons = choices.map(([name, text, open]) =>
    h("button", { type: "button", class: "mode", onClick: open }, h("strong", {}, name), h("span", {}, text)),
  );
  return {
    element: h(
      "div",
      { class: "screen choice" },
      renderScreenHead(header.scenarioTitle, { label: "Menu", to }),
      h("div", { class: "lead" }, ...renderParagraphs(lead)),
      h("div", { class: "modes" }, ...buttons),
      h("p", { class: "aside" }, note),
    ),
  };
}

function renderModes(game: Game, header: Header, original: Scenario): Screen {
  const practice = practicePlay(original);
  const choices: Choice[] = [
    [
      "Practice",
      "With a tutorial and hints, as often as you like. It doesn't count.",
      () => {
        game.plays.remove(header.scenarioId);
        game.show(renderConsoles(game, header, original, practice));
      },
    ],
    [
      "Fly for a score",
      "A flight of your own, without the tutorial. The server grades it.",
      () => void openScored(game, header, original),
    ],
  ];
  const { goal, briefing } = practice.scenario;
  const note = "A scored flight has other figures than practice: you see them once it starts.";
  return renderChoice(header, game.showMenu, [goal, ...briefing], choices, note);
}

/** The start draws the flight, so a scored flight needs the server. */
const openScored = (game: Game, header: Header, original: Scenario) =>
  game.open(async () => {
    game.plays.remove(header.scenarioId);
    const play = scoredPlay(original, await game.begin(header, false, "scored"));
    if (!play) throw new Error("a scored flight needs the server to start. Practice works without it.");
    return () => game.show(renderConsoles(game, header, original, play));
  });

const chooseAgain = (game: Game, header: Header, original: Scenario) => () => {
  game.plays.remove(header.scenarioId);
  game.show(renderModes(game, header, original));
};

const renderPlanner = (game: Game, header: Header, original: Scenario, play: FlightPlay) =>
  renderFlightScreen(game, header, play, chooseAgain(game, header, original));

const renderPilot = (game: Game, header: Header, original: Scenario, play: FlightPlay) =>
  renderPilotScreen(game, header, play, chooseAgain(game, header, original));

/** A docking can be flown by hand or by plan, other flights by plan only. */
function renderConsoles(game: Game, header: Header, original: Scenario, play: FlightPlay): Screen {
  const { scenario, mode } = play;
  if (scenario.objective.kind !== "dock") return renderPlanner(game, header, original, play);
  const guide = mode === "practice" ? " The screen tells you what to do next." : "";
  const choices: Choice[] = [
    [
      "By hand",
      `Port camera and thrusters: keys, touch or a gamepad.${guide}`,
      () => game.show(renderPilot(game, header, original, play)),
    ],
    [
      "By plan",
      "The planner: burns in m/s, the flight computer, and time up to 1000 times as fast.",
      () => game.show(renderPlanner(game, header, original, play)),
    ],
  ];
  const note = "The same flight, the same port, the same points.";
  return renderChoice(header, game.showMenu, [scenario.goal, ...scenario.briefing], choices, note);
}
