import { texts } from "~/texts";
import { earthRadius } from "../../../physics/earth";
import { elementsOf, energy, keplerAfter } from "../../../physics/kepler";
import { Coast, drawnSeconds, drawnTimes, orbitNumbersOf, type Leg } from "../../../physics/planned-flight";
import type { State } from "../../../physics/propagation";
import { cross, length, type Vector } from "../../../physics/vectors";
import { h, renderButton } from "../../dom";
import { dot, pathThrough, s, textAt, type Pixel } from "../../explorables/svg";
import { PlanetView } from "../../scene/planet-view";
import type { Game } from "../../unity/screen";
import { createEarthDrawing } from "./earth-drawing";
import { createNodeHandles } from "./node-handles";
import type { PlanDesk } from "./plan-desk";
import { legColor, otherColor } from "./plan-time";
import { facing, project, splitByDepth, tiltBy, type Projection } from "./projection";

const points = 160;
/** Radians: so that an orbit looks like one, and burns across its plane show. */
const firstTilt = 0.5;
/** Metres; farther out an escape isn't drawn. */
const farthest = 5e8;

type Line = { points: Vector[]; kind: string; color: string; leg: number | null; isEscape?: boolean };

/** The planned orbits around the Earth, with a handle for each burn. */
export function createOrbitView(game: Game, desk: PlanDesk) {
  const svg = s("svg", { role: "group", "aria-label": texts.gamePlan.orbitPicture, tabindex: "0" });
  const container = h("div", { class: "plot orbit-view" }, svg);
  const planet = game.stage.isWorking ? new PlanetView(container, game.stage) : null;
  container.classList.toggle("lit-earth", planet !== null);
  const drawEarth = planet ? null : createEarthDrawing(game.data.land);
  const momentum = () => {
    const { position, velocity } = (desk.flight.legs.at(-1) ?? desk.flight.legs[0]).coast.start;
    return cross(position, velocity);
  };
  let axes = facing(momentum(), firstTilt);
  let zoom = 1;
  let fitted = 0;
  const projection = (): Projection => {
    const [width, height] = [Math.max(160, container.clientWidth), Math.max(140, container.clientHeight)];
    return {
      axes,
      metresPerPixel: fitted / ((Math.min(width, height) / 2) * 0.84 - 12) / zoom,
      middle: [width / 2, height / 2],
    };
  };
  const handles = createNodeHandles(desk, container, projection);
  const draw = () => {
    const lines = linesOf(desk);
    const radius = radiusOf(lines);
    // A picture that rescales while a burn is dragged can't be judged, so it keeps its scale as long as it fits.
    if (!handles.isDragging() && (radius > fitted || radius < fitted * 0.6)) fitted = radius * 1.04;
    const view = projection();
    const { middle } = view;
    const now = desk.epoch + desk.time * 1000;
    planet?.set(view, now);
    svg.setAttribute("viewBox", `0 0 ${middle[0] * 2} ${middle[1] * 2}`);
    svg.replaceChildren(
      aroundEarth(view),
      s("g", { "clip-path": "url(#around-earth)" }, ...lines.flatMap((line) => draw2d(line, view, "back"))),
      ...(drawEarth ? [drawEarth(view, now)] : []),
      ...lines.flatMap((line) => draw2d(line, view, "front")),
      ...apsesOf(desk, view),
      ...craftsOf(desk, view),
      ...handles.place(),
    );
    clearLabels(container);
  };
  const change = (act: () => void) => () => {
    act();
    draw();
  };
  const tools = h(
    "div",
    { class: "row view-tools" },
    renderButton(
      "−",
      change(() => (zoom = Math.max(0.3, zoom / 1.3))),
      { class: "quiet", "aria-label": texts.gamePlan.zoomOut },
    ),
    renderButton(
      "+",
      change(() => (zoom = Math.min(40, zoom * 1.3))),
      { class: "quiet", "aria-label": texts.gamePlan.zoomIn },
    ),
    renderButton(
      texts.gamePlan.facePlane,
      change(() => (axes = facing(momentum(), 0))),
      { class: "quiet" },
    ),
    renderButton(
      texts.gamePlan.fromSide,
      change(() => (axes = facing(momentum(), 1.45))),
      { class: "quiet" },
    ),
  );
  listen(svg, {
    turn: (across, upward) => change(() => (axes = tiltBy(axes, across, upward)))(),
    zoomBy: (factor) => change(() => (zoom = Math.min(40, Math.max(0.3, zoom * factor))))(),
    tap: handles.addAt,
  });
  return { element: h("div", { class: "orbit-panel" }, container, tools), views: planet ? [planet] : [], draw };
}

