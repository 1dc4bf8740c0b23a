import { CylinderGeometry, Group, Mesh, type BufferAttribute, type BufferGeometry } from "three";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import type { Quality } from "../scene/stage";
import { Paints, paints, type Paint } from "./paint";

type Position = [x: number, y: number, z: number];

export type Part = { geometry: BufferGeometry; paint: Paint };

export const createPart = (geometry: BufferGeometry, paint: Paint, [x, y, z]: Position): Part => ({
  geometry: geometry.translate(x, y, z),
  paint,
});

/** Metres of a hull that one repeat of its pattern covers. */
const patternSize = 4.5;

/** A tube about the z axis, from `near` to `far` behind the origin. `sign` 1: before it. */
export function tube(
  radii: [near: number, far: number],
  near: number,
  far: number,
  paint: Paint,
  { isOpen = false, sign = -1, sides = 32 } = {},
): Part {
  const geometry = new CylinderGeometry(radii[0], radii[1], Math.abs(far - near), sides, 1, isOpen);
  geometry.rotateX(sign === -1 ? Math.PI / 2 : -Math.PI / 2);
  repeatPattern(geometry, 2 * Math.PI * Math.max(...radii), Math.abs(far - near));
  return createPart(geometry, paint, [0, 0, (sign * (near + far)) / 2]);
}

/** Whole repeats around, so that no seam shows. */
export function repeatPattern(geometry: BufferGeometry, around: number, along: number) {
  const [x, y] = [Math.max(1, Math.round(around / patternSize)), along / patternSize];
  // Three.js's shapes have this attribute.
  const uvs = geometry.getAttribute("uv") as BufferAttribute;
  for (let at = 0; at < uvs.count; at++) uvs.setXY(at, uvs.getX(at) * x, uvs.getY(at) * y);
  return geometry;
}

/**
 * A model made of parts. Modelled in code so that nothing is loaded; few meshes, because each costs software rendering
 * as much as some thousand triangles.
 */
export class Model {
  readonly group = new Group();
  private readonly paints = new Paints();
  private readonly meshes: { mesh: Mesh; paint: Paint }[];

  constructor(parts: readonly Part[], quality: Quality) {
    this.meshes = paints.flatMap((paint) => {
      const geometries = parts.filter((part) => part.paint === paint).map(({ geometry }) => geometry);
      if (geometries.length === 0) return [];
      const mesh = new Mesh(mergeGeometries(geometries), this.paints.materialOf(paint, quality));
      for (const geometry of geometries) geometry.dispose();
      mesh.castShadow = mesh.receiveShadow = true;
      return [{ mesh, paint }];
    });
    this.group.add(...this.meshes.map(({ mesh }) => mesh));
  }

  setQuality(quality: Quality) {
    for (const { mesh, paint } of this.meshes) {
      for (const material of [mesh.material].flat()) material.dispose();
      mesh.material = this.paints.materialOf(paint, quality);
    }
  }

  /** Geometries and materials go with the scene. */
  dispose() {
    this.paints.dispose();
  }
}
