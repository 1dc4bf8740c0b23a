import { OrthographicCamera, Scene } from "three";
import { length, type Vector } from "../../physics/vectors";
import { disposeAll, dot, Path } from "./lines";
import type { View } from "./stage";

export type RicPicture = {
  position: Vector;
  trail: readonly Vector[];
  coast: readonly Vector[];
  aim: Vector | null;
  /** Metres. */
  keepOut: number | null;
  /** Degrees about the docking axis, and its direction in the plane. */
  corridor: { degrees: number; direction: readonly [number, number] } | null;
};

// Screen: in-track to the right, radial up.
const onScreen = ([radial, inTrack, crossTrack]: Vector): [number, number, number] => [
  inTrack,
  radial,
  crossTrack / 1e6,
];

/** The neighbourhood of the target in its own frame, seen from the side of the cross-track axis; it fits itself to what there is. */
export class RicView implements View {
  readonly scene = new Scene();
  readonly camera = new OrthographicCamera(-1, 1, 1, -1, -1e7, 1e7);
  /** Metres between two lines of the grid. */
  grid = 100;
  private readonly paths = {
    coast: new Path("#9fb3cc", "dashed"),
    trail: new Path("#53e0ff"),
    keepOut: new Path("#ff8f8f"),
    corridor: new Path("#8df0a4"),
  };
  private readonly axes = new Path("#4c6583", "pieces");
  private readonly lines = new Path("#16263d", "pieces");
  private drawn = "";
  private readonly target = dot("#ffc46b");
  private readonly chaser = dot("#53e0ff");
  private readonly aim = dot("#8df0a4");
  private reach = 100;
  private picture: RicPicture | null = null;

  constructor(
    readonly element: HTMLElement,
    private readonly onChange: () => void,
  ) {
    this.scene.add(
      this.lines.line,
      this.axes.line,
      ...Object.values(this.paths).map(({ line }) => line),
      this.target,
      this.aim,
      this.chaser,
    );
  }

  set(picture: RicPicture) {
    this.picture = picture;
    const all = [
      picture.position,
      ...picture.trail.filter((_, at) => at % 10 === 0),
      ...(picture.aim ? [picture.aim] : []),
    ];
    const near = Math.max(length(picture.position), picture.aim ? length(picture.aim) : 0, picture.keepOut ?? 0, 5);
    const farthest = Math.max(near, ...all.map((point) => length(point)));
    // The coast may lead far away: it is shown as far as twice of what is near.
    const coast = Math.max(0, ...picture.coast.map((point) => length(point)));
    this.reach = Math.max(Math.min(farthest, near * 3), Math.min(coast, near * 2)) * 1.15;
    this.chaser.position.set(...onScreen(picture.position));
    this.aim.visible = picture.aim !== null;
    if (picture.aim) this.aim.position.set(...onScreen(picture.aim));
    this.paths.trail.set(picture.trail.map(onScreen));
    this.paths.coast.set([picture.position, ...picture.coast].map(onScreen), this.reach / 60);
    this.paths.keepOut.set(picture.keepOut ? circle(picture.keepOut) : []);
    this.paths.corridor.set(picture.corridor && picture.keepOut ? cone(picture.corridor, picture.keepOut) : []);
    this.onChange();
  }

  fit(width: number, height: number) {
    if (!this.picture) return;
    const half = this.reach / Math.min(1, width / height);
    const [x, y] = [(half * width) / height, half];
    Object.assign(this.camera, { left: -x, right: x, top: y, bottom: -y });
    this.camera.updateProjectionMatrix();
    this.drawGrid(x, y);
    const pixel = (2 * y) / height;
    this.target.scale.setScalar(pixel * 6);
    this.chaser.scale.setScalar(pixel * 5);
    this.aim.scale.setScalar(pixel * 4);
  }

  dispose() {
    for (const path of [...Object.values(this.paths), this.axes, this.lines]) path.dispose();
    disposeAll(this.scene);
  }

  private drawGrid(x: number, y: number) {
    this.grid = niceStep(y / 3);
    const size = `${x} ${y}`;
    if (this.drawn === size) return;
    this.drawn = size;
    this.axes.set([
      [-x, 0, -1],
      [x, 0, -1],
      [0, -y, -1],
      [0, y, -1],
    ]);
    const points: Vector[] = [];
    for (let place = Math.ceil(-x / this.grid) * this.grid; place < x; place += this.grid)
      points.push([place, -y, -2], [place, y, -2]);
    for (let place = Math.ceil(-y / this.grid) * this.grid; place < y; place += this.grid)
      points.push([-x, place, -2], [x, place, -2]);
    this.lines.set(points);
  }
}

/** 1, 2 or 5 times a power of ten, at most `most`. */
export function niceStep(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return power * (most / power >= 5 ? 5 : most / power >= 2 ? 2 : 1);
}

function circle(radius: number): Vector[] {
  return Array.from({ length: 97 }, (_, i) => [
    radius * Math.cos((i * Math.PI) / 48),
    radius * Math.sin((i * Math.PI) / 48),
    0,
  ]);
}

function cone({ degrees, direction }: NonNullable<RicPicture["corridor"]>, far: number): Vector[] {
  const angle = (degrees * Math.PI) / 180;
  const middle = Math.atan2(direction[0], direction[1]);
  const at = (turned: number): Vector => [far * Math.cos(middle + turned), far * Math.sin(middle + turned), 0];
  return [at(-angle), [0, 0, 0], at(angle)];
}
