import type { Inputs } from "../../content/explorable";
import type { Values } from "../../physics/explore";
import { h } from "../dom";
import { s, type Pixel } from "./svg";

/** What a picture shows. */
export type PictureView = {
  inputs: Inputs;
  values: Values;
  /** Seconds since the burn, and how many are shown. */
  time: number;
  span: number;
  /** A guess is due: nothing may give the answer away. */
  isCovered: boolean;
  /** The guess and its quantity; in metres, seconds, radians. */
  guess: { quantity: string; value: number } | null;
};

export type Picture = { element: HTMLElement; draw(view: PictureView): void };

export type Size = { width: number; height: number; middle: Pixel };

/** A drawing as large as its container; `paint` replaces its content. */
export function createPlot(label: string, kind: string, caption: Node | string) {
  const svg = s("svg", { role: "img", "aria-label": label });
  const container = h("div", { class: `plot ${kind}` }, svg);
  const element = h("figure", { class: `shown ${kind}` }, container, h("figcaption", {}, caption));
  const size = (): Size => {
    const [width, height] = [Math.max(200, container.clientWidth), Math.max(140, container.clientHeight)];
    return { width, height, middle: [width / 2, height / 2] };
  };
  const paint = ({ width, height }: Size, ...parts: Element[]) => {
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.replaceChildren(...parts);
  };
  return { element, container, size, paint };
}
