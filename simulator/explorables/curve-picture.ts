import { texts } from "~/texts";
import { acrossOf, curveOf, requireQuantity } from "../../content/explorable";
import type { Curve } from "../../content/explore-schema";
import type { Quantity } from "../../content/quantities";
import type { Values } from "../../physics/explore";
import { axisFor, labelOf, ticksOf, type Axis } from "./curve-axes";
import { createPlot, type Picture, type PictureView, type Size } from "./picture";
import { dot, line, quantityShape, s, textAt, type Pixel } from "./svg";

const samples = 240;
const margins = { left: 64, right: 22, top: 34, bottom: 44 };

type Plane = { across: Axis; up: Axis; toPixel: (values: Values) => Pixel; area: Size };

/** A curve of one quantity over another, with the sliders' current point. */
export function createCurvePicture(explore: Curve): Picture {
  const [x, y] = [requireQuantity(explore, acrossOf(explore)), requireQuantity(explore, explore.up)];
  const { element, size, paint } = createPlot(
    texts.explorables.curve({ up: y.name, across: x.name }),
    "curve",
    captionOf(x, y, explore),
  );
  let axes: { across: Axis; up: Axis } | null = null;
  const draw = (view: PictureView) => {
    const area = size();
    const curve = curveOf(explore, view.inputs, samples);
    const comparedCurve = explore.compare
      ? curveOf(explore, { ...view.inputs, ...explore.compare.inputs }, samples)
      : [];
    // While a guess is due, the axis must not reveal the answer.
    axes = axesOf(explore, [...curve, ...comparedCurve, view.values], view, axes);
    const plane = planeOf(explore, axes, area);
    if (view.isCovered) {
      axes = null;
      return paint(area, ...frameOf(explore, plane, true), veil(area));
    }
    paint(
      area,
      ...frameOf(explore, plane, false),
      ...(explore.compare ? comparedParts(explore.compare.name, comparedCurve, plane) : []),
      quantityShape(explore.up, s("path", { class: "path", d: pathOf(curve, plane) })),
      ...markerParts(explore, view, plane),
      ...guessParts(explore, view, plane),
    );
  };
  return { element, draw };
}

const captionOf = (x: Quantity, y: Quantity, { compare }: Curve) =>
  compare
    ? texts.explorables.comparedCurve({ up: y.name, across: decapitalize(x.name), compared: compare.name })
    : texts.explorables.curve({ up: y.name, across: decapitalize(x.name) });

const decapitalize = (name: string) => name.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());

const veil = ({ middle }: Size) => textAt([middle[0], 22], texts.explorables.guessFirst, "veil", "middle");

/** The value in the axis's unit; its base-10 logarithm on a logarithmic axis. */
const axisValueOf = (explore: Curve, key: string, values: Values, isLogarithmic: boolean) => {
  const value = (values[key] ?? NaN) * requireQuantity(explore, key).factor;
  return isLogarithmic ? Math.log10(value) : value;
};

function axesOf(
  explore: Curve,
  points: readonly (Values | null)[],
  { guess }: PictureView,
  previous: { across: Axis; up: Axis } | null,
) {
  const computed = points.filter((point) => point !== null);
  const isLogarithmic = explore.logarithmic;
  const guessPoints = guess?.quantity === explore.up ? [{ [explore.up]: guess.value }] : [];
  const across = computed.map((values) => axisValueOf(explore, acrossOf(explore), values, false));
  const up = [...computed, ...guessPoints].map((values) => axisValueOf(explore, explore.up, values, isLogarithmic));
  const isSliderOnXAxis = acrossOf(explore) === explore.along;
  return {
    across: isSliderOnXAxis
      ? { from: Math.min(...across), to: Math.max(...across), isLogarithmic: false }
      : axisFor(across, false, previous?.across ?? null),
    up: axisFor(up, isLogarithmic, previous?.up ?? null),
  };
}

function planeOf(explore: Curve, axes: { across: Axis; up: Axis }, area: Size): Plane {
  const [width, height] = [area.width - margins.left - margins.right, area.height - margins.top - margins.bottom];
  const { across, up } = explore.toScale ? equalizeScales(axes, width, height) : axes;
  const toPixel = (values: Values): Pixel => {
    const x = axisValueOf(explore, acrossOf(explore), values, false);
    const y = axisValueOf(explore, explore.up, values, up.isLogarithmic);
    return [
      margins.left + (width * (x - across.from)) / (across.to - across.from),
      margins.top + height - (height * (y - up.from)) / (up.to - up.from),
    ];
  };
  return { across, up, toPixel, area };
}

