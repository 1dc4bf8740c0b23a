// Pure but for the elements it makes. Orbits around the Earth, for a flight's card.
import type { Scenario } from "../../../content/content-schema";
import { earthRadius } from "../../../physics/earth";
import { stateOf } from "../../../physics/kepler";
import { elementsOfOrbit } from "../../../physics/orbits";
import type { State } from "../../../physics/propagation";
import { add, dot as dotProduct, length, scale, subtract, unit, type Vector } from "../../../physics/vectors";
import { dot, pathThrough, s, type Pixel } from "../../explorables/svg";

export const [width, height] = [320, 140];
export const middle: Pixel = [width / 2, height / 2];

const earthPixels = 30;
/** Pixels of the lowest and the highest orbit: heights are exaggerated, angles are true. */
const [lowest, highest] = [44, 62];
/** Metres; smaller differences of height are drawn as one circle. */
const leastSpread = 1_000;

/** The states are the spacecraft's along its path. */
export function renderOrbits(
  scenario: Scenario,
  path: readonly State[],
  drawEarth: (centre: Pixel, radius: number) => Element,
): Element[] {
  const earth = drawEarth(middle, earthPixels);
  if (scenario.objective.kind === "plane")
    return [...renderHalfRings("behind"), earth, ...renderHalfRings("in front of")];
  const axes = planeOf(path);
  const goal = goalOf(scenario, axes);
  const positions = path.map(({ position }) => position);
  const radii = [...positions, ...goal].map(length);
  const [least, most] = [Math.min(...radii), Math.max(...radii)];
  const spread = most - least < leastSpread ? Infinity : most - least;
  const place = (position: Vector): Pixel => {
    const angle = Math.atan2(dotProduct(position, axes[1]), dotProduct(position, axes[0]));
    const radius = highest - ((most - length(position)) / spread) * (highest - lowest);
    return [middle[0] + radius * Math.cos(angle), middle[1] - radius * Math.sin(angle)];
  };
  return [
    earth,
    s("path", { class: "goal-orbit", d: pathThrough(goal.map(place)) }),
    ...renderPath(positions.map(place)),
  ];
}

/** Points of a picture. */
export function renderPath(points: readonly Pixel[]): Element[] {
  const [start, end] = [points[0], points.at(-1)];
  return [
    s("path", { class: "path", d: pathThrough(thinned(points)) }),
    ...(start ? [dot(start, 3, "start")] : []),
    ...(end ? [dot(end, 4, "craft")] : []),
  ];
}

const mostPoints = 400;

/** A path of thousands of steps has no more points than the picture can show. */
function thinned(points: readonly Pixel[]): Pixel[] {
  const every = Math.ceil(points.length / mostPoints);
  return points.filter((_, index) => index % every === 0 || index === points.length - 1);
}

/** Halves of two orbits in different planes, seen from the side. */
const renderHalfRings = (side: "behind" | "in front of") =>
  [
    { kind: "goal-orbit", tilt: 0 },
    { kind: "path", tilt: 16 },
  ].map(({ kind, tilt }) =>
    s("path", {
      class: kind,
      d: `M-104 0A104 26 0 0 ${side === "behind" ? 1 : 0} 104 0`,
      transform: `translate(${middle.join(" ")}) rotate(${-tilt})`,
    }),
  );

/** Unit vectors to the first position and along the motion. */
function planeOf([first]: readonly State[]): [Vector, Vector] {
  const { position, velocity } = first ?? { position: [1, 0, 0], velocity: [0, 1, 0] };
  const up = unit(position);
  return [up, unit(subtract(velocity, scale(up, dotProduct(velocity, up))))];
}

const steps = Array.from({ length: 91 }, (_, index) => index / 90);

/** The circle to reach, or the other spacecraft's orbit. Metres. */
function goalOf({ objective, target }: Scenario, [first, second]: [Vector, Vector]): Vector[] {
  if (objective.kind !== "orbit")
    return steps.map((share) => stateOf(elementsOfOrbit({ ...target.orbit, trueAnomaly: 360 * share })).position);
  const radius = earthRadius + objective.altitude * 1_000;
  return steps.map((share) => {
    const angle = 2 * Math.PI * share;
    return add(scale(first, radius * Math.cos(angle)), scale(second, radius * Math.sin(angle)));
  });
}
