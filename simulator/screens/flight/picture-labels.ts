import type { Vector } from "../../../physics/vectors";
import { h } from "../../dom";
import { spreadLabels, type LabelBox } from "../../scene/labels";

/** `isOptional`: the picture doesn't zoom out for it. */
export type Label = { element: HTMLElement; box: LabelBox; placeOf: () => Vector | null; isOptional: boolean };

type LabelledView = { element: HTMLElement; pixelPositionOf: (position: Vector) => { x: number; y: number } };

export function createLabel(text: string, kind: string, placeOf: () => Vector | null, isOptional = false): Label {
  const element = h("span", { class: `label ${kind}`, "aria-hidden": "true" }, h("span", {}, text));
  return { element, box: { x: 0, y: 0, width: 0, height: 0 }, placeOf, isOptional };
}

const isInside = ({ clientWidth, clientHeight }: HTMLElement, x: number, y: number) =>
  x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight;

/** Labels that would cover a more important one step aside, or are hidden. */
export function placeLabels(labels: readonly Label[], view: LabelledView) {
  const placed = labels.flatMap((label) => {
    const position = label.placeOf();
    label.element.hidden = position === null;
    if (!position) return [];
    // Measured once: reading sizes in each frame is slow.
    if (label.box.width === 0) label.box = sizeOf(label.element);
    const { x, y } = view.pixelPositionOf(position);
    if (label.isOptional && !isInside(view.element, x, y)) {
      label.element.hidden = true;
      return [];
    }
    return [{ ...label, at: { x: Math.round(x), y: Math.round(y) } }];
  });
  const boxes = placed.map(({ box, at }) => ({ ...box, x: box.x + at.x, y: box.y + at.y }));
  const shifts = spreadLabels(boxes);
  placed.forEach(({ element, at }, index) => {
    const shift = shifts[index];
    element.hidden = !shift;
    if (shift) element.style.transform = `translate(${at.x + shift.x}px, ${at.y + shift.y}px)`;
  });
}

const sizeOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): LabelBox => ({
  x: offsetLeft,
  y: offsetTop,
  width: offsetWidth,
  height: offsetHeight,
});
