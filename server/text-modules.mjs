// The catalogue of texts for bundlers: each text becomes a module, so that it is bundled where it is used.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { transformSync } from "esbuild";
import ts from "typescript";

export const textsFolder = resolve("app/texts");

const { defaultLocale, locales } = await importTypeScript("locale.ts");
const { lengthen } = await importTypeScript("pseudo.ts");

export { defaultLocale };
export const otherLocales = locales.filter((locale) => locale !== defaultLocale);

/** Plain Node runs this file, too. For files that import nothing. */
async function importTypeScript(name) {
  const { code } = transformSync(readFileSync(join(textsFolder, name), "utf8"), { loader: "ts" });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
}

/** The entries of each area in a language, by key: minified JavaScript, and the helpers that it uses. */
export function readAreas(locale) {
  const folder = join(textsFolder, locale);
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && name !== "index.ts");
  return new Map(files.map((name) => [basename(name, ".ts"), readEntries(join(folder, name))]));
}

function readEntries(path) {
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
function minify(expression) {
  const options = { loader: "ts", minify: true, target: "es2022", charset: "ascii" };
  const code = transformSync(`x=${expression}`, options).code.trim().replace(/^x=/, "").replace(/;$/, "");
  return /=>|^function/.test(code) ? `(${code})` : code;
}

/**
 * A module that uses the catalogue, importing each of its texts from a module of that text; null for other modules.
 * `inlineText` returns what may stand in the text's place.
 */
export function importTexts(source, prefix, inlineText = () => null) {
  const catalogue = 'import { texts } from "~/texts";';
  if (!source.includes(catalogue)) return null;
  const imports = new Set();
  const body = source.replace(/(?<![.\w$])texts\s*\.\s*(\w+)\s*\.\s*(\w+)/g, (_use, area, key) => {
    const inlined = inlineText(area, key);
    if (inlined) return inlined;
    const name = `text_${area}_${key}`;
    imports.add(`import { text as ${name} } from ${JSON.stringify(`${prefix}${area}/${key}`)};`);
    return name;
  });
  return body.replace(catalogue, [...imports].join(" "));
}

const importHelper = (name) =>
  `import { ${name} } from ${JSON.stringify(join(textsFolder, name === "rich" ? "rich.ts" : "format.ts"))};`;

const marker = "__apsisText";
/** The call without its further arguments, which are the helpers. */
const markerCall = new RegExp(`${marker}\\(["'\`](\\w+)\\.(\\w+)#\\w+["'\`](?:,|\\))`, "g");

/** The module of a text with a call in its place, which `fillMarkers` replaces: one bundle serves every language. */
export function exportMarker(areas, area, key) {
  const { helpers } = entryOf(areas, area, key);
  return [...helpers.map(importHelper), `export const text = /* @__PURE__ */ ${markerOf(areas, area, key)};`].join(
    "\n",
  );
}

/** The call in the place of a text; null for functions. */
export const stringMarker = (areas, area, key) =>
  entryOf(areas, area, key).source.startsWith("(") ? null : `/* @__PURE__ */ ${markerOf(areas, area, key)}`;

function entryOf(areas, area, key) {
  const entry = areas.get(area)?.get(key);
  if (!entry) throw new Error(`The catalogue has no ${area}.${key}.`);
  return entry;
}

function markerOf(areas, area, key) {
  const { source, helpers } = entryOf(areas, area, key);
  // A changed text changes the names of the scripts that contain it.
  const digest = createHash("sha256").update(source).digest("hex").slice(0, 8);
  return `${marker}(${[JSON.stringify(`${area}.${key}#${digest}`), ...helpers].join(",")})`;
}

/** A minified script with its texts in a language. */
export function fillMarkers(code, areas, locale) {
  const filled = code.replace(markerCall, (call, area, key) => {
    const { source: english, helpers } = entryOf(areas, area, key);
    const source = locale === "en-XA" ? lengthenEntry(english) : english;
    return call.endsWith(",") ? `((${helpers.join(",")})=>${source})(` : source;
  });
  if (filled.includes(marker)) throw new Error("A text was not filled in.");
  return filled;
}

const lengthenSource = minify(String(lengthen));

/** The same entry with its result lengthened; entries are texts, or functions in parentheses. */
const lengthenEntry = (source) =>
  source.startsWith("(") ? `(p=>${lengthenSource}(${source}(p)))` : `${lengthenSource}(${source})`;
