import type { Game } from "../../game/screen";
import { aimOf } from "../../../physics/pilot";
import { portFrame } from "../../../physics/port";
import { length } from "../../../physics/vectors";
import type { Scenario } from "../../content-schema";
import { h, setText } from "../../dom";
import { GlobeView } from "../../scene/globe-view";
import { RicView } from "../../scene/ric-view";
import type { View } from "../../scene/stage";
import { viewElement } from "../frame";
import { legendEntry } from "../globe-panel";
import type { Cockpit } from "./cockpit";
import { distance } from "./numbers";

const sceneTime = Date.UTC(2025, 2, 20, 9);

export type Picture = { element: HTMLElement; view: View };

/** Both spacecraft round the Earth. */
export function inertialPicture(game: Game, cockpit: Cockpit): Picture {
  const { flight, scenario } = cockpit;
  const place = viewElement("Inertial view: the Earth and both orbits");
  const view = new GlobeView(place, game.data.land, game.stage.quality, () => game.stage.change());
  view.frame(length(flight.target.position));
  view.face(flight.target.position);
  cockpit.watch({ draw: () => view.setCrafts([flight.chaser, flight.target], sceneTime + flight.time * 1000) });
  const legend = h(
    "ul",
    { class: "legend" },
    legendEntry(scenario.chaser.name, 0),
    legendEntry(scenario.target.name, 1),
  );
  const element = h("figure", { class: "panel" }, place, h("figcaption", {}, h("b", {}, "Inertial"), legend));
  return { element, view };
}

/** The neighbourhood of the target. */
export function relativePicture(game: Game, cockpit: Cockpit): Picture {
  const { flight, scenario } = cockpit;
  const place = viewElement("RIC view: the neighbourhood of the target, in-track to the right, radial up", false);
  const view = new RicView(place, () => game.stage.change());
  const grid = h("span", { class: "scale" });
  const [aim, corridor] = [aimOf(scenario), corridorOf(scenario)];
  cockpit.watch({
    draw: () =>
      view.set({
        position: flight.ric.position,
        trail: cockpit.trail.points,
        coast: cockpit.coastAhead,
        aim,
        keepOut: scenario.keepOut?.radius ?? null,
        corridor,
      }),
    write: () => setText(grid, `One square: ${distance(view.grid)}`),
  });
  const caption = h("figcaption", {}, h("b", {}, "RIC: in-track →, radial ↑"), grid);
  return { element: h("figure", { class: "panel" }, place, caption), view };
}

function corridorOf({ keepOut, objective }: Scenario) {
  if (!keepOut?.corridor || objective.kind !== "dock") return null;
  const [radial, inTrack] = portFrame(objective.axis).forward;
  return { degrees: keepOut.corridor, direction: [-radial, -inTrack] as const };
}
