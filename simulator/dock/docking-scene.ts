import {
  Color,
  DataTexture,
  DirectionalLight,
  EquirectangularReflectionMapping,
  Group,
  HemisphereLight,
  Matrix4,
  Scene,
  SRGBColorSpace,
  Vector3,
} from "three";
import { intoPort, type Quaternion } from "../../physics/attitude";
import { earthRadius, greenwichAngle } from "../../physics/earth";
import type { Flight } from "../../physics/flight";
import { portFrame, type PortFrame } from "../../physics/port";
import { fromRic } from "../../physics/ric";
import { dot, length, scale, subtract, type Vector } from "../../physics/vectors";
import type { GhostPath } from "../attempts/ghost-path";
import { disposeAll } from "../scene/lines";
import { plainLight } from "../scene/plain-material";
import { sceneTimeOf } from "../scene/scene-time";
import type { Quality, Stage } from "../scene/stage";
import { StarrySky } from "../scene/starry-sky";
import { CraftModel } from "./craft";
import { EarthBelow } from "./earth-below";
import { GhostCraft } from "./ghost-craft";
import { createGuideLines, outsideOnly } from "./guide-lines";
import type { Model } from "./parts";
import { createStation } from "./station";

/** Seconds of flight between two updates of the Earth, which passes below at 7 km/s. */
const turnInterval = 0.5;
/** Metres; the sky is drawn this far away. */
const skyRadius = 9000;

/** Metres: nearer, the camera would be inside the outline. */
const nearestGhost = 7;

/** Not after its end, because one that has docked would cover the port. */
export const isGhostShown = ({ at, end }: GhostPath, time: number, own: Vector) =>
  time <= end && length(subtract(at(time), own)) > nearestGhost;

const [sunColor, sunsetColor] = [new Color("#fff3df"), new Color("#ff9a52")];
/** Light from the sky, from the Earth's day side, and of the station's lamps. */
const [skyColor, earthColor, lampColor] = [new Color("#33475c"), new Color("#5b93c4"), new Color("#a8b2bf")];

const shadowSize = 2048;

/** Station, craft, corridor and Earth: x right of the port's axis, y up, z back towards the craft; metres. */
export class DockingScene {
  readonly scene = new Scene();
  readonly craft: CraftModel;
  private readonly station: Model;
  private readonly ghostCraft: GhostCraft;
  private readonly port: PortFrame;
  private readonly sky: StarrySky;
  private readonly earth: EarthBelow;
  /** Turns inertial axes into the scene's. */
  private readonly inertial = new Group();
  private readonly startsAt: number;
  /** Away from the Earth, in the scene's axes. */
  private readonly up: Vector3;
  private turnedAt = -Infinity;
  private readonly shine = new HemisphereLight();
  private readonly sun = new DirectionalLight(sunColor, 2.9);
  private isDisposed = false;

  constructor(
    private readonly flight: Flight,
    stage: Stage,
    private readonly ghosts: readonly GhostPath[],
    private readonly onDispose: () => void,
    private quality = stage.quality,
  ) {
    const { objective, keepOut } = flight.scenario;
    this.port = portFrame(objective.kind === "dock" ? objective.axis : "-I");
    this.startsAt = sceneTimeOf(flight.scenario);
    const { forward, right, up } = this.port;
    // The first axis of the frame is radial.
    this.up = new Vector3(right[0], up[0], -forward[0]);
    this.earth = new EarthBelow(stage, length(flight.target.position), this.up);
    this.sky = new StarrySky(stage, skyRadius, 1e-3);
    this.inertial.matrixAutoUpdate = false;
    this.inertial.add(this.sky.group);
    this.craft = new CraftModel(quality);
    this.ghostCraft = new GhostCraft(ghosts.length, quality);
    this.station = createStation(quality);
    this.craft.group.traverse((object) => object.layers.set(outsideOnly));
    this.shine.position.copy(this.up);
    this.scene.environment = createSurroundings();
    this.scene.add(
      this.station.group,
      this.craft.group,
      this.inertial,
      this.earth.group,
      this.shine,
      this.ghostCraft.group,
    );
    this.addSun();
    if (keepOut) this.scene.add(createGuideLines(keepOut, quality));
    this.update();
  }

  /** The craft's position and axes; cameras use them too. */
  get pose(): Matrix4 {
    const { ric, attitude } = this.flight;
    return this.poseOf(ric.position, attitude.orientation);
  }

  /** A place in the target's frame, in the scene's axes. */
  placeOf(position: Vector): Vector3 {
    const { forward, right, up } = this.port;
    return new Vector3(dot(position, right), dot(position, up), -dot(position, forward));
  }

  private poseOf(position: Vector, orientation: Quaternion): Matrix4 {
    const axis = (body: Vector) => {
      const [ahead, right, up] = intoPort({ orientation }, body);
      return new Vector3(right, up, -ahead);
    };
    return new Matrix4()
      .makeBasis(axis([0, 1, 0]), axis([0, 0, 1]), axis([-1, 0, 0]))
      .setPosition(this.placeOf(position));
  }

  update() {
    const { pose } = this;
    this.craft.group.position.setFromMatrixPosition(pose);
    this.craft.group.quaternion.setFromRotationMatrix(pose);
    const { time, ric } = this.flight;
    this.ghostCraft.place(
      this.ghosts.map((ghost) =>
        isGhostShown(ghost, time, ric.position) ? this.poseOf(ghost.at(time), ghost.facing(time)) : null,
      ),
    );
    if (Math.abs(this.flight.time - this.turnedAt) >= turnInterval) this.turnEarth();
  }

