import { OrthographicCamera, Scene } from "three";
import { earthRadius } from "../../physics/earth";
import { scale, type Vector } from "../../physics/vectors";
import { Earth } from "./earth";
import type { Quality, Stage, View } from "./stage";

/** Earth radii; from far away all lines of sight are parallel. */
const distance = 100;

type Sight = { axes: { right: Vector; up: Vector; toward: Vector }; metresPerPixel: number };

/** The Earth without perspective, in the middle of a drawing of the same scale. */
export class PlanetView implements View {
  readonly scene = new Scene();
  readonly camera = new OrthographicCamera(-1, 1, 1, -1, distance / 2, distance * 2);
  private readonly earth: Earth;
  private unitsPerPixel = 1;

  constructor(
    readonly element: HTMLElement,
    private readonly stage: Stage,
  ) {
    this.earth = new Earth(stage);
    this.scene.add(this.earth.group);
  }

  /** `time` in milliseconds since 1970. */
  set({ axes, metresPerPixel }: Sight, time: number) {
    this.unitsPerPixel = metresPerPixel / earthRadius;
    this.earth.setTime(time);
    this.camera.up.set(...axes.up);
    this.camera.position.set(...scale(axes.toward, distance));
    this.camera.lookAt(0, 0, 0);
    this.stage.change();
  }

  fit(width: number, height: number, quality: Quality) {
    this.earth.setQuality(quality);
    const [right, top] = [(width * this.unitsPerPixel) / 2, (height * this.unitsPerPixel) / 2];
    Object.assign(this.camera, { left: -right, right, top, bottom: -top });
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
  }

  dispose() {
    this.earth.dispose();
  }
}
