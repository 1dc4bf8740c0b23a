// The catalogue in browsers: each page's script has only the texts that it uses, in one language.
import { join } from "node:path";
import type { Plugin } from "vite";
import { inFolderOf } from "./localized-assets.mjs";
import {
  defaultLocale,
  exportMarker,
  fillMarkers,
  importTexts,
  otherLocales,
  stringMarker,
  textsFolder,
} from "./text-modules.mjs";

const prefix = "\0texts/";
/** Words of many pages are modules of a chunk that they share. */
const sharedArea = "common";
const inlineText = (area: string, key: string) => (area === sharedArea ? null : stringMarker(area, key));

/**
 * Puts each text without parameters where it is used, and makes each other one a module of its own: a page's script has
 * the texts that it uses and no others.
 * The modules export calls of a marker, which is replaced after minifying: one build serves every language.
 */
export function textsPlugin(): Plugin {
  return {
    name: "apsis-texts",
    enforce: "pre",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    resolveId: (source) => (source.startsWith(prefix) ? { id: source, moduleSideEffects: false } : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const [area = "", key = ""] = id.slice(prefix.length).split("/");
      return exportMarker(area, key);
    },
    transform(code) {
      const transformed = importTexts(code, prefix, inlineText);
      return transformed === null ? null : { code: transformed, map: null };
    },
    generateBundle: {
      // After Vite, which fills in what a script preloads.
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk") continue;
          const whole = Object.entries(file.modules).find(
            ([id, { code }]) => code && id.startsWith(join(textsFolder, "en")),
          );
          if (whole) this.error(`${file.fileName} has all texts of ${whole[0]}: import \`texts\` from ~/texts.`);
          for (const locale of otherLocales) {
            const source = fillMarkers(inFolderOf(locale, file.code), locale);
            this.emitFile({ type: "asset", fileName: inFolderOf(locale, file.fileName), source });
          }
          file.code = fillMarkers(file.code, defaultLocale);
        }
      },
    },
  };
}
