import { texts } from "~/texts";
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
    return texts.explorables.orbitSentence({
      period: say("period"),
      perigee: say("altitude"),
      apogee: say("apogee"),
      speed: say("speed"),
      height: say("height"),
    });
  const isNegative = (key: string) => (values[key] ?? 0) < 0;
  const sizeOf = (key: string) => say(key).replace("−", "");
  return texts.explorables.burnSentence({
    inTrack: sizeOf("inTrackBurn"),
    isBackward: isNegative("inTrackBurn"),
    radial: sizeOf("radialBurn"),
    isInward: isNegative("radialBurn"),
    halfway: sizeOf("halfway"),
    isLower: isNegative("halfway"),
    drift: sizeOf("drift"),
    isBehind: isNegative("drift"),
  });
}
