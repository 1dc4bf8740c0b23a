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
    const places = this.cap.getAttribute("position");
    this.directions = Array.from({ length: places.count }, (_, at) =>
      new Vector3(places.getX(at), places.getY(at), places.getZ(at)).normalize(),
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
    const back = rotation.clone().transpose();
    // SphereGeometry always has this attribute.
    const places = this.cap.getAttribute("uv") as BufferAttribute;
    const middle = new Vector3(0, 1, 0).applyMatrix4(back);
    const longitude = Math.atan2(middle.y, middle.x);
    const place = new Vector3();
    this.directions.forEach((direction, at) => {
      place.copy(direction).applyMatrix4(back);
      // Relative to the middle, so that no triangle spans the whole map.
      const from = Math.atan2(place.y, place.x) - longitude;
      const wrapped = from - 2 * Math.PI * Math.round(from / (2 * Math.PI));
      places.setXY(at, (longitude + wrapped) / (2 * Math.PI) + 0.5, Math.asin(place.z) / Math.PI + 0.5);
    });
    places.needsUpdate = true;
  }

  dispose() {
    this.texture.dispose();
  }
}
