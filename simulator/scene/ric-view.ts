import { OrthographicCamera, Scene } from "three";
import { length, type Vector } from "../../physics/vectors";
import { chooseStep } from "../grid-step";
import { disposeAll, createDot, Path } from "./lines";
import type { Quality, Stage, View } from "./stage";

type RicPicture = {
  position: Vector;
  trail: readonly Vector[];
  coast: readonly Vector[];
  /** Another flight, to compare with. */
  reference?: readonly Vector[];
  /** Where others are who fly the same flight; the picture doesn't zoom out for them. */
  ghosts?: readonly Vector[];
  aim: Vector | null;
  /** Metres. */
  keepOut: number | null;
  /** Metres along the track to the edges of a slot, from west to east. */
  slot?: readonly [number, number] | null;
  /** Degrees about the docking axis, and its direction in the plane. */
  corridor: { degrees: number; direction: readonly [number, number] } | null;
};

/** The axis drawn upwards; in-track goes right. The third axis only decides what is drawn in front. */
type UpAxis = "radial" | "cross-track";

/** Fainter than the own craft. */
export const ghostColor = "#7d8fa5";

/** Where to hold. */
export const aimColor = "#58c98b";
export const keepOutColor = "#f0705f";

type Point = [number, number, number];

const projections: Record<UpAxis, (position: Vector) => Point> = {
  radial: ([radial, inTrack, crossTrack]) => [inTrack, radial, crossTrack / 1e6],
  "cross-track": ([radial, inTrack, crossTrack]) => [inTrack, crossTrack, radial / 1e6],
};

const createPaths = (quality: Quality) => ({
  coast: new Path("#9fb3cc", quality, { kind: "dashed", width: 1.6 }),
  reference: new Path("#a79bff", quality, { kind: "dashed", width: 1.8 }),
  trail: new Path("#46c6de", quality, { width: 2.2 }),
  keepOut: new Path(keepOutColor, quality, { width: 1.6 }),
  corridor: new Path("#58c98b", quality, { width: 1.6 }),
  slot: new Path("#58c98b", quality, { kind: "segments", width: 1.6 }),
});

/** Metres from a slot's edge to the ends of its line. */
const edgeReach = 1e7;

/** The target's neighbourhood in its own frame, seen from the side; zooms to fit. */
export class RicView implements View {
  readonly scene = new Scene();
  readonly camera = new OrthographicCamera(-1, 1, 1, -1, -1e7, 1e7);
  /** Metres between two lines of the grid. */
  gridStep = 100;
  /** Called after each layout. */
  onFit: () => void = () => {};
  /** An element in the upper right corner: what is drawn stays beside it, unless that leaves too little. */
  cover: HTMLElement | null = null;
  private readonly paths: ReturnType<typeof createPaths>;
  private readonly axes: Path;
  private readonly gridLines: Path;
  private drawnGrid = "";
  private readonly target = createDot("#f0b03f");
  private readonly chaser = createDot("#46c6de");
  private readonly aim = createDot(aimColor);
  private readonly ghosts: ReturnType<typeof createDot>[] = [];
  private bounds = { left: -100, right: 100, low: -100, high: 100 };

  constructor(
    readonly element: HTMLElement,
    private readonly stage: Stage,
    private readonly up: UpAxis = "radial",
  ) {
    const { quality } = stage;
    this.paths = createPaths(quality);
    this.axes = new Path("#2a3e54", quality, { kind: "segments", width: 1.2 });
    this.gridLines = new Path("#12202e", quality, { kind: "segments", width: 1 });
    [this.gridLines.line.renderOrder, this.axes.line.renderOrder] = [-2, -1];
    this.scene.add(
      this.gridLines.line,
      this.axes.line,
      ...Object.values(this.paths).map(({ line }) => line),
      this.target,
      this.aim,
      this.chaser,
    );
  }

  set(picture: RicPicture) {
    const project = projections[this.up];
    const trail = picture.trail.map(project);
    const coast = [picture.position, ...picture.coast].map(project);
    const reference = (picture.reference ?? []).map(project);
    this.frame(picture, [...trail, ...reference], coast);
    this.chaser.position.set(...project(picture.position));
    this.aim.visible = picture.aim !== null;
    if (picture.aim) this.aim.position.set(...project(picture.aim));
    this.placeGhosts((picture.ghosts ?? []).map(project));
    this.paths.trail.set(trail);
    this.paths.coast.set(coast, (this.bounds.right - this.bounds.left) / 120);
    this.paths.reference.set(reference, (this.bounds.right - this.bounds.left) / 80);
    this.paths.keepOut.set(picture.keepOut ? createCircle(picture.keepOut) : []);
    this.paths.corridor.set(picture.corridor && picture.keepOut ? createCone(picture.corridor, picture.keepOut) : []);
    this.paths.slot.set(
      (picture.slot ?? []).flatMap((x): Point[] => [
        [x, -edgeReach, 0],
        [x, edgeReach, 0],
      ]),
    );
    this.stage.change();
  }