/** Widens the axis with more pixels per unit, so that both have the same scale. */
function equalizeScales({ across, up }: { across: Axis; up: Axis }, width: number, height: number) {
  const unitsPerPixel = Math.max((across.to - across.from) / width, (up.to - up.from) / height);
  const widen = (axis: Axis, pixels: number): Axis => {
    const extension = (unitsPerPixel * pixels - (axis.to - axis.from)) / 2;
    return { ...axis, from: axis.from - extension, to: axis.to + extension };
  };
  return { across: widen(across, width), up: widen(up, height) };
}

function frameOf(explore: Curve, { across, up, area }: Plane, isCovered: boolean): Element[] {
  const { width, height } = area;
  const [right, bottom] = [width - margins.right, height - margins.bottom];
  const [x, y] = [requireQuantity(explore, acrossOf(explore)), requireQuantity(explore, explore.up)];
  const columns = ticksOf(across, Math.max(2, Math.round((right - margins.left) / 90)));
  const rows = isCovered ? [] : ticksOf(up, Math.max(2, Math.round((bottom - margins.top) / 52)));
  const columnAt = (tick: number) =>
    margins.left + ((right - margins.left) * (tick - across.from)) / (across.to - across.from);
  const rowAt = (tick: number) => bottom - ((bottom - margins.top) * (tick - up.from)) / (up.to - up.from);
  const kindOf = (tick: number, axis: Axis) => (tick === 0 && !axis.isLogarithmic ? "axis" : "grid");
  return [
    ...columns.flatMap((tick) => [
      line([columnAt(tick), margins.top], [columnAt(tick), bottom], kindOf(tick, across)),
      textAt([columnAt(tick), bottom + 16], labelOf(tick, columns, across), "number", "middle"),
    ]),
    ...rows.flatMap((tick) => [
      line([margins.left, rowAt(tick)], [right, rowAt(tick)], kindOf(tick, up)),
      textAt([margins.left - 8, rowAt(tick) + 4], labelOf(tick, rows, up), "number", "end"),
    ]),
    line([margins.left, bottom], [right, bottom], "axis"),
    line([margins.left, margins.top], [margins.left, bottom], "axis"),
    quantityShape(acrossOf(explore), textAt([right, height - 8], titleOf(x), "tick", "end")),
    ...(isCovered ? [] : [quantityShape(explore.up, textAt([8, 18], titleOf(y), "tick"))]),
  ];
}

const titleOf = ({ symbol, name, unit }: Quantity) =>
  `${symbol.includes("_") ? name : `${name} ${symbol}`}${unit ? `, ${unit}` : ""}`;

/** A line with gaps where a value can't be computed. */
function pathOf(points: readonly (Values | null)[], { toPixel }: Plane): string {
  let isPenDown = false;
  return points
    .map((values) => {
      const [x, y] = values ? toPixel(values) : [NaN, NaN];
      if (!Number.isFinite(x) || !Number.isFinite(y)) return ((isPenDown = false), "");
      const move = isPenDown ? "L" : "M";
      isPenDown = true;
      return `${move}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

function comparedParts(name: string, points: readonly (Values | null)[], plane: Plane): Element[] {
  const end = points.findLast((values) => values && plane.toPixel(values).every(Number.isFinite));
  if (!end) return [];
  const [x, y] = plane.toPixel(end);
  const isLeft = x < plane.area.middle[0];
  return [
    s("path", { class: "path faint compared", d: pathOf(points, plane) }),
    textAt([x + (isLeft ? 6 : -4), Math.max(y - 8, margins.top + 10)], name, "", isLeft ? "start" : "end"),
  ];
}

/** The current point, with lines to both axes. */
function markerParts(explore: Curve, { values }: PictureView, { toPixel, area }: Plane): Element[] {
  const position = toPixel(values);
  if (!position.every(Number.isFinite)) return [];
  const [x, y] = position;
  return [
    quantityShape(acrossOf(explore), line([x, area.height - margins.bottom], position, "component")),
    quantityShape(explore.up, line([margins.left, y], position, "component")),
    quantityShape(`${acrossOf(explore)} ${explore.up}`, dot(position, 7, "chaser")),
  ];
}

function guessParts(explore: Curve, { guess, values }: PictureView, { toPixel, area }: Plane): Element[] {
  if (guess?.quantity !== explore.up) return [];
  const [x, y] = toPixel({ ...values, [explore.up]: guess.value });
  if (!Number.isFinite(y)) return [];
  return [
    dot([x, y], 6, "guess"),
    textAt([Math.min(Math.max(x, 50), area.width - 50), y + 20], texts.explorables.yourGuess, "guess", "middle"),
  ];
}
