// An orthographic camera around the Earth: no perspective, so that lengths can be compared.
import { add, cross, dot, scale, unit, type Vector } from "../../../physics/vectors";
import type { Pixel } from "../../explorables/svg";

/** Unit vectors to the right, up and towards the viewer. */
export type Axes = { right: Vector; up: Vector; toward: Vector };

/** The camera that sees an orbit face-on from a momentum's side, tilted back by `tilt` radians. */
export function facing(momentum: Vector, tilt: number): Axes {
  const normal = unit(momentum);
  const reference: Vector = Math.abs(normal[2]) > 0.98 ? [1, 0, 0] : [0, 0, 1];
  const right = unit(cross(reference, normal));
  const up = cross(normal, right);
  return tiltBy({ right, up, toward: normal }, 0, tilt);
}

/** Turns the camera to the right and up, by radians. */
export function tiltBy({ right, up, toward }: Axes, across: number, upward: number): Axes {
  const turned = unit(add(scale(toward, Math.cos(across)), scale(right, Math.sin(across))));
  const newRight = unit(cross(up, turned));
  const raised = unit(add(scale(turned, Math.cos(upward)), scale(up, -Math.sin(upward))));
  return { right: newRight, up: unit(cross(raised, newRight)), toward: raised };
}

export type Projection = { axes: Axes; metresPerPixel: number; middle: Pixel };

/** `depth`: metres in front of the Earth's centre. */
export function project({ axes, metresPerPixel, middle }: Projection, point: Vector) {
  const pixel: Pixel = [
    middle[0] + dot(point, axes.right) / metresPerPixel,
    middle[1] - dot(point, axes.up) / metresPerPixel,
  ];
  return { pixel, depth: dot(point, axes.toward) };
}

/** The parts of a line in front of the Earth's centre and behind it. */
export function splitByDepth(points: readonly { pixel: Pixel; depth: number }[]): {
  front: Pixel[][];
  back: Pixel[][];
} {
  const parts: { front: Pixel[][]; back: Pixel[][] } = { front: [], back: [] };
  let side: "front" | "back" | null = null;
  points.forEach(({ pixel, depth }, index) => {
    const now = depth >= 0 ? "front" : "back";
    if (now !== side) {
      const previous = points[index - 1];
      parts[now].push(previous ? [previous.pixel] : []);
      side = now;
    }
    parts[now].at(-1)?.push(pixel);
  });
  return parts;
}
