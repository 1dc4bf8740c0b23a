import { h } from "../dom";
import { readingsOf, type Readings } from "./readings";
import type { PilotDeck } from "./pilot-deck";

const svgNamespace = "http://www.w3.org/2000/svg";
function svg(tag: string, attributes: Record<string, string | number>, ...children: SVGElement[]): SVGElement {
  const element = document.createElementNS(svgNamespace, tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** A circle and four lines towards it. */
const hairs = "M14 0A14 14 0 1 1 -14 0A14 14 0 1 1 14 0M-130 0H-22M22 0H130M0 -130V-22M0 22V130";
const radius = 74;
/** Pixels for 1 m/s of drift: the circle marks 0.2 m/s. */
const pixelsPerSpeed = radius / 0.2;

/** The port camera's cross-hair. An amber line from its centre shows the drift. */
export function renderCrossHair(deck: PilotDeck): HTMLElement {
  const drift = svg("line", { class: "drift", x1: 0, y1: 0 });
  const dot = svg("circle", { class: "drift-end", r: 4 });
  const hair = svg(
    "svg",
    { viewBox: "-150 -150 300 300", "aria-hidden": "true" },
    svg("circle", { r: radius, class: "faint" }),
    svg("path", { class: "shade", d: hairs }),
    svg("path", { d: hairs }),
    drift,
    dot,
  );
  let shown = "";
  deck.watch({
    draw: () => {
      // To half a pixel, and only if it has moved: each change makes the browser paint the cross-hair again.
      const [x, y] = driftOf(readingsOf(deck.flight)).map((value) => Math.round(value * 2) / 2);
      if (shown === `${x} ${y}`) return;
      shown = `${x} ${y}`;
      for (const [key, value] of Object.entries({ x2: x, y2: y })) drift.setAttribute(key, String(value));
      for (const [key, value] of Object.entries({ cx: x, cy: y })) dot.setAttribute(key, String(value));
    },
  });
  return h("div", { class: "cross-hair" }, hair);
}

/** Drift in screen pixels: rotated by the craft's roll, at most as long as the hairs. */
function driftOf({ drift: [right, up], angles: [, , roll] }: Readings): [number, number] {
  const turn = (roll * Math.PI) / 180;
  const x = (right * Math.cos(turn) - up * Math.sin(turn)) * pixelsPerSpeed;
  const y = -(right * Math.sin(turn) + up * Math.cos(turn)) * pixelsPerSpeed;
  const share = Math.min(1, 125 / (Math.hypot(x, y) || 1));
  return [x * share, y * share];
}
