import type { Inputs } from "../../content/explorable";
import type { Values } from "../../physics/explore";
import { h } from "../dom";
import { s, type Pixel } from "./svg";

/** What is to be seen at a moment. */
export type PictureView = {
  inputs: Inputs;
  values: Values;
  /** Seconds since the burn, and how many are followed. */
  time: number;
  span: number;
  /** The guess comes first: nothing may give it away. */
  isCovered: boolean;
  /** What was guessed, and of which quantity; in metres, seconds, radians. */
  guess: { quantity: string; value: number } | null;
};

export type Picture = { element: HTMLElement; draw(seen: PictureView): void };

export type Size = { width: number; height: number; middle: Pixel };

/** A drawing that is as large as its place; `paint` gives what stands in it. */
export function createPlot(label: string, kind: string, caption: Node | string) {
  const svg = s("svg", { role: "img", "aria-label": label });
  const place = h("div", { class: `plot ${kind}` }, svg);
  const element = h("figure", { class: `shown ${kind}` }, place, h("figcaption", {}, caption));
  const size = (): Size => {
    const [width, height] = [Math.max(200, place.clientWidth), Math.max(140, place.clientHeight)];
    return { width, height, middle: [width / 2, height / 2] };
  };
  const paint = ({ width, height }: Size, ...parts: Element[]) => {
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.replaceChildren(...parts);
  };
  return { element, place, size, paint };
}
