import type { Header } from "../../api/classroom";
import type { Scenario } from "../../content-schema";
import { h, setText } from "../../dom";
import type { Game, Screen } from "../../game/screen";
import { frame, withoutGraphics } from "../frame";
import { Cockpit } from "./cockpit";
import { burnForm, timeControls, turnControls } from "./controls";
import { debriefScreen } from "./debrief-screen";
import { guide } from "./guide";
import { instruments } from "./instruments";
import { modelTexts } from "./models";
import { inertialPicture, relativePicture } from "./pictures";

/** A scenario in flight: both views, instruments, burns, time, tutorial; ends in the debrief. */
export function flightScreen(game: Game, header: Header, scenario: Scenario): Screen {
  const status = h("p", { class: "state", role: "status" });
  const again = () => game.show(flightScreen(game, header, scenario));
  const cockpit: Cockpit = new Cockpit(
    scenario,
    () => game.show(debriefScreen(game, header, cockpit, again)),
    (text) => setText(status, text),
  );
  const inertial = inertialPicture(game, cockpit);
  const relative = relativePicture(game, cockpit);
  const element = frame(
    header.scenarioTitle,
    { label: "Leave", to: game.showMenu },
    h("p", { class: "goal" }, h("strong", {}, "Goal: "), scenario.goal),
    withoutGraphics(game.stage.isWorking),
    h("div", { class: "views" }, inertial.element, relative.element),
    h("p", { class: "model" }, `Flown as ${modelTexts[scenario.model]}`),
    status,
    h(
      "div",
      { class: "console" },
      h("div", { class: "controls" }, burnForm(cockpit), timeControls(cockpit), turnControls(cockpit)),
      instruments(cockpit),
      guide(cockpit),
    ),
  );
  cockpit.update();
  return {
    element,
    views: [inertial.view, relative.view],
    tick: (seconds) => cockpit.tick(seconds),
    step: (seconds) => {
      cockpit.setWarp(0);
      cockpit.skip(seconds);
    },
  };
}
