import { texts } from "~/texts";
import { aimOf } from "../../../physics/pilot";
import { portFrame } from "../../../physics/port";
import { range } from "../../../physics/proximity";
import { cross, length, scale, unit, type Vector } from "../../../physics/vectors";
import type { Scenario } from "../../../content/content-schema";
import { h, setText } from "../../dom";
import type { Game } from "../../unity/screen";
import { GlobeView } from "../../scene/globe-view";
import { sceneTimeOf } from "../../scene/scene-time";
import { spreadLabels, type LabelBox } from "../../scene/labels";
import { RicView } from "../../scene/ric-view";
import type { View } from "../../scene/stage";
import { renderView } from "../frame";
import { renderLegendEntry } from "../globe-panel";
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
    },
    write: () => {
      const entries = isNear() ? [renderLegendEntry(commonNameOf(cockpit), 0)] : bothEntries;
      if (legend.childElementCount !== entries.length || isNear()) legend.replaceChildren(...entries);
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
  const grid = h("span", { class: "scale" });
  const [aim, corridor] = [aimOf(scenario), corridorOf(scenario)];
  const labels = labelsOf(cockpit, isPlane);
  container.append(...labels.map(({ element }) => element));
  view.onFit = () => {
    const coveredWidth = container.clientWidth > 2.5 * cover.clientWidth ? cover.clientWidth : 0;
    if (coveredWidth !== view.coveredWidth) game.stage.change();
    view.coveredWidth = coveredWidth;
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

/** `isOptional`: the picture doesn't zoom out for it. */
type Label = { element: HTMLElement; box: LabelBox; placeOf: () => Vector | null; isOptional?: boolean };

const isInside = ({ clientWidth, clientHeight }: HTMLElement, x: number, y: number) =>
  x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight;

/** Labels that would cover a more important one step aside, or are hidden. */
function placeLabels(labels: readonly Label[], view: RicView) {
  const placed = labels.flatMap((label) => {
    const position = label.placeOf();
    label.element.hidden = position === null;
    if (!position) return [];
    // Measured once: reading sizes in each frame is slow.
    if (label.box.width === 0) label.box = sizeOf(label.element);
    const { x, y } = view.pixelPositionOf(position);
    if (label.isOptional && !isInside(view.element, x, y)) {
      label.element.hidden = true;
      return [];
    }
    return [{ ...label, at: { x: Math.round(x), y: Math.round(y) } }];
  });
  const boxes = placed.map(({ box, at }) => ({ ...box, x: box.x + at.x, y: box.y + at.y }));
  const shifts = spreadLabels(boxes);
  placed.forEach(({ element, at }, index) => {
    const shift = shifts[index];
    element.hidden = !shift;
    if (shift) element.style.transform = `translate(${at.x + shift.x}px, ${at.y + shift.y}px)`;
  });
}

const sizeOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): LabelBox => ({
  x: offsetLeft,
  y: offsetTop,
  width: offsetWidth,
  height: offsetHeight,
});

/** Labels of the drawn objects. */
function labelsOf(cockpit: Cockpit, isPlane: boolean): Label[] {
  const { scenario, flight } = cockpit;
  const label = (text: string, kind: string, placeOf: () => Vector | null): Label => {
    const element = h("span", { class: `label ${kind}`, "aria-hidden": "true" }, h("span", {}, text));
    return { element, box: { x: 0, y: 0, width: 0, height: 0 }, placeOf };
  };
  const radius = scenario.keepOut?.radius;
  const aim = aimOf(scenario);
  return [
    label(scenario.target.name, "target", () => [0, 0, 0]),
    label(texts.gameFlights.you, "chaser", () => flight.ric.position),
    ...(radius
      ? [label(texts.gameFlights.keepOut({ distance: `${radius} m` }), "keep-out", () => scale([1, 0, 0], radius))]
      : []),
    ...(aim && length(aim) > 0 ? [label(texts.gameFlights.holdHere, "aim", () => aim)] : []),
    ...(isPlane ? [label(texts.gameFlights.planesCross, "aim", () => [0, flight.ric.position[1], 0])] : []),
    ...[1, 2, 4].map((quarters) =>
      label([texts.gameFlights.quarterOrbit, "½", "", texts.gameFlights.oneOrbit][quarters - 1] ?? "", "tick", () =>
        cockpit.coastAfter(quarters / 4),
      ),
    ),
    ...cockpit.ghosts.map(({ username, at }) => ({
      ...label(username, "ghost", () => at(flight.time)),
      isOptional: true,
    })),
  ];
}

export function corridorOf({ keepOut, objective }: Scenario) {
  if (!keepOut?.corridor || objective.kind !== "dock") return null;
  const [radial, inTrack] = portFrame(objective.axis).forward;
  return { degrees: keepOut.corridor, direction: [-radial, -inTrack] as const };
}