/** Everything but the Earth's disc, which hides what is behind it. */
function aroundEarth({ middle: [x, y], metresPerPixel }: Projection): Element {
  const radius = earthRadius / metresPerPixel;
  const disc = `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  const d = `M0 0H${2 * x}V${2 * y}H0Z${disc}`;
  return s("clipPath", { id: "around-earth" }, s("path", { "clip-rule": "evenodd", d }));
}

/** The other orbit, each leg's whole orbit, and over it what is flown. */
function linesOf(desk: PlanDesk): Line[] {
  const { legs } = desk.flight;
  const lines: Line[] = [];
  if (desk.otherCoast) {
    const { start } = desk.otherCoast;
    lines.push({ points: revolutionOf(start), kind: "path other", color: otherColor, leg: null });
  }
  legs.forEach((leg, index) => {
    const isLast = index === legs.length - 1;
    const until = isLast ? Infinity : (legs[index + 1]?.from ?? leg.from) - leg.from;
    const seconds = drawnSeconds(leg, until);
    if (!isLast && Number.isFinite(orbitNumbersOf(leg.coast.start).period))
      lines.push({ points: revolutionOf(leg.coast.start), kind: "path unflown", color: legColor(index), leg: null });
    if (seconds > 0)
      lines.push({
        points: flownPoints(leg, seconds),
        kind: "path flown",
        color: legColor(index),
        leg: index,
        isEscape: energy(leg.coast.start) >= 0,
      });
  });
  return lines;
}

/** Metres to the farthest point; an escape alone doesn't make the rest tiny. */
function radiusOf(lines: readonly Line[]): number {
  const reach = (all: readonly Line[]) =>
    Math.max(...all.flatMap((line) => line.points.map(length)), earthRadius * 1.1);
  const closed = reach(lines.filter(({ isEscape }) => !isEscape));
  return Math.min(reach(lines), Math.max(closed, earthRadius * 8));
}

/** As two-body motion: at the scale of the picture, a revolution under J2 looks the same. */
const revolutionOf = (start: State) => {
  const seconds = drawnSeconds({ from: 0, before: start, coast: new Coast(start, "two-body") }, Infinity);
  return energy(start) < 0
    ? drawnTimes(start, seconds, points).map((time) => keplerAfter(start, time).position)
    : [start.position];
};

const flownPoints = ({ coast }: Leg, seconds: number) =>
  drawnTimes(coast.start, seconds, points)
    .map((time) => coast.after(time).position)
    .filter((position) => length(position) < farthest);

function draw2d({ points: line, kind, color, leg }: Line, view: Projection, side: "front" | "back"): Element[] {
  const pieces = splitByDepth(line.map((point) => project(view, point)))[side];
  const d = pieces
    .filter((piece) => piece.length > 1)
    .map(pathThrough)
    .join("");
  if (!d) return [];
  const path = s("path", { class: `${kind} ${side}`, d, color });
  if (leg === null) return [path];
  // Wider than the line, to be touched.
  return [path, s("path", { class: "touch", d, "data-leg": leg })];
}

/** Marks of the last orbit's apogee and perigee. */
function apsesOf({ flight, selectedNode }: PlanDesk, view: Projection): Element[] {
  const { start } = (flight.legs.at(-1) ?? flight.legs[0]).coast;
  const { apogee, perigee } = orbitNumbersOf(start);
  const elements = elementsOf(start);
  if (!Number.isFinite(apogee) || apogee - perigee < 5) return [];
  const burnt = selectedNode === null ? undefined : flight.legs[selectedNode + 1];
  const node = burnt && project(view, burnt.before.position).pixel;
  const mark = (trueAnomaly: number, text: string) => {
    const radius = earthRadius + (trueAnomaly === 0 ? perigee : apogee) * 1000;
    const { pixel } = project(view, pointOn(elements, trueAnomaly, radius));
    const [dx, dy] = [pixel[0] - view.middle[0], pixel[1] - view.middle[1]];
    const distance = Math.hypot(dx, dy) || 1;
    const anchor = dx > 0.4 * distance ? "start" : dx < -0.4 * distance ? "end" : "middle";
    const room = 86;
    const place: Pixel = [
      Math.min(
        view.middle[0] * 2 - (anchor === "start" ? room : 45),
        Math.max(anchor === "end" ? room : 45, pixel[0] + (12 * dx) / distance),
      ),
      Math.min(view.middle[1] * 2 - 6, Math.max(14, pixel[1] + (16 * dy) / distance + 4)),
    ];
    // The arrows of a burn need the room.
    if (node && Math.hypot(node[0] - pixel[0], node[1] - pixel[1]) < 75) return [];
    return [dot(pixel, 3, "tick"), textAt(place, text, "mark", anchor)];
  };
  return [
    ...mark(0, texts.gamePlan.perigeeMark({ height: perigee })),
    ...mark(Math.PI, texts.gamePlan.apogeeMark({ height: apogee })),
  ];
}

function pointOn(elements: ReturnType<typeof elementsOf>, trueAnomaly: number, radius: number): Vector {
  const { node, inclination, argumentOfPerigee } = elements;
  const angle = argumentOfPerigee + trueAnomaly;
  const [c, sine] = [Math.cos(angle), Math.sin(angle)];
  return [
    radius * (Math.cos(node) * c - Math.sin(node) * sine * Math.cos(inclination)),
    radius * (Math.sin(node) * c + Math.cos(node) * sine * Math.cos(inclination)),
    radius * sine * Math.sin(inclination),
  ];
}

/** Both spacecraft at the time shown; faint behind the Earth. */
function craftsOf({ flight, otherCoast, time, name, document, other }: PlanDesk, view: Projection): Element[] {
  const mark = (position: Vector, kind: string, label: string) => {
    const { pixel, depth } = project(view, position);
    const isHidden =
      depth < 0 && Math.hypot(pixel[0] - view.middle[0], pixel[1] - view.middle[1]) < earthRadius / view.metresPerPixel;
    return s(
      "g",
      { class: isHidden ? "craft hidden-craft" : "craft" },
      dot(pixel, 5, kind),
      textAt([pixel[0] + 9, pixel[1] - 12], label, kind),
    );
  };
  const otherName = document.spacecraft[other ?? -1]?.name ?? "";
  return [
    ...(otherCoast ? [mark(otherCoast.after(time).position, "other-craft", otherName)] : []),
    mark(flight.stateAt(time).position, "chaser", name),
  ];
}

/** From a craft to its name: pixels across and down, and which end of the text is there. */
const labelPlaces = [
  [9, -12, "start"],
  [-9, -12, "end"],
  [9, 22, "start"],
  [-9, 22, "end"],
] as const;

/** Moves names of spacecraft away from handles, marks and each other. */
function clearLabels(container: HTMLElement) {
  const taken = [...container.querySelectorAll(".handle:not([hidden]), text.mark")].map(boxOf);
  for (const craft of container.querySelectorAll("g.craft")) {
    const [mark, label] = craft.children;
    if (!mark || !label) continue;
    const [x, y] = [Number(mark.getAttribute("cx")), Number(mark.getAttribute("cy"))];
    const moveTo = ([dx, dy, anchor]: (typeof labelPlaces)[number]) => {
      for (const [name, value] of Object.entries({ x: x + dx, y: y + dy, "text-anchor": anchor }))
        label.setAttribute(name, String(value));
      return taken.every((other) => !overlap(boxOf(label), other));
    };
    if (!labelPlaces.some(moveTo)) moveTo(labelPlaces[0]);
    taken.push(boxOf(label));
  }
}

const boxOf = (element: Element) => element.getBoundingClientRect();
const overlap = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Dragging the background turns the view; a tap on the orbit adds a burn there. */
function listen(
  svg: Element,
  {
    turn,
    zoomBy,
    tap,
  }: {
    turn: (across: number, upward: number) => void;
    zoomBy: (factor: number) => void;
    tap: (leg: number, event: PointerEvent) => void;
  },
) {
  let from: { x: number; y: number; leg: string | null; moved: boolean } | null = null;
  svg.addEventListener("pointerdown", (event) => {
    if (!(event instanceof PointerEvent) || !(event.target instanceof Element)) return;
    from = { x: event.clientX, y: event.clientY, leg: event.target.getAttribute("data-leg"), moved: false };
    svg.setPointerCapture(event.pointerId);
  });
  svg.addEventListener("pointermove", (event) => {
    if (!from || !(event instanceof PointerEvent)) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!from.moved && Math.hypot(dx, dy) < 6) return;
    from = { ...from, x: event.clientX, y: event.clientY, moved: true };
    turn(-dx * 0.007, -dy * 0.007);
  });
  svg.addEventListener("pointerup", (event) => {
    if (from && !from.moved && from.leg !== null && event instanceof PointerEvent) tap(Number(from.leg), event);
    from = null;
  });
  svg.addEventListener("pointercancel", () => (from = null));
  svg.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      zoomBy(event instanceof WheelEvent && event.deltaY > 0 ? 0.9 : 1.1);
    },
    { passive: false },
  );
  svg.addEventListener("keydown", (event) => {
    if (!(event instanceof KeyboardEvent) || event.target !== svg) return;
    const moves: Record<string, () => void> = {
      ArrowLeft: () => turn(-0.1, 0),
      ArrowRight: () => turn(0.1, 0),
      ArrowUp: () => turn(0, -0.1),
      ArrowDown: () => turn(0, 0.1),
      "+": () => zoomBy(1.2),
      "=": () => zoomBy(1.2),
      "-": () => zoomBy(1 / 1.2),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  });
}
