import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { findPasses, type Moment, type Pass } from "../../../physics/passes";
import { catalogueStateOf } from "../../sky/catalogue";
import { h } from "../../dom";
import { renderResults } from "./results-table";
import { renderNumberFields } from "./number-fields";
import type { SkyDesk } from "./sky-desk";

const day = 86_400_000;

export function renderPassesForm(desk: SkyDesk): HTMLElement {
  const fields = renderNumberFields({
    latitude: { label: texts.gameSky.latitude, value: 38.83, min: -90, max: 90 },
    longitude: { label: texts.gameSky.longitude, value: -104.82, min: -180, max: 180 },
    height: { label: texts.gameSky.height, value: 1840, min: -430, max: 9000 },
    minElevation: { label: texts.gameSky.minElevation, value: 10, min: 0, max: 89 },
    days: { label: texts.gameSky.dayCount, value: 2, min: 0.1, max: 10 },
  });
  const result = h("div", { class: "results", role: "status" });
  const find = (event: Event) => {
    event.preventDefault();
    const values = fields.read();
    const [object] = desk.chosen;
    if (!values || !object) return;
    const { days, minElevation, ...site } = values;
    const from = desk.currentTime;
    const passes = findPasses((time) => catalogueStateOf(object, time), site, {
      from,
      until: from + days * day,
      minElevation,
    });
    const search = { name: object.name, days, from: texts.gameSky.time({ time: new Date(from) }) };
    const none = catalogueStateOf(object, from) ? texts.gameSky.noPasses(search) : texts.gameSky.decayed(search);
    result.replaceChildren(
      ...(passes.length === 0
        ? [h("p", {}, none)]
        : renderResults(texts.gameSky.passes(search), heads(), passes.map(describePass), (time) => desk.reveal(time))),
    );
  };
  return h(
    "form",
    { class: "sky-form", noValidate: true, onSubmit: find },
    fields.row,
    fields.problem,
    h("div", { class: "row" }, h("button", { type: "submit" }, texts.gameSky.findPasses)),
    result,
  );
}

const heads = () => [
  texts.gameSky.highest,
  texts.gameSky.elevation,
  texts.gameSky.rises,
  texts.gameSky.risesFrom,
  texts.gameSky.sets,
  texts.gameSky.setsTo,
  texts.gameSky.light,
];

function describePass({ rise, top, set, light }: Pass) {
  const end = (moment: Moment | null, isBefore: boolean): [string, string] =>
    moment
      ? [new Date(moment.time).toISOString().slice(11, 19), describeAzimuth(moment.azimuth)]
      : [isBefore ? texts.gameSky.upBefore : texts.gameSky.upAfter, ""];
  const cells = [
    texts.gameSky.time({ time: new Date(top.time) }),
    `${fixed(top.elevation, 1)}°`,
    ...end(rise, true),
    ...end(set, false),
    texts.gameSky.lightOf({ light }),
  ];
  return { time: top.time, cells };
}

const directions = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;

const describeAzimuth = (azimuth: number) =>
  texts.gameSky.azimuth({
    degrees: Math.round(azimuth) % 360,
    direction: directions[Math.round(azimuth / 45) % 8] ?? "N",
  });
