import { texts } from "~/texts";
import { flightOfMission, type MissionDocument } from "../../../content/mission-schema";
import { Flight } from "../../../physics/flight";
import { aimOf } from "../../../physics/pilot";
import { length } from "../../../physics/vectors";
import { h, setText } from "../../dom";
import { GlobeView } from "../../scene/globe-view";
import { aimColor, RicView } from "../../scene/ric-view";
import type { View } from "../../scene/stage";
import type { Game } from "../../unity/screen";
import { renderGraphicsNotice, renderView } from "../frame";
import { formatDistance } from "../flight/numbers";
import { renderLegendEntry, renderSwatch } from "../globe-panel";

type MissionPicture = { element: HTMLElement; views: View[]; show: (document: MissionDocument) => void };

/** Shows the start: near the target in its frame with the coast of one orbit, otherwise both orbits on the globe. */
export function createMissionPicture(game: Game, isNear: boolean): MissionPicture {
  const legend = h("ul", { class: "legend" });
  const grid = h("span", { class: "scale" });
  const element = renderView(texts.gameSandbox.globe, !isNear);
  const view = isNear ? new RicView(element, game.stage) : new GlobeView(element, game.stage);
  if (view instanceof RicView)
    view.onFit = () => setText(grid, texts.gameFlights.square({ distance: formatDistance(view.gridStep) }));
  const show = (document: MissionDocument) => {
    const flight = flightAtStart(document);
    if (!flight) return;
    const names = [document.chaser.name, document.target.name];
    const aim = isNear ? aimOf(flight.scenario) : null;
    legend.replaceChildren(
      ...names.map((name, index) => renderLegendEntry(name, index)),
      ...(aim && length(aim) > 0 ? [h("li", {}, renderSwatch(aimColor), texts.gameFlights.holdHere)] : []),
    );
    if (view instanceof RicView)
      view.set({
        ...{ position: flight.ric.position, trail: [], coast: flight.coastPath(), aim },
        ...{ keepOut: document.keepOut?.radius ?? null, corridor: null },
      });
    else {
      view.setCrafts([flight.chaser, flight.target], 0);
      view.frame(Math.max(length(flight.chaser.position), length(flight.target.position)));
    }
    game.stage.change();
  };
  return {
    element: h(
      "figure",
      { class: "panel" },
      element,
      h("figcaption", {}, legend, grid),
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
