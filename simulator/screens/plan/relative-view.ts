import { texts } from "~/texts";
import { ricOf } from "../../../physics/ric";
import { length, type Vector } from "../../../physics/vectors";
import { h, renderButton, setText } from "../../dom";
import { labelOf, ticksOf } from "../../explorables/curve-axes";
import { dot, line, pathThrough, s, textAt, type Pixel } from "../../explorables/svg";
import type { PlanDesk } from "./plan-desk";
import { legColor } from "./plan-time";

const samples = 480;

/** The planned spacecraft as the other one sees it, along the whole plan. */
export function createRelativeView(desk: PlanDesk) {
  const svg = s("svg", { role: "img" });
  const container = h("div", { class: "plot relative-view" }, svg);
  const caption = h("p", { class: "source" });
  const reading = h("output", { class: "reading" });
  let zoom = 1;
  let showsCross = false;
  const draw = () => {
    const { otherCoast, other } = desk;
    const names = { name: desk.name, other: desk.document.spacecraft[other ?? -1]?.name ?? "" };
    container.hidden = tools.hidden = reading.hidden = !otherCoast;
    setText(caption, otherCoast ? captionOf(showsCross) : texts.gamePlan.noOther);
    if (!otherCoast) return;
    svg.setAttribute("aria-label", texts.gamePlan.relativePicture(names));
    const area = { width: Math.max(160, container.clientWidth), height: Math.max(140, container.clientHeight) };
    const relativeAt = (time: number) => ricOf(desk.flight.stateAt(time), otherCoast.after(time));
    const parts = pathsOf(desk, (time) => relativeAt(time).position);
    const now = relativeAt(desk.time);
    paint(svg, area, { parts, now: now.position, zoom, showsCross, other: names.other });
    setText(reading, texts.gamePlan.distanceNow({ distance: length(now.position), speed: length(now.velocity) }));
  };
  const zoomBy = (factor: number) => () => {
    zoom = Math.min(1e5, Math.max(1, zoom * factor));
    draw();
  };
  const cross = renderButton(
    texts.gamePlan.crossView,
    () => {
      showsCross = !showsCross;
      cross.setAttribute("aria-pressed", String(showsCross));
      draw();
    },
    { class: "quiet", "aria-pressed": "false" },
  );
  const tools = h(
    "div",
    { class: "row view-tools" },
    renderButton("−", zoomBy(1 / 2), { class: "quiet", "aria-label": texts.gamePlan.zoomOut }),
    renderButton("+", zoomBy(2), { class: "quiet", "aria-label": texts.gamePlan.zoomIn }),
    cross,
  );
  return { element: h("div", { class: "tool" }, container, caption, reading, tools), draw };
}

const captionOf = (showsCross: boolean) => (showsCross ? texts.gamePlan.crossCaption : texts.gamePlan.relativeCaption);

/** A line for each leg, which begins at its burn. */
function pathsOf({ flight, end }: PlanDesk, at: (time: number) => Vector): Vector[][] {
  return flight.legs.map(({ from }, index) => {
    const until = flight.legs[index + 1]?.from ?? end;
    const count = Math.max(2, Math.ceil((samples * (until - from)) / end));
    return Array.from({ length: count + 1 }, (_, step) =>
      // The end of a leg is the place of its burn, so the flight's state there does as well.
      at(from + ((until - from) * step) / count),
    );
  });
}

type Picture = { parts: Vector[][]; now: Vector; zoom: number; showsCross: boolean; other: string };

/** In-track to the right, radial or cross-track up, the other spacecraft in the middle; in km. */
function paint(
  svg: Element,
  { width, height }: { width: number; height: number },
  { parts, now, zoom, showsCross, other }: Picture,
) {
  const upAxis = showsCross ? 2 : 0;
  const all = parts.flat();
  const reach = (axis: 0 | 1 | 2) => Math.max(...all.map((point) => Math.abs(point[axis])), 10);
  const perPixel = (Math.max(reach(1) / (width / 2 - 34), reach(upAxis) / (height / 2 - 30)) / zoom) * 1.04;
  const middle: Pixel = [width / 2, height / 2];
  const toPixel = (point: Vector): Pixel => [middle[0] + point[1] / perPixel, middle[1] - point[upAxis] / perPixel];
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.replaceChildren(
    ...grid(width, height, perPixel / 1000),
    textAt([width - 6, middle[1] - 6], texts.gamePlan.inTrackAxis, "", "end"),
    textAt([middle[0] + 6, 14], showsCross ? texts.gamePlan.crossAxis : texts.gamePlan.radialAxis),
    ...parts.map((part, index) =>
      s("path", {
        class: "path flown",
        color: legColor(index),
        d: pathThrough(part.map((point) => clip(toPixel(point)))),
      }),
    ),
    ...parts.slice(1).flatMap(([first], index) => {
      if (!first) return [];
      const [x, y] = toPixel(first);
      return [dot([x, y], 5, "began"), textAt([x + 8, y - 6], String(index + 1), "mark")];
    }),
    dot(middle, 6, "station"),
    textAt([middle[0] + 9, middle[1] + 18], other, "station"),
    dot(toPixel(now), 6, "chaser"),
  );
}

/** Far outside, browsers draw lines wrongly. */
const clip = ([x, y]: Pixel): Pixel => [Math.min(1e5, Math.max(-1e5, x)), Math.min(1e5, Math.max(-1e5, y))];

function grid(width: number, height: number, perPixel: number): Element[] {
  const axis = (size: number) => ({ from: (-size / 2) * perPixel, to: (size / 2) * perPixel, isLogarithmic: false });
  const [across, upward] = [axis(width), axis(height)];
  const step = Math.max(2, Math.round(width / 110));
  const columns = ticksOf(across, step);
  const rows = ticksOf(upward, Math.max(2, Math.round(height / 110)));
  return [
    ...columns.flatMap((tick) => {
      const x = width / 2 + tick / perPixel;
      return [
        line([x, 0], [x, height], tick === 0 ? "axis" : "grid"),
        ...(x > 30 && x < width - 20
          ? [textAt([x, height - 6], labelOf(tick, columns, across), "number", "middle")]
          : []),
      ];
    }),
    ...rows.flatMap((tick) => {
      const y = height / 2 - tick / perPixel;
      return [
        line([0, y], [width, y], tick === 0 ? "axis" : "grid"),
        ...(y > 24 && y < height - 20 && tick !== 0 ? [textAt([6, y - 4], labelOf(tick, rows, upward), "number")] : []),
      ];
    }),
  ];
}
