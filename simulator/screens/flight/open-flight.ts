import { texts } from "~/texts";
import type { Scenario } from "../../../content/content-schema";
import type { Header } from "../../api/classroom";
import { renderPilotScreen } from "../../dock/pilot-screen";
import { h } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { practicePlay, resumePlay, scoredPlay, type FlightPlay } from "../../attempts/flight-play";
import { renderScreenHead } from "../frame";
import { renderParagraphs } from "../marked-text";
import { renderFlightPicture } from "./flight-picture";
import { renderFlightScreen } from "./flight-screen";

/** Asks for practice or a scored flight; resumes an unfinished one without asking. */
export function openFlight(game: Game, header: Header, original: Scenario): Screen {
  const stored = game.plays.read(header.scenarioId);
  const play = stored === null ? null : resumePlay(original, game.startOf(header), stored);
  if (!play) return renderModes(game, header, original);
  return play.resumedLog?.pulses
    ? renderPilotScreen(game, header, play, chooseAgain(game, header, original))
    : renderFlightScreen(game, header, play, chooseAgain(game, header, original));
}

type Choice = [name: string, text: string, open: () => void];

function renderChoice(
  game: Game,
  header: Header,
  lead: readonly string[],
  choices: Choice[],
  note: string,
  pictured: Scenario,
): Screen {
  const buttons = choices.map(([name, text, open]) =>
    h("button", { type: "button", class: "mode", onClick: open }, h("strong", {}, name), h("span", {}, text)),
  );
  return {
    element: h(
      "div",
      { class: "screen choice" },
      renderScreenHead(header.scenarioTitle, game.back),
      h(
        "div",
        { class: "brief" },
        h("div", { class: "lead" }, ...renderParagraphs(lead)),
        h("div", { class: "modes" }, ...buttons),
        h("p", { class: "aside" }, note),
      ),
      h("div", { class: "sketch" }, renderFlightPicture(game, pictured)),
    ),
  };
}

function renderModes(game: Game, header: Header, original: Scenario): Screen {
  const practice = practicePlay(original);
  const choices: Choice[] = [
    [
      texts.gameFlights.practice,
      practice.scenario.tutorial.length > 0 ? texts.gameFlights.practiceHint : texts.gameFlights.asWrittenHint,
      () => {
        game.plays.remove(header.scenarioId);
        game.show(renderConsoles(game, header, practice, chooseAgain(game, header, original)));
      },
    ],
    [texts.gameFlights.flyForScore, texts.gameFlights.flyForScoreHint, () => void openScored(game, header, original)],
  ];
  const { goal, briefing } = practice.scenario;
  return renderChoice(game, header, [goal, ...briefing], choices, texts.gameFlights.modesNote, original);
}

/** The start draws the flight, so a scored flight needs the server. */
const openScored = (game: Game, header: Header, original: Scenario) =>
  game.open(async () => {
    game.plays.remove(header.scenarioId);
    const play = scoredPlay(original, await game.begin(header, false, "scored"));
    if (!play) throw new Error(texts.gameFlights.serverRequired);
    return () => game.show(renderConsoles(game, header, play, chooseAgain(game, header, original)));
  });

const chooseAgain = (game: Game, header: Header, original: Scenario) => () => {
  game.plays.remove(header.scenarioId);
  game.show(renderModes(game, header, original));
};

/** A docking can be flown by hand or by plan, other flights by plan only. */
export function renderConsoles(game: Game, header: Header, play: FlightPlay, choose: () => void): Screen {
  const { scenario, mode } = play;
  if (scenario.objective.kind !== "dock") return renderFlightScreen(game, header, play, choose);
  const choices: Choice[] = [
    [
      texts.gameFlights.byHand,
      mode === "practice" ? texts.gameFlights.byHandPracticeHint : texts.gameFlights.byHandHint,
      () => game.show(renderPilotScreen(game, header, play, choose)),
    ],
    [
      texts.gameFlights.byPlan,
      texts.gameFlights.byPlanHint,
      () => game.show(renderFlightScreen(game, header, play, choose)),
    ],
  ];
  const lead = [scenario.goal, ...scenario.briefing];
  return renderChoice(game, header, lead, choices, texts.gameFlights.consolesNote, scenario);
}
