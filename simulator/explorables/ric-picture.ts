import { relativeOf } from "../../content/explorable";
import type { Explore } from "../../content/explore-schema";
import { relativePath, twoBodyAfter, type Relative } from "../../physics/explore";
import type { Vector } from "../../physics/vectors";
import { chooseStep } from "../scene/ric-view";
import { formatDistance } from "../screens/flight/numbers";
import { createHandle, type Burn } from "./burn-handle";
import { createPlot, type Picture, type PictureView, type Size } from "./picture";
import { arrow, dot, line, part, pathThrough, s, write, type Pixel } from "./svg";

type RelativeExplore = Extract<Explore, { type: "relative-motion" }>;
/** The centre in metres, and metres per pixel. */
type Frame = { inTrack: number; radial: number; pixel: number };

const samples = 180;
const margin = 52;

/** The station's neighbourhood from the side, with the burn as a draggable arrow. */
export function createRicPicture(explore: RelativeExplore, onBurn: (burn: Burn) => void): Picture {
  const { element, place, size, paint } = createPlot(
    "The neighbourhood of the station in its own frame: in-track to the right, radial up",
    "wide",
    "RIC: in-track →, radial ↑",
  );
  const handle = createHandle(explore, onBurn);
  if (handle) place.append(handle.element);
  let frame: Frame = { inTrack: 0, radial: 0, pixel: 0 };
  const draw = (view: PictureView) => {
    const area = size();
    const relative = relativeOf(explore, view.inputs);
    const path = view.isCovered ? [] : relativePath(relative, view.span, samples);
    const start: Vector = [relative.radialStart, relative.inTrackStart, 0];
    const guessPoint = guessPlace(view, relative);
    const places = [[0, 0, 0] as const, start, ...path, ...(guessPoint ? [guessPoint] : [])];
    if (!stillFits(frame, places, area, handle?.isDragging() ?? false)) frame = frameOf(places, area);
    const at = createProjection(frame, area);
    const tip = handle?.place(at(start), area, view) ?? at(start);
    const unpushed = relative.isCoelliptic ? relativePath(relative, view.span, 1, false) : [];
    paint(
      area,
      ...gridOf(frame, area),
      ...(view.isCovered ? [veil(area)] : []),
      s("path", { class: "unpushed", d: pathThrough((view.isCovered ? [] : unpushed).map(at)) }),
      s("path", { class: "path", d: pathThrough(path.map(at)) }),
      ...(view.isCovered ? [] : measureParts(relative, path, view, at)),
      dot(at([0, 0, 0]), 8, "station"),
      write([at([0, 0, 0])[0] + 12, at([0, 0, 0])[1] + 20], "station", "station"),
      dot(at(start), 5, "began"),
      ...arrowParts(at(start), tip),
      ...(guessPoint ? guessParts(at(guessPoint), area) : []),
    );
  };
  return { element, draw };
}

const veil = ({ middle }: Size) =>
  write([middle[0], 30], "Your guess first: then the picture answers.", "veil", "middle");

const createProjection =
  ({ inTrack, radial, pixel }: Frame, { middle }: Size) =>
  ([x, y]: Vector): Pixel => [middle[0] + (y - inTrack) / pixel, middle[1] - (x - radial) / pixel];

const boundsOf = (places: readonly Vector[]) => {
  const [radial, inTrack] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return {
    left: Math.min(...inTrack),
    right: Math.max(...inTrack),
    low: Math.min(...radial),
    high: Math.max(...radial),
  };
};

const minPixelSize = ({ left, right, low, high }: ReturnType<typeof boundsOf>, { width, height }: Size) =>
  Math.max((right - left) / (width - 2 * margin), (high - low) / (height - 2 * margin), 0.02);

function frameOf(places: readonly Vector[], area: Size): Frame {
  const bounds = boundsOf(places);
  const pixel = minPixelSize(bounds, area) * 1.12;
  return { inTrack: (bounds.left + bounds.right) / 2, radial: (bounds.low + bounds.high) / 2, pixel };
}

/** Keep the frame while everything fits: a picture that rescales with every slider step can't be compared. */
function stillFits(frame: Frame, places: readonly Vector[], area: Size, isDragging: boolean): boolean {
  if (frame.pixel === 0) return false;
  const at = createProjection(frame, area);
  const isInside = places.every((place) => {
    const [x, y] = at(place);
    return x > 16 && x < area.width - 16 && y > 16 && y < area.height - 16;
  });
  return isInside && (isDragging || minPixelSize(boundsOf(places), area) > frame.pixel * 0.4);
}

