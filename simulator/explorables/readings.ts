import { requireQuantity, valuesOf, type Inputs } from "../../content/explorable";
import type { Explore } from "../../content/explore-schema";
import type { Values } from "../../physics/explore";
import { h, setText } from "../dom";
import { sentenceOfCurve } from "./curve-words";
import { renderInlineSymbol } from "./formula-view";
import { formatQuantity } from "./numbers";

/** The quantities and their values. */
export function renderQuantities(explore: Explore, keys: readonly string[]) {
  const rows = keys.map((key) => {
    const quantity = requireQuantity(explore, key);
    const value = h("dd", {});
    const row = h(
      "div",
      { "data-quantity": key },
      h("dt", {}, renderInlineSymbol(quantity), ` ${quantity.name}`),
      value,
    );
    return { key, quantity, value, row };
  });
  return {
    element: h("dl", { class: "explored" }, ...rows.map(({ row }) => row)),
    write: (values: Values) => {
      for (const { key, quantity, value } of rows) setText(value, formatQuantity(quantity, key, values));
    },
  };
}

/** The result of a change in one sentence, for screen readers. */
export function sentenceOf(explore: Explore, inputs: Inputs): string {
  if (explore.type === "curve") return sentenceOfCurve(explore, inputs);
  const values = valuesOf(explore, inputs);
  const say = (key: string) => formatQuantity(requireQuantity(explore, key), key, values);
  if (explore.type === "orbit")
    return `Period ${say("period")}, perigee ${say("altitude")}, apogee ${say("apogee")}, speed ${say("speed")} at ${say("height")}.`;
  const side = (key: string, more: string, less: string) =>
    `${say(key).replace("−", "")} ${(values[key] ?? 0) < 0 ? less : more}`;
  return `A burn of ${side("inTrackBurn", "forward", "backward")} and ${side("radialBurn", "outward", "inward")}: ${side("halfway", "higher", "lower")} after half an orbit, ${side("drift", "ahead", "behind")} of its start after one.`;
}
