import { texts } from "~/texts";
import type { DuelBurn, DuelRole } from "../../../physics/duel-rules";
import type { Vector } from "../../../physics/vectors";
import { createPlot, type Size } from "../../explorables/picture";
import { arrow, dot, line, pathThrough, s, textAt, type Pixel } from "../../explorables/svg";
import { chooseStep } from "../../grid-step";
import { formatDistance } from "../flight/numbers";
import { otherOf } from "./record";

type Pair<Value> = Record<DuelRole, Value>;

/** All positions are relative to the reference orbit. */
export type BoardView = {
  you: DuelRole;
  /** The other player. */
  name: string;
  now: Pair<Vector>;
  trail: Pair<readonly Vector[]>;
  /** Of this turn with the burn that is being chosen, and of the next one without. */
  ahead: Pair<readonly Vector[]>;
  later: Pair<readonly Vector[]>;
  /** Where both are when they are closest, unless that is at the start or end of this turn. */
  nearest: Pair<Vector> | null;
  useful: readonly Vector[];
  /** Around the target, metres. */
  rings: readonly { radius: number; kind: string; label: string }[];
  view: { sun: Vector; isLit: boolean; range: number; inner: number; angle: number } | null;
  burn: DuelBurn | null;
  /** What has to be in the picture. */
  fit: readonly Vector[];
};

type Frame = { inTrack: number; radial: number; scale: number };
type Place = (position: Vector) => Pixel;

const margin = 44;

const classes = (...names: string[]) => names.join(" ");

/** Both spacecraft from the side, in-track to the right and radial up. `place` moves the burn's handle. */
export function createBoardPlot(caption: string, place: (from: Pixel, area: Size, burn: DuelBurn) => Pixel) {
  const plot = createPlot(texts.gameDuels.plot, "wide", caption);
  let frame: Frame | null = null;
  const draw = (view: BoardView, isDragging = false) => {
    const area = plot.size();
    if (!isDragging || !frame) frame = fit(view.fit, area, frame);
    const { inTrack, radial, scale } = frame;
    const toPixel: Place = ([up, along]) => [
      area.middle[0] + (along - inTrack) / scale,
      area.middle[1] - (up - radial) / scale,
    ];
    const own = toPixel(view.now[view.you]);
    plot.paint(
      area,
      ...gridOf(toPixel, scale, area),
      ...rangesOf(view, toPixel, scale, area),
      ...(["chaser", "target"] as const).flatMap((role) => pathsOf(view, role, toPixel)),
      s("path", { class: "useful", d: pathThrough(view.useful.map(toPixel)) }),
      ...(view.nearest ? [line(toPixel(view.nearest.chaser), toPixel(view.nearest.target), "nearest")] : []),
      ...(["chaser", "target"] as const).flatMap((role) => craftOf(view, role, toPixel)),
      ...(view.burn ? [arrow(own, place(own, area, view.burn), "burn")] : []),
    );
  };
  return { ...plot, draw };
}

/** Keeps the former frame while everything fits into it and fills it: pictures that rescale can't be compared. */
function fit(points: readonly Vector[], { width, height }: Size, former: Frame | null): Frame {
  const [ups, alongs] = [points.map(([up]) => up), points.map(([, along]) => along)];
  const [low, high, left, right] = [Math.min(...ups), Math.max(...ups), Math.min(...alongs), Math.max(...alongs)];
  const least = Math.max((right - left) / (width - 2 * margin), (high - low) / (height - 2 * margin), 1);
  const isInside = ({ inTrack, radial, scale }: Frame) =>
    Math.max(right - inTrack, inTrack - left) / scale < width / 2 - 16 &&
    Math.max(high - radial, radial - low) / scale < height / 2 - 16;
  if (former && isInside(former) && least > former.scale * 0.5) return former;
  return { inTrack: (left + right) / 2, radial: (low + high) / 2, scale: least * 1.1 };
}

