import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** What our styles use of the 100 to 900 that variable fonts carry: a third of their bytes is for the others. */
const weights = { min: 400, max: 700 };

/** Makes the variable fonts of a build lighter: they keep the letters that `styles` asks for, and all their features. */
export function lightenFonts(styles: string): Plugin {
  return {
    name: "lighten-fonts",
    apply: "build",
    async generateBundle(_, bundle) {
      const letters = lettersOf(readFileSync(styles, "utf8"));
      for (const [name, file] of Object.entries(bundle))
        if (file.type === "asset" && name.endsWith(".woff2"))
          file.source = await subsetFont(Buffer.from(file.source), letters, { variationAxes: { wght: weights } });
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
