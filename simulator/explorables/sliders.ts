import { requireQuantity, type Inputs, type Slider } from "../../content/explorable";
import type { Explore } from "../../content/explore-schema";
import { h, setText } from "../dom";
import { renderInlineSymbol } from "./formula-view";
import { formatWithUnit } from "./numbers";

/** A labelled slider with value and unit for each input. */
export function renderSliders(explore: Explore, sliders: Slider[], onSlide: (key: string, value: number) => void) {
  const rows = sliders.map(({ key, from, to, step }) => {
    const quantity = requireQuantity(explore, key);
    const input = h("input", { type: "range", min: String(from), max: String(to), step: String(step) });
    input.addEventListener("input", () => onSlide(key, Number(input.value)));
    // A span, because an <output> before the slider would be labelled instead of it.
    const valueText = h("span", { class: "value" });
    const label = h("span", { class: "name" }, renderInlineSymbol(quantity), ` ${quantity.name}`);
    const element = h("label", { class: "slid", "data-quantity": key }, label, valueText, input);
    const write = (inputs: Inputs) => {
      const value = inputs[key] ?? from;
      if (Number(input.value) !== value) input.value = String(value);
      const text = formatWithUnit(quantity, value);
      input.setAttribute("aria-valuetext", text);
      setText(valueText, text);
    };
    return { element, write };
  });
  return {
    element: h("div", { class: "sliders" }, ...rows.map(({ element }) => element)),
    write: (inputs: Inputs) => rows.forEach((row) => row.write(inputs)),
  };
}
