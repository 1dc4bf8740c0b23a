import { Group, Matrix4, Mesh, SphereGeometry, Vector3, type BufferAttribute, type ShaderMaterial } from "three";
import { earthRadius, radians } from "../../physics/earth";
import { createAir, createPlainAir, createSurface } from "../scene/earth-shader";
import type { Quality, Stage } from "../scene/stage";
import { setVector } from "../scene/uniforms";

/** The Earth is drawn smaller and nearer, which looks the same. */
const unitsPerMetre = 1e-3;
/** Degrees of the Earth's cap and of the rim of air. From 400 km one sees 19.8 degrees. */
const [capAngle, airFrom, airTo] = [24, 8, 30];
/** Height of the drawn air and the height in which it gets e times thinner, m. */
const [airTop, airScale, plainAirTop] = [110_000, 14_000, 30_000];

/** Pieces around the cap and from its middle to its edge; of software rendering's costs, corners are a large part. */
const segments: Record<Quality, [around: number, outward: number]> = { full: [128, 12], plain: [64, 6] };

/** The Earth as seen from low orbit: a cap with land, and a rim of air. The camera is the origin. */
export class EarthBelow {
  readonly group = new Group();
  private readonly cap: Mesh<SphereGeometry, ShaderMaterial>;
  private readonly air: Mesh<SphereGeometry, ShaderMaterial>;
  private readonly directions: Vector3[];
  private readonly north = new Vector3(0, 0, 1);
  private readonly sun = new Vector3(1, 0, 0);

  /** `distance`: from the camera to the Earth's centre, m. `up`: away from it, in the scene's axes. */
  constructor(
    private readonly stage: Stage,
    distance: number,
    up: Vector3,
    private quality = stage.quality,
  ) {
    stage.pictures.request(quality);
    const geometry = new SphereGeometry(
      earthRadius * unitsPerMetre,
      ...segments[quality],
      0,
      2 * Math.PI,
      0,
      radians(capAngle),
    );
    const positions = geometry.getAttribute("position");
    this.directions = Array.from({ length: positions.count }, (_, index) =>
      new Vector3(positions.getX(index), positions.getY(index), positions.getZ(index)).normalize(),
    );
    this.cap = new Mesh(geometry, this.createSurface());
    const rim = new SphereGeometry(
      (earthRadius + airTop) * unitsPerMetre,
      ...segments[quality],
      0,
      2 * Math.PI,
      radians(airFrom),
      radians(airTo - airFrom),
    );
    this.air = new Mesh(rim, createAirOf(quality));
    this.orderAir();
    this.cap.renderOrder = -2;
    for (const mesh of [this.cap, this.air]) {
      mesh.position.set(0, -distance * unitsPerMetre, 0);
      mesh.frustumCulled = false;
    }
    this.group.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), up);
    this.group.add(this.cap, this.air);
  }

  /** `rotation`: from Earth-fixed axes into those of the scene; `sun`: towards it, in the scene's axes. */
  turn(rotation: Matrix4, sun: Vector3) {
    const toEarthFixed = rotation.clone().transpose();
    this.north.set(0, 0, 1).applyMatrix4(rotation);
    this.sun.copy(sun);
    this.lightUp();
    // SphereGeometry always has this attribute.
    const uvs = this.cap.geometry.getAttribute("uv") as BufferAttribute;
    toEarthFixed.multiply(new Matrix4().makeRotationFromQuaternion(this.group.quaternion));
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

  setQuality(quality: Quality) {
    this.quality = quality;
    this.stage.pictures.request(quality);
    this.cap.material.dispose();
    this.cap.material = this.createSurface();
    this.air.material.dispose();
    this.air.material = createAirOf(quality);
    this.orderAir();
    this.lightUp();
  }

  /** The Earth stays below, wherever the camera is. */
  surround(camera: Vector3) {
    this.group.position.copy(camera);
    const centre = this.cap.position.clone().applyQuaternion(this.group.quaternion).add(camera);
    setVector(this.air.material, "centre", centre);
  }

  private createSurface() {
    return createSurface(this.stage.pictures.uniforms, this.quality, { isNear: true, depthWrite: false });
  }

  /** The plain rim is thin, and the cap is drawn over it. */
  private orderAir() {
    const isPlain = this.quality === "plain";
    this.air.renderOrder = isPlain ? -3 : -1;
    this.air.scale.setScalar(isPlain ? (earthRadius + plainAirTop) / (earthRadius + airTop) : 1);
  }

  private lightUp() {
    const { cap, air, north, sun } = this;
    setVector(cap.material, "north", north);
    for (const { material } of [cap, air]) setVector(material, "sunDirection", sun);
  }
}

function createAirOf(quality: Quality) {
  if (quality === "plain") return createPlainAir();
  const air = createAir({
    radius: earthRadius * unitsPerMetre,
    scaleHeight: airScale * unitsPerMetre,
    strength: 0.7,
  });
  // Drawn after the cap, but before the station: an additive material may be among the opaque ones.
  air.transparent = false;
  return air;
}
