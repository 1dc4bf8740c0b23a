import { texts } from "~/texts";
import { fixed } from "~/texts/format";
import { findApproaches, type Approach } from "../../../physics/approaches";
import { catalogueStateOf, type CatalogueObject } from "../../sky/catalogue";
import { h, setText } from "../../dom";
import { renderResults } from "./results-table";
import { renderNumberFields } from "./number-fields";
import type { SkyDesk } from "./sky-desk";

const day = 86_400_000;
/** Two orbits come close twice a revolution; ten approaches are enough. */
const maxRows = 10;

/** Finds the close approaches of the chosen object and another one. */
export function renderApproachForm(desk: SkyDesk, other: HTMLSelectElement, read: () => CatalogueObject | null) {
  const fields = renderNumberFields({ days: { label: texts.gameSky.dayCount, value: 2, min: 0.1, max: 10 } });
  const problem = h("p", { class: "state", role: "alert" });
  const result = h("div", { class: "results", role: "status" });
  const find = (event: Event) => {
    event.preventDefault();
    const [first] = desk.chosen;
    const second = read();
    const values = fields.read();
    if (!values || !first) return;
    const isPair = second !== null && second !== first;
    setText(problem, isPair ? "" : texts.gameSky.otherObjectRequired);
    if (!isPair) return other.focus();
    desk.choose([first, second]);
    const from = desk.currentTime;
    const approaches = findApproaches(
      (time) => catalogueStateOf(first, time),
      (time) => catalogueStateOf(second, time),
      from,
      from + values.days * day,
    );
    const caption = captionOf({
      first: first.name,
      second: second.name,
      days: values.days,
      from: texts.gameSky.time({ time: new Date(from) }),
      count: approaches.length,
    });
    result.replaceChildren(
      ...(approaches.length === 0
        ? [h("p", {}, caption)]
        : renderResults(caption, heads(), approaches.slice(0, maxRows).map(describeApproach), (time) =>
            desk.reveal(time),
          )),
    );
  };
  return h(
    "form",
    { class: "sky-form", noValidate: true, onSubmit: find },
    h("label", { class: "field wide" }, h("span", {}, texts.gameSky.otherObject), other),
    problem,
    fields.row,
    fields.problem,
    h("div", { class: "row" }, h("button", { type: "submit" }, texts.gameSky.findApproaches)),
    result,
  );
}

function captionOf(search: { first: string; second: string; days: number; from: string; count: number }) {
  if (search.count === 0) return texts.gameSky.noApproaches(search);
  return search.count > maxRows
    ? texts.gameSky.nearestApproaches({ ...search, shown: maxRows })
    : texts.gameSky.approaches(search);
}

const heads = () => [
  texts.gameSky.nearest,
  texts.gameSky.apart,
  texts.gameSky.radial,
  texts.gameSky.inTrack,
  texts.gameSky.crossTrack,
  texts.gameSky.speed,
];

const describeApproach = ({ time, distance, speed, apart }: Approach) => ({
  time,
  cells: [
    texts.gameSky.time({ time: new Date(time) }),
    writeLength(distance),
    ...apart.map(writeLength),
    `${fixed(speed / 1000, 2)} km/s`,
  ],
});

/** In metres below ten kilometres, where the exact distance matters. */
const writeLength = (metres: number) =>
  Math.abs(metres) < 10_000 ? `${fixed(metres, 0)} m` : `${fixed(metres / 1000, 0)} km`;