  private turnEarth() {
    const { target, time } = this.flight;
    this.turnedAt = time;
    const now = this.startsAt + time * 1000;
    const { forward, right, up } = this.port;
    const [x, y, z] = [right, up, scale(forward, -1)].map((axis) => fromRic(axis, target));
    if (!x || !y || !z) return;
    const axes = new Matrix4().makeBasis(new Vector3(...x), new Vector3(...y), new Vector3(...z)).transpose();
    this.inertial.matrix.copy(axes);
    this.sky.setTime(now);
    const sun = this.sky.sun.clone().applyMatrix4(axes);
    this.earth.turn(axes.multiply(new Matrix4().makeRotationZ(greenwichAngle(now))), sun);
    this.shineFrom(sun);
  }

  /** Sunlight, redder and then gone behind the Earth, and light from the Earth below. */
  private shineFrom(sun: Vector3) {
    const orbitRadius = length(this.flight.target.position);
    const height = sun.dot(this.up) * orbitRadius;
    const clearance = height > 0 ? Infinity : Math.sqrt(orbitRadius ** 2 - height ** 2) - earthRadius;
    const share = smooth(clearance / 40_000);
    this.sun.position.copy(sun).multiplyScalar(90);
    this.sun.intensity = 2.9 * share;
    this.sun.color.lerpColors(sunsetColor, sunColor, smooth((clearance - 20_000) / 250_000));
    const day = smooth(2 * sun.dot(this.up) + 0.4);
    // At night the station's lamps replace the Earth's light, so that the port can always be seen.
    this.shine.intensity = (this.quality === "full" ? 0.55 : 0.8) + 0.5 * (1 - day);
    this.scene.environmentIntensity = 0.12 + 0.75 * day;
    this.shine.color.lerpColors(lampColor, skyColor, day);
    this.shine.groundColor.lerpColors(lampColor, earthColor, day);
    this.lightPlainMaterials(sun);
  }

  /** A light's intensity is divided by pi, as in three.js's own materials. */
  private lightPlainMaterials(sun: Vector3) {
    const { sunDirection, sunColor, up, skyColor, groundColor } = plainLight;
    sunDirection.value.copy(sun);
    up.value.copy(this.up);
    sunColor.value.copy(this.sun.color).multiplyScalar(this.sun.intensity / Math.PI);
    skyColor.value.copy(this.shine.color).multiplyScalar(this.shine.intensity / Math.PI);
    groundColor.value.copy(this.shine.groundColor).multiplyScalar(this.shine.intensity / Math.PI);
  }

  /** Keeps sky and Earth at the same distance from the camera. */
  centreSky(position: Vector3) {
    this.earth.surround(position);
    // The group turns about the scene's origin.
    const camera = position.clone().applyMatrix4(this.inertial.matrix.clone().transpose());
    this.sky.surround(camera, new Vector3(...this.flight.target.position).multiplyScalar(1e-3));
  }

  /** Shadows are redrawn once a second: craft move slowly. */
  renewShadows() {
    this.sun.shadow.needsUpdate = true;
  }

  /** Plain quality has another WebGL context, and no shadows: old shadow maps must go, or objects stay undrawn. */
  setQuality(quality: Quality) {
    if (quality === this.quality) return;
    this.quality = quality;
    this.earth.setQuality(quality);
    this.station.setQuality(quality);
    this.craft.setQuality(quality);
    const { shadow } = this.sun;
    shadow.dispose();
    shadow.map = shadow.mapPass = null;
    this.sun.castShadow = quality === "full";
    shadow.needsUpdate = true;
    this.turnEarth();
  }

  dispose() {
    if (this.isDisposed) return;
    this.isDisposed = true;
    this.onDispose();
    this.sky.dispose();
    this.station.dispose();
    this.craft.dispose();
    this.scene.environment?.dispose();
    this.sun.shadow.dispose();
    disposeAll(this.scene);
  }

  private addSun() {
    const { sun, quality } = this;
    sun.castShadow = quality === "full";
    sun.shadow.mapSize.setScalar(shadowSize);
    Object.assign(sun.shadow.camera, { left: -30, right: 30, top: 30, bottom: -30, near: 10, far: 180 });
    sun.shadow.camera.layers.enable(outsideOnly);
    sun.shadow.normalBias = 0.05;
    sun.shadow.autoUpdate = false;
    sun.shadow.needsUpdate = true;
    this.scene.add(sun);
  }
}

const smooth = (value: number) => {
  const share = Math.max(0, Math.min(1, value));
  return share * share * (3 - 2 * share);
};

/** What metal and cells reflect: dark sky above, the Earth's day side below. */
function createSurroundings(): DataTexture {
  const [width, height] = [32, 32];
  const pixels = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    // The first row is straight down.
    const up = (row + 0.5) / height - 0.5;
    const [red, green, blue] = up > -0.06 ? (up < 0 ? [150, 195, 235] : [6, 8, 12]) : [96, 132, 172];
    for (let at = row * width; at < (row + 1) * width; at++) pixels.set([red, green, blue, 255], at * 4);
  }
  const texture = new DataTexture(pixels, width, height);
  Object.assign(texture, { mapping: EquirectangularReflectionMapping, colorSpace: SRGBColorSpace });
  texture.needsUpdate = true;
  return texture;
}
