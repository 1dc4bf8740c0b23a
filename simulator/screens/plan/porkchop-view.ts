import { texts } from "~/texts";
import { fixed, number } from "~/texts/format";
import { cheapestCell, contourOf, departureOf, flightOf, type Porkchop } from "../../../physics/porkchop";
import { h, setText } from "../../dom";
import { labelOf, ticksOf, type Axis } from "../../explorables/curve-axes";
import { dot, line, pathThrough, s, textAt, type Pixel } from "../../explorables/svg";
import { clockOf } from "./plan-time";

type Cell = { column: number; row: number };

const [left, right, top, bottom] = [46, 12, 18, 34];

/** The costs of transfers as colours with contours. The mouse, a finger or arrow keys choose a cell. */
export function createPorkchopView(onChoose: (cell: Cell) => void) {
  const canvas = h("canvas", { class: "cells", "aria-hidden": "true" });
  const svg = s("svg", { "aria-hidden": "true" });
  const container = h(
    "div",
    {
      class: "plot porkchop-view",
      role: "slider",
      tabIndex: 0,
      "aria-label": texts.gamePlan.porkchop,
      "aria-orientation": "horizontal",
    },
    canvas,
    svg,
  );
  let porkchop: Porkchop | null = null;
  let cell: Cell = { column: 0, row: 0 };
  const choose = (column: number, row: number) => {
    if (!porkchop) return;
    cell = {
      column: Math.min(porkchop.columns - 1, Math.max(0, column)),
      row: Math.min(porkchop.rows - 1, Math.max(0, row)),
    };
    onChoose(cell);
    draw();
  };
  const chooseAt = (event: PointerEvent) => {
    if (!porkchop) return;
    const area = container.getBoundingClientRect();
    const { width, height } = sizeOf(container);
    const [x, y] = [(event.clientX - area.x - left) / width, (event.clientY - area.y - top) / height];
    choose(Math.round(x * (porkchop.columns - 1)), Math.round((1 - y) * (porkchop.rows - 1)));
  };
  container.addEventListener("pointerdown", (event) => {
    container.setPointerCapture(event.pointerId);
    chooseAt(event);
  });
  container.addEventListener("pointermove", (event) => container.hasPointerCapture(event.pointerId) && chooseAt(event));
  container.addEventListener("keydown", (event) => {
    const step = event.shiftKey ? 10 : 1;
    const moves: Record<string, [number, number]> = {
      ArrowRight: [1, 0],
      ArrowLeft: [-1, 0],
      ArrowUp: [0, 1],
      ArrowDown: [0, -1],
    };
    const [across, upward] = moves[event.key] ?? [0, 0];
    if (across === 0 && upward === 0) return;
    event.preventDefault();
    choose(cell.column + across * step, cell.row + upward * step);
  });
  const draw = () => {
    if (!porkchop) return;
    paint(container, svg, porkchop, cell);
    const departure = departureOf(porkchop, cell.column);
    container.setAttribute("aria-valuemin", "0");
    container.setAttribute("aria-valuemax", String(porkchop.columns - 1));
    container.setAttribute("aria-valuenow", String(cell.column));
    container.setAttribute("aria-valuetext", textOfCell(porkchop, cell, departure));
  };
  return {
    element: container,
    draw,
    /** Shows costs, also while they are computed. */
    show(next: Porkchop) {
      porkchop = next;
      paintCells(canvas, next);
      draw();
    },
    choose,
    cell: () => cell,
  };
}

function textOfCell(porkchop: Porkchop, { column, row }: Cell, departure: number) {
  const cost = porkchop.costs[row * porkchop.columns + column] ?? NaN;
  const when = { departure: clockOf(departure), flight: fixed(flightOf(porkchop, row) / 60, 1) };
  return Number.isFinite(cost) ? texts.gamePlan.filledCell({ ...when, cost }) : texts.gamePlan.emptyCell(when);
}

const sizeOf = (container: HTMLElement) => ({
  width: Math.max(80, container.clientWidth - left - right),
  height: Math.max(80, container.clientHeight - top - bottom),
});

/** From the cheapest to where costs are of no interest. */
function rangeOf({ costs }: Porkchop): readonly [number, number] {
  const sorted = costs.filter(Number.isFinite).sort();
  const lowest = sorted[0] ?? 0;
  const dear = Math.min(sorted[Math.floor(sorted.length * 0.6)] ?? Infinity, lowest * 5 + 300);
  return [lowest, Math.max(dear, lowest * 1.2 + 1)];
}

/** From light and cheap to dark and dear; in the order of lightness for readers who don't see hues. */
const colors = [
  [253, 231, 137],
  [186, 222, 92],
  [86, 198, 132],
  [44, 150, 150],
  [52, 104, 150],
  [66, 60, 128],
  [46, 22, 70],
] as const;

