import { Group, type Matrix4 } from "three";
import { Path } from "../scene/lines";
import type { Quality } from "../scene/stage";

type Point = [number, number, number];

/** Metres behind the docking ring, and the radius there: as the hull of `CraftModel`. */
const profile = [
  [0.05, 0.7],
  [0.55, 0.85],
  [2.95, 1.9],
  [5.75, 1.9],
  [6.1, 1.2],
] as const;
const segments = 24;
const edges = 6;
const color = "#b9c9dc";

/** Classmates' craft as outlines: a few lines each, without light or shadow. */
export class GhostCraft {
  readonly group = new Group();
  private readonly outlines: Path[];

  constructor(count: number, quality: Quality) {
    const points = outlinePoints();
    this.outlines = Array.from({ length: count }, () => {
      const path = new Path(color, quality, { kind: "segments", width: 1.4, opacity: 0.5 });
      path.set(points);
      path.line.matrixAutoUpdate = false;
      path.line.frustumCulled = false;
      return path;
    });
    for (const { line } of this.outlines) this.group.add(line);
  }

  /** `poses`: null hides one. */
  place(poses: readonly (Matrix4 | null)[]) {
    this.outlines.forEach(({ line }, index) => {
      const pose = poses[index] ?? null;
      line.visible = pose !== null;
      if (pose) line.matrix.copy(pose);
      line.matrixWorldNeedsUpdate = true;
    });
  }
}

function outlinePoints(): Point[] {
  const pointAt = ([z, radius]: readonly [number, number], share: number): Point => [
    radius * Math.cos(2 * Math.PI * share),
    radius * Math.sin(2 * Math.PI * share),
    z,
  ];
  const rings = profile.flatMap((place) =>
    Array.from({ length: segments }, (_, at) => [
      pointAt(place, at / segments),
      pointAt(place, (at + 1) / segments),
    ]).flat(),
  );
  const sides = profile.slice(1).flatMap((to, index) => {
    const from = profile[index] ?? to;
    return Array.from({ length: edges }, (_, at) => [pointAt(from, at / edges), pointAt(to, at / edges)]).flat();
  });
  return [...rings, ...sides];
}
