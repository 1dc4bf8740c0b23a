import { findPasses, type Moment, type Pass } from "../../../physics/passes";
import { catalogueStateOf } from "../../sky/catalogue";
import { h } from "../../dom";
import { renderResults, writeTime } from "./results-table";
import { renderNumberFields } from "./number-fields";
import type { SkyDesk } from "./sky-desk";

const day = 86_400_000;

export function renderPassesForm(desk: SkyDesk): HTMLElement {
  const fields = renderNumberFields({
    latitude: { label: "Latitude, ° north", value: 38.83, min: -90, max: 90 },
    longitude: { label: "Longitude, ° east", value: -104.82, min: -180, max: 180 },
    height: { label: "Height, m", value: 1840, min: -430, max: 9000 },
    minElevation: { label: "Above, °", value: 10, min: 0, max: 89 },
    days: { label: "Days", value: 2, min: 0.1, max: 10 },
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
    const span = `${object.name}, ${days} days from ${writeTime(from)} UTC`;
    result.replaceChildren(
      ...(passes.length === 0
        ? [h("p", {}, catalogueStateOf(object, from) ? `No pass: ${span}.` : `${object.name} has decayed by then.`)]
        : renderResults(span, heads, passes.map(describePass), (time) => desk.reveal(time))),
    );
  };
  return h(
    "form",
    { class: "sky-form", noValidate: true, onSubmit: find },
    fields.row,
    fields.problem,
    h("div", { class: "row" }, h("button", { type: "submit" }, "Find passes")),
    result,
  );
}

const heads = ["Highest, UTC", "At", "Rises", "From", "Sets", "To", "Light"];

const lights: Record<Pass["light"], string> = {
  lit: "lit, in a dark sky",
  shadow: "in shadow",
  day: "by day",
};

function describePass({ rise, top, set, light }: Pass) {
  const end = (moment: Moment | null, isBefore: boolean): [string, string] =>
    moment
      ? [writeTime(moment.time).slice(-8), describeAzimuth(moment.azimuth)]
      : [isBefore ? "up before" : "up after", ""];
  const cells = [
    writeTime(top.time),
    `${top.elevation.toFixed(1)}°`,
    ...end(rise, true),
    ...end(set, false),
    lights[light],
  ];
  return { time: top.time, cells };
}

const points = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"];

const describeAzimuth = (azimuth: number) => `${Math.round(azimuth) % 360}° ${points[Math.round(azimuth / 45) % 8]}`;
