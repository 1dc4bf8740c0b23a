import { texts } from "~/texts";
import { flightOfMission, type MissionDocument } from "../../../content/mission-schema";
import { Flight } from "../../../physics/flight";
import { aimOf } from "../../../physics/pilot";
import { range } from "../../../physics/proximity";
import { length } from "../../../physics/vectors";
import { h, setText } from "../../dom";
import { GlobeView } from "../../scene/globe-view";
import { aimColor, keepOutColor, RicView } from "../../scene/ric-view";
import type { View } from "../../scene/stage";
import type { Game } from "../../unity/screen";
import { renderGraphicsNotice, renderView } from "../frame";
import { formatDistance } from "../flight/numbers";
import { corridorOf } from "../flight/pictures";
import { renderLegendEntry, renderSwatch } from "../globe-panel";

type MissionPicture = { element: HTMLElement; views: View[]; show: (document: MissionDocument) => void };

/**
 * Shows the start: near the target in its frame with the coast of one orbit, otherwise both orbits on the globe. Legend
 * and caption say the same in words.
 */
export function createMissionPicture(game: Game, isNear: boolean): MissionPicture {
  const legend = h("ul", { class: "legend" });
  const words = h("p", { class: "aside" });
  const grid = h("span", { class: "scale" });
  const label = isNear ? texts.gameFlights.relativeView({ up: "radial" }) : texts.gameSandbox.globe;
  const element = renderView(label, !isNear);
  const view = isNear ? new RicView(element, game.stage) : new GlobeView(element, game.stage);
  if (view instanceof RicView)
    view.onFit = () => setText(grid, texts.gameFlights.square({ distance: formatDistance(view.gridStep) }));
  const show = (document: MissionDocument) => {
    const flight = flightAtStart(document);
    if (!flight) return;
    const { chaser, target, keepOut } = document;
    const aim = aimOf(flight.scenario);
    legend.replaceChildren(
      renderLegendEntry(chaser.name, 0),
      renderLegendEntry(target.name, 1),
      ...(isNear && aim && length(aim) > 0 ? [h("li", {}, renderSwatch(aimColor), texts.gameFlights.holdHere)] : []),
      ...(isNear && keepOut
        ? [h("li", {}, renderSwatch(keepOutColor), texts.gameFlights.keepOut({ distance: `${keepOut.radius} m` }))]
        : []),
    );
    const distance = formatDistance(range(flight.chaser, flight.target));
    setText(words, texts.gameFlights.apart({ chaser: chaser.name, target: target.name, distance }));
    if (view instanceof RicView)
      view.set({
        ...{ position: flight.ric.position, trail: [], coast: flight.coastPath(), aim },
        ...{ keepOut: keepOut?.radius ?? null, corridor: corridorOf(flight.scenario) },
      });
    else {
      view.setCrafts([flight.chaser, flight.target], 0);
      view.frame(Math.max(length(flight.chaser.position), length(flight.target.position)));
    }
    game.stage.change();
  };
  const title = isNear && h("b", {}, texts.gameFlights.relativeTitle({ up: "radial" }));
  return {
    element: h(
      "figure",
      { class: "panel" },
      element,
      h("figcaption", {}, title, isNear && grid, legend, words),
      renderGraphicsNotice(game.stage.isWorking),
    ),
    views: [view],
    show,
  };
}

/** Null if the physics can't calculate these numbers. */
function flightAtStart(document: MissionDocument): Flight | null {
  try {
    const flight = new Flight(flightOfMission(document, { version: 1, seed: null, par: null }));
    return flight.ric.position.every(Number.isFinite) && Number.isFinite(flight.targetPeriod) ? flight : null;
  } catch {
    return null;
  }
}
