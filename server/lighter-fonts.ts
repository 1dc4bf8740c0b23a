import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** What our styles use of the 100 to 900 that variable fonts carry: a third of their bytes is for the others. */
const weights = { min: 400, max: 700 };

/**
 * What makes letters of a text right, and figures of one width. The others draw other letters than were typed, which
 * for a code or a password is wrong: "->" as an arrow, "x" between figures as a multiplication sign.
 */
const features = ["kern", "ccmp", "locl", "mark", "mkmk", "tnum"];

/** Makes the variable fonts of a build lighter: they keep the letters that `styles` asks for. */
export function lightenFonts(styles: string): Plugin {
  return {
    name: "lighten-fonts",
    apply: "build",
    async generateBundle(_, bundle) {
      const options = { variationAxes: { wght: weights }, keepFeatures: features };
      const letters = lettersOf(readFileSync(styles, "utf8"));
      for (const [name, file] of Object.entries(bundle))
        if (file.type === "asset" && name.endsWith(".woff2"))
          file.source = await subsetFont(Buffer.from(file.source), letters, options);
    },
  };
}

/** Of all its `unicode-range`s. */
function lettersOf(css: string): string {
  const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)];
  const codes = ranges.flatMap(([, first = "", last = first]) => {
    const [from, to] = [parseInt(first, 16), parseInt(last, 16)];
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  return String.fromCodePoint(...new Set(codes));
}
