import {
  BufferGeometry,
  DirectionalLight,
  Float32BufferAttribute,
  Group,
  HemisphereLight,
  Matrix4,
  Points,
  PointsMaterial,
  Scene,
  Vector3,
} from "three";
import type { Topology } from "topojson-specification";
import { intoPort } from "../../physics/attitude";
import { greenwichAngle } from "../../physics/earth";
import type { Flight } from "../../physics/flight";
import { portFrame, type PortFrame } from "../../physics/port";
import { fromRic } from "../../physics/ric";
import { dot, length, scale, type Vector } from "../../physics/vectors";
import { disposeAll } from "../scene/lines";
import type { Quality } from "../scene/stage";
import { CraftModel } from "./craft";
import { EarthBelow } from "./earth-below";
import { createGuideLines, outsideOnly } from "./guide-lines";
import { createStation } from "./station";

const sunTowards = new Vector3(-0.55, 0.72, 0.62).normalize();
const epoch = Date.UTC(2025, 2, 20, 9);
/** Seconds of flight between two updates of the Earth, which passes below at 7 km/s. */
const turnInterval = 0.5;

const shadowSize: Record<Quality, number> = { full: 2048, plain: 1024 };

/** Station, craft, corridor and Earth: x right of the port's axis, y up, z back towards the craft; metres. */
export class DockingScene {
  readonly scene = new Scene();
  readonly craft = new CraftModel();
  private readonly port: PortFrame;
  private readonly sky = new Group();
  private readonly earth: EarthBelow;
  private turnedAt = -Infinity;
  private readonly sun = new DirectionalLight("#fff3df", 2.9);
  private isDisposed = false;

  constructor(
    private readonly flight: Flight,
    land: Topology,
    private quality: Quality,
    private readonly onDispose: () => void,
  ) {
    const { objective, keepOut } = flight.scenario;
    this.port = portFrame(objective.kind === "dock" ? objective.axis : "-I");
    this.earth = new EarthBelow(land, quality, length(flight.target.position));
    this.sky.add(createStars(), this.earth.group);
    this.craft.group.traverse((object) => object.layers.set(outsideOnly));
    this.scene.add(createStation(), this.craft.group, this.sky, new HemisphereLight("#33475c", "#5b93c4", 0.8));
    this.addSun();
    if (keepOut) this.scene.add(createGuideLines(keepOut));
    this.update();
  }

  /** The craft's position and axes; cameras use them too. */
  get pose(): Matrix4 {
    const { ric, attitude } = this.flight;
    const axis = (body: Vector) => {
      const [ahead, right, up] = intoPort(attitude, body);
      return new Vector3(right, up, -ahead);
    };
    const { forward, right, up } = this.port;
    const position = ric.position;
    return new Matrix4()
      .makeBasis(axis([0, 1, 0]), axis([0, 0, 1]), axis([-1, 0, 0]))
      .setPosition(dot(position, right), dot(position, up), -dot(position, forward));
  }

  update() {
    const { pose } = this;
    this.craft.group.position.setFromMatrixPosition(pose);
    this.craft.group.quaternion.setFromRotationMatrix(pose);
    if (Math.abs(this.flight.time - this.turnedAt) >= turnInterval) this.turnEarth();
  }

  private turnEarth() {
    const { target, time } = this.flight;
    this.turnedAt = time;
    const { forward, right, up } = this.port;
    const [x, y, z] = [right, up, scale(forward, -1)].map((axis) => fromRic(axis, target));
    if (!x || !y || !z) return;
    const axes = new Matrix4().makeBasis(new Vector3(...x), new Vector3(...y), new Vector3(...z)).transpose();
    this.earth.turn(axes.multiply(new Matrix4().makeRotationZ(greenwichAngle(epoch + time * 1000))));
  }

  /** Keeps sky and Earth at the same distance from the camera. */
  centreSky(position: Vector3) {
    this.sky.position.copy(position);
  }

  /** Shadows are redrawn once a second: craft move slowly. */
  renewShadows() {
    this.sun.shadow.needsUpdate = true;
  }

  /** Lower quality has another WebGL context and shadow type: old shadow maps must go, or objects stay undrawn. */
  setQuality(quality: Quality) {
    if (quality === this.quality) return;
    this.quality = quality;
    const { shadow } = this.sun;
    shadow.dispose();
    shadow.map = shadow.mapPass = null;
    shadow.mapSize.setScalar(shadowSize[quality]);
    shadow.needsUpdate = true;
  }

  dispose() {
    if (this.isDisposed) return;
    this.isDisposed = true;
    this.onDispose();
    this.earth.dispose();
    this.sun.shadow.dispose();
    disposeAll(this.scene);
  }

  private addSun() {
    const { sun, quality } = this;
    sun.position.copy(sunTowards).multiplyScalar(90);
    sun.castShadow = true;
    sun.shadow.mapSize.setScalar(shadowSize[quality]);
    Object.assign(sun.shadow.camera, { left: -30, right: 30, top: 30, bottom: -30, near: 10, far: 180 });
    sun.shadow.camera.layers.enable(outsideOnly);
    sun.shadow.normalBias = 0.05;
    sun.shadow.autoUpdate = false;
    sun.shadow.needsUpdate = true;
    this.scene.add(sun);
  }
}

function createStars(): Points {
  // A fixed seed: everybody sees the same sky.
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const points = Array.from({ length: 500 }, () => {
    const [z, angle] = [2 * random() - 1, 2 * Math.PI * random()];
    const across = Math.sqrt(1 - z * z) * 9000;
    return [across * Math.cos(angle), z * 9000, across * Math.sin(angle)];
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(points.flat(), 3));
  const material = new PointsMaterial({ color: "#c9d6e4", size: 1.6, sizeAttenuation: false, depthWrite: false });
  const stars = new Points(geometry, material);
  stars.renderOrder = -4;
  return stars;
}