  private placeGhosts(places: readonly Point[]) {
    while (this.ghosts.length < places.length) {
      const ghost = createDot(ghostColor);
      this.ghosts.push(ghost);
      this.scene.add(ghost);
    }
    this.ghosts.forEach((ghost, index) => {
      const place = places[index];
      ghost.visible = place !== undefined;
      // Behind the own craft.
      if (place) ghost.position.set(place[0], place[1], -0.5);
    });
  }

  /** Fits target, nearby points and the coast ahead; cuts off distant parts of the trail. */
  private frame({ position, aim, keepOut, slot }: RicPicture, trail: readonly Point[], coast: readonly Point[]) {
    const nearestDistance = Math.max(
      length(position),
      aim ? length(aim) : 0,
      keepOut ?? 0,
      ...(slot ?? []).map(Math.abs),
      5,
    );
    const minReach = keepOut ?? nearestDistance / 20;
    const bounds = { left: -minReach, right: minReach, low: -minReach, high: minReach };
    const visible = trail.filter((_, index) => index % 8 === 0);
    const maxDistance = 2 * Math.max(nearestDistance, ...visible.map(([x, y]) => Math.hypot(x, y)));
    const clamp = (value: number) => Math.max(-maxDistance, Math.min(maxDistance, value));
    const edges = (slot ?? []).map((x): Point => [x, 0, 0]);
    const all = [...visible, ...coast, ...edges, ...(aim ? [projections[this.up](aim)] : [])];
    for (const [x, y] of all) {
      bounds.left = Math.min(bounds.left, clamp(x));
      bounds.right = Math.max(bounds.right, clamp(x));
      bounds.low = Math.min(bounds.low, clamp(y));
      bounds.high = Math.max(bounds.high, clamp(y));
    }
    this.bounds = bounds;
  }

  private get coveredWidth() {
    const width = this.cover?.clientWidth ?? 0;
    return this.element.clientWidth > 2.5 * width ? width : 0;
  }

  /** `pixel`: metres per pixel; `x`, `y`: the centre. */
  private computeScale(width: number, height: number) {
    const { left, right, low, high } = this.bounds;
    const margin = Math.min(96, width / 5);
    const { coveredWidth } = this;
    const free = Math.max(40, width - coveredWidth - margin);
    const pixel = Math.max((right - left) / free, (high - low) / Math.max(40, height - margin));
    return { pixel, x: (left + right + coveredWidth * pixel) / 2, y: (low + high) / 2 };
  }

  fit(width: number, height: number) {
    const { pixel, x, y } = this.computeScale(width, height);
    const [right, top] = [(pixel * width) / 2, (pixel * height) / 2];
    Object.assign(this.camera, { left: x - right, right: x + right, top: y + top, bottom: y - top });
    this.camera.updateProjectionMatrix();
    this.drawGrid(x - right, x + right, y - top, y + top);
    this.target.scale.setScalar(pixel * 6);
    this.chaser.scale.setScalar(pixel * 5);
    this.aim.scale.setScalar(pixel * 4);
    for (const ghost of this.ghosts) ghost.scale.setScalar(pixel * 4);
    this.onFit();
  }

  /** Pixel position within the element. */
  pixelPositionOf(position: Vector): { x: number; y: number } {
    const { clientWidth, clientHeight } = this.element;
    const { pixel, ...middle } = this.computeScale(clientWidth, clientHeight);
    const [x, y] = projections[this.up](position);
    return { x: clientWidth / 2 + (x - middle.x) / pixel, y: clientHeight / 2 - (y - middle.y) / pixel };
  }

  dispose() {
    for (const path of [...Object.values(this.paths), this.axes, this.gridLines]) path.dispose();
    disposeAll(this.scene);
  }

  private drawGrid(left: number, right: number, low: number, high: number) {
    this.gridStep = chooseStep(Math.max(right - left, high - low) / 7);
    const size = [left, right, low, high].join(" ");
    if (this.drawnGrid === size) return;
    this.drawnGrid = size;
    this.axes.set([
      [left, 0, -1],
      [right, 0, -1],
      [0, low, -1],
      [0, high, -1],
    ]);
    const points: Vector[] = [];
    for (let x = Math.ceil(left / this.gridStep) * this.gridStep; x < right; x += this.gridStep)
      points.push([x, low, -2], [x, high, -2]);
    for (let y = Math.ceil(low / this.gridStep) * this.gridStep; y < high; y += this.gridStep)
      points.push([left, y, -2], [right, y, -2]);
    this.gridLines.set(points);
  }
}

function createCircle(radius: number): Vector[] {
  return Array.from({ length: 97 }, (_, i) => [
    radius * Math.cos((i * Math.PI) / 48),
    radius * Math.sin((i * Math.PI) / 48),
    0,
  ]);
}

function createCone({ degrees, direction }: NonNullable<RicPicture["corridor"]>, reach: number): Vector[] {
  const angle = (degrees * Math.PI) / 180;
  const axisAngle = Math.atan2(direction[0], direction[1]);
  const pointAt = (offset: number): Vector => [
    reach * Math.cos(axisAngle + offset),
    reach * Math.sin(axisAngle + offset),
    0,
  ];
  return [pointAt(-angle), [0, 0, 0], pointAt(angle)];
}
