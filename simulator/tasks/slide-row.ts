import { texts } from "~/texts";
import { h } from "../dom";

type Range = { label: string; from: number; to: number; step: number; unit: string };

/** A slider beside a number field, as for an orbit's elements. */
export function renderSlide({ label, from, to, step, unit }: Range, onChange: (value: number) => void) {
  const range = { min: String(from), max: String(to) };
  const slider = h("input", {
    type: "range",
    ...range,
    step: String(step),
    "aria-label": texts.gameLesson.slider({ label }),
  });
  const number = h("input", {
    type: "number",
    ...range,
    step: "any",
    "aria-label": unit ? `${label} (${unit})` : label,
  });
  let current = NaN;
  const take = (input: HTMLInputElement) => {
    const typed = Number(input.value);
    if (input.value === "" || !Number.isFinite(typed)) return;
    const value = Math.min(to, Math.max(from, typed));
    if (value === current) write(value);
    else onChange(value);
  };
  slider.addEventListener("input", () => take(slider));
  number.addEventListener("change", () => take(number));
  const write = (value: number) => {
    current = value;
    slider.value = String(value);
    number.value = String(Math.round(value * 1000) / 1000);
  };
  const element = h(
    "div",
    { class: "element" },
    h("span", { dir: "auto" }, label),
    slider,
    number,
    h("span", { "aria-hidden": "true" }, unit),
  );
  return { element, write, slider };
}
