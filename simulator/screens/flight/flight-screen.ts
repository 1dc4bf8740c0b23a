import { evidenceOf } from "../../../physics/fly-again";
import { minutes } from "../../../physics/score";
import type { Header } from "../../api/classroom";
import type { Scenario } from "../../content-schema";
import { button, h, setText } from "../../dom";
import type { Game, Screen } from "../../game/screen";
import { begunFlight } from "../../play/kept-flight";
import { screenHead, withoutGraphics } from "../frame";
import { Cockpit } from "./cockpit";
import { consolePanel } from "./console-panel";
import { timeControls } from "./controls";
import { debriefScreen } from "./debrief-screen";
import { modelNames, modelTexts } from "../../play/models";
import { inertialPicture, relativePicture } from "./pictures";

/** A scenario in flight: pictures, console and time; ends in the debrief. */
export function flightScreen(game: Game, header: Header, scenario: Scenario): Screen {
  const status = h("p", { class: "state", role: "status" });
  const begun = begunFlight(scenario, game.plays.read(header.scenarioId));
  const again = () => game.show(flightScreen(game, header, scenario));
  const cockpit: Cockpit = new Cockpit(
    scenario,
    () => game.show(debriefScreen(game, header, cockpit, again)),
    (text) => setText(status, text),
    begun,
  );
  const startOver = () => {
    game.plays.forget(header.scenarioId);
    cockpit.abandon();
    again();
  };
  if (begun) cockpit.say("You go on where you were.");
  const inertial = inertialPicture(game, cockpit);
  const relative = relativePicture(game, cockpit, inertial.element);
  const element = h(
    "div",
    { class: "screen flight" },
    screenHead(
      header.scenarioTitle,
      { label: "Leave", to: game.showMenu },
      ...headFacts(cockpit),
      button("Start over", startOver, { class: "quiet" }),
    ),
    h("div", { class: "views" }, relative.element, inertial.element, withoutGraphics(game.stage.isWorking)),
    h("div", { class: "console" }, status, consolePanel(cockpit)),
    timeControls(cockpit),
  );
  cockpit.update();
  return {
    element,
    views: [relative.view, inertial.view],
    tick: (seconds) => cockpit.tick(seconds),
    step: (seconds) => {
      cockpit.setWarp(0);
      cockpit.skip(seconds);
    },
    underWay: () => (hasBegun(cockpit) ? "the flight" : null),
    keep: () => {
      if (hasBegun(cockpit)) game.plays.keep(header.scenarioId, evidenceOf(cockpit.flight));
    },
  };
}

const hasBegun = ({ flight, isOver }: Cockpit) => !isOver && (flight.time > 0 || flight.burns.length > 0);

/** What the flight is for, which forces fly it, and its clock. */
function headFacts(cockpit: Cockpit): HTMLElement[] {
  const { scenario, flight } = cockpit;
  const clock = h("span", { class: "clock" });
  cockpit.watch({ write: () => setText(clock, minutes(flight.time)) });
  return [
    h("p", { class: "goal" }, scenario.goal),
    h(
      "span",
      { class: "chip", title: `Flown as ${modelTexts[scenario.model]}` },
      `${modelNames[scenario.model]} model`,
    ),
    clock,
  ];
}
