import { texts } from "~/texts";
import { relativeOf } from "../../content/explorable";
import type { Explore } from "../../content/explore-schema";
import { relativePath, twoBodyAfter, type Relative } from "../../physics/explore";
import type { Vector } from "../../physics/vectors";
import { chooseStep } from "../grid-step";
import { formatDistance } from "../screens/flight/numbers";
import { createHandle, type Burn } from "./burn-handle";
import { createPlot, type Picture, type PictureView, type Size } from "./picture";
import { arrow, dot, line, quantityShape, pathThrough, s, textAt, type Pixel } from "./svg";

type RelativeExplore = Extract<Explore, { type: "relative-motion" }>;
/** The centre in metres, and metres per pixel. */
type Frame = { inTrack: number; radial: number; metresPerPixel: number };

const samples = 180;
const margin = 52;

/** The station's neighbourhood from the side, with the burn as a draggable arrow. */
export function createRicPicture(explore: RelativeExplore, onBurn: (burn: Burn) => void): Picture {
  const { element, container, size, paint } = createPlot(
    texts.explorables.ricPicture,
    "wide",
    texts.explorables.ricAxes,
  );
  const handle = createHandle(explore, onBurn);
  if (handle) container.append(handle.element);
  let frame: Frame = { inTrack: 0, radial: 0, metresPerPixel: 0 };
  const draw = (view: PictureView) => {
    const area = size();
    const relative = relativeOf(explore, view.inputs);
    const path = view.isCovered ? [] : relativePath(relative, view.span, samples);
    const start: Vector = [relative.radialStart, relative.inTrackStart, 0];
    const guessPoint = guessPointOf(view, relative);
    const points = [[0, 0, 0] as const, start, ...path, ...(guessPoint ? [guessPoint] : [])];
    if (!stillFits(frame, points, area, handle?.isDragging() ?? false)) frame = frameOf(points, area);
    const toPixel = createProjection(frame, area);
    const tip = handle?.place(toPixel(start), area, view) ?? toPixel(start);
    const pathWithoutBurn = relative.isCoelliptic ? relativePath(relative, view.span, 1, false) : [];
    paint(
      area,
      ...gridOf(frame, area),
      ...(view.isCovered ? [veil(area)] : []),
      s("path", { class: "unpushed", d: pathThrough((view.isCovered ? [] : pathWithoutBurn).map(toPixel)) }),
      s("path", { class: "path", d: pathThrough(path.map(toPixel)) }),
      ...(view.isCovered ? [] : measureParts(relative, path, view, toPixel)),
      dot(toPixel([0, 0, 0]), 8, "station"),
      textAt([toPixel([0, 0, 0])[0] + 12, toPixel([0, 0, 0])[1] + 20], texts.explorables.station, "station"),
      dot(toPixel(start), 5, "began"),
      ...arrowParts(toPixel(start), tip),
      ...(guessPoint ? guessParts(toPixel(guessPoint), area) : []),
    );
  };
  return { element, draw };
}

const veil = ({ middle }: Size) => textAt([middle[0], 30], texts.explorables.guessFirst, "veil", "middle");

const createProjection =
  ({ inTrack, radial, metresPerPixel }: Frame, { middle }: Size) =>
  ([x, y]: Vector): Pixel => [middle[0] + (y - inTrack) / metresPerPixel, middle[1] - (x - radial) / metresPerPixel];

const boundsOf = (points: readonly Vector[]) => {
  const [radial, inTrack] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...inTrack),
    right: Math.max(...inTrack),
    low: Math.min(...radial),
    high: Math.max(...radial),
  };
};

const minPixelSize = ({ left, right, low, high }: ReturnType<typeof boundsOf>, { width, height }: Size) =>
  Math.max((right - left) / (width - 2 * margin), (high - low) / (height - 2 * margin), 0.02);

function frameOf(points: readonly Vector[], area: Size): Frame {
  const bounds = boundsOf(points);
  const metresPerPixel = minPixelSize(bounds, area) * 1.12;
  return { inTrack: (bounds.left + bounds.right) / 2, radial: (bounds.low + bounds.high) / 2, metresPerPixel };
}

/** Whether to keep the frame, as long as everything fits: a picture that rescales with every slider step can't be compared. */
function stillFits(frame: Frame, points: readonly Vector[], area: Size, isDragging: boolean): boolean {
  if (frame.metresPerPixel === 0) return false;
  const toPixel = createProjection(frame, area);
  const isInside = points.every((point) => {
    const [x, y] = toPixel(point);
    return x > 16 && x < area.width - 16 && y > 16 && y < area.height - 16;
  });
  return isInside && (isDragging || minPixelSize(boundsOf(points), area) > frame.metresPerPixel * 0.4);
}

