// Reads the catalogue of texts for bundlers: each entry becomes an export of its own, so that unused ones are dropped.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { transformSync } from "esbuild";
import ts from "typescript";

export const textsFolder = resolve("app/texts");

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
export function minify(expression) {
  const options = { loader: "ts", minify: true, target: "es2022", charset: "ascii" };
  const code = transformSync(`x=${expression}`, options).code.trim().replace(/^x=/, "").replace(/;$/, "");
  return /=>|^function/.test(code) ? `(${code})` : code;
}

/** The source of a module that exports each entry; `write` returns its value. */
export function exportEntries(entries, write) {
  const helpers = new Set([...entries.values()].flatMap((entry) => entry.helpers));
  const lines = [...entries].map(
    ([key, entry], at) => `const t${at} = /* @__PURE__ */ ${write(key, entry)};\nexport { t${at} as ${key} };`,
  );
  return [...[...helpers].map(importHelper), ...lines].join("\n");
}

const importHelper = (name) =>
  `import { ${name} } from ${JSON.stringify(join(textsFolder, name === "rich" ? "rich.ts" : "format.ts"))};`;
