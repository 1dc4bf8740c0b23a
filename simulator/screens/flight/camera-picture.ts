import { texts } from "~/texts";
import { radians } from "../../../physics/earth";
import type { Flight } from "../../../physics/flight";
import { cameraFrame, sunAngle } from "../../../physics/imaging";
import { isLitFrom } from "../../../physics/look";
import { pushIntoRic } from "../../../physics/port";
import { intoRic } from "../../../physics/ric";
import { cross, dot as product, length, scale, unit, type Vector } from "../../../physics/vectors";
import { dot, s } from "../../explorables/svg";
import { h } from "../../dom";
import type { Cockpit } from "./cockpit";
import { renderDarkness } from "./flight-events";

/** Pixels, and those of the target from the nearest distance. */
const [width, height, largest] = [200, 120, 26];
/** Pixels of the camera's field. */
const fieldRadius = 52;

/** The target as the camera shows it: its phase, and where the nose points. Not to scale, as its size is unknown. */
export function renderCameraPicture(cockpit: Cockpit): HTMLElement | null {
  const { scenario, flight } = cockpit;
  const { objective } = scenario;
  const { camera } = flight;
  if (objective.kind !== "image" || !camera) return null;
  const night = s("circle", { class: "night" });
  const day = s("path", { class: "day" });
  const target = s("g", {}, night, day);
  const field = objective.field === undefined ? [] : [dot([0, 0], fieldRadius, "field")];
  const viewBox = `${-width / 2} ${-height / 2} ${width} ${height}`;
  cockpit.watch({
    draw: () => {
      const sun = camera.sunDirectionAt(flight.time);
      const { angle, place } = placeOf(flight, sun, objective.field);
      const radius = Math.max(3, largest * Math.min(1, objective.nearest / length(flight.ric.position)));
      night.setAttribute("r", String(radius));
      day.setAttribute("d", phasePath(radius, radians(sunAngle(sun, flight))));
      day.setAttribute("visibility", isLitFrom(sun, flight.target.position) ? "visible" : "hidden");
      target.setAttribute("transform", `translate(${place.join(" ")}) rotate(${angle})`);
    },
  });
  return h(
    "figure",
    { class: "camera-picture", role: "img", "aria-label": texts.gameFlights.cameraPicture },
    s("svg", { viewBox, "aria-hidden": "true" }, ...field, target),
    renderDarkness(cockpit, "camera"),
  );
}

/** The lit part of a ball, with the Sun at the right; `angle`: at the ball, between Sun and camera. */
export function phasePath(radius: number, angle: number) {
  const across = radius * Math.cos(angle);
  const arc = (rx: number, sweep: number, y: number) => `A${Math.abs(rx).toFixed(2)} ${radius} 0 0 ${sweep} 0 ${y}`;
  return `M0 ${-radius}${arc(radius, 1, radius)}${arc(across, across > 0 ? 1 : 0, -radius)}Z`;
}

/** Where the target is in the picture, and the direction (degrees) in which the Sun lies. */
function placeOf({ ric, attitude, target }: Flight, sun: Vector, field: number | undefined) {
  const line = unit(scale(ric.position, -1));
  const axis = (body: Vector) => pushIntoRic(attitude, body, cameraFrame);
  const [right, up]: [Vector, Vector] = field === undefined ? levelAxes(line) : [axis([0, 1, 0]), axis([0, 0, 1])];
  const toSun = intoRic(sun, target);
  const angle = (Math.atan2(-product(toSun, up), product(toSun, right)) * 180) / Math.PI;
  if (field === undefined) return { angle, place: [0, 0] };
  const [x, y, ahead] = [product(line, right), product(line, up), product(line, axis([1, 0, 0]))];
  const off = Math.atan2(Math.sqrt(x * x + y * y), ahead) / radians(field) / (Math.sqrt(x * x + y * y) || 1);
  return { angle, place: [x * off * fieldRadius, -y * off * fieldRadius] };
}

/** Right and up of a camera that follows its target, with the Earth below. */
function levelAxes(line: Vector): [Vector, Vector] {
  const beside = cross(line, [1, 0, 0]);
  const right = length(beside) > 1e-6 ? unit(beside) : ([0, 1, 0] as const);
  return [right, cross(right, line)];
}
