// Fonts with what our styles use of them, and no more.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** What our styles use of the 100 to 900 that variable fonts carry: a third of their bytes is for the others. */
const weights = { min: 400, max: 700 };

/**
 * What makes letters of a text right, and figures of one width. The others draw other letters than were typed, which
 * for a code or a password is wrong: "->" as an arrow, "x" between figures as a multiplication sign.
 */
const features = ["kern", "ccmp", "locl", "mark", "mkmk", "tnum"];

const folder = resolve("node_modules/.cache/light-fonts");

/**
 * Makes the fonts that `styles` asks for at `light-fonts/`: `inter-latin-wght-normal.basic.woff2` are those letters of
 * Fontsource's `inter-latin-wght-normal.woff2` that the `unicode-range` beside the address names.
 */
export function makeLightFonts(styles: string): Plugin {
  return {
    name: "light-fonts",
    config: () => ({ resolve: { alias: { "light-fonts": folder } } }),
    async buildStart() {
      mkdirSync(folder, { recursive: true });
      for (const { name, source, letters } of fontsOf(readFileSync(styles, "utf8"))) {
        const options = { targetFormat: "woff2", variationAxes: { wght: weights }, keepFeatures: features } as const;
        writeFileSync(resolve(folder, name), await subsetFont(readFileSync(source), letters, options));
      }
    },
  };
}

function fontsOf(css: string) {
  const face = /url\("light-fonts\/(([a-z-]+?)-latin[a-z-]*)(\.\w+)?\.woff2"\)[^}]*unicode-range:([^;]*);/g;
  const faces = [...css.matchAll(face)];
  const asked = css.split("light-fonts/").length - 1;
  if (faces.length !== asked) throw new Error(`Of ${asked} fonts in the styles, ${faces.length} can be read.`);
  return faces.map(([, file = "", family = "", part = "", ranges = ""]) => ({
    name: `${file}${part}.woff2`,
    source: `node_modules/@fontsource-variable/${family}/files/${file}.woff2`,
    letters: lettersOf(ranges),
  }));
}

function lettersOf(unicodeRange: string): string {
  const ranges = [...unicodeRange.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  const codes = ranges.flatMap(([, first = "", last = first]) => {
    const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  return String.fromCodePoint(...codes);
}