function gridOf(toPixel: Place, scale: number, { width, height }: Size): Element[] {
  const step = chooseStep(scale * 120);
  const [x0, y0] = toPixel([0, 0, 0]);
  const gap = step / scale;
  const upTo = (end: number, from: number, at: (value: number) => Element) =>
    Array.from({ length: Math.ceil(end / gap) }, (_, index) => at((((from % gap) + gap) % gap) + index * gap));
  return [
    ...upTo(width, x0, (x) => line([x, 0], [x, height], "grid")),
    ...upTo(height, y0, (y) => line([0, y], [width, y], "grid")),
    line([x0, 0], [x0, height], "axis"),
    line([0, y0], [width, y0], "axis"),
    textAt([8, height - 8], texts.explorables.square({ distance: formatDistance(step) })),
  ];
}

/** Around the target: what counts as caught or too near, and from where it is seen well. */
function rangesOf({ rings, view, now }: BoardView, toPixel: Place, scale: number, area: Size): Element[] {
  const [x, y] = toPixel(now.target);
  const parts = rings.flatMap(({ radius, kind, label }) => {
    const pixels = radius / scale;
    const circle = dot([x, y], pixels, classes("ring", kind));
    return pixels > 20 ? [circle, textAt([x, y - pixels - 5], label, kind, "middle")] : [circle];
  });
  if (!view) return parts;
  const flat = Math.hypot(view.sun[0], view.sun[1]);
  const [up, along] = [view.sun[0] / flat, view.sun[1] / flat];
  const at = (pixels: number, turn = 0): Pixel => [
    x + pixels * (along * Math.cos(turn) - up * Math.sin(turn)),
    y - pixels * (up * Math.cos(turn) + along * Math.sin(turn)),
  ];
  // In the plane of the picture, part of the cone about the Sun's direction.
  const half = Math.acos(Math.min(1, Math.cos(view.angle) / flat));
  const arc = (pixels: number, from: number, to: number) =>
    Array.from({ length: 25 }, (_, index) => at(pixels, from + ((to - from) * index) / 24));
  const [inner, outer] = [view.inner / scale, view.range / scale];
  const sector = pathThrough([...arc(outer, -half, half), ...arc(inner, half, -half)]);
  // Shorter where the label would leave the picture.
  const isInside = ([left, top]: Pixel) => left > 24 && left < area.width - 24 && top > 16 && top < area.height - 16;
  const longest = Math.max(64, outer * 0.6);
  const reach = [1, 0.8, 0.6, 0.4].map((part) => longest * part).find((pixels) => isInside(at(pixels + 16)));
  const arrowLength = Math.max(40, reach ?? 0);
  const [tip, label] = [at(arrowLength), at(arrowLength + 16)];
  const sun = view.isLit ? texts.gameDuels.sun : texts.gameDuels.shadow;
  return [
    s("path", { class: view.isLit ? "sector" : "sector dark", d: `${sector}Z` }),
    ...parts,
    arrow(at(inner), tip, "sun"),
    textAt([label[0], label[1] + 4], sun, "sun", "middle"),
  ];
}

function pathsOf({ you, trail, ahead, later }: BoardView, role: DuelRole, toPixel: Place): Element[] {
  const who = role === you ? "you" : "they";
  const part = (kind: string, points: readonly Vector[]) =>
    s("path", { class: `${who} ${kind}`, d: pathThrough(points.map(toPixel)) });
  return [part("later", later[role]), part("trail", trail[role]), part("ahead", ahead[role])];
}

/** The target is a square, the chaser a disc. */
function craftOf({ you, name, now, ahead }: BoardView, role: DuelRole, toPixel: Place): Element[] {
  const isOwn = role === you;
  const [x, y] = toPixel(now[role]);
  const kind = isOwn ? "you" : "they";
  const end = ahead[role].at(-1);
  const other = toPixel(now[otherOf(role)]);
  const isAbove = y < other[1] || (y === other[1] && isOwn);
  return [
    ...(end ? [dot(toPixel(end), 3.5, classes(kind, "end"))] : []),
    role === "chaser"
      ? dot([x, y], 6, classes(kind, "craft"))
      : s("rect", { class: classes(kind, "craft"), x: x - 6, y: y - 6, width: 12, height: 12, rx: 2 }),
    textAt([x, isAbove ? y - 14 : y + 24], isOwn ? texts.gameDuels.you : name, classes(kind, "name"), "middle"),
  ];
}
