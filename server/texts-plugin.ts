// The catalogue in browsers: each page's script has only the texts that it uses, in one language.
import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Plugin } from "vite";
import { inFolderOf } from "./localized-assets.mjs";
import { exportEntries, minify, readAreas, textsFolder, type TextEntry } from "./text-modules.mjs";
import { defaultLocale, locales, type Locale } from "../app/texts/locale";
import { lengthen } from "../app/texts/pseudo";

const moduleId = "\0texts";
const indexId = `${moduleId}/`;
const marker = "__apsisText";
/** The call without its further arguments, which are the helpers. */
const markerCall = new RegExp(`${marker}\\(["'\`](\\w+)\\.(\\w+)["'\`](?:,|\\))`, "g");

type Areas = ReturnType<typeof readAreas>;

/**
 * Replaces `~/texts` in the browser's build by modules with one export per text, so that unused texts are dropped. The
 * exports are calls of a marker, which is replaced after bundling and minifying: one build serves every language.
 */
export function textsPlugin(): Plugin {
  let areas: Areas;
  return {
    name: "apsis-texts",
    enforce: "pre",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    buildStart() {
      areas = readAreas("en");
    },
    resolveId(source) {
      if (source === "~/texts" || source === textsFolder) return moduleId;
      return source.startsWith(`${moduleId}/`) ? source : null;
    },
    load(id) {
      if (id === moduleId) return `export * as texts from ${JSON.stringify(indexId)};`;
      if (id === indexId) return indexOf([...areas.keys()]);
      const entries = id.startsWith(`${moduleId}/`) ? areas.get(id.slice(moduleId.length + 1)) : undefined;
      return entries ? markEntries(id.slice(moduleId.length + 1), entries) : null;
    },
    transform: (code) => importAreas(code, areas),
    /** A changed text changes the names of the scripts that contain it. */
    augmentChunkHash({ moduleIds }) {
      const used = moduleIds.filter((id) => id.startsWith(`${moduleId}/`)).map((id) => id.slice(moduleId.length + 1));
      return used.length === 0 ? undefined : digestOf(used.map((area) => [...(areas.get(area) ?? [])]));
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

/**
 * The same module, importing only the areas that it uses: with the whole catalogue as its dependency, the first page's
 * chunk would get every text.
 */
function importAreas(code: string, areas: Areas) {
  const whole = 'import { texts } from "~/texts";';
  if (!code.includes(whole)) return null;
  const used = new Set<string>();
  const body = code.replace(/(?<![.\w$])texts\s*\.\s*(\w+)(?=\s*\.)/g, (member, area: string) => {
    if (!areas.has(area)) return member;
    used.add(area);
    return `texts_${area}`;
  });
  const imports = [...used].map((area) => `import * as texts_${area} from ${JSON.stringify(`${moduleId}/${area}`)};`);
  return { code: body.replace(whole, imports.join(" ")), map: null };
}

const indexOf = (areas: string[]) =>
  areas.map((area) => `export * as ${area} from ${JSON.stringify(`${moduleId}/${area}`)};`).join("\n");

const markEntries = (area: string, entries: Map<string, TextEntry>) =>
  exportEntries(
    entries,
    (key, { helpers }) => `${marker}(${[JSON.stringify(`${area}.${key}`), ...helpers].join(",")})`,
  );

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
