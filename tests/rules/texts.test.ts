// The catalogue of texts: in the reader's language on the server, and in each page's script only what it uses.
import { build } from "vite";
import { expect, test } from "vitest";
import { decimal, fixed, number, plural } from "~/texts/format";
import { inLocale, languages } from "~/texts/locale";
import { Refusal } from "~/domain/refusal";
import { texts } from "~/texts";
import { say, textOf } from "~/texts/say";
import { keysOf, unusedOf } from "../../lint/unused-texts.mjs";
import { textsPlugin } from "../../server/texts-plugin";

const entryId = "/entry.js";

/** The scripts of a page with this source, by language. */
async function bundle(source: string) {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [
      textsPlugin(),
      {
        name: "entry",
        resolveId: (id) => (id === entryId ? id : null),
        load: (id) => (id === entryId ? source : null),
      },
    ],
    build: { write: false, minify: "terser", rollupOptions: { input: entryId } },
  });
  if (!("output" in result)) throw new Error("Vite returned no output.");
  const scriptOf = (folder: string) => {
    const file = result.output.find(({ fileName }) => fileName.startsWith(folder));
    return file?.type === "chunk" ? file.code : String(file?.source);
  };
  return {
    english: scriptOf("assets/entry"),
    german: scriptOf("assets/de/"),
    lengthened: scriptOf("assets/en-XA/"),
    mirrored: scriptOf("assets/ar-XB/"),
  };
}

/** What the script assigns to `globalThis.text`. */
const run = (script: string): unknown =>
  // The script of this test's own page.
  (new Function("globalThis", `${script}; return globalThis.text;`) as (scope: object) => unknown)({});

test("a page's script has the texts it uses and no others", async () => {
  const { english } = await bundle('import { texts } from "~/texts"; console.log(texts.roster.downloadReport);');
  expect(english).toContain(texts.roster.downloadReport);
  expect(english).not.toContain(texts.roster.importing);
});

test("a text with a count brings its helper and keeps its words, in each language", async () => {
  const { english, german, lengthened, mirrored } = await bundle(
    'import { texts } from "~/texts"; globalThis.text = texts.roster.importRows({ rows: 1200 });',
  );
  expect(run(english)).toBe("Import 1,200 rows");
  expect(run(german)).toMatch(/^1[.,]200 Zeilen importieren$/);
  expect(run(lengthened)).toBe("[Îɱþöŕţ~~~ 1,200 ŕöŵš~~]");
  expect(run(mirrored)).toBe("\u200f\u202eImport\u202c\u200f 1,200 \u200f\u202erows\u202c\u200f");
});

test("a sentence with the name of a helper in it is put where it is used", async () => {
  const { english } = await bundle('import { texts } from "~/texts"; globalThis.text = texts.sandboxForm.spacecraft;');
  expect(run(english)).toBe("Spacecraft number");
});

test("a refusal carries its key and parameters, and its words in the reader's language", () => {
  const refusal = new Refusal("invalid", say.roster.csvFileRequired, { file: [say.roster.csvFileRequired] });
  expect(refusal.reason).toEqual({ textKey: "roster.csvFileRequired" });
  expect(refusal.message).toBe("Choose a CSV file.");
  expect(refusal.errors).toEqual({ file: ["Choose a CSV file."] });
  expect(textOf(say.refusals.notFound({ thing: "course" }))).toBe("The course was not found.");
});

test("a text that no code uses is reported", () => {
  const keys = keysOf("roster", "export const roster = {\n  row: 'Row',\n  purpose: () => 'x',\n};");
  expect(unusedOf(keys, ["texts.roster.row"])).toEqual(["roster.purpose"]);
});

test("a count never takes the place of a # that belongs to a name", () => {
  for (const name of ["C#", "Group #2", "#1"])
    expect(plural(3, { one: `${name} has # student.`, other: `${name} has # students.` })).toBe(
      `${name} has 3 students.`,
    );
});

test("numbers have the marks of the reader's language", () => {
  expect(languages.map((language) => inLocale(language, () => fixed(12_345.5, 2)))).toEqual(
    languages.map(
      (language) =>
        ({ en: "12,345.50", de: "12.345,50", fr: "12\u202f345,50", es: "12.345,50", ar: "12,345.50" })[language],
    ),
  );
  expect(inLocale("de", () => decimal("1.2e-9"))).toBe("1,2e−9");
  expect(fixed(-0.0004, 3)).toBe("0.000");
  expect(fixed(-0.0006, 3)).toBe("−0.001");
});

test("a negative number that people read has a minus sign in every language, and a rounded zero has none", () => {
  for (const language of languages) {
    const written = inLocale(language, () => [number(-1200), fixed(-1, 1), decimal("-0.25"), decimal("-2.5e-7")]);
    for (const text of written) expect(text).toMatch(/^\u200e?\u2212[\d.,\u202f\u00a0]+(e\u22127)?$/);
  }
  expect(fixed(-0.01, 1)).toBe("0.0");
});
