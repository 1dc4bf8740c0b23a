import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { groundPoint } from "../../../physics/earth";
import type { GroundPoint } from "../../../physics/explore";
import { findPasses, type Pass } from "../../../physics/passes";
import { Coast } from "../../../physics/planned-flight";
import type { State } from "../../../physics/propagation";
import { h, setText } from "../../dom";
import { createProjection, drawMap, fitMap, piecesOf } from "../../explorables/map-picture";
import { dot, pathThrough, s, textAt } from "../../explorables/svg";
import type { Game } from "../../unity/screen";
import { renderNumberFields } from "../sky/number-fields";
import { renderResults } from "../sky/results-table";
import type { PlanDesk } from "./plan-desk";
import { legColor } from "./plan-time";

const day = 86_400;
const step = 120;

/** The ground track of a day, and passes over a station, each without and with the burns. */
export function createTrackView(game: Game, desk: PlanDesk) {
  const svg = s("svg", { role: "img", "aria-label": texts.gamePlan.mapPicture });
  const container = h("div", { class: "plot map-view" }, svg);
  const map = drawMap(game);
  const fields = renderNumberFields({
    latitude: { label: texts.gameSky.latitude, value: 38.83, min: -90, max: 90 },
    longitude: { label: texts.gameSky.longitude, value: -104.82, min: -180, max: 180 },
    minElevation: { label: texts.gameSky.minElevation, value: 10, min: 0, max: 89 },
  });
  let station = { latitude: 38.83, longitude: -104.82, height: 0 };
  const result = h("div", { class: "results", role: "status" });
  let free = new Coast(desk.flight.legs[0].coast.start, desk.gravity);
  const freeCoast = () => (free.start === desk.flight.legs[0].coast.start ? free : (free = desk.flight.legs[0].coast));
  const draw = () => {
    const area = areaOf(container);
    const toPixel = createProjection(area);
    // A whole day of a low orbit covers the map.
    const shown = Math.min(day, Math.max(10_000, desk.end));
    const at = (stateAt: (seconds: number) => State) => (seconds: number) =>
      groundPoint(stateAt(seconds).position, desk.epoch + seconds * 1000);
    const before = at((seconds) => freeCoast().after(seconds));
    const after = at((seconds) => desk.flight.stateAt(seconds));
    const path = (track: GroundPoint[]) =>
      piecesOf(track)
        .map((piece) => pathThrough(piece.map(toPixel)))
        .join("");
    svg.setAttribute("viewBox", `0 0 ${area.width} ${area.height}`);
    svg.replaceChildren(
      fitMap(map, area),
      s("path", { class: "path unflown", color: "#e8eef5", d: path(trackOf(before, 0, shown)) }),
      ...desk.flight.legs.map(({ from }, index) => {
        const until = Math.min(shown, desk.flight.legs[index + 1]?.from ?? shown);
        return s("path", {
          class: "path flown",
          color: legColor(index),
          d: from < until ? path(trackOf(after, from, until)) : "",
        });
      }),
      ...desk.nodes
        .filter(({ seconds }) => seconds <= shown)
        .flatMap(({ seconds }, index) => {
          const [x, y] = toPixel(after(seconds));
          return [dot([x, y], 5, "began"), textAt([x + 8, y - 6], String(index + 1), "mark")];
        }),
      dot(toPixel(station), 6, "station"),
      dot(toPixel(after(desk.time)), 6, "chaser"),
    );
  };
  const find = (event: Event) => {
    event.preventDefault();
    const values = fields.read();
    if (!values) return;
    station = { latitude: values.latitude, longitude: values.longitude, height: 0 };
    draw();
    const search = { from: desk.epoch, until: desk.epoch + day * 1000, minElevation: values.minElevation };
    const seconds = (time: number) => Math.max(0, (time - desk.epoch) / 1000);
    result.replaceChildren();
    oneByOne(
      [
        { title: texts.gamePlan.before, stateAt: (time: number) => freeCoast().after(seconds(time)) },
        { title: texts.gamePlan.after, stateAt: (time: number) => desk.flight.stateAt(seconds(time)) },
      ].map(({ title, stateAt }) => () => {
        result.append(...renderPasses(desk, title, findPasses(stateAt, station, search)));
      }),
    );
  };
  const form = h(
    "form",
    { class: "sky-form", noValidate: true, onSubmit: find },
    fields.row,
    fields.problem,
    h("div", { class: "row" }, h("button", { type: "submit" }, texts.gamePlan.findPasses)),
    result,
  );
  return {
    element: h("div", { class: "tool" }, container, h("p", { class: "source" }, texts.gamePlan.trackDay), form),
    draw,
  };
}

/** The page can answer between two tasks. */
function oneByOne(tasks: (() => void)[]) {
  tasks.shift()?.();
  if (tasks.length > 0) setTimeout(() => oneByOne(tasks));
}

const areaOf = (container: HTMLElement) => {
  const [width, height] = [Math.max(160, container.clientWidth), Math.max(100, container.clientHeight)];
  return { width, height, middle: [width / 2, height / 2] as const };
};

function trackOf(at: (seconds: number) => GroundPoint, from: number, until: number): GroundPoint[] {
  const count = Math.max(1, Math.ceil((until - from) / step));
  return Array.from({ length: count + 1 }, (_, index) => at(from + ((until - from) * index) / count));
}

function renderPasses(desk: PlanDesk, title: string, passes: readonly Pass[]): HTMLElement[] {
  const heading = h("h3", {});
  setText(heading, title);
  const count = texts.gamePlan.passCount({ count: passes.length });
  if (passes.length === 0) return [heading, h("p", { class: "source" }, count)];
  const heads = [texts.gameSky.highest, texts.gameSky.elevation, texts.gameSky.rises, texts.gameSky.sets];
  const clock = (time: number) => new Date(time).toISOString().slice(11, 19);
  const rows = passes.map(({ rise, top, set }) => ({
    time: top.time,
    cells: [
      clock(top.time),
      `${fixed(top.elevation, 1)}°`,
      rise ? clock(rise.time) : texts.gameSky.upBefore,
      set ? clock(set.time) : texts.gameSky.upAfter,
    ],
  }));
  return [heading, ...renderResults(count, heads, rows, (time) => desk.showTime((time - desk.epoch) / 1000))];
}
