import {
  BufferGeometry,
  Float32BufferAttribute,
  Line,
  LineBasicMaterial,
  LineDashedMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  SphereGeometry,
  type ColorRepresentation,
  type Object3D,
} from "three";

type Point = readonly [number, number, number];

/** A line whose points can be changed. */
export class Path {
  readonly line: Line<BufferGeometry, LineBasicMaterial>;

  /** One line, a dashed line, or separate segments of two points each. */
  constructor(
    color: ColorRepresentation,
    private readonly style: "line" | "dashed" | "segments" = "line",
  ) {
    const material =
      style === "dashed"
        ? new LineDashedMaterial({ color, dashSize: 3, gapSize: 2 })
        : new LineBasicMaterial({ color });
    this.line = new (style === "segments" ? LineSegments : Line)(new BufferGeometry(), material);
    this.line.frustumCulled = false;
  }

  /** `dash`: its length in units of the points. */
  set(points: readonly Point[], dash = 1) {
    const { geometry, material } = this.line;
    // BufferGeometry has no type for its attributes; only this method sets this one.
    const attribute = geometry.getAttribute("position") as Float32BufferAttribute | undefined;
    // A longer line needs a new buffer; a shorter one uses part of the old one.
    if (!attribute || attribute.count < points.length) {
      geometry.dispose();
      geometry.setAttribute(
        "position",
        new Float32BufferAttribute(new Float32Array(Math.max(16, points.length * 2) * 3), 3),
      );
    }
    // Set above.
    const target = geometry.getAttribute("position") as Float32BufferAttribute;
    points.forEach(([x, y, z], index) => target.setXYZ(index, x, y, z));
    target.needsUpdate = true;
    geometry.setDrawRange(0, points.length);
    if (this.style === "dashed" && material instanceof LineDashedMaterial) {
      [material.dashSize, material.gapSize] = [dash, dash * 0.7];
      this.line.computeLineDistances();
    }
  }

  dispose() {
    this.line.geometry.dispose();
    this.line.material.dispose();
  }
}

// Shared by all dots: disposing it only frees its copy on the graphics card.
const ball = new SphereGeometry(1, 10, 6);

export const createDot = (color: ColorRepresentation) => new Mesh(ball, new MeshBasicMaterial({ color }));

/** Frees a scene's resources on the graphics card. */
export function disposeAll(object: Object3D) {
  object.traverse((child) => {
    // Only some objects of a scene have these.
    const { geometry, material } = child as Partial<Mesh>;
    geometry?.dispose();
    for (const item of [material].flat()) item?.dispose();
  });
}