function gridOf(frame: Frame, area: Size): Element[] {
  const { width, height } = area;
  const step = chooseStep(frame.pixel * 120);
  const at = createProjection(frame, area);
  const lines: Element[] = [];
  const [left, low] = [frame.inTrack - (frame.pixel * width) / 2, frame.radial - (frame.pixel * height) / 2];
  for (let place = Math.ceil(left / step) * step; place < left + frame.pixel * width; place += step) {
    const [x] = at([0, place, 0]);
    lines.push(line([x, 0], [x, height], place === 0 ? "axis" : "grid"));
  }
  for (let place = Math.ceil(low / step) * step; place < low + frame.pixel * height; place += step) {
    const [, y] = at([place, 0, 0]);
    lines.push(line([0, y], [width, y], place === 0 ? "axis" : "grid"));
  }
  const [x0, y0] = at([0, 0, 0]);
  return [
    ...lines,
    write([width - 8, y0 - 8], "I ahead", "", "end"),
    x0 > width - 90 ? write([x0 - 8, 16], "R outward", "", "end") : write([x0 + 8, 16], "R outward"),
    write([8, height - 8], `One square: ${formatDistance(step)}`),
  ];
}

/** Parts for the quantities; faint until highlighted. */
function measureParts(
  relative: Relative,
  path: Vector[],
  { values, time, span }: PictureView,
  at: (place: Vector) => Pixel,
) {
  const { radialStart, inTrackStart } = relative;
  const after = (seconds: number) => path[Math.round((seconds / span) * samples)] ?? path.at(-1) ?? [0, 0, 0];
  const { period = 1, drift = 0, halfway = 0, halfwayInTrack = 0, radial = 0, inTrack = 0 } = values;
  const now: Vector = [radial, inTrack, 0];
  const level = (ahead: number): Vector => [radialStart, ahead, 0];
  const ticks = [0.25, 0.5, 1, 2, 3, 4, 5].filter((turns) => turns * period <= span * 1.001);
  const half = inTrackStart + halfwayInTrack;
  return [
    ...(span >= period * 0.999
      ? [part("drift", line(at(level(inTrackStart)), at(level(inTrackStart + drift)), "measure"))]
      : []),
    part("halfway", line(at(level(half)), at([radialStart + halfway, half, 0]), "measure")),
    part("halfwayInTrack", line(at(level(inTrackStart)), at(level(half)), "measure")),
    part("radial", line(at([0, inTrack, 0]), at(now), "measure")),
    part("inTrack", line(at([0, 0, 0]), at([0, inTrack, 0]), "measure")),
    part("range", line(at([0, 0, 0]), at(now), "measure")),
    part("radialStart", line(at([0, inTrackStart, 0]), at(level(inTrackStart)), "measure")),
    part("inTrackStart", line(at([0, 0, 0]), at([0, inTrackStart, 0]), "measure")),
    part("miss", dot(at(twoBodyAfter(relative, time)), 9, "measure")),
    part(
      "period n",
      ...ticks.flatMap((turns) => {
        const [x, y] = at(after(turns * period));
        return [
          dot([x, y], 4, "tick"),
          write([x, turns < 1 ? y - 10 : y + 20], tickNames[turns] ?? `${turns}`, "tick", "middle"),
        ];
      }),
    ),
    part("time", dot(at(now), 7, "chaser"), write([at(now)[0], at(now)[1] - 14], "you", "chaser", "middle")),
  ];
}

const tickNames: Record<number, string> = { 0.25: "¼", 0.5: "½", 1: "1 orbit" };

const arrowParts = (from: Pixel, tip: Pixel) => [
  part("inTrackBurn inTrackSpeed", line(from, [tip[0], from[1]], "component")),
  part("radialBurn radialSpeed", line([tip[0], from[1]], tip, "component")),
  part("burn", arrow(from, tip, "burn")),
];

/** Only these two quantities have a place in the picture. */
function guessPlace({ guess, isCovered }: PictureView, { radialStart, inTrackStart }: Relative): Vector | null {
  if (!guess || isCovered) return null;
  if (guess.quantity === "drift") return [radialStart, inTrackStart + guess.value, 0];
  return guess.quantity === "halfway" ? [radialStart + guess.value, inTrackStart, 0] : null;
}

const guessParts = ([x, y]: Pixel, { width }: Size) => [
  dot([x, y], 6, "guess"),
  write([Math.min(Math.max(x, 40), width - 40), y + 34], "your guess", "guess", "middle"),
];
