import { findApproaches, type Approach } from "../../../physics/approaches";
import { catalogueStateOf, type CatalogueObject } from "../../sky/catalogue";
import { h, setText } from "../../dom";
import { renderFound, writeTime } from "./found-table";
import { renderNumberFields } from "./number-fields";
import type { SkyDesk } from "./sky-desk";

const day = 86_400_000;
/** Two orbits come near twice a revolution: what is farther than the nearest ten teaches nothing more. */
const maxShown = 10;

/** When the chosen object and another come nearest to each other. `select` gets the objects of the sky. */
export function renderApproachForm(desk: SkyDesk, other: HTMLSelectElement, read: () => CatalogueObject | null) {
  const fields = renderNumberFields({ days: { label: "Days", value: 2, least: 0.1, most: 10 } });
  const problem = h("p", { class: "state", role: "alert" });
  const result = h("div", { class: "results", role: "status" });
  const find = (event: Event) => {
    event.preventDefault();
    const [first] = desk.chosen;
    const second = read();
    const values = fields.read();
    if (!values || !first) return;
    const isPair = second !== null && second !== first;
    setText(problem, isPair ? "" : "Other object: choose one that is not the object itself.");
    if (!isPair) return other.focus();
    desk.choose([first, second]);
    const { from } = desk;
    const found = findApproaches(
      (time) => catalogueStateOf(first, time),
      (time) => catalogueStateOf(second, time),
      from,
      from + values.days * day,
    );
    const caption = `${first.name} and ${second.name}, ${values.days} days from ${writeTime(from)} UTC: ${describeCount(found.length)}`;
    result.replaceChildren(
      ...(found.length === 0
        ? [h("p", {}, `${caption}.`)]
        : renderFound(caption, heads, found.slice(0, maxShown).map(describeApproach), (time) => desk.reveal(time))),
    );
  };
  return h(
    "form",
    { class: "sky-form", noValidate: true, onSubmit: find },
    h("label", { class: "field wide" }, h("span", {}, "Other object"), other),
    problem,
    fields.row,
    fields.problem,
    h("div", { class: "row" }, h("button", { type: "submit" }, "Find close approaches")),
    result,
  );
}

const describeCount = (count: number) =>
  count === 0
    ? "they never come nearer and part again"
    : count > maxShown
      ? `the nearest ${maxShown} of ${count} approaches`
      : count === 1
        ? "one approach"
        : `${count} approaches, nearest first`;

const heads = ["Nearest, UTC", "Apart", "Radial", "In-track", "Cross-track", "Speed"];

const describeApproach = ({ time, distance, speed, apart }: Approach) => ({
  time,
  cells: [writeTime(time), writeLength(distance), ...apart.map(writeLength), `${(speed / 1000).toFixed(2)} km/s`],
});

/** Metres up to ten kilometres: what decides whether two meet. */
const writeLength = (metres: number) =>
  Math.abs(metres) < 10_000 ? `${metres.toFixed(0)} m` : `${(metres / 1000).toFixed(0)} km`;
