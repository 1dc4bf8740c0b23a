import {
  AdditiveBlending,
  BoxGeometry,
  ConeGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  TorusGeometry,
} from "three";
import { thrusts } from "../../physics/pulses";
import type { Quality } from "../scene/stage";
import { createPart, Model, tube, type Part } from "./parts";

/** The craft's model: docking ring at the origin, nose along -z. Metres. */
export class CraftModel {
  readonly group = new Group();
  private readonly model: Model;
  private readonly plumes: { mesh: Mesh; axis: number; isPlus: boolean }[] = [];

  constructor(quality: Quality) {
    this.model = new Model(createHull(), quality);
    this.group.add(this.model.group);
    this.addPlumes();
  }

  setQuality(quality: Quality) {
    this.model.setQuality(quality);
  }

  dispose() {
    this.model.dispose();
  }

  /** Shows the plume of a pulse; none if `code` is null. */
  fire(code: number | null) {
    const push = code === null ? null : thrusts[code]?.push;
    for (const { mesh, axis, isPlus } of this.plumes) {
      const along = push?.[axis] ?? 0;
      mesh.visible = isPlus ? along > 0 : along < 0;
    }
  }

  /** Thrusters that push to the right are on the left. */
  private addPlumes() {
    const material = new MeshBasicMaterial({
      color: "#bfe6ff",
      transparent: true,
      opacity: 0.55,
      blending: AdditiveBlending,
      depthWrite: false,
    });
    const plume = (
      axis: number,
      isPlus: boolean,
      position: readonly [number, number, number],
      tilt: [number, number],
    ) => {
      const mesh = new Mesh(new ConeGeometry(0.55, 2.4, 14, 1, true), material);
      mesh.position.set(...position);
      mesh.rotation.set(tilt[0], 0, tilt[1]);
      mesh.visible = false;
      this.group.add(mesh);
      this.plumes.push({ mesh, axis, isPlus });
    };
    const quarter = Math.PI / 2;
    plume(0, true, [0, 0, 7], [-quarter, 0]);
    plume(0, false, [1.9, 0, 0.9], [quarter, 0]);
    plume(0, false, [-1.9, 0, 0.9], [quarter, 0]);
    plume(1, true, [-3, 0, 2.4], [0, -quarter]);
    plume(1, false, [3, 0, 2.4], [0, quarter]);
    plume(2, true, [0, -3, 2.4], [0, 0]);
    plume(2, false, [0, 3, 2.4], [Math.PI, 0]);
  }
}

function createHull(): Part[] {
  const behind = { sign: 1 };
  const windows = [-0.5, 0.5].map((x) =>
    createPart(new CylinderGeometry(0.22, 0.22, 0.06, 20).rotateX(0.42), "black", [x, 1.32, 1.5]),
  );
  return [
    createPart(new TorusGeometry(0.66, 0.08, 8, 32), "dark", [0, 0, 0.06]),
    tube([0.7, 0.8], 0.05, 0.55, "dark", behind),
    tube([0.85, 1.9], 0.55, 2.95, "white", behind),
    tube([1.93, 1.93], 2.9, 3.1, "dark", behind),
    tube([1.9, 1.9], 3, 5.75, "hull", behind),
    tube([1.5, 1.2], 5.75, 6.1, "foil", behind),
    ...windows,
    ...[-1, 1].flatMap((side) => [
      createPart(new BoxGeometry(0.5, 0.4, 0.7), "dark", [side * 1.6, 0, 2.4]),
      createPart(new BoxGeometry(0.12, 3, 2.6), "cells", [side * 1.95, 0, 4.4]),
    ]),
  ];
}