function gridOf(frame: Frame, area: Size): Element[] {
  const { width, height } = area;
  const step = chooseStep(frame.metresPerPixel * 120);
  const toPixel = createProjection(frame, area);
  const lines: Element[] = [];
  const [left, low] = [
    frame.inTrack - (frame.metresPerPixel * width) / 2,
    frame.radial - (frame.metresPerPixel * height) / 2,
  ];
  for (let inTrack = Math.ceil(left / step) * step; inTrack < left + frame.metresPerPixel * width; inTrack += step) {
    const [x] = toPixel([0, inTrack, 0]);
    lines.push(line([x, 0], [x, height], inTrack === 0 ? "axis" : "grid"));
  }
  for (let radial = Math.ceil(low / step) * step; radial < low + frame.metresPerPixel * height; radial += step) {
    const [, y] = toPixel([radial, 0, 0]);
    lines.push(line([0, y], [width, y], radial === 0 ? "axis" : "grid"));
  }
  const [x0, y0] = toPixel([0, 0, 0]);
  return [
    ...lines,
    textAt([width - 8, y0 - 8], texts.explorables.ahead, "", "end"),
    x0 > width - 90
      ? textAt([x0 - 8, 16], texts.explorables.outward, "", "end")
      : textAt([x0 + 8, 16], texts.explorables.outward),
    textAt([8, height - 8], texts.explorables.square({ distance: formatDistance(step) })),
  ];
}

/** A shape for each quantity, faint until highlighted. */
function measureParts(
  relative: Relative,
  path: Vector[],
  { values, time, span }: PictureView,
  toPixel: (point: Vector) => Pixel,
) {
  const { radialStart, inTrackStart } = relative;
  const pointAfter = (seconds: number) => path[Math.round((seconds / span) * samples)] ?? path.at(-1) ?? [0, 0, 0];
  const { period = 1, drift = 0, halfway = 0, halfwayInTrack = 0, radial = 0, inTrack = 0 } = values;
  const now: Vector = [radial, inTrack, 0];
  const atStartHeight = (ahead: number): Vector => [radialStart, ahead, 0];
  const ticks = [0.25, 0.5, 1, 2, 3, 4, 5].filter((turns) => turns * period <= span * 1.001);
  const halfwayPoint = inTrackStart + halfwayInTrack;
  return [
    ...(span >= period * 0.999
      ? [
          quantityShape(
            "drift",
            line(toPixel(atStartHeight(inTrackStart)), toPixel(atStartHeight(inTrackStart + drift)), "measure"),
          ),
        ]
      : []),
    quantityShape(
      "halfway",
      line(toPixel(atStartHeight(halfwayPoint)), toPixel([radialStart + halfway, halfwayPoint, 0]), "measure"),
    ),
    quantityShape(
      "halfwayInTrack",
      line(toPixel(atStartHeight(inTrackStart)), toPixel(atStartHeight(halfwayPoint)), "measure"),
    ),
    quantityShape("radial", line(toPixel([0, inTrack, 0]), toPixel(now), "measure")),
    quantityShape("inTrack", line(toPixel([0, 0, 0]), toPixel([0, inTrack, 0]), "measure")),
    quantityShape("range", line(toPixel([0, 0, 0]), toPixel(now), "measure")),
    quantityShape("radialStart", line(toPixel([0, inTrackStart, 0]), toPixel(atStartHeight(inTrackStart)), "measure")),
    quantityShape("inTrackStart", line(toPixel([0, 0, 0]), toPixel([0, inTrackStart, 0]), "measure")),
    quantityShape("miss", dot(toPixel(twoBodyAfter(relative, time)), 9, "measure")),
    quantityShape(
      "period n",
      ...ticks.flatMap((turns) => {
        const [x, y] = toPixel(pointAfter(turns * period));
        const text = textAt([x, turns < 1 ? y - 10 : y + 20], tickNames[turns] ?? `${turns}`, "tick", "middle");
        const [nowX, nowY] = toPixel(now);
        const [stationX, stationY] = toPixel([0, 0, 0]);
        // The names of the spacecraft are there.
        const isCrowded =
          Math.hypot(x - nowX, y - nowY) < 26 || (Math.abs(x - stationX - 34) < 36 && Math.abs(y - stationY - 26) < 22);
        return [dot([x, y], 4, "tick"), ...(isCrowded ? [] : [text])];
      }),
    ),
    quantityShape(
      "time",
      dot(toPixel(now), 7, "chaser"),
      textAt([toPixel(now)[0], toPixel(now)[1] - 14], texts.explorables.you, "chaser", "middle"),
    ),
  ];
}

const tickNames: Record<number, string> = { 0.25: "¼", 0.5: "½", 1: texts.explorables.oneOrbit };

const arrowParts = (from: Pixel, tip: Pixel) => [
  quantityShape("inTrackBurn inTrackSpeed", line(from, [tip[0], from[1]], "component")),
  quantityShape("radialBurn radialSpeed", line([tip[0], from[1]], tip, "component")),
  quantityShape("burn", arrow(from, tip, "burn")),
];

/** Where the guess is drawn; null for quantities other than drift and halfway, which have no position. */
function guessPointOf({ guess, isCovered }: PictureView, { radialStart, inTrackStart }: Relative): Vector | null {
  if (!guess || isCovered) return null;
  if (guess.quantity === "drift") return [radialStart, inTrackStart + guess.value, 0];
  return guess.quantity === "halfway" ? [radialStart + guess.value, inTrackStart, 0] : null;
}

const guessParts = ([x, y]: Pixel, { width }: Size) => [
  dot([x, y], 6, "guess"),
  textAt([Math.min(Math.max(x, 40), width - 40), y + 34], texts.explorables.yourGuess, "guess", "middle"),
];
