import { texts } from "~/texts";
import { list } from "~/texts/format";
import { radians } from "../../../physics/earth";
import type { Flight } from "../../../physics/flight";
import { aimOf } from "../../../physics/pilot";
import { portFrame } from "../../../physics/port";
import { range } from "../../../physics/proximity";
import { fromRic } from "../../../physics/ric";
import type { FlightScenario } from "../../../physics/scenario";
import { add, cross, length, scale, subtract, unit, type Vector } from "../../../physics/vectors";
import { h, setText } from "../../dom";
import type { Game } from "../../unity/screen";
import { GlobeView } from "../../scene/globe-view";
import { sceneTimeOf } from "../../scene/scene-time";
import { createLabel, placeLabels, type Label } from "../../scene/label-layer";
import { ghostColor, RicView } from "../../scene/ric-view";
import type { View } from "../../scene/stage";
import { renderView } from "../frame";
import { renderLegendEntry, renderSwatch } from "../globe-panel";
import type { Cockpit } from "./cockpit";
import { isWorking, renderDarkness } from "./flight-events";
import { formatDistance } from "./numbers";

/** Metres; closer spacecraft look like one dot on the globe. */
const minSeparation = 50_000;

export type Picture = { element: HTMLElement; view: View };

/** Orbits around the Earth; one orbit if the spacecraft are too close to tell apart. */
export function createInertialPicture(game: Game, cockpit: Cockpit): Picture {
  const { flight, scenario } = cockpit;
  const sceneTime = sceneTimeOf(scenario);
  const container = renderView(texts.gameFlights.inertialView);
  const view = new GlobeView(container, game.stage);
  view.frame(length(flight.target.position));
  view.face(facedSideOf(cockpit));
  const legend = h("ul", { class: "legend" });
  const bothEntries = [renderLegendEntry(scenario.chaser.name, 0), renderLegendEntry(scenario.target.name, 1)];
  const isNear = () => range(flight.chaser, flight.target) < minSeparation;
  cockpit.watch({
    draw: () => {
      const states = isNear() ? [flight.chaser] : [flight.chaser, flight.target];
      view.setCrafts(states, sceneTime + flight.time * 1000);
      if (cockpit.ghosts.length > 0) view.setPoints(distantGhosts(cockpit), ghostColor);
    },
    write: () => {
      const entries = isNear() ? [renderLegendEntry(commonNameOf(cockpit), 0)] : [...bothEntries];
      const names = distantGhosts(cockpit).map(({ username }) => username);
      if (names.length > 0) entries.push(h("li", {}, renderSwatch(ghostColor), list(names)));
      if (names.length > 0 || legend.childElementCount !== entries.length || isNear())
        legend.replaceChildren(...entries);
    },
  });
  const element = h(
    "figure",
    { class: "panel inertial" },
    container,
    renderDarkness(cockpit, "orbit", container),
    h("figcaption", {}, h("b", {}, texts.gameFlights.inertial), legend),
  );
  return { element, view };
}

/** Classmates far enough from the own craft to tell apart on the globe. */
function distantGhosts({ ghosts, flight }: Cockpit) {
  const { chaser, target, time } = flight;
  return ghosts
    .map(({ username, at }) => ({ username, position: add(target.position, fromRic(at(time), target)) }))
    .filter(({ position }) => length(subtract(position, chaser.position)) > minSeparation);
}

const commonNameOf = ({ scenario, flight }: Cockpit) =>
  scenario.target.isReal && isWorking({ scenario, flight }, "range")
    ? texts.gameFlights.apart({
        chaser: scenario.chaser.name,
        target: scenario.target.name,
        distance: formatDistance(range(flight.chaser, flight.target)),
      })
    : scenario.chaser.name;

/** The side of the Earth to show: below the target, or where the planes cross. */
function facedSideOf({ flight, scenario }: Cockpit): Vector {
  const { chaser, target } = flight;
  if (scenario.objective.kind !== "plane") return target.position;
  const normal = (state: typeof chaser) => cross(state.position, state.velocity);
  return unit(cross(normal(chaser), normal(target)));
}

