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

/** It is drawn this much smaller and nearer: it looks the same. */
const kilometres = 1e-3;
/** Degrees of the Earth that are seen from a low orbit, with some to spare: 400 km see 19.8. */
const [seen, airFrom, airTo] = [24, 12, 28];

/** What is seen of the Earth from above: a cap with the land below it, and a rim of air; the camera is the origin. */
export class EarthBelow {
  readonly group = new Group();
  private readonly texture: CanvasTexture;
  private readonly cap: SphereGeometry;
  private readonly directions: Vector3[];

  /** `distance` of the camera from the middle of the Earth, m. */
  constructor(land: Topology, quality: Quality, distance: number) {
    this.texture = new CanvasTexture(drawLand(land, quality === "full" ? 2048 : 1024));
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.wrapS = RepeatWrapping;
    this.cap = new SphereGeometry(earthRadius * kilometres, 128, 12, 0, 2 * Math.PI, 0, radians(seen));
    const places = this.cap.getAttribute("position");
    this.directions = Array.from({ length: places.count }, (_, at) =>
      new Vector3(places.getX(at), places.getY(at), places.getZ(at)).normalize(),
    );
    const earth = new Mesh(
      this.cap,
      new MeshBasicMaterial({ map: this.texture, color: "#a9bccf", depthWrite: false, fog: false }),
    );
    const rim = new SphereGeometry(
      (earthRadius + 30_000) * kilometres,
      128,
      4,
      0,
      2 * Math.PI,
      radians(airFrom),
      radians(airTo - airFrom),
    );
    const air = new Mesh(rim, new MeshBasicMaterial({ color: "#2f7396", depthWrite: false }));
    // Drawn first and in this order: nothing of it is nearer than anything else.
    [air.renderOrder, earth.renderOrder] = [-3, -2];
    for (const mesh of [air, earth]) {
      mesh.position.set(0, -distance * kilometres, 0);
      mesh.frustumCulled = false;
    }
    this.group.add(air, earth);
  }

  /** `turned`: from the axes of the Earth, as it has turned, into those of the scene. */
  turn(turned: Matrix4) {
    const back = turned.clone().transpose();
    // Every sphere that this code makes has these.
    const places = this.cap.getAttribute("uv") as BufferAttribute;
    const middle = new Vector3(0, 1, 0).applyMatrix4(back);
    const longitude = Math.atan2(middle.y, middle.x);
    const place = new Vector3();
    this.directions.forEach((direction, at) => {
      place.copy(direction).applyMatrix4(back);
      // Counted from the middle, so that no triangle runs round the whole map.
      const from = Math.atan2(place.y, place.x) - longitude;
      const whole = from - 2 * Math.PI * Math.round(from / (2 * Math.PI));
      places.setXY(at, (longitude + whole) / (2 * Math.PI) + 0.5, Math.asin(place.z) / Math.PI + 0.5);
    });
    places.needsUpdate = true;
  }

  dispose() {
    this.texture.dispose();
  }
}
