import type { Game } from "../unity/screen";
import { dot, s, type Pixel } from "./svg";

const file = "globe.webp";
/** Earth radii from the middle of the picture to its edge, as in pictures/draw-globe.mjs. */
export const reach = 1.08;

/** Draws the Earth as a picture, over a disc until it is loaded. Returns the same element again: it loads once. */
export function createDrawnEarth({ stage }: Pick<Game, "stage">) {
  const picture = s("image", { class: "globe", href: stage.pictures.urlOf(file) });
  const earth = s("g", {});
  return ([x, y]: Pixel, radius: number): Element => {
    const half = radius * reach;
    const size = { width: 2 * half, height: 2 * half, x: x - half, y: y - half };
    for (const [name, value] of Object.entries(size)) picture.setAttribute(name, value.toFixed(1));
    earth.replaceChildren(dot([x, y], radius, "earth"), picture);
    return earth;
  };
}
