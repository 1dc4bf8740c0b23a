type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Creates an element of SVG or MathML. */
function createNode(namespace: string, tag: string, attributes: Attributes, children: (Node | string)[]): Element {
  const element = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

export const s = (tag: string, attributes: Attributes = {}, ...children: (Node | string)[]) =>
  createNode("http://www.w3.org/2000/svg", tag, attributes, children);

export const m = (tag: string, attributes: Attributes = {}, ...children: (Node | string)[]) =>
  createNode("http://www.w3.org/1998/Math/MathML", tag, attributes, children);

export type Pixel = readonly [x: number, y: number];

export const pathThrough = (points: readonly Pixel[]) =>
  points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** A shape that is highlighted with its quantities. Separate their keys with spaces. */
export const quantityShape = (quantities: string, ...children: (Node | string)[]) =>
  s("g", { class: "part", "data-quantity": quantities }, ...children);

export const line = ([x1, y1]: Pixel, [x2, y2]: Pixel, kind: string) => s("line", { class: kind, x1, y1, x2, y2 });

export const dot = ([cx, cy]: Pixel, r: number, kind: string) => s("circle", { class: kind, cx, cy, r });

export const textAt = ([x, y]: Pixel, text: string, kind = "", anchor: "start" | "middle" | "end" = "start") =>
  s("text", { class: kind, x, y, "text-anchor": anchor }, text);

/** A line with an arrowhead; empty if shorter than two pixels. */
export function arrow([x1, y1]: Pixel, [x2, y2]: Pixel, kind: string): Element {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length < 2) return s("g");
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const head = Math.min(11, length);
  const [bx, by] = [x2 - ux * head, y2 - uy * head];
  const side = head * 0.5;
  const corners: Pixel[] = [
    [x2, y2],
    [bx - uy * side, by + ux * side],
    [bx + uy * side, by - ux * side],
  ];
  return s("g", { class: kind }, line([x1, y1], [bx, by], ""), s("path", { d: `${pathThrough(corners)}Z` }));
}
