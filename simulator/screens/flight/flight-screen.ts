import { texts } from "~/texts";
import { flightTime } from "../../../content/flight-words";
import { evidenceOf } from "../../../physics/fly-again";
import type { Header } from "../../api/classroom";
import { renderButton, h, setText } from "../../dom";
import type { Game, Screen } from "../../unity/screen";
import { playKeyOf, type FlightPlay } from "../../attempts/flight-play";
import { renderScreenHead, renderGraphicsNotice } from "../frame";
import { renderGhostReadings } from "../weekly/ghost-readings";
import { renderModeChip } from "./mode-chip";
import { Cockpit } from "./cockpit";
import { renderConsolePanel } from "./console-panel";
import { renderTimeControls } from "./controls";
import { renderDebriefScreen } from "./debrief-screen";
import { hasInstrument, renderEventLog } from "./flight-events";
import { imagingGoal } from "./imaging-text";
import { createInertialPicture, createRelativePicture } from "./pictures";

/** A flight in progress: pictures, console, time; ends in the debrief. `choose` returns to the choice of mode. */
export function renderFlightScreen(game: Game, header: Header, play: FlightPlay, choose: () => void): Screen {
  const status = h("p", { class: "state", role: "status" });
  const { resumedLog } = play;
  const key = playKeyOf(header, play);
  // A scored flight already has its start: the flight was drawn from it.
  if (play.mode === "practice") void game.begin(header, resumedLog !== null, "practice");
  const cockpit: Cockpit = new Cockpit(
    play,
    () => game.show(renderDebriefScreen(game, header, cockpit, choose, play.weekly)),
    (text) => setText(status, text),
  );
  const startOver = () => {
    game.plays.remove(key);
    play.mission?.store(null);
    cockpit.abandon();
    game.show(renderFlightScreen(game, header, { ...play, resumedLog: null }, choose));
  };
  if (resumedLog) cockpit.say(texts.gameFlights.resumed);
  const inertial = hasInstrument(play.scenario, "orbit") ? createInertialPicture(game, cockpit) : null;
  const relative = hasInstrument(play.scenario, "relative")
    ? createRelativePicture(game, cockpit, inertial?.element ?? h("span"))
    : null;
  if (!relative) inertial?.element.classList.add("alone");
  const pictures = [relative, inertial].flatMap((picture) => picture ?? []);
  const beside = renderGhostReadings(cockpit);
  const element = h(
    "div",
    { class: "screen flight" },
    renderScreenHead(
      header.scenarioTitle,
      { label: texts.gameFlights.leave, to: play.mission?.back ?? game.leave },
      ...renderHeadFacts(cockpit),
      renderButton(texts.gameFlights.startOver, startOver, { class: "quiet" }),
    ),
    h(
      "div",
      { class: "views" },
      ...pictures.map((picture) => picture.element),
      pictures.length === 0 && h("p", { class: "no-signal" }, texts.gameFlights.noPicture),
      beside && h("div", { class: "beside" }, beside.list, beside.voice),
      renderGraphicsNotice(game.stage.isWorking),
    ),
    h("div", { class: "console" }, status, renderEventLog(cockpit), renderConsolePanel(cockpit)),
    renderTimeControls(cockpit),
  );
  cockpit.update();
  return {
    element,
    views: pictures.map(({ view }) => view),
    tick: (seconds) => cockpit.tick(seconds),
    step: (seconds) => {
      cockpit.setWarp(0);
      cockpit.skip(seconds);
    },
    activityToLeave: () => (hasBegun(cockpit) ? "flight" : null),
    saveProgress: () => {
      if (!hasBegun(cockpit)) return;
      if (play.mission) play.mission.store(evidenceOf(cockpit.flight));
      else game.plays.save(key, evidenceOf(cockpit.flight));
    },
  };
}

const hasBegun = ({ flight, isOver }: Cockpit) => !isOver && (flight.time > 0 || flight.burns.length > 0);

/** Goal, force model and clock. */
function renderHeadFacts(cockpit: Cockpit): HTMLElement[] {
  const { scenario, flight } = cockpit;
  const clock = h("span", { class: "clock" });
  cockpit.watch({ write: () => setText(clock, flightTime(flight.time)) });
  return [
    h("p", { class: "goal" }, h("bdi", {}, [scenario.goal, ...imagingGoal(scenario).slice(0, 1)].join(" "))),
    renderModeChip(cockpit.mission ? "practice" : cockpit.mode),
    h(
      "span",
      { class: "chip", title: texts.forceModels.flownAs({ model: scenario.model }) },
      texts.forceModels.name({ model: scenario.model }),
    ),
    clock,
  ];
}
