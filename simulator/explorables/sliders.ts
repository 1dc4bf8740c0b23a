import { quantityOf, type Inputs, type Slider } from "../../content/explorable";
import type { Explore } from "../../content/explore-schema";
import { h, setText } from "../dom";
import { renderInlineSymbol } from "./formula-view";
import { formatTold } from "./numbers";

/** One labelled slider for each input that may be slid, with its value and unit. */
export function renderSliders(explore: Explore, sliders: Slider[], onSlide: (key: string, value: number) => void) {
  const rows = sliders.map(({ key, from, to, step }) => {
    const quantity = quantityOf(explore, key)!;
    const input = h("input", { type: "range", min: String(from), max: String(to), step: String(step) });
    input.addEventListener("input", () => onSlide(key, Number(input.value)));
    // An <output> before the slider would take its label.
    const told = h("span", { class: "value" });
    const label = h("span", { class: "name" }, renderInlineSymbol(quantity), ` ${quantity.name}`);
    const element = h("label", { class: "slid", "data-quantity": key }, label, told, input);
    const write = (inputs: Inputs) => {
      const value = inputs[key] ?? from;
      if (Number(input.value) !== value) input.value = String(value);
      const text = formatTold(quantity, value);
      input.setAttribute("aria-valuetext", text);
      setText(told, text);
    };
    return { element, write };
  });
  return {
    element: h("div", { class: "sliders" }, ...rows.map(({ element }) => element)),
    write: (inputs: Inputs) => rows.forEach((row) => row.write(inputs)),
  };
}
