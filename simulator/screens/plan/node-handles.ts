import { texts } from "~/texts";
import { drawnSeconds } from "../../../physics/planned-flight";
import type { State } from "../../../physics/propagation";
import { ricAxes } from "../../../physics/ric";
import type { Vector } from "../../../physics/vectors";
import { h, setText } from "../../dom";
import { arrow, textAt, type Pixel } from "../../explorables/svg";
import type { PlanDesk } from "./plan-desk";
import { clockOf, legColor } from "./plan-time";
import { project, type Projection } from "./projection";

/** Axes of a burn in the order of its numbers: radial, in-track, cross-track. */
const axisNames = ["radial", "forward", "normal"] as const;
type AxisName = (typeof axisNames)[number];
const axisColors: Record<AxisName, string> = { forward: "#58c98b", radial: "#46c6de", normal: "#d98cff" };
const labels: Record<AxisName, string> = {
  forward: texts.gamePlan.forwardHandle,
  radial: texts.gamePlan.radialHandle,
  normal: texts.gamePlan.normalHandle,
};

/** Pixels from a burn to the ends of its arrows. */
const armLength = 58;

/** Handles over the picture: one for each burn, which moves along the orbit, and three arrows for the selected one. */
export function createNodeHandles(desk: PlanDesk, container: HTMLElement, projection: () => Projection) {
  let nodes: HTMLElement[] = [];
  const drag = { isActive: false };
  const arms = axisNames.map((name, axis) => createArm(desk, { name, axis }, drag));
  container.append(...arms.map(({ element }) => element));

  const secondsAt: SecondsAt = (leg, [from, until], event) => {
    const area = container.getBoundingClientRect();
    return nearestSeconds(desk, leg, [from, until], (point) => {
      const { pixel } = project(projection(), point);
      return Math.hypot(pixel[0] - (event.clientX - area.x), pixel[1] - (event.clientY - area.y));
    });
  };

  /** Places all handles; returns the arrows to draw below them. */
  const place = (): Element[] => {
    if (nodes.length !== desk.nodes.length) {
      nodes.forEach((element) => element.remove());
      nodes = desk.nodes.map((_, index) => createNode(desk, index, drag, secondsAt));
      container.append(...nodes, ...arms.map(({ element }) => element));
    }
    const view = projection();
    const pixels = desk.nodes.map((_, index) => project(view, stateOfNode(desk, index).position).pixel);
    nodes.forEach((element, index) => {
      const { seconds = 0 } = desk.nodes[index] ?? {};
      const name = texts.gamePlan.nodeHandle({ number: index + 1 });
      moveTo(element, pixels[index] ?? [0, 0]);
      element.style.setProperty("--leg", legColor(index + 1));
      setText(element, String(index + 1));
      for (const [attribute, value] of Object.entries({
        "aria-label": name,
        "aria-valuemin": "0",
        "aria-valuemax": String(Math.round(desk.end)),
        "aria-valuenow": String(Math.round(seconds)),
        "aria-valuetext": clockOf(seconds),
        "aria-current": String(index === desk.selectedNode),
      }))
        element.setAttribute(attribute, value);
    });
    const selected = desk.selectedNode;
    const center = selected === null ? undefined : pixels[selected];
    return arms.flatMap((arm) => arm.place(selected, center, view));
  };

  return {
    place,
    isDragging: () => drag.isActive,
    /** Adds a burn where a leg was tapped. */
    addAt: (leg: number, event: PointerEvent) => {
      const found = desk.flight.legs[leg];
      if (!found) return;
      const until = desk.flight.legs[leg + 1]?.from ?? found.from + drawnSeconds(found, Infinity);
      desk.add(Math.round(secondsAt(leg, [found.from, until], event)));
    },
  };
}

/** The time on a leg, within bounds, that is nearest to a pointer. */
type SecondsAt = (leg: number, bounds: readonly [number, number], event: PointerEvent) => number;

/** A burn's handle: it is dragged along the orbit, and moved by keys. */
function createNode(desk: PlanDesk, index: number, drag: { isActive: boolean }, secondsAt: SecondsAt) {
  const element = h("div", { class: "handle node", role: "slider", tabIndex: 0 });
  element.addEventListener("pointerdown", (event) => {
    element.setPointerCapture(event.pointerId);
    drag.isActive = true;
    desk.select(index);
  });
  element.addEventListener("pointermove", (event) => {
    if (!element.hasPointerCapture(event.pointerId)) return;
    desk.setNode(index, { seconds: Math.round(secondsAt(index, desk.dragBounds(index), event)) });
  });
  for (const name of ["pointerup", "pointercancel"])
    element.addEventListener(name, () => {
      drag.isActive = false;
      desk.select(index);
    });
  element.addEventListener("focus", () => desk.selectedNode !== index && desk.select(index));
  element.addEventListener("keydown", (event) => {
    const revolution = desk.revolutionBefore(index);
    const steps: Record<string, number> = {
      ArrowRight: 1 / 360,
      ArrowUp: 1 / 360,
      ArrowLeft: -1 / 360,
      ArrowDown: -1 / 360,
      PageUp: 1,
      PageDown: -1,
    };
    const seconds = desk.nodes[index]?.seconds ?? 0;
    if (event.key === "Delete") return desk.remove(index);
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    desk.setNode(index, { seconds: Math.round(seconds + step * revolution * (event.shiftKey ? 10 : 1)) });
  });
  return element;
}

const moveTo = (element: HTMLElement, [x, y]: Pixel) =>
  (element.style.transform = `translate(${x - 22}px, ${y - 22}px)`);

/** The state before a burn. */
const stateOfNode = (desk: PlanDesk, index: number): State =>
  (desk.flight.legs[index + 1] ?? desk.flight.legs[0]).before;

