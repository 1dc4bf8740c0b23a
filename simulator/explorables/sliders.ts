import { requireQuantity, type Inputs, type Slider } from "../../content/explorable";
import type { Values } from "../../physics/explore";
import type { Explore } from "../../content/explore-schema";
import { h, setText } from "../dom";
import { renderInlineSymbol } from "./formula-view";
import { formatQuantity, formatWithUnit } from "./numbers";

/** A labelled slider with value and unit for each input. `shownAs`: another quantity that says where a slider is. */
export function renderSliders(
  explore: Explore,
  sliders: Slider[],
  onSlide: (key: string, value: number) => void,
  shownAs?: string,
) {
  const rows = sliders.map(({ key, from, to, step }) => {
    const shownKey = shownAs ?? key;
    const quantity = requireQuantity(explore, shownKey);
    const input = h("input", { type: "range", min: String(from), max: String(to), step: String(step) });
    input.addEventListener("input", () => onSlide(key, Number(input.value)));
    // A span, because an <output> before the slider would be labelled instead of it.
    const valueText = h("span", { class: "value" });
    const label = h("span", { class: "name" }, renderInlineSymbol(quantity), ` ${quantity.name}`);
    const element = h("label", { class: "slid", "data-quantity": shownKey }, label, valueText, input);
    const write = (inputs: Inputs, values: Values) => {
      const value = inputs[key] ?? from;
      if (Number(input.value) !== value) input.value = String(value);
      const text = shownAs ? formatQuantity(quantity, shownAs, values) : formatWithUnit(quantity, value);
      input.setAttribute("aria-valuetext", text);
      setText(valueText, text);
    };
    return { element, write };
  });
  return {
    element: h("div", { class: "sliders" }, ...rows.map(({ element }) => element)),
    write: (inputs: Inputs, values: Values = {}) => rows.forEach((row) => row.write(inputs, values)),
  };
}
