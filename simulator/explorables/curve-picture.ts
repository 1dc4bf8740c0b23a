import { acrossOf, curveOf, quantityOf } from "../../content/explorable";
import type { Curve } from "../../content/explore-schema";
import type { Quantity } from "../../content/quantities";
import type { Values } from "../../physics/explore";
import { axisFor, labelOf, ticksOf, type Axis } from "./curve-axes";
import { createPlot, type Picture, type PictureView, type Size } from "./picture";
import { dot, line, part, s, write, type Pixel } from "./svg";

const looks = 240;
const room = { left: 64, right: 22, top: 34, bottom: 44 };

type Plane = { across: Axis; up: Axis; at: (values: Values) => Pixel; area: Size };

/** One quantity over another, with the place where the sliders stand. */
export function createCurvePicture(explore: Curve): Picture {
  const [x, y] = [quantityOf(explore, acrossOf(explore))!, quantityOf(explore, explore.up)!];
  const { element, size, paint } = createPlot(`${y.name} over ${x.name}`, "curve", captionOf(x, y, explore));
  let kept: { across: Axis; up: Axis } | null = null;
  const draw = (seen: PictureView) => {
    const area = size();
    const curve = curveOf(explore, seen.inputs, looks);
    const other = explore.compare ? curveOf(explore, { ...seen.inputs, ...explore.compare.inputs }, looks) : [];
    // What a guess is asked about must not be read off the axis.
    kept = axesOf(explore, [...curve, ...other, seen.values], seen, kept);
    const plane = planeOf(explore, kept, area);
    if (seen.isCovered) {
      kept = null;
      return paint(area, ...frameOf(explore, plane, true), veil(area));
    }
    paint(
      area,
      ...frameOf(explore, plane, false),
      ...(explore.compare ? comparedParts(explore.compare.name, other, plane) : []),
      part(explore.up, s("path", { class: "path", d: pathOf(curve, plane) })),
      ...presentParts(explore, seen, plane),
      ...guessParts(explore, seen, plane),
    );
  };
  return { element, draw };
}

const captionOf = (x: Quantity, y: Quantity, { compare }: Curve) =>
  `${y.name} over ${lowered(x.name)}${compare ? `; faint: ${compare.name}` : ""}`;

const lowered = (name: string) => (/^[A-Z][a-z ]/.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name);

const veil = ({ middle }: Size) =>
  write([middle[0], 22], "Your guess first: then the picture answers.", "veil", "middle");

/** As it is drawn: in its unit, or the power of ten. */
const drawn = (explore: Curve, key: string, values: Values, isLogarithmic: boolean) => {
  const value = (values[key] ?? NaN) * quantityOf(explore, key)!.factor;
  return isLogarithmic ? Math.log10(value) : value;
};

function axesOf(
  explore: Curve,
  points: readonly (Values | null)[],
  { guess }: PictureView,
  kept: { across: Axis; up: Axis } | null,
) {
  const known = points.filter((point) => point !== null);
  const isLogarithmic = explore.logarithmic;
  const guessed = guess?.quantity === explore.up ? [{ [explore.up]: guess.value }] : [];
  const across = known.map((values) => drawn(explore, acrossOf(explore), values, false));
  const up = [...known, ...guessed].map((values) => drawn(explore, explore.up, values, isLogarithmic));
  const isSlid = acrossOf(explore) === explore.along;
  return {
    across: isSlid
      ? { from: Math.min(...across), to: Math.max(...across), isLogarithmic: false }
      : axisFor(across, false, kept?.across ?? null),
    up: axisFor(up, isLogarithmic, kept?.up ?? null),
  };
}

function planeOf(explore: Curve, axes: { across: Axis; up: Axis }, area: Size): Plane {
  const [width, height] = [area.width - room.left - room.right, area.height - room.top - room.bottom];
  const { across, up } = explore.toScale ? scaledAlike(axes, width, height) : axes;
  const at = (values: Values): Pixel => {
    const x = drawn(explore, acrossOf(explore), values, false);
    const y = drawn(explore, explore.up, values, up.isLogarithmic);
    return [
      room.left + (width * (x - across.from)) / (across.to - across.from),
      room.top + height - (height * (y - up.from)) / (up.to - up.from),
    ];
  };
  return { across, up, at, area };
}

