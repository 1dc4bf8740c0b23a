import { PerspectiveCamera, Vector3, type Scene } from "three";
import type { Vector } from "../../physics/vectors";
import type { Quality, View } from "../scene/stage";
import type { DockingScene } from "./docking-scene";
import { outsideOnly } from "./guide-lines";

/** Field of view across the shorter side, degrees. */
const fieldOfView = 46;
const halfTangent = (degrees: number) => Math.tan((degrees * Math.PI) / 360);

/** Base of the two cameras on one docking scene. */
abstract class DockingView implements View {
  readonly scene: Scene;
  readonly camera = new PerspectiveCamera(fieldOfView, 1, 0.05, 20_000);
  /** Called after each layout. */
  onFit: () => void = () => {};

  constructor(
    readonly element: HTMLElement,
    protected readonly docking: DockingScene,
  ) {
    this.scene = docking.scene;
  }

  fit(width: number, height: number, quality: Quality) {
    this.docking.setQuality(quality);
    const aspect = width / height;
    this.camera.aspect = aspect;
    this.camera.fov = aspect >= 1 ? fieldOfView : (2 * Math.atan(halfTangent(fieldOfView) / aspect) * 180) / Math.PI;
    this.camera.updateProjectionMatrix();
    this.place();
    this.camera.updateMatrixWorld();
    this.docking.centreSky(this.camera.position);
    this.onFit();
  }

  dispose() {
    this.docking.dispose();
  }

  protected abstract place(): void;
}

/** The camera in the craft's docking ring. */
export class PortCameraView extends DockingView {
  /** Pixels at 45 degrees off the nose. */
  get focal() {
    return this.element.clientHeight / 2 / halfTangent(this.camera.fov);
  }

  /** Of a place in the target's frame, in pixels within the element; outside of it if it's behind the camera. */
  pixelPositionOf(position: Vector): { x: number; y: number } {
    const { x, y, z } = this.docking.placeOf(position).project(this.camera);
    const { clientWidth, clientHeight } = this.element;
    return z > 1 ? { x: -1, y: -1 } : { x: ((x + 1) / 2) * clientWidth, y: ((1 - y) / 2) * clientHeight };
  }

  protected place() {
    const { pose } = this.docking;
    this.camera.position.setFromMatrixPosition(pose);
    this.camera.quaternion.setFromRotationMatrix(pose);
  }
}

/** Craft, corridor and station from the side. */
export class OutsideView extends DockingView {
  private readonly middle = new Vector3();

  constructor(element: HTMLElement, docking: DockingScene) {
    super(element, docking);
    this.camera.layers.enable(outsideOnly);
  }

  protected place() {
    const craft = this.docking.craft.group.position;
    this.middle.copy(craft).multiplyScalar(0.5);
    const distance = Math.max(16, 1.25 * craft.length());
    this.camera.position.set(0.86, 0.42, 0.3).multiplyScalar(distance).add(this.middle);
    this.camera.lookAt(this.middle);
  }
}
