import {
  CanvasTexture,
  Group,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  RepeatWrapping,
  SphereGeometry,
  SRGBColorSpace,
  Vector3,
  type BufferAttribute,
} from "three";
import type { Topology } from "topojson-specification";
import { earthRadius, radians } from "../../physics/earth";
import { drawLand } from "../scene/earth";
import type { Quality } from "../scene/stage";

/** The Earth is drawn smaller and nearer, which looks the same. */
const unitsPerMetre = 1e-3;
/** Degrees of the Earth's cap and of the rim of air. From 400 km one sees 19.8 degrees. */
const [capAngle, airFrom, airTo] = [24, 12, 28];

/** The Earth as seen from low orbit: a cap with land, and a rim of air. The camera is the origin. */
export class EarthBelow {
  readonly group = new Group();
  private readonly texture: CanvasTexture;
  private readonly cap: SphereGeometry;
  private readonly directions: Vector3[];

  /** `distance`: from the camera to the Earth's centre, m. */
  constructor(land: Topology, quality: Quality, distance: number) {
    this.texture = new CanvasTexture(drawLand(land, quality === "full" ? 2048 : 1024));
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.wrapS = RepeatWrapping;
    this.cap = new SphereGeometry(earthRadius * unitsPerMetre, 128, 12, 0, 2 * Math.PI, 0, radians(capAngle));
    const positions = this.cap.getAttribute("position");
    this.directions = Array.from({ length: positions.count }, (_, index) =>
      new Vector3(positions.getX(index), positions.getY(index), positions.getZ(index)).normalize(),
    );
    const earth = new Mesh(
      this.cap,
      new MeshBasicMaterial({ map: this.texture, color: "#a9bccf", depthWrite: false, fog: false }),
    );
    const rim = new SphereGeometry(
      (earthRadius + 30_000) * unitsPerMetre,
      128,
      4,
      0,
      2 * Math.PI,
      radians(airFrom),
      radians(airTo - airFrom),
    );
    const air = new Mesh(rim, new MeshBasicMaterial({ color: "#2f7396", depthWrite: false }));
    // Drawn first, in this order: nothing is farther away.
    [air.renderOrder, earth.renderOrder] = [-3, -2];
    for (const mesh of [air, earth]) {
      mesh.position.set(0, -distance * unitsPerMetre, 0);
      mesh.frustumCulled = false;
    }
    this.group.add(air, earth);
  }

  /** `rotation`: from Earth-fixed axes into those of the scene. */
  turn(rotation: Matrix4) {
    const toEarthFixed = rotation.clone().transpose();
    // SphereGeometry always has this attribute.
    const uvs = this.cap.getAttribute("uv") as BufferAttribute;
    const capCentre = new Vector3(0, 1, 0).applyMatrix4(toEarthFixed);
    const longitude = Math.atan2(capCentre.y, capCentre.x);
    const groundPoint = new Vector3();
    this.directions.forEach((direction, index) => {
      groundPoint.copy(direction).applyMatrix4(toEarthFixed);
      // Relative to the middle, so that no triangle spans the whole map.
      const longitudeOffset = Math.atan2(groundPoint.y, groundPoint.x) - longitude;
      const wrapped = longitudeOffset - 2 * Math.PI * Math.round(longitudeOffset / (2 * Math.PI));
      uvs.setXY(index, (longitude + wrapped) / (2 * Math.PI) + 0.5, Math.asin(groundPoint.z) / Math.PI + 0.5);
    });
    uvs.needsUpdate = true;
  }

  dispose() {
    this.texture.dispose();
  }
}