/** The axis with more pixels for its unit gets a longer range. */
function scaledAlike({ across, up }: { across: Axis; up: Axis }, width: number, height: number) {
  const pixel = Math.max((across.to - across.from) / width, (up.to - up.from) / height);
  const widened = (axis: Axis, pixels: number): Axis => {
    const more = (pixel * pixels - (axis.to - axis.from)) / 2;
    return { ...axis, from: axis.from - more, to: axis.to + more };
  };
  return { across: widened(across, width), up: widened(up, height) };
}

/** Both axes with their numbers and names. */
function frameOf(explore: Curve, { across, up, area }: Plane, isCovered: boolean): Element[] {
  const { width, height } = area;
  const [right, floor] = [width - room.right, height - room.bottom];
  const [x, y] = [quantityOf(explore, acrossOf(explore))!, quantityOf(explore, explore.up)!];
  const columns = ticksOf(across, Math.max(2, Math.round((right - room.left) / 90)));
  const rows = isCovered ? [] : ticksOf(up, Math.max(2, Math.round((floor - room.top) / 52)));
  const columnAt = (tick: number) =>
    room.left + ((right - room.left) * (tick - across.from)) / (across.to - across.from);
  const rowAt = (tick: number) => floor - ((floor - room.top) * (tick - up.from)) / (up.to - up.from);
  const kindOf = (tick: number, axis: Axis) => (tick === 0 && !axis.isLogarithmic ? "axis" : "grid");
  return [
    ...columns.flatMap((tick) => [
      line([columnAt(tick), room.top], [columnAt(tick), floor], kindOf(tick, across)),
      write([columnAt(tick), floor + 16], labelOf(tick, columns, across), "number", "middle"),
    ]),
    ...rows.flatMap((tick) => [
      line([room.left, rowAt(tick)], [right, rowAt(tick)], kindOf(tick, up)),
      write([room.left - 8, rowAt(tick) + 4], labelOf(tick, rows, up), "number", "end"),
    ]),
    line([room.left, floor], [right, floor], "axis"),
    line([room.left, room.top], [room.left, floor], "axis"),
    part(acrossOf(explore), write([right, height - 8], titleOf(x), "tick", "end")),
    ...(isCovered ? [] : [part(explore.up, write([8, 18], titleOf(y), "tick"))]),
  ];
}

const titleOf = ({ symbol, name, unit }: Quantity) =>
  `${symbol.includes("_") ? name : `${name} ${symbol}`}${unit ? `, ${unit}` : ""}`;

/** A line with gaps where nothing could be computed. */
function pathOf(points: readonly (Values | null)[], { at }: Plane): string {
  let isDown = false;
  return points
    .map((values) => {
      const [x, y] = values ? at(values) : [NaN, NaN];
      if (!Number.isFinite(x) || !Number.isFinite(y)) return ((isDown = false), "");
      const move = isDown ? "L" : "M";
      isDown = true;
      return `${move}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

function comparedParts(name: string, points: readonly (Values | null)[], plane: Plane): Element[] {
  const end = points.findLast((values) => values && plane.at(values).every(Number.isFinite));
  if (!end) return [];
  const [x, y] = plane.at(end);
  const isLeft = x < plane.area.middle[0];
  return [
    s("path", { class: "path faint compared", d: pathOf(points, plane) }),
    write([x + (isLeft ? 6 : -4), Math.max(y - 8, room.top + 10)], name, "", isLeft ? "start" : "end"),
  ];
}

/** Where the sliders stand, with the way to both axes. */
function presentParts(explore: Curve, { values }: PictureView, { at, area }: Plane): Element[] {
  const place = at(values);
  if (!place.every(Number.isFinite)) return [];
  const [x, y] = place;
  return [
    part(acrossOf(explore), line([x, area.height - room.bottom], place, "component")),
    part(explore.up, line([room.left, y], place, "component")),
    part(`${acrossOf(explore)} ${explore.up}`, dot(place, 7, "chaser")),
  ];
}

function guessParts(explore: Curve, { guess, values }: PictureView, { at, area }: Plane): Element[] {
  if (guess?.quantity !== explore.up) return [];
  const [x, y] = at({ ...values, [explore.up]: guess.value });
  if (!Number.isFinite(y)) return [];
  return [
    dot([x, y], 6, "guess"),
    write([Math.min(Math.max(x, 50), area.width - 50), y + 20], "your guess", "guess", "middle"),
  ];
}
