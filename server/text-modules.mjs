// The catalogue of texts for bundlers: each text becomes a module, so that it is bundled where it is used.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { transformSync } from "esbuild";
import ts from "typescript";

export const textsFolder = resolve("app/texts");

const { defaultLocale, locales } = await importTypeScript("locale.ts");
const { rewrite, rewriteTexts } = await importTypeScript("pseudo.ts");

export { defaultLocale };
export const otherLocales = locales.filter((locale) => locale !== defaultLocale);

/** Plain Node runs this file, too. For files that import nothing. */
async function importTypeScript(name) {
  const { code } = transformSync(readFileSync(join(textsFolder, name), "utf8"), { loader: "ts" });
  return import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
}

const catalogues = new Map();

/** The entries of each area in a language, by key; of a language without a folder, such as `en-XA`, those of English. */
function catalogueOf(locale) {
  const folder = join(textsFolder, locale);
  if (!existsSync(folder)) return catalogueOf(defaultLocale);
  const catalogue = catalogues.get(locale) ?? readAreas(folder);
  catalogues.set(locale, catalogue);
  return catalogue;
}

function entryOf(locale, area, key) {
  const entry = catalogueOf(locale).get(area)?.get(key);
  if (!entry) throw new Error(`The catalogue of ${locale} has no ${area}.${key}.`);
  return entry;
}

/** By area and key: minified JavaScript, and the helpers that it uses. */
function readAreas(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && name !== "index.ts");
  return new Map(files.map((name) => [basename(name, ".ts"), readEntries(join(folder, name))]));
}

function readEntries(path) {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const helpers = source.statements.filter(ts.isImportDeclaration).flatMap(({ importClause }) => {
    const names = importClause?.isTypeOnly ? undefined : importClause?.namedBindings;
    return names && ts.isNamedImports(names) ? names.elements.map((element) => element.name.text) : [];
  });
  // An entry is bundled without the rest of its file.
  if (source.statements.some(ts.isFunctionDeclaration))
    throw new Error(`${path}: put functions in app/texts/format.ts.`);
  const area = source.statements.find(ts.isVariableStatement)?.declarationList.declarations[0]?.initializer;
  if (!area || !ts.isObjectLiteralExpression(area)) throw new Error(`${path} has no object of texts.`);
  return new Map(
    area.properties.map((property) => {
      if (!ts.isPropertyAssignment(property)) throw new Error(`${path}: ${property.getText()} is not a text.`);
      const text = property.initializer.getText();
      // A sentence may have the name of a helper in it, such as "number".
      const isSentence = ts.isStringLiteralLike(property.initializer);
      const used = isSentence ? [] : helpers.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
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
 * `inlineText` returns what may stand in the text's place. An area that is read by a computed key comes whole.
 */
export function importTexts(source, prefix, inlineText = () => null) {
  const catalogue = 'import { texts } from "~/texts";';
  if (!source.includes(catalogue)) return null;
  const imports = new Set();
  const importText = (area, key) => {
    const inlined = inlineText(area, key);
    if (inlined) return inlined;
    const name = `text_${area}_${key}`;
    imports.add(`import { text as ${name} } from ${JSON.stringify(`${prefix}${area}/${key}`)};`);
    return name;
  };
  const importArea = (area) =>
    [...catalogueOf(defaultLocale).get(area).keys()].map((key) => `${key}: ${importText(area, key)}`);
  const body = source
    .replace(/(?<![.\w$])texts\s*\.\s*(\w+)\s*\[/g, (_use, area) => `({ ${importArea(area).join(", ")} })[`)
    .replace(/(?<![.\w$])texts\s*\.\s*(\w+)\s*\.\s*(\w+)/g, (_use, area, key) => importText(area, key));
  return body.replace(catalogue, [...imports].join(" "));
}

const importHelper = (name) =>
  `import { ${name} } from ${JSON.stringify(join(textsFolder, name === "rich" ? "rich.ts" : "format.ts"))};`;

const marker = "__apsisText";
/** The call without its further arguments, which are the helpers. */
const markerCall = new RegExp(`${marker}\\(["'\`](\\w+)\\.(\\w+)#\\w+["'\`](?:,|\\))`, "g");

/** The module of a text with a call in its place, which `fillMarkers` replaces: one bundle serves every language. */
export const exportMarker = (area, key) =>
  [...helpersOf(area, key).map(importHelper), `export const text = /* @__PURE__ */ ${markerOf(area, key)};`].join("\n");

/** The call in the place of a text; null for functions. */
export const stringMarker = (area, key) =>
  isFunction(entryOf(defaultLocale, area, key).source) ? null : `/* @__PURE__ */ ${markerOf(area, key)}`;

const isFunction = (source) => source.startsWith("(");

function markerOf(area, key) {
  // A changed text changes the names of the scripts that contain it.
  const sources = locales.map((locale) => entryOf(locale, area, key).source);
  const digest = createHash("sha256").update(sources.join()).digest("hex").slice(0, 8);
  return `${marker}(${[JSON.stringify(`${area}.${key}#${digest}`), ...helpersOf(area, key)].join(",")})`;
}

/** What the text needs in any language. */
const helpersOf = (area, key) => [...new Set(locales.flatMap((locale) => entryOf(locale, area, key).helpers))];

/** A minified script with its texts in a language. */
export function fillMarkers(code, locale) {
  const filled = code.replace(markerCall, (call, area, key) => {
    const { source } = entryOf(locale, area, key);
    const rewriteText = rewriteTexts[locale];
    const text = rewriteText ? rewriteEntry(source, minify(String(rewriteText))) : source;
    return call.endsWith(",") ? `((${helpersOf(area, key).join(",")})=>${text})(` : text;
  });
  if (filled.includes(marker)) throw new Error("A text was not filled in.");
  return filled;
}

const rewriteSource = minify(String(rewrite));

/** The same entry with its result rewritten. */
const rewriteEntry = (source, rewriteText) =>
  isFunction(source)
    ? `(p=>${rewriteSource}(${source}(p),${rewriteText}))`
    : `${rewriteSource}(${source},${rewriteText})`;
