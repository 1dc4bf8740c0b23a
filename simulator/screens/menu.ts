import { texts } from "~/texts";
import { chooseClass, joinClass } from "../api/classroom";
import { reasonOf } from "../api/server";
import { forgetClass } from "../unity/address";
import type { Game, Screen } from "../unity/screen";
import { renderButton, h, setText } from "../dom";
import { renderNewResults } from "./new-results";
import { renderUnsentAttempts } from "./delivery";
import { renderOwnTurns } from "./duel-card";
import { renderFrame } from "./frame";
import { renderFinishChoice } from "./finish-choice";
import { renderGraphicsChoice } from "./graphics-choice";
import { GlobePanel } from "./globe-panel";
import { renderOwnFeedback } from "./own-feedback";
import { renderOwnProgress } from "./own-progress";
import { renderPracticeStart } from "./practice-start";
import { renderScenarioList } from "./scenario-list";

/** The first screen: the three modes, joining a class, log out and quit. */
export function renderMenu(game: Game): Screen {
  const { startup, classroom } = game;
  const mode = (name: string, text: string, openScenario: () => void) =>
    h("button", { type: "button", class: "mode", onClick: openScenario }, h("strong", {}, name), h("span", {}, text));
  const panel = new GlobePanel(game, {
    orbits: [
      circularOrbitOf(texts.gameMenu.station, 400, 51.6),
      circularOrbitOf(texts.gameMenu.imagingSatellite, 700, 98.2),
      circularOrbitOf(texts.gameMenu.communicationsSatellite, 1_200, 87.9),
    ],
    groundTrack: false,
    model: "two-body",
    chooser: false,
    warp: 300,
  });
  const text = h(
    "div",
    { class: "text menu" },
    h(
      "p",
      { class: "who" },
      h("bdi", {}, startup.userName),
      startup.organizationName ? ", " : null,
      startup.organizationName ? h("bdi", {}, startup.organizationName) : null,
      h("span", { class: "classification" }, startup.classification),
    ),
    h(
      "div",
      { class: "modes" },
      mode(texts.gameMenu.learn, texts.gameMenu.learnHint, () => game.show(renderScenarioList(game, "Learn"))),
      mode(texts.gameMenu.compete, texts.gameMenu.competeHint, () => game.show(renderScenarioList(game, "Compete"))),
      mode(texts.gameMenu.sandbox, texts.gameMenu.sandboxHint, () => void openSandbox(game)),
      mode(texts.gameMissions.title, texts.gameMissions.menuHint, () => void openMissions(game)),
    ),
    renderOwnTurns(game),
    renderOwnProgress(game),
    renderPracticeStart(game),
    renderUnsentAttempts(game),
    renderNewResults(game),
    renderOwnFeedback(game),
    renderClassLine(game),
    classroom ? null : h("p", {}, texts.gameMenu.noClass),
  );
  const element = renderFrame(
    texts.gameMenu.title,
    null,
    h("div", { class: "split" }, text, panel.element),
    h(
      "footer",
      { class: "foot" },
      h("div", { class: "row" }, renderGraphicsChoice(game), renderFinishChoice()),
      renderButton(texts.gameMenu.logOut, () => game.sendEvent("LogOut"), { class: "quiet" }),
      renderButton(texts.gameMenu.quit, () => game.sendEvent("Quit"), { class: "quiet" }),
    ),
  );
  return {
    element,
    views: [panel.view],
    tick: (seconds) => panel.tick(seconds),
    step: (seconds) => panel.step(seconds),
  };
}

const circularOrbitOf = (name: string, altitude: number, inclination: number) => ({
  name,
  orbit: { perigee: altitude, apogee: altitude, inclination, node: 20, argumentOfPerigee: 0, trueAnomaly: 30 },
});

/** Buttons to switch between several running classes; nothing for players in one class. */
function renderClassChoice(game: Game, fail: (reason: string) => void): HTMLElement[] {
  const { running = [], sessionId } = game.classroom ?? {};
  const others = running.filter(({ id }) => id !== sessionId);
  if (others.length === 0) return [];
  const choose = async ({ groupId, groupName }: (typeof others)[number]) => {
    try {
      await chooseClass(game.server, game.startup.userId, groupId);
      forgetClass();
      await game.refreshClassroom();
      game.showMenu();
      game.say(texts.gameMenu.playsIn({ className: groupName }));
    } catch (error) {
      fail(reasonOf(error));
    }
  };
  const buttons = others.map((other) =>
    renderButton(texts.gameMenu.playIn({ className: other.groupName }), () => void choose(other)),
  );
  return [h("div", { class: "row" }, ...buttons)];
}

/** The player's class, and a field for another access code. */
function renderClassLine(game: Game): HTMLElement {
  const { classroom } = game;
  const code = h("input", { type: "text", name: "accessCode", autocomplete: "off", maxLength: 64, required: true });
  const result = h("p", { class: "result", role: "status" });
  const submit = async (event: Event) => {
    event.preventDefault();
    try {
      await joinClass(game.server, code.value);
      forgetClass();
      await game.refreshClassroom();
      game.showMenu();
      game.say(texts.gameMenu.joined);
    } catch (error) {
      setText(result, reasonOf(error));
    }
  };
  const state = classroom?.sessionId
    ? texts.gameMenu.classOf({ courseName: classroom.courseName ?? "" })
    : texts.gameMenu.noRunningClass;
  return h(
    "section",
    { class: "class" },
    h("p", {}, state),
    ...renderClassChoice(game, (reason) => setText(result, reason)),
    h(
      "form",
      { class: "row", onSubmit: (event: Event) => void submit(event) },
      h("label", { class: "field" }, h("span", {}, texts.gameMenu.accessCode), code),
      renderButton(texts.gameMenu.paste, () => game.paste((text) => (code.value = text.trim())), {
        class: "quiet",
        "aria-label": texts.gameMenu.pasteAccessCode,
      }),
      h("button", { type: "submit" }, texts.gameMenu.join),
    ),
    result,
  );
}

function openSandbox(game: Game) {
  return game.open(async () => {
    const scenes = await game.scenes.load();
    return () => game.show(scenes.renderSandboxScreen(game));
  });
}

function openMissions(game: Game) {
  return game.open(async () => {
    const scenes = await game.scenes.load();
    return () => scenes.showMissions(game);
  });
}
