import { texts } from "~/texts";
import { flightTime } from "../../content/flight-words";
import { evidenceOf } from "../../physics/fly-again";
import type { Header } from "../api/classroom";
import { h, renderButton, setText } from "../dom";
import type { Game, Screen } from "../unity/screen";
import { playKeyOf, type FlightPlay } from "../attempts/flight-play";
import { renderDebriefScreen } from "../screens/flight/debrief-screen";
import { renderEventLog } from "../screens/flight/flight-events";
import { renderModeChip } from "../screens/flight/mode-chip";
import { renderGraphicsNotice, renderScreenHead } from "../screens/frame";
import { renderGhostReadings } from "../screens/weekly/ghost-readings";
import { renderCrossHair } from "./cross-hair";
import { DockingScene } from "./docking-scene";
import { OutsideView, PortCameraView } from "./docking-views";
import { labelGhosts } from "./ghost-labels";
import { renderGuidePanel } from "./guide-panel";
import { renderFigures } from "./hud";
import { renderPads } from "./pads";
import { PilotDeck, speeds, type Speed } from "./pilot-deck";
import { listenToKeys, Presses } from "./presses";
import { Sound } from "./sound";

/** Manual docking: the port camera fills the screen, with figures and controls over it. */
export function renderPilotScreen(game: Game, header: Header, play: FlightPlay, choose: () => void): Screen {
  const { scenario, mode, resumedLog } = play;
  const key = playKeyOf(header, play);
  const { objective } = scenario;
  if (objective.kind !== "dock") throw new Error("Only dockings can be flown by hand.");
  // A scored flight already has its start: the flight was drawn from it.
  if (mode === "practice") void game.begin(header, resumedLog !== null, "practice");
  const status = h("p", { class: "state", role: "status" });
  const sound = new Sound();
  const deck: PilotDeck = new PilotDeck(
    play,
    () => {
      if (deck.flight.status.is === "achieved") sound.touch();
      game.show(renderDebriefScreen(game, header, deck, choose, play.weekly));
    },
    (text) => setText(status, text),
  );
  const presses = new Presses(deck);
  const pads = renderPads(deck, presses);
  const figures = renderFigures(deck, objective);
  const beside = renderGhostReadings(deck);
  const pictures = createPictures(game, deck, () => {
    stopListening();
    sound.dispose();
  });
  deck.watch({ fired: (code) => sound.fire(code) });
  const element = h(
    "div",
    { class: "screen pilot" },
    renderScreenHead(
      header.scenarioTitle,
      { label: texts.docking.leave, to: play.mission?.back ?? game.leave },
      h("p", { class: "goal" }, h("bdi", {}, scenario.goal)),
      renderModeChip(play.mission ? "practice" : mode),
      renderButton(texts.docking.startOver, startOver, { class: "quiet" }),
      renderClock(deck),
    ),
    h(
      "div",
      { class: "cockpit" },
      pictures.port.element,
      figures.closing,
      pictures.outside.element,
      figures.attitude,
      beside && h("section", { class: "hud beside" }, beside.list, beside.voice),
      pads.move,
      h(
        "div",
        { class: "middle" },
        status,
        renderEventLog(deck),
        mode === "practice" ? renderGuidePanel(deck, pads) : null,
        renderSwitches(deck, sound),
      ),
      pads.turn,
      renderGraphicsNotice(game.stage.isWorking),
    ),
  );
  const stopListening = listenToKeys(presses, deck, { isShown: () => element.isConnected });
  function startOver() {
    game.plays.remove(key);
    play.mission?.store(null);
    deck.abandon();
    game.show(renderPilotScreen(game, header, { ...play, resumedLog: null }, choose));
  }
  if (resumedLog) deck.say(texts.docking.resumed);
  queueMicrotask(() => deck.update());
  return {
    element,
    views: [pictures.port, pictures.outside],
    tick: (seconds) => {
      presses.tick(seconds);
      deck.tick(seconds);
      pictures.tick(seconds);
    },
    step: (seconds) => {
      deck.setSpeed(0);
      deck.skip(seconds);
    },
    activityToLeave: () => (hasBegun(deck) ? "flight" : null),
    saveProgress: () => {
      if (!hasBegun(deck)) return;
      const log = { pulses: [], ...evidenceOf(deck.flight) };
      if (play.mission) play.mission.store(log);
      else game.plays.save(key, log);
    },
  };
}

const hasBegun = ({ flight, isOver }: PilotDeck) => !isOver && (flight.time > 0 || flight.pulses.length > 0);

/** Real seconds that a plume shows, and between two shadow updates. */
const [plumeTime, shadowTime] = [0.16, 1];

function createPictures(game: Game, deck: PilotDeck, onDispose: () => void) {
  const createViewElement = (className: string, label: string) =>
    h("div", { class: `view ${className}`, role: "img", "aria-label": label });
  const docking = new DockingScene(deck.flight, game.stage, deck.ghosts, onDispose);
  const port = new PortCameraView(createViewElement("port", texts.docking.portCamera), docking);
  port.element.append(renderCrossHair(deck));
  labelGhosts(deck, port);
  const outside = new OutsideView(createViewElement("outside", texts.docking.outsideView), docking);
  let [plume, shadow] = [0, 0];
  deck.watch({
    draw: () => {
      docking.update();
      game.stage.change();
    },
    fired: (code) => {
      if (game.prefersReducedMotion) return;
      docking.craft.fire(code);
      plume = plumeTime;
    },
  });
  const tick = (seconds: number) => {
    shadow -= seconds;
    if (shadow <= 0) {
      shadow = shadowTime;
      docking.renewShadows();
    }
    if (plume <= 0) return;
    plume -= seconds;
    if (plume <= 0) docking.craft.fire(null);
    game.stage.change();
  };
  return { port, outside, tick };
}

function renderClock(deck: PilotDeck): HTMLElement {
  const clock = h("span", { class: "clock" });
  deck.watch({ write: () => setText(clock, flightTime(deck.flight.time)) });
  return clock;
}

function renderSwitches(deck: PilotDeck, sound: Sound): HTMLElement {
  const nameOf = (speed: Speed) => (speed === 0 ? texts.docking.pause : `${speed}×`);
  const buttons = speeds.map((speed) => ({
    speed,
    element: renderButton(nameOf(speed), () => deck.setSpeed(speed), { class: "quiet", dir: "ltr" }),
  }));
  const soundButton = renderButton(texts.docking.sound, () => (sound.toggle(), deck.update()), { class: "quiet" });
  deck.watch({
    write: () => {
      for (const { speed, element } of buttons) element.setAttribute("aria-pressed", String(speed === deck.speed));
      soundButton.setAttribute("aria-pressed", String(sound.isOn));
    },
  });
  return h(
    "div",
    { class: "switches", role: "group", "aria-label": texts.docking.timeAndSound },
    ...buttons.map(({ element }) => element),
    soundButton,
  );
}
