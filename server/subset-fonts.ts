// Subsets fonts to the characters, weights and features that our styles use.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** The weights that our styles use. The fonts have 100 to 900, and the unused ones take a third of the bytes. */
const weights = { min: 400, max: 700 };

/**
 * Features for correct letters, joined Arabic ones, and tabular figures. Others replace characters, which is wrong in
 * codes and passwords: "->" becomes an arrow.
 */
const features = ["kern", "ccmp", "locl", "mark", "mkmk", "tnum", "init", "medi", "fina", "isol", "rlig"];

const folder = resolve("node_modules/.cache/light-fonts");

/**
 * Creates the fonts that `styles` loads from `light-fonts/`. `inter-latin-wght-normal.basic.woff2` has the characters
 * of Fontsource's `inter-latin-wght-normal.woff2` in the face's `unicode-range`.
 */
export function subsetFonts(styles: string): Plugin {
  return {
    name: "light-fonts",
    config: () => ({ resolve: { alias: { "light-fonts": folder } } }),
    async buildStart() {
      mkdirSync(folder, { recursive: true });
      for (const { name, source, characters } of fontsOf(readFileSync(styles, "utf8"))) {
        const options = { targetFormat: "woff2", variationAxes: { wght: weights }, keepFeatures: features } as const;
        writeFileSync(resolve(folder, name), await subsetFont(readFileSync(source), characters, options));
      }
    },
  };
}

function fontsOf(css: string) {
  const facePattern =
    /url\("light-fonts\/(([a-z-]+)-(?:latin|arabic)[a-z-]*)(\.\w+)?\.woff2"\)[^}]*unicode-range:([^;]*);/g;
  const faces = [...css.matchAll(facePattern)];
  const count = css.split("light-fonts/").length - 1;
  if (faces.length !== count) throw new Error(`Only ${faces.length} of ${count} fonts in the styles can be parsed.`);
  return faces.map(([, file = "", family = "", subset = "", ranges = ""]) => ({
    name: `${file}${subset}.woff2`,
    source: `node_modules/@fontsource-variable/${family}/files/${file}.woff2`,
    characters: charactersOf(ranges),
  }));
}

function charactersOf(unicodeRange: string): string {
  const ranges = [...unicodeRange.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  const codes = ranges.flatMap(([, first = "", last = first]) => {
    const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  return String.fromCodePoint(...codes);
}
