import type { Vector } from "../../physics/vectors";
import { h } from "../dom";
import { spreadLabels, type LabelBox } from "./labels";

/** A label of a view; its mark stays at its place. `isOptional`: the picture doesn't zoom out for it. */
export type Label = { element: HTMLElement; box: LabelBox; placeOf: () => Vector | null; isOptional: boolean };

/** A view that knows where things are: pixels within its element, or null if the Earth hides them. */
type LabelledView = { element: HTMLElement; pixelPositionOf(position: Vector): { x: number; y: number } | null };

export const createLabel = (text: string, kind: string, placeOf: Label["placeOf"], isOptional = false): Label => ({
  element: h("span", { class: `label ${kind}`, "aria-hidden": "true" }, h("span", {}, text)),
  box: { x: 0, y: 0, width: 0, height: 0 },
  placeOf,
  isOptional,
});

/** Labels that would cover a more important one step aside, or are hidden. */
export function placeLabels(labels: readonly Label[], view: LabelledView) {
  const placed = labels.flatMap((label) => {
    const place = label.placeOf();
    const pixel = place && view.pixelPositionOf(place);
    label.element.hidden = !pixel || (label.isOptional && !isInside(view.element, pixel));
    if (!pixel || label.element.hidden) return [];
    // Measured once: reading sizes in each frame is slow.
    if (label.box.width === 0) label.box = sizeOf(label.element);
    return [{ ...label, at: { x: Math.round(pixel.x), y: Math.round(pixel.y) } }];
  });
  const boxes = placed.map(({ box, at }) => ({ ...box, x: box.x + at.x, y: box.y + at.y }));
  const shifts = spreadLabels(boxes, view.element.clientWidth);
  placed.forEach(({ element, at }, index) => {
    const shift = shifts[index];
    element.style.transform = `translate(${at.x}px, ${at.y}px)`;
    const text = element.firstElementChild;
    if (!(text instanceof HTMLElement)) return;
    text.hidden = !shift;
    if (shift) text.style.transform = `translate(${shift.x}px, ${shift.y}px)`;
  });
}

const isInside = ({ clientWidth, clientHeight }: HTMLElement, { x, y }: { x: number; y: number }) =>
  x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight;

const sizeOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): LabelBox => ({
  x: offsetLeft,
  y: offsetTop,
  width: offsetWidth,
  height: offsetHeight,
});
