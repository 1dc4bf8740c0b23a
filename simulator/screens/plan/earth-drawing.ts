import type { Topology } from "topojson-specification";
import { earthRadius, greenwichAngle, radians, sunDirection } from "../../../physics/earth";
import { dot, scale, type Vector } from "../../../physics/vectors";
import { pathThrough, s, type Pixel } from "../../explorables/svg";
import { landOf } from "../../scene/land";
import { project, type Projection } from "./projection";

/** Degrees; below this a ring of the coast is too small to see. */
const minExtent = 1.5;

/** The Earth as a disc with land, lit from the Sun's side: for browsers without WebGL. */
export function createEarthDrawing(land: Topology) {
  const rings = landOf(land)
    .flat()
    .filter((ring) => extentOf(ring) > minExtent)
    .map((ring) => ring.map(([longitude, latitude]) => directionOf(longitude, latitude)));
  return (projection: Projection, time: number): Element => {
    const radius = earthRadius / projection.metresPerPixel;
    const [x, y] = projection.middle;
    const toSun = sunDirection(time);
    const { right, up, toward } = projection.axes;
    const light = [dot(toSun, right), dot(toSun, up), dot(toSun, toward)] as const;
    return s(
      "g",
      { class: "globe" },
      s("circle", { class: "air", cx: x, cy: y, r: radius * 1.025 }),
      s("circle", { class: "sea", cx: x, cy: y, r: radius }),
      s("path", {
        class: "land",
        "fill-rule": "evenodd",
        d: radius > 12 ? rings.map((ring) => ringPath(ring, projection, time)).join("") : "",
      }),
      s("path", { class: "night", d: nightPath(light, radius, [x, y]) }),
    );
  };
}

function extentOf(ring: readonly (readonly [number, number])[]): number {
  const [longitudes, latitudes] = [ring.map(([longitude]) => longitude), ring.map(([, latitude]) => latitude)];
  return Math.max(Math.max(...longitudes) - Math.min(...longitudes), Math.max(...latitudes) - Math.min(...latitudes));
}

function directionOf(longitude: number, latitude: number): Vector {
  const [east, north] = [radians(longitude), radians(latitude)];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** Points on the far side are moved to the rim, so that land ends there. */
function ringPath(ring: readonly Vector[], projection: Projection, time: number): string {
  const angle = greenwichAngle(time);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const radius = earthRadius / projection.metresPerPixel;
  const [cx, cy] = projection.middle;
  const onRim = (angle: number): Pixel => [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  let isVisible = false;
  let rimAngle: number | null = null;
  let previous: number | null = null;
  let around = 0;
  const pixels: Pixel[] = [];
  for (const [x, y, z] of [...ring, ...ring.slice(0, 1)]) {
    const { pixel, depth } = project(projection, scale([c * x - s * y, s * x + c * y, z], earthRadius));
    const angle = Math.atan2(pixel[1] - cy, pixel[0] - cx);
    around += previous === null ? 0 : turnBetween(previous, angle);
    previous = angle;
    if (depth >= 0) {
      isVisible = true;
      rimAngle = null;
      pixels.push(pixel);
      continue;
    }
    // Along the rim, not across the disc: near the opposite side of the Earth angles change fast.
    const change = rimAngle === null ? 0 : turnBetween(rimAngle, angle);
    const arcs = Math.ceil(Math.abs(change) / 0.15);
    for (let arc = 1; arc < arcs; arc++) pixels.push(onRim((rimAngle ?? angle) + (change * arc) / arcs));
    pixels.push(onRim(angle));
    rimAngle = angle;
  }
  if (!isVisible) return "";
  // Land is on the right of its coast: a ring around the far side's middle is filled outward, up to the rim.
  const isInsideOut = around < -Math.PI;
  return `${pathThrough(pixels)}Z${isInsideOut ? circlePath(radius, [cx, cy]) : ""}`;
}

const turnBetween = (from: number, to: number) => Math.atan2(Math.sin(to - from), Math.cos(to - from));

const circlePath = (radius: number, [x, y]: Pixel) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** The dark part of the disc: half of its rim, and the half ellipse of the terminator. */
function nightPath([x, y, z]: readonly [number, number, number], radius: number, [cx, cy]: Pixel): string {
  const flat = Math.hypot(x, y);
  if (flat < 1e-6) return z > 0 ? "" : circlePath(radius, [cx, cy]);
  // On the page y goes down. Across: along the terminator; away: from the Sun.
  const [across, away]: [Pixel, Pixel] = [
    [y / flat, x / flat],
    [-x / flat, y / flat],
  ];
  const at = (along: number, off: number): Pixel => [
    cx + radius * (along * across[0] + off * away[0]),
    cy + radius * (along * across[1] + off * away[1]),
  ];
  const angles = Array.from({ length: 33 }, (_, index) => (Math.PI * index) / 32);
  const rim = angles.map((angle) => at(Math.cos(angle), Math.sin(angle)));
  const terminator = angles.map((angle) => at(-Math.cos(angle), z * Math.sin(angle)));
  return `${pathThrough([...rim, ...terminator])}Z`;
}
