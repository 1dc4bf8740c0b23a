import { Group, type Object3D } from "three";
import { radians } from "../../physics/earth";
import { Path } from "../scene/lines";
import type { Quality } from "../scene/stage";

/** Three.js layer that only the outside view shows. */
export const outsideOnly = 1;

type Point = [number, number, number];

const segmentsPerCircle = 64;

function lines(quality: Quality, points: Point[], color: string, opacity: number): Object3D {
  const path = new Path(color, quality, { kind: "segments", width: 1.5, opacity, edge: 0.35 });
  path.set(points);
  return path.line;
}

function circle(pointAt: (angle: number) => Point): Point[] {
  return Array.from({ length: segmentsPerCircle }, (_, i) => [i, i + 1])
    .flat()
    .map((i) => pointAt((2 * Math.PI * i) / segmentsPerCircle));
}

/** The corridor with a ring every 10 m, its axis, and the keep-out sphere. `corridor`: half angle in degrees. */
type KeepOut = { radius: number; corridor?: number | undefined };

export function createGuideLines({ radius, corridor = 30 }: KeepOut, quality: Quality): Group {
  const group = new Group();
  const radiusPerMetre = Math.tan(radians(corridor));
  const rings: Point[] = [];
  for (let z = 10; z <= radius; z += 10)
    rings.push(...circle((angle) => [Math.cos(angle) * z * radiusPerMetre, Math.sin(angle) * z * radiusPerMetre, z]));
  const depth = radius * Math.cos(radians(corridor));
  const edges = [45, 135, 225, 315].flatMap((angle): Point[] => [
    [0, 0, 0],
    [Math.cos(radians(angle)) * depth * radiusPerMetre, Math.sin(radians(angle)) * depth * radiusPerMetre, depth],
  ]);
  const axis = Array.from({ length: radius }, (_, index): Point => [0, 0, index + 1]);
  const ring = circle((angle) => [Math.cos(angle) * radius, Math.sin(angle) * radius, 0]);
  const sphere = [
    ...circle((angle) => [0, Math.cos(angle) * radius, Math.sin(angle) * radius]),
    ...circle((angle) => [Math.cos(angle) * radius, 0, Math.sin(angle) * radius]),
  ];
  // Seen from the front, the sphere's circles would look like a second cross-hair.
  const keepOutSphere = lines(quality, sphere, "#f0705f", 0.4);
  keepOutSphere.layers.set(outsideOnly);
  group.add(lines(quality, rings, "#58c98b", 0.32), lines(quality, [...edges, ...axis], "#58c98b", 0.5), keepOutSphere);
  group.add(lines(quality, ring, "#f0705f", 0.4));
  return group;
}