/** The time on a leg, within bounds, whose place is nearest to a pointer, in three rounds of finer steps. */
function nearestSeconds(
  desk: PlanDesk,
  leg: number,
  bounds: readonly [number, number],
  distanceTo: (point: Vector) => number,
): number {
  const { from, coast } = desk.flight.legs[leg] ?? desk.flight.legs[0];
  let [low, high] = bounds;
  let best = low;
  for (let round = 0; round < 3; round++) {
    const step = (high - low) / 60;
    const times = Array.from({ length: 61 }, (_, index) => low + index * step);
    const distances = times.map((time) => distanceTo(coast.after(Math.max(0, time - from)).position));
    best = times[distances.indexOf(Math.min(...distances))] ?? best;
    [low, high] = [Math.max(bounds[0], best - step), Math.min(bounds[1], best + step)];
  }
  return best;
}

/** One arrow of the selected burn: dragging it outward adds speed, the farther the more; arrow keys do as well. */
function createArm(desk: PlanDesk, { name, axis }: { name: AxisName; axis: number }, drag: { isActive: boolean }) {
  const element = h("div", { class: `handle arm ${name}`, role: "slider", tabIndex: 0, "aria-label": labels[name] });
  let direction: Pixel = [1, 0];
  let pull: { x: number; y: number; speed: number; pixels: number } | null = null;
  const speedNow = () => desk.nodes[desk.selectedNode ?? -1]?.deltaV[axis] ?? 0;
  const setSpeed = (speed: number) => {
    const index = desk.selectedNode;
    const node = desk.nodes[index ?? -1];
    if (index === null || !node) return;
    const [radial, inTrack, crossTrack] = node.deltaV;
    const changed: [number, number, number] = [radial, inTrack, crossTrack];
    changed[axis] = Math.round(speed * 100) / 100;
    desk.setNode(index, { deltaV: changed });
  };
  element.addEventListener("pointerdown", (event) => {
    element.setPointerCapture(event.pointerId);
    drag.isActive = true;
    pull = { x: event.clientX, y: event.clientY, speed: speedNow(), pixels: 0 };
  });
  element.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (!pull) return;
    const pixels = (clientX - pull.x) * direction[0] + (clientY - pull.y) * direction[1];
    pull.pixels = pixels;
    // Fine near the burn: 10 pixels are 1 m/s, 100 are 100 m/s.
    setSpeed(pull.speed + Math.sign(pixels) * (pixels / 10) ** 2);
  });
  for (const event of ["pointerup", "pointercancel"])
    element.addEventListener(event, () => {
      pull = null;
      drag.isActive = false;
      desk.select(desk.selectedNode);
    });
  element.addEventListener("keydown", (event) => {
    const steps: Record<string, number> = {
      ArrowUp: 1,
      ArrowRight: 1,
      ArrowDown: -1,
      ArrowLeft: -1,
      PageUp: 50,
      PageDown: -50,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setSpeed(speedNow() + step * (event.shiftKey ? 0.1 : 1));
  });
  const place = (selected: number | null, center: Pixel | undefined, view: Projection): Element[] => {
    element.hidden = selected === null || !center;
    if (selected === null || !center) return [];
    direction = directionOnPage(stateOfNode(desk, selected), axis, view);
    const reach = Math.max(24, armLength + (pull?.pixels ?? 0));
    const [width, height] = [view.middle[0] * 2, view.middle[1] * 2];
    const tip: Pixel = [
      Math.min(width - 16, Math.max(16, center[0] + direction[0] * reach)),
      Math.min(height - 16, Math.max(16, center[1] + direction[1] * reach)),
    ];
    moveTo(element, tip);
    element.style.setProperty("--axis", axisColors[name]);
    const speed = speedNow();
    for (const [attribute, value] of Object.entries({
      "aria-valuemin": "-20000",
      "aria-valuemax": "20000",
      "aria-valuenow": speed.toFixed(2),
      "aria-valuetext": texts.gamePlan.speedOf({ speed }),
    }))
      element.setAttribute(attribute, value);
    const drawn = arrow(center, tip, "arm");
    drawn.setAttribute("color", axisColors[name]);
    const label = Math.abs(speed) < 0.005 ? "" : `${speed > 0 ? "+" : "−"}${Math.abs(speed).toFixed(1)}`;
    const [x, y] = direction;
    const anchor = x > 0.3 ? "start" : x < -0.3 ? "end" : "middle";
    return [drawn, textAt([tip[0] + 15 * x, tip[1] + 18 * y + 4], label, "mark arm-speed", anchor)];
  };
  return { element, place };
}

/** An axis of the burn on the page; one that points at the viewer gets a place of its own. */
function directionOnPage(state: State, axis: number, view: Projection): Pixel {
  const flat = ricAxes(state).map((vector): Pixel => {
    const { pixel } = project({ ...view, metresPerPixel: 1, middle: [0, 0] }, vector);
    return pixel;
  });
  const length = ([x, y]: Pixel) => Math.hypot(x, y);
  const own = flat[axis] ?? [1, 0];
  const unit = ([x, y]: Pixel): Pixel => [x / (length([x, y]) || 1), y / (length([x, y]) || 1)];
  const others = flat.filter((_, index) => index !== axis).map(unit);
  const isClear = length(own) > 0.35 && others.every(([x, y]) => Math.abs(x * unit(own)[0] + y * unit(own)[1]) < 0.8);
  // Radial and forward stay where they point whenever they can; the normal makes room.
  if (isClear || (axis !== 2 && length(own) > 0.2)) return unit(own);
  const [first = [1, 0], second = [0, 1]] = others;
  return unit([-(first[0] + second[0]), -(first[1] + second[1])]);
}
