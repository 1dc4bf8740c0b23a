// The catalogue in browsers: each page's script has only the texts that it uses, in one language.
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Plugin } from "vite";
import { inFolderOf } from "./localized-assets.mjs";
import { exportText, importTexts, minify, readAreas, textsFolder } from "./text-modules.mjs";
import { defaultLocale, locales, type Locale } from "../app/texts/locale";
import { lengthen } from "../app/texts/pseudo";

const prefix = "\0texts/";
const marker = "__apsisText";
/** The call without its further arguments, which are the helpers. */
const markerCall = new RegExp(`${marker}\\(["'\`](\\w+)\\.(\\w+)["'\`](?:,|\\))`, "g");

type Areas = ReturnType<typeof readAreas>;

/**
 * Makes each text that a script uses a module of its own, so that bundling puts it where it is used and nowhere else.
 * The modules export calls of a marker, which is replaced after minifying: one build serves every language.
 */
export function textsPlugin(): Plugin {
  let areas: Areas;
  const entryOf = (id: string) => {
    const [area = "", key = ""] = id.slice(prefix.length).split("/");
    return { area, key, entry: areas.get(area)?.get(key) };
  };
  return {
    name: "apsis-texts",
    enforce: "pre",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    buildStart() {
      areas = readAreas("en");
    },
    resolveId: (source) => (source.startsWith(prefix) ? { id: source, moduleSideEffects: false } : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const { area, key, entry } = entryOf(id);
      if (!entry) this.error(`The catalogue has no ${area}.${key}.`);
      return exportText(markEntry(area, key, entry.helpers), entry.helpers);
    },
    transform(code) {
      const transformed = importTexts(code, prefix);
      return transformed === null ? null : { code: transformed, map: null };
    },
    /** A changed text changes the names of the scripts that contain it. */
    augmentChunkHash({ moduleIds }) {
      const used = moduleIds.filter((id) => id.startsWith(prefix)).map(entryOf);
      return used.length === 0 ? undefined : digestOf(used);
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const whole = Object.entries(file.modules).find(
          ([id, { code }]) => code && id.startsWith(join(textsFolder, "en")),
        );
        if (whole) this.error(`${file.fileName} has all texts of ${whole[0]}: import \`texts\` from ~/texts.`);
        for (const locale of locales.filter((name) => name !== defaultLocale)) {
          const source = fillMarkers(inFolderOf(locale, file.code), areas, locale);
          this.emitFile({ type: "asset", fileName: inFolderOf(locale, file.fileName), source });
        }
        file.code = fillMarkers(file.code, areas, defaultLocale);
      }
    },
  };
}

const digestOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");

const markEntry = (area: string, key: string, helpers: string[]) =>
  `${marker}(${[JSON.stringify(`${area}.${key}`), ...helpers].join(",")})`;

function fillMarkers(code: string, areas: Areas, locale: Locale): string {
  const filled = code.replace(markerCall, (call, area: string, key: string) => {
    const entry = areas.get(area)?.get(key);
    if (!entry) throw new Error(`The catalogue has no ${area}.${key}.`);
    const source = locale === "en-XA" ? lengthenEntry(entry.source) : entry.source;
    return call.endsWith(",") ? `((${entry.helpers.join(",")})=>${source})(` : source;
  });
  if (filled.includes(marker)) throw new Error("A text was not filled in.");
  return filled;
}

const lengthenSource = minify(String(lengthen));

/** The same entry with its result lengthened; entries are texts, or functions in parentheses. */
const lengthenEntry = (source: string) =>
  source.startsWith("(") ? `(p=>${lengthenSource}(${source}(p)))` : `${lengthenSource}(${source})`;
