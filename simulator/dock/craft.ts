import {
  AdditiveBlending,
  BoxGeometry,
  ConeGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  TorusGeometry,
  type BufferGeometry,
  type Material,
} from "three";
import { thrusts } from "../../physics/pulses";

/** The craft's model: docking ring at the origin, nose along -z. Metres. */
export class CraftModel {
  readonly group = new Group();
  private readonly plumes: { mesh: Mesh; axis: number; isPlus: boolean }[] = [];

  constructor() {
    const hull = new MeshLambertMaterial({ color: "#e4e9ef" });
    const dark = new MeshLambertMaterial({ color: "#2b3542" });
    const add = (geometry: BufferGeometry, material: Material, z: number, x = 0, y = 0) => {
      const mesh = new Mesh(geometry, material);
      mesh.position.set(x, y, z);
      mesh.castShadow = mesh.receiveShadow = true;
      this.group.add(mesh);
      return mesh;
    };
    add(new TorusGeometry(0.66, 0.08, 8, 32), dark, 0.06);
    add(new CylinderGeometry(0.7, 0.8, 0.5, 24).rotateX(-Math.PI / 2), dark, 0.3);
    add(new CylinderGeometry(0.85, 1.9, 2.4, 28).rotateX(-Math.PI / 2), hull, 1.75);
    add(new CylinderGeometry(1.9, 1.9, 2.8, 28).rotateX(-Math.PI / 2), dark, 4.35);
    for (const side of [-1, 1]) {
      add(new BoxGeometry(0.5, 0.4, 0.7), dark, 2.4, side * 1.6);
      add(new BoxGeometry(0.12, 3, 2.6), hull, 4.4, side * 1.95, 0);
    }
    this.addPlumes();
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
