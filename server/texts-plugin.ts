// The catalogue in browsers: each page's script has only the texts that it uses, in one language.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { transformSync } from "esbuild";
import ts from "typescript";
import type { Plugin } from "vite";
import { inFolderOf } from "./localized-assets.mjs";
import { defaultLocale, locales, type Locale } from "../app/texts/locale";
import { lengthen } from "../app/texts/pseudo";

const folder = resolve("app/texts");
const moduleId = "\0texts";
const indexId = `${moduleId}/`;
const marker = "__apsisText";
/** The call without its further arguments, which are the helpers. */
const markerCall = new RegExp(`${marker}\\(["'\`](\\w+)\\.(\\w+)["'\`](?:,|\\))`, "g");

/** An entry of an area: its source, and the names of app/texts/format.ts and rich.ts that it uses. */
type Entry = { source: string; helpers: string[] };

/**
 * Replaces `~/texts` in the browser's build by modules with one export per text, so that unused texts are dropped. The
 * exports are calls of a marker, which is replaced after bundling and minifying: one build serves every language.
 */
export function textsPlugin(): Plugin {
  let areas: Map<string, Map<string, Entry>>;
  return {
    name: "apsis-texts",
    enforce: "pre",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    buildStart() {
      areas = readAreas("en");
    },
    resolveId(source) {
      if (source === "~/texts" || source === folder) return moduleId;
      return source.startsWith(`${moduleId}/`) ? source : null;
    },
    load(id) {
      if (id === moduleId) return `export * as texts from ${JSON.stringify(indexId)};`;
      if (id === indexId) return indexOf([...areas.keys()]);
      const entries = id.startsWith(`${moduleId}/`) ? areas.get(id.slice(moduleId.length + 1)) : undefined;
      return entries ? markEntries(id.slice(moduleId.length + 1), entries) : null;
    },
    /** A changed text changes the names of the scripts that contain it. */
    augmentChunkHash({ moduleIds }) {
      const used = moduleIds.filter((id) => id.startsWith(`${moduleId}/`)).map((id) => id.slice(moduleId.length + 1));
      return used.length === 0 ? undefined : digestOf(used.map((area) => [...(areas.get(area) ?? [])]));
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const whole = Object.entries(file.modules).find(([id, { code }]) => code && id.startsWith(join(folder, "en")));
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

const indexOf = (areas: string[]) =>
  areas.map((area) => `export * as ${area} from ${JSON.stringify(`${moduleId}/${area}`)};`).join("\n");

function markEntries(area: string, entries: Map<string, Entry>): string {
  const helpers = new Set([...entries.values()].flatMap((entry) => entry.helpers));
  const lines = [...entries].map(([key, entry], at) => {
    const args = [JSON.stringify(`${area}.${key}`), ...entry.helpers].join(",");
    return `const t${at} = /*@__PURE__*/ ${marker}(${args});\nexport { t${at} as ${key} };`;
  });
  return [...[...helpers].map(importHelper), ...lines].join("\n");
}

const importHelper = (name: string) =>
  `import { ${name} } from ${JSON.stringify(join(folder, name === "rich" ? "rich.ts" : "format.ts"))};`;

function fillMarkers(code: string, areas: Map<string, Map<string, Entry>>, locale: Locale): string {
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

/** The entries of each area in a language, as minified JavaScript. */
function readAreas(locale: string): Map<string, Map<string, Entry>> {
  const files = readdirSync(join(folder, locale)).filter((name) => name.endsWith(".ts") && name !== "index.ts");
  return new Map(files.map((name) => [basename(name, ".ts"), readEntries(join(folder, locale, name))]));
}

function readEntries(path: string): Map<string, Entry> {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const helpers = source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const names = importClause?.isTypeOnly ? undefined : importClause?.namedBindings;
    return names && ts.isNamedImports(names) ? names.elements.map((element) => element.name.text) : [];
  });
  const area = source.statements.find(ts.isVariableStatement)?.declarationList.declarations[0]?.initializer;
  if (!area || !ts.isObjectLiteralExpression(area)) throw new Error(`${path} has no object of texts.`);
  return new Map(
    area.properties.map((property) => {
      if (!ts.isPropertyAssignment(property)) throw new Error(`${path}: ${property.getText()} is not a text.`);
      const text = property.initializer.getText();
      const used = helpers.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
      return [property.name.getText(), { source: minify(text), helpers: used }];
    }),
  );
}

/** A string, or a function in parentheses. */
function minify(expression: string): string {
  const options = { loader: "ts", minify: true, target: "es2022", charset: "ascii" } as const;
  const code = transformSync(`x=${expression}`, options).code.trim().replace(/^x=/, "").replace(/;$/, "");
  return /=>|^function/.test(code) ? `(${code})` : code;
}
