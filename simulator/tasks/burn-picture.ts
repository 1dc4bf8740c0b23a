import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { earthRadius } from "../../physics/earth";
import { pathInPlane, type PlacedBurn } from "../../physics/orbit-burn";
import type { Orbit } from "../../physics/scenario";
import { h } from "../dom";
import { createDrawnEarth } from "../explorables/drawn-earth";
import { arrow, dot, pathThrough, s, type Pixel } from "../explorables/svg";
import type { Game } from "../unity/screen";

const [width, height] = [480, 360];
const middle: Pixel = [width / 2, height / 2];
/** Pixels of the longest arrow. */
const arrowLength = 70;

/** The orbit in its plane, perigee on the right, with a burn that can be dragged along it. */
export class BurnPicture {
  readonly element: HTMLElement;
  private readonly svg = s("svg", {
    viewBox: `0 0 ${width} ${height}`,
    role: "img",
    "aria-label": texts.gameTasks.burnPicture,
  });
  private readonly handle = h("div", { class: "burn-node", tabIndex: 0, role: "slider" });
  private readonly path: [number, number][];
  private metresPerPixel = 1;
  private at = 0;
  private readonly drawEarth;

  constructor(
    game: Game,
    private readonly orbit: Orbit,
    private readonly others: readonly Orbit[],
    private readonly onMove: (at: number) => void,
  ) {
    this.path = pathInPlane(orbit, orbit, 360);
    this.drawEarth = createDrawnEarth(game);
    this.handle.setAttribute("aria-label", texts.gameTasks.place);
    this.handle.setAttribute("aria-valuemin", "0");
    this.handle.setAttribute("aria-valuemax", "360");
    this.handle.addEventListener("keydown", (event) => this.press(event));
    const plot = h("div", { class: "burn-plot" });
    plot.append(this.svg, this.handle);
    plot.addEventListener("pointerdown", (event) => {
      plot.setPointerCapture(event.pointerId);
      this.drag(event);
    });
    plot.addEventListener("pointermove", (event) => {
      if (plot.hasPointerCapture(event.pointerId)) this.drag(event);
    });
    this.element = h("figure", { class: "burn-picture" }, plot, h("figcaption", {}, texts.gameTasks.burnCaption));
  }

  draw({ at, radial, forward }: PlacedBurn, after: Orbit | null) {
    this.at = at;
    const others = this.others.map((other) => pathInPlane(other, this.orbit));
    const next = after ? pathInPlane(after, this.orbit) : [];
    const far = Math.max(
      ...[this.path, ...others, next].flat().map(([x, y]) => Math.max(Math.abs(x), Math.abs(y) * (width / height))),
    );
    this.metresPerPixel = Math.min(far, 6 * this.farthest) / (width / 2 - 24);
    const pixels = (path: [number, number][]) => pathThrough(path.map((point) => this.pixelOf(point)));
    const node = this.pixelOf(this.path[Math.round(at) % 360] ?? [0, 0]);
    this.svg.replaceChildren(
      this.drawEarth(middle, earthRadius / this.metresPerPixel),
      ...others.map((other) => s("path", { class: "other", d: pixels(other) })),
      s("path", { class: "before", d: pixels(this.path) }),
      s("path", { class: "after", d: pixels(next) }),
      ...this.arrowsAt(node, { forward, radial }),
      dot(node, 6, "node"),
    );
    this.handle.style.left = `${(100 * node[0]) / width}%`;
    this.handle.style.top = `${(100 * node[1]) / height}%`;
    this.handle.setAttribute("aria-valuenow", String(Math.round(at)));
    this.handle.setAttribute("aria-valuetext", `${fixed(at, 0)}°`);
  }

  private get farthest() {
    return Math.max(...this.path.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))));
  }

  private arrowsAt(node: Pixel, { forward, radial }: Pick<PlacedBurn, "forward" | "radial">): Element[] {
    const [before, behind] = [this.path[(Math.round(this.at) + 1) % 360], this.path[(Math.round(this.at) + 359) % 360]];
    const size = Math.max(Math.abs(forward), Math.abs(radial));
    if (!before || !behind || size === 0) return [];
    const [dx, dy] = [before[0] - behind[0], behind[1] - before[1]];
    const length = Math.sqrt(dx * dx + dy * dy);
    const [ux, uy] = [dx / length, dy / length];
    const reach = (part: number) => (arrowLength * part) / size;
    const end = (x: number, y: number, part: number): Pixel => [node[0] + x * reach(part), node[1] + y * reach(part)];
    // Outward is to the right of the motion, which goes counterclockwise.
    return [arrow(node, end(ux, uy, forward), "push"), arrow(node, end(-uy, ux, radial), "push")];
  }

  private pixelOf = ([x, y]: [number, number]): Pixel => [
    middle[0] + x / this.metresPerPixel,
    middle[1] - y / this.metresPerPixel,
  ];

  private drag(event: PointerEvent) {
    const box = this.svg.getBoundingClientRect();
    if (box.width === 0) return;
    const [x, y] = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
    const angle = Math.round((Math.atan2(-y, x) * 180) / Math.PI);
    this.onMove((angle + 360) % 360);
  }

  private press(event: KeyboardEvent) {
    const step = event.shiftKey ? 10 : 1;
    const by = new Map([
      ["ArrowLeft", -step],
      ["ArrowDown", -step],
      ["ArrowRight", step],
      ["ArrowUp", step],
      ["PageUp", 10],
      ["PageDown", -10],
    ]).get(event.key);
    if (by === undefined) return;
    event.preventDefault();
    this.onMove((Math.round(this.at) + by + 360) % 360);
  }
}
