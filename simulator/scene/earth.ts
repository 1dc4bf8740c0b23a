import { Group, Mesh, SphereGeometry, Vector3, type ShaderMaterial } from "three";
import { greenwichAngle, sunDirection } from "../../physics/earth";
import { createAir, createSurface } from "./earth-shader";
import type { Quality, Stage } from "./stage";
import { setVector } from "./uniforms";

/** The air's edge is drawn thicker than it is: 8 km would be less than a pixel. */
const [airHeight, airTop] = [0.013, 1.09];

const segments: Record<Quality, [number, number]> = { full: [128, 80], plain: [64, 40] };

/** A globe of radius 1 with its poles on z and Greenwich on x, whose texture is a map from 180 W to 180 E. */
export function createGlobe(quality: Quality): SphereGeometry {
  const geometry = new SphereGeometry(1, ...segments[quality]);
  // Three.js puts a sphere's poles on y; this scene uses z.
  geometry.rotateX(Math.PI / 2);
  return geometry;
}

/** The Earth with day and night; one unit is one Earth radius, z points north. */
export class Earth {
  readonly group = new Group();
  private readonly globe: Mesh<SphereGeometry, ShaderMaterial>;
  private readonly air: Mesh<SphereGeometry, ShaderMaterial>;
  private readonly sun = new Vector3();

  constructor(
    private readonly stage: Stage,
    private quality = stage.quality,
  ) {
    stage.pictures.request(quality);
    this.globe = new Mesh(createGlobe(quality), createSurface(stage.pictures.uniforms, quality));
    this.air = new Mesh(
      new SphereGeometry(airTop, 96, 64),
      createAir({ radius: 1, scaleHeight: airHeight, strength: 0.62 }),
    );
    this.air.visible = quality === "full";
    this.group.add(this.globe, this.air);
  }

  /** Milliseconds since 1970. */
  setTime(time: number) {
    this.globe.rotation.z = greenwichAngle(time);
    this.sun.set(...sunDirection(time));
    this.lightUp();
  }

  /** Another quality, such as on a machine that turned out to be slow. */
  setQuality(quality: Quality) {
    if (quality === this.quality) return;
    this.quality = quality;
    this.stage.pictures.request(quality);
    this.globe.material.dispose();
    this.globe.material = createSurface(this.stage.pictures.uniforms, quality);
    this.air.visible = quality === "full";
    this.lightUp();
  }

  dispose() {
    for (const { geometry, material } of [this.globe, this.air]) {
      geometry.dispose();
      material.dispose();
    }
  }

  private lightUp() {
    for (const { material } of [this.globe, this.air]) setVector(material, "sunDirection", this.sun);
  }
}
