import {
  CanvasTexture,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type Material,
  type Texture,
} from "three";
import { createPlainMaterial } from "../scene/plain-material";
import type { Quality } from "../scene/stage";

/** Surfaces of station and craft; the parts of one paint are one mesh. */
export const paints = ["hull", "dark", "white", "black", "cells", "foil"] as const;
export type Paint = (typeof paints)[number];

type Surface = { color: string; plainColor?: string; metalness: number; roughness: number; draw?: () => CanvasTexture };

const surfaces: Record<Paint, Surface> = {
  hull: { color: "#e3e6ea", plainColor: "#c3cad4", metalness: 0.25, roughness: 0.5, draw: drawPanels },
  dark: { color: "#59626e", plainColor: "#5b6675", metalness: 0.7, roughness: 0.42 },
  white: { color: "#f2f4f6", plainColor: "#eef3f8", metalness: 0, roughness: 0.7, draw: drawRadiator },
  black: { color: "#10161e", metalness: 0.2, roughness: 0.6 },
  cells: { color: "#ffffff", metalness: 0.55, roughness: 0.28, draw: drawCells },
  foil: { color: "#d9a441", plainColor: "#b98b3c", metalness: 0.95, roughness: 0.3 },
};

/** The materials of all paints: lit by Sun, Earth and reflections, or plain for software rendering. */
export class Paints {
  private readonly textures = new Map<Paint, Texture>();

  materialOf(paint: Paint, quality: Quality): Material {
    const { color, plainColor = color, metalness, roughness } = surfaces[paint];
    // Software rendering shows cells only: other patterns cost more than they show.
    const map = quality === "full" || paint === "cells" ? this.textureOf(paint) : null;
    if (map) map.anisotropy = quality === "full" ? 4 : 1;
    return quality === "full"
      ? new MeshStandardMaterial({ color, map, metalness, roughness })
      : createPlainMaterial(plainColor, map);
  }

  dispose() {
    for (const texture of this.textures.values()) texture.dispose();
  }

  private textureOf(paint: Paint): Texture | null {
    const known = this.textures.get(paint);
    if (known) return known;
    const texture = surfaces[paint].draw?.() ?? null;
    if (texture) this.textures.set(paint, texture);
    return texture;
  }
}

/** A drawing that repeats in both directions. */
function draw(width: number, height: number, paint: (pen: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const pen = canvas.getContext("2d");
  if (pen) paint(pen);
  const texture = new CanvasTexture(canvas);
  Object.assign(texture, { colorSpace: SRGBColorSpace, wrapS: RepeatWrapping, wrapT: RepeatWrapping });
  return texture;
}

/** Insulation in slightly different whites, with seams, and a handrail now and then. */
function drawPanels(): CanvasTexture {
  return draw(256, 256, (pen) => {
    const shades = ["#ffffff", "#f1f2f3", "#f8f8f6", "#e9ecef", "#fbfaf6", "#eef0f2"];
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 4; column++) {
        pen.fillStyle = shades[(row * 5 + column * 3 + row * column) % shades.length] ?? "#ffffff";
        pen.fillRect(column * 64, row * 64, 64, 64);
      }
    pen.fillStyle = "#b9bfc6";
    for (let at = 0; at < 256; at += 64) {
      pen.fillRect(at, 0, 1.5, 256);
      pen.fillRect(0, at, 256, 1.5);
    }
    pen.fillStyle = "#c9a55a";
    pen.fillRect(20, 30, 24, 2);
    pen.fillRect(150, 158, 24, 2);
    pen.fillStyle = "#8d949c";
    pen.fillRect(212, 90, 8, 14);
  });
}

function drawRadiator(): CanvasTexture {
  return draw(64, 64, (pen) => {
    pen.fillStyle = "#ffffff";
    pen.fillRect(0, 0, 64, 64);
    pen.fillStyle = "#d7dce1";
    for (let at = 0; at < 64; at += 16) pen.fillRect(0, at, 64, 1.5);
  });
}

function drawCells(): CanvasTexture {
  return draw(160, 448, (pen) => {
    pen.fillStyle = "#7c8ca3";
    pen.fillRect(0, 0, 160, 448);
    for (let row = 0; row < 14; row++)
      for (let column = 0; column < 5; column++) {
        pen.fillStyle = (row + column) % 2 ? "#1f4277" : "#1b3a6b";
        pen.fillRect(column * 32 + 1.5, row * 32 + 1.5, 29, 29);
        pen.fillStyle = "#4f76a8";
        pen.fillRect(column * 32 + 15.5, row * 32 + 1.5, 1, 29);
      }
    pen.fillStyle = "#b58f4a";
    pen.fillRect(78, 0, 4, 448);
  });
}
