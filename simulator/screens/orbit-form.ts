import { texts } from "~/texts";
import type { Orbit } from "../../content/content-schema";
import { orbitControls, type Control } from "../../physics/orbit-controls";
import { h } from "../dom";
import { handleColors } from "../scene/globe-view";
import { renderSwatch } from "./globe-panel";

type Field = { name: keyof Orbit; label: string; unit: string } & Control;

const labels: Pick<Field, "name" | "label" | "unit">[] = [
  { name: "perigee", label: texts.gameLesson.perigee, unit: "km" },
  { name: "apogee", label: texts.gameLesson.apogee, unit: "km" },
  { name: "inclination", label: texts.gameLesson.inclination, unit: "°" },
  { name: "node", label: texts.gameLesson.node, unit: "°" },
  { name: "argumentOfPerigee", label: texts.gameLesson.argumentOfPerigee, unit: "°" },
  { name: "trueAnomaly", label: texts.gameLesson.trueAnomaly, unit: "°" },
];
const fields: Field[] = labels.map((field) => ({ ...field, ...orbitControls[field.name] }));

/**
 * Sliders and number fields for the six elements, coloured like their handles on the globe. Perigee and apogee push
 * each other. `needed`: those that matter; the others are folded away.
 */
export function renderOrbitForm(
  start: Orbit,
  onChange: (orbit: Orbit) => void,
  needed: ReadonlySet<keyof Orbit> | null = null,
) {
  let orbit = { ...start };
  const rows = fields.map((field) => {
    const attributes = { min: String(field.least), max: String(field.most), step: String(field.step) };
    const slider = h("input", {
      type: "range",
      ...attributes,
      "aria-label": texts.gameLesson.slider({ label: field.label }),
    });
    const number = h("input", {
      type: "number",
      ...attributes,
      step: "any",
      "aria-label": `${field.label} (${field.unit})`,
    });
    const take = (input: HTMLInputElement) => {
      const value = Number(input.value);
      if (input.value !== "" && Number.isFinite(value))
        change(field.name, Math.min(field.most, Math.max(field.least, value)));
    };
    slider.addEventListener("input", () => take(slider));
    number.addEventListener("change", () => take(number));
    const title = h(
      "span",
      {},
      // `in` has just checked the name.
      field.name in handleColors && renderSwatch(handleColors[field.name as keyof typeof handleColors]),
      field.label,
    );
    return {
      field,
      slider,
      number,
      element: h("div", { class: "element" }, title, slider, number, h("span", { "aria-hidden": "true" }, field.unit)),
    };
  });
  const write = () => {
    for (const { field, slider, number } of rows) {
      slider.value = String(orbit[field.name]);
      number.value = String(Math.round(orbit[field.name] * 1000) / 1000);
    }
  };
  const change = (name: keyof Orbit, value: number) => {
    orbit = { ...orbit, [name]: value };
    if (name === "perigee") orbit.apogee = Math.max(orbit.apogee, value);
    if (name === "apogee") orbit.perigee = Math.min(orbit.perigee, value);
    write();
    onChange(orbit);
  };
  /** A value from a handle on the globe, clamped to the slider's range and steps. */
  const drag = (name: keyof Orbit, value: number) => {
    const { least, most, step } = orbitControls[name];
    change(name, Math.min(most, Math.max(least, Math.round(value / step) * step)));
  };
  write();
  const isShown = ({ field }: (typeof rows)[number]) => needed === null || needed.has(field.name);
  const folded = rows.filter((row) => !isShown(row));
  return {
    element: h(
      "div",
      { class: "elements" },
      ...rows.filter(isShown).map(({ element }) => element),
      folded.length > 0 &&
        h(
          "details",
          {},
          h("summary", {}, texts.gameLesson.otherElements),
          h("div", { class: "elements" }, ...folded.map(({ element }) => element)),
        ),
    ),
    drag,
  };
}