function colorOf(share: number): readonly [number, number, number] {
  const place = Math.min(1, Math.max(0, share)) * (colors.length - 1);
  const [low, high] = [colors[Math.floor(place)] ?? colors[0], colors[Math.ceil(place)] ?? colors[0]];
  const mix = (axis: 0 | 1 | 2) => Math.round(low[axis] + (high[axis] - low[axis]) * (place % 1));
  return [mix(0), mix(1), mix(2)];
}

/** One pixel for each cell; the browser enlarges it. */
function paintCells(canvas: HTMLCanvasElement, porkchop: Porkchop) {
  const { columns, rows, costs } = porkchop;
  [canvas.width, canvas.height] = [columns, rows];
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const [from, to] = rangeOf(porkchop);
  const image = pen.createImageData(columns, rows);
  costs.forEach((cost, index) => {
    if (!Number.isFinite(cost)) return;
    const [column, row] = [index % columns, Math.floor(index / columns)];
    image.data.set([...colorOf((cost - from) / (to - from)), 255], ((rows - 1 - row) * columns + column) * 4);
  });
  pen.putImageData(image, 0, 0);
}

function paint(container: HTMLElement, svg: Element, porkchop: Porkchop, { column, row }: Cell) {
  const { width, height } = sizeOf(container);
  const { columns, rows, departure, flight } = porkchop;
  const toPixel = ([x, y]: Pixel): Pixel => [left + (x / (columns - 1)) * width, top + (1 - y / (rows - 1)) * height];
  const [x, y] = toPixel([column, row]);
  svg.setAttribute("viewBox", `0 0 ${width + left + right} ${height + top + bottom}`);
  svg.replaceChildren(
    ...contours(porkchop, toPixel),
    ...axis({ from: departure[0] / 3600, to: departure[1] / 3600, isLogarithmic: false }, width / 90).map(
      ([tick, text, share]) => {
        const across = left + share * width;
        return s(
          "g",
          {},
          line([across, top + height], [across, top + height + 5], "axis"),
          textAt([across, top + height + 18], text, "number", "middle"),
          s("title", {}, String(tick)),
        );
      },
    ),
    ...axis({ from: flight[0] / 60, to: flight[1] / 60, isLogarithmic: false }, height / 45).map(
      ([tick, text, share]) => {
        const up = top + (1 - share) * height;
        return s(
          "g",
          {},
          line([left - 5, up], [left, up], "axis"),
          textAt([left - 8, up + 4], text, "number", "end"),
          s("title", {}, String(tick)),
        );
      },
    ),
    textAt([left + width, top + height + 31], texts.gamePlan.departureAxis, "", "end"),
    textAt([4, 12], texts.gamePlan.flightAxis),
    line([x, top], [x, top + height], "cursor"),
    line([left, y], [left + width, y], "cursor"),
    dot([x, y], 7, "cursor"),
    ...bestOf(porkchop, toPixel),
  );
}

function axis(range: Axis, count: number): [number, string, number][] {
  const ticks = ticksOf(range, Math.max(2, Math.round(count)));
  return ticks.map((tick) => [tick, labelOf(tick, ticks, range), (tick - range.from) / (range.to - range.from)]);
}

function bestOf(porkchop: Porkchop, toPixel: (point: Pixel) => Pixel): Element[] {
  const best = cheapestCell(porkchop);
  if (!best) return [];
  const [x, y] = toPixel([best.column, best.row]);
  return [s("path", { class: "best", d: `M${x - 6} ${y}h12M${x} ${y - 6}v12` })];
}

/** Lines of the same cost with their values, at round numbers. */
function contours(porkchop: Porkchop, toPixel: (point: Pixel) => Pixel): Element[] {
  const [from, to] = rangeOf(porkchop);
  const levels = ticksOf({ from, to, isLogarithmic: false }, 5).filter((level) => level > from && level < to);
  return levels.flatMap((level, index) => {
    const pieces = contourOf(porkchop, level).map(
      ([x1, y1, x2, y2]) => [toPixel([x1, y1]), toPixel([x2, y2])] as const,
    );
    if (pieces.length < 4) return [];
    const d = pieces.map(pathThrough).join("");
    const [place] = pieces[Math.floor(pieces.length * (0.25 + 0.5 * (index / levels.length)))] ?? [];
    return [
      s("path", { class: "contour", d }),
      ...(place ? [textAt([place[0], place[1] + 4], number(Math.round(level)), "contour-value", "middle")] : []),
    ];
  });
}

/** A bar of the colours with the costs at its ends. */
export function renderScale() {
  const [cheap, dear] = [h("span", {}), h("span", {})];
  const bar = h("i", { class: "cost-bar", "aria-hidden": "true" });
  bar.style.background = `linear-gradient(to right, ${colors.map((color) => `rgb(${color.join()})`).join()})`;
  return {
    element: h("p", { class: "source cost-scale", dir: "ltr" }, cheap, bar, dear),
    show(porkchop: Porkchop) {
      const [from, to] = rangeOf(porkchop);
      setText(cheap, `${number(Math.round(from))} m/s`);
      setText(dear, `≥ ${number(Math.round(to))} m/s`);
    },
  };
}
