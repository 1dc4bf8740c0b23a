import {
  AdditiveBlending,
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  PlaneGeometry,
  Points,
  ShaderMaterial,
  SphereGeometry,
  Vector3,
} from "three";
import { sunDirection } from "../../physics/earth";
import { moonPosition, moonRadius } from "../../physics/moon";
import type { Vector } from "../../physics/vectors";
import type { Stage } from "./stage";
import { colorOfStar, type Star } from "./stars";
import { setVector } from "./uniforms";

/** Stars that software rendering draws: the brightest. */
const plainStars = 250;
/** Half of the Sun's 0.53 degrees, and of its glow. */
const [sunAngle, glowAngle] = [0.0047, 0.075];

/** Drawn first, before everything nearer. */
const firstDrawn = -4;

/**
 * Stars, Sun and Moon in inertial axes, at a fixed distance around the camera. `radius` in units of the scene; things
 * farther away are drawn nearer and smaller, which looks the same.
 */
export class StarrySky {
  readonly group = new Group();
  /** Towards the Sun, inertial. */
  readonly sun = new Vector3(1, 0, 0);
  private readonly disc: Mesh<PlaneGeometry, ShaderMaterial>;
  private readonly moon: Mesh<SphereGeometry, ShaderMaterial>;
  private readonly pixelRatio = { value: 1 };
  private readonly moonAt = new Vector3(1, 0, 0);
  private stars: Points<BufferGeometry, ShaderMaterial> | null = null;
  private drawnStars: readonly Star[] = [];

  constructor(
    private readonly stage: Stage,
    private readonly radius: number,
    private readonly unitsPerMetre: number,
  ) {
    this.disc = new Mesh(new PlaneGeometry(2, 2), createSunMaterial(radius * glowAngle));
    this.moon = new Mesh(new SphereGeometry(1, 16, 10), createMoonMaterial());
    this.disc.frustumCulled = false;
    this.disc.renderOrder = firstDrawn + 1;
    this.moon.renderOrder = firstDrawn + 2;
    this.group.add(this.disc, this.moon);
  }

  /** Milliseconds since 1970. */
  setTime(time: number) {
    this.sun.set(...sunDirection(time));
    this.moonAt.set(...moonPosition(time)).multiplyScalar(this.unitsPerMetre);
  }

  /** Follows the camera; `place`: where it is, in the scene's units and inertial axes, from the Earth's centre. */
  surround(camera: Vector3, place: Vector3) {
    this.group.position.copy(camera);
    this.disc.position.copy(this.sun).multiplyScalar(this.radius * 0.95);
    const offset = this.moonAt.clone().sub(place);
    const shrink = Math.min(1, (0.9 * this.radius) / offset.length());
    this.moon.position.copy(offset).multiplyScalar(shrink);
    this.moon.scale.setScalar(moonRadius * this.unitsPerMetre * shrink);
    // Light is computed in the group's axes: both may be turned.
    setVector(this.moon.material, "sunDirection", this.sun);
    const { stars } = this.stage.pictures;
    if (stars !== this.drawnStars) this.drawStars(stars);
    // Additive light over many pixels is slow in software.
    this.disc.visible = this.stage.quality === "full";
    const count = this.stage.quality === "full" ? stars.length : Math.min(plainStars, stars.length);
    this.stars?.geometry.setDrawRange(0, count);
    this.pixelRatio.value = this.stage.pixelRatio;
  }

  dispose() {
    for (const object of [this.disc, this.moon, this.stars]) {
      object?.geometry.dispose();
      object?.material.dispose();
    }
  }

  private drawStars(stars: readonly Star[]) {
    this.drawnStars = stars;
    const geometry = new BufferGeometry();
    const set = (name: string, size: number, valueOf: (star: Star) => Vector | [number]) =>
      geometry.setAttribute(name, new Float32BufferAttribute(stars.flatMap(valueOf), size));
    set("position", 3, ({ direction: [x, y, z] }) => [x * this.radius, y * this.radius, z * this.radius]);
    set("tint", 3, ({ colorIndex }) => colorOfStar(colorIndex));
    set("magnitude", 1, ({ magnitude }) => [magnitude]);
    this.stars = new Points(geometry, createStarMaterial(this.pixelRatio));
    this.stars.frustumCulled = false;
    this.stars.renderOrder = firstDrawn;
    this.group.add(this.stars);
  }
}

// None of these is "transparent": that would draw them after the Earth, which hides them.
const behindEverything = { blending: AdditiveBlending, depthWrite: false };

/** Each magnitude is 2.5 times fainter; the screen shows that as size and brightness. */
const createStarMaterial = (pixelRatio: { value: number }) =>
  new ShaderMaterial({
    ...behindEverything,
    uniforms: { pixelRatio },
    vertexShader: `
      attribute vec3 tint;
      attribute float magnitude;
      uniform float pixelRatio;
      varying vec3 vColor;
      void main() {
        float light = pow(2.512, -0.55 * (magnitude - 1.0));
        gl_PointSize = pixelRatio * clamp(1.3 + 1.7 * light, 1.7, 5.5);
        vColor = tint * clamp(0.95 * light, 0.16, 1.0);
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: `
      varying vec3 vColor;
      void main() {
        float away = length(gl_PointCoord - 0.5) * 2.0;
        gl_FragColor = vec4(vColor * (1.0 - smoothstep(0.25, 1.0, away)), 1.0);
        #include <colorspace_fragment>
      }`,
  });

const createSunMaterial = (size: number) =>
  new ShaderMaterial({
    ...behindEverything,
    uniforms: { size: { value: size } },
    vertexShader: `
      uniform float size;
      varying vec2 vPlace;
      void main() {
        vPlace = position.xy;
        vec4 centre = modelViewMatrix * vec4(0.0, 0.0, 0.0, 1.0);
        gl_Position = projectionMatrix * (centre + vec4(position.xy * size, 0.0, 0.0));
      }`,
    fragmentShader: `
      varying vec2 vPlace;
      void main() {
        float away = length(vPlace);
        if (away > 1.0) discard;
        float disc = 1.0 - smoothstep(0.9, 1.25, away / ${(sunAngle / glowAngle).toFixed(4)});
        float glow = 0.55 * exp(-away * 13.0) + 0.1 * exp(-away * 4.0) * (1.0 - away);
        gl_FragColor = vec4(vec3(1.0, 0.97, 0.9) * disc + vec3(1.0, 0.86, 0.62) * glow, 1.0);
        #include <colorspace_fragment>
      }`,
  });

const createMoonMaterial = () =>
  new ShaderMaterial({
    uniforms: { sunDirection: { value: new Vector3(1, 0, 0) } },
    vertexShader: `
      varying vec3 vNormal;
      void main() {
        vNormal = normal;
        gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
      }`,
    fragmentShader: `
      uniform vec3 sunDirection;
      varying vec3 vNormal;
      void main() {
        float sun = smoothstep(-0.02, 0.35, dot(normalize(vNormal), sunDirection));
        gl_FragColor = vec4(vec3(0.5, 0.49, 0.47) * (0.02 + sun), 1.0);
        #include <colorspace_fragment>
      }`,
  });