/**
 * The target's neighbourhood at its own scale, with room for `cover` at the right. For plane matching, cross-track
 * points up.
 */
export function createRelativePicture(game: Game, cockpit: Cockpit, cover: HTMLElement): Picture {
  const { flight, scenario } = cockpit;
  const isPlane = scenario.objective.kind === "plane";
  const upwards = isPlane ? "cross-track" : "radial";
  const container = renderView(texts.gameFlights.relativeView({ up: upwards }), false);
  const view = new RicView(container, game.stage, upwards);
  view.cover = cover;
  const grid = h("span", { class: "scale" });
  const [aim, corridor] = [aimOf(scenario), corridorOf(scenario)];
  const labels = labelsOf(cockpit, isPlane);
  container.append(...labels.map(({ element }) => element));
  view.onFit = () => {
    placeLabels(labels, view);
    setText(grid, texts.gameFlights.square({ distance: formatDistance(view.gridStep) }));
  };
  cockpit.watch({
    draw: () =>
      view.set({
        position: flight.ric.position,
        trail: cockpit.trail.points,
        coast: cockpit.coastAhead,
        aim,
        keepOut: scenario.keepOut?.radius ?? null,
        corridor,
        slot: slotOf(flight),
        ghosts: cockpit.ghosts.map(({ at }) => at(flight.time)),
      }),
  });
  const title = texts.gameFlights.relativeTitle({ up: upwards });
  const element = h(
    "figure",
    { class: "panel relative" },
    container,
    renderDarkness(cockpit, "relative", container),
    h("figcaption", {}, h("b", {}, title), grid),
  );
  return { element, view };
}

/** Labels of the drawn objects. */
function labelsOf(cockpit: Cockpit, isPlane: boolean): Label[] {
  const { scenario, flight } = cockpit;
  const radius = scenario.keepOut?.radius;
  const aim = aimOf(scenario);
  return [
    createLabel(scenario.target.name, "target", () => [0, 0, 0]),
    createLabel(texts.gameFlights.you, "chaser", () => flight.ric.position),
    ...(radius
      ? [
          createLabel(texts.gameFlights.keepOut({ distance: `${radius} m` }), "keep-out", () =>
            scale([1, 0, 0], radius),
          ),
        ]
      : []),
    ...(aim && length(aim) > 0 ? [createLabel(texts.gameFlights.holdHere, "aim", () => aim)] : []),
    ...(isPlane ? [createLabel(texts.gameFlights.planesCross, "aim tick", () => [0, flight.ric.position[1], 0])] : []),
    ...[texts.gameFlights.slotWest, texts.gameFlights.slotEast].map((text, index) =>
      createLabel(text, index === 0 ? "edge" : "edge east", () => {
        const edge = slotOf(flight)?.[index];
        return edge === undefined ? null : [0, edge, 0];
      }),
    ),
    ...[1, 2, 4].map((quarters) =>
      createLabel(
        [texts.gameFlights.quarterOrbit, "½", "", texts.gameFlights.oneOrbit][quarters - 1] ?? "",
        "tick",
        () => cockpit.coastAfter(quarters / 4),
      ),
    ),
    ...cockpit.ghosts.map(({ username, at }) => createLabel(username, "ghost", () => at(flight.time), true)),
  ];
}

/** The slot moves past a target that drifts. */
export function slotOf({ scenario: { objective }, ric, chaser, eastward }: Flight): [number, number] | null {
  if (objective.kind !== "slot") return null;
  const edge = (degreesEast: number) => ric.position[1] + radians(degreesEast - eastward) * length(chaser.position);
  return [edge(-objective.within), edge(objective.within)];
}

export function corridorOf({ keepOut, objective }: Pick<FlightScenario, "keepOut" | "objective">) {
  if (!keepOut?.corridor || objective.kind !== "dock") return null;
  const [radial, inTrack] = portFrame(objective.axis).forward;
  return { degrees: keepOut.corridor, direction: [-radial, -inTrack] as const };
}
