// The way of a translation: `npm run texts:export`, a translator's file, `npm run texts:import`.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { build } from "esbuild";
import fc, { type Arbitrary } from "fast-check";
import { isValidElement, type ReactNode } from "react";
import ts from "typescript";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readAreas } from "../../translation/catalogue-files";
import { describeTexts } from "../../translation/describe-texts";
import { importTexts } from "../../translation/import-texts";
import { parseMessage } from "../../translation/parse-message";
import { printMessage } from "../../translation/print-message";
import type { Message } from "../../translation/read-message";
import type { Entry } from "../../translation/read-area";
import type { ValueType } from "../../translation/value-type";
import { writeXliff, type AreaFile } from "../../translation/write-xliff";

type Texts = Record<string, Record<string, unknown>>;

/** A copy of the catalogue, in which languages can be added. */
let folder: string;
let exported: AreaFile[];

/** Copies all areas, or the named ones. */
function copyCatalogue(...areas: string[]) {
  const project = mkdtempSync(join(tmpdir(), "texts-"));
  folder = join(project, "texts");
  cpSync("app/texts", folder, { recursive: true });
  symlinkSync(resolve("node_modules"), join(project, "node_modules"));
  if (areas.length > 0) {
    rmSync(join(folder, "en"), { recursive: true });
    mkdirSync(join(folder, "en"));
    for (const area of areas) cpSync(`app/texts/en/${area}.ts`, join(folder, "en", `${area}.ts`));
    writeFileSync(join(folder, "en", "index.ts"), areas.map((area) => `export * from "./${area}";\n`).join(""));
  }
  exported = exportTexts("xx");
}

beforeEach(() =>
  copyCatalogue("accessCodes", "gradebook", "grades", "judging", "restorationRefusals", "roster", "users"),
);
afterEach(() => rmSync(dirname(folder), { recursive: true }));

const exportTexts = (locale: string, earlier: ReadonlyMap<string, string> | null = null) =>
  describeTexts({ folder, locale, usesOf: () => ({ files: [], pages: [] }), earlier });

/** The export of a language with translations by key; null takes the English text for all. */
const translate = (locale: string, targets: Record<string, string> | null): string =>
  writeXliff(
    locale,
    exported.map((file) => ({
      ...file,
      units: file.units.flatMap((unit) => {
        const target = targets === null ? unit.source : targets[`${file.area}.${unit.key}`];
        return target === undefined ? [] : [{ ...unit, target }];
      }),
    })),
  );

async function importInto(locale: string, targets: Record<string, string> | null) {
  const result = await importTexts(translate(locale, targets), folder);
  expect(result.problems).toEqual([]);
  for (const [path, content] of result.files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return result;
}

const readWritten = (path: string) => readFileSync(join(folder, path), "utf8");

/** The texts of a language, as its modules export them. */
async function load(locale: string): Promise<Texts> {
  const { outputFiles } = await build({
    ...{ entryPoints: [join(folder, locale, "index.ts")], bundle: true, write: false },
    ...{ format: "iife", globalName: "texts" },
  });
  // The modules that the test itself has written.
  return (new Function(`${outputFiles[0]?.text}; return texts;`) as () => Texts)();
}

/** What the compiler says about a language's files. */
function typeMistakesIn(locale: string): string[] {
  const options = { strict: true, noUnusedLocals: true, noUnusedParameters: true, noEmit: true, skipLibCheck: true };
  const program = ts.createProgram([join(folder, locale, "index.ts")], {
    ...{ ...options, types: [], target: ts.ScriptTarget.ES2022, lib: ["lib.es2023.d.ts", "lib.dom.d.ts"] },
    ...{ module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  });
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

function wordsOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(wordsOf).join("");
  // Elements of `rich` have children.
  if (isValidElement<{ children: ReactNode }>(node)) return wordsOf(node.props.children);
  return typeof node === "string" || typeof node === "number" ? String(node) : "";
}

const names = fc.constantFrom("Ada", "C# & <b>", "", "{name}");

function samplesOf(type: ValueType, name: string): Arbitrary<unknown> {
  const samples = {
    string: names,
    number: fc.constantFrom(0, 1, 2, 3, 5, 60, 90, 91, 100, 1200),
    boolean: fc.boolean(),
    date: fc.constantFrom(new Date("2026-11-27T07:05:00Z"), new Date("2026-01-01T00:00:00Z")),
    node: names,
    element: fc.constant((text: string) => `<${name}>${text}</${name}>`),
    choice: type.members.length > 0 ? fc.constantFrom(...type.members) : fc.constant(""),
    object: fc.record(Object.fromEntries([...type.fields].map(([field, each]) => [field, samplesOf(each, field)]))),
    other: fc.constantFrom([], ["Ada"], ["Ada", "Ben"]),
  }[type.kind];
  const isPartlyObject = type.kind === "choice" && type.fields.size > 0;
  const all = isPartlyObject ? fc.oneof(samples, samplesOf({ ...type, kind: "object" }, name)) : samples;
  return type.isNullable ? fc.oneof(all, fc.constant(null)) : all;
}

function expectSameTexts(entry: Entry, english: unknown, translated: unknown) {
  if (typeof english !== "function" || typeof translated !== "function") return expect(translated).toBe(english);
  const params = Object.fromEntries([...entry.parameters].map(([name, type]) => [name, samplesOf(type, name)]));
  const say = (write: CallableFunction, values: Record<string, unknown>) =>
    wordsOf(write(entry.parameterName ? values[entry.parameterName] : values) as ReactNode);
  const isSame = fc.property(fc.record(params), (values) => say(translated, values) === say(english, values));
  const { failed, counterexample } = fc.check(isSame, { numRuns: 50 });
  expect(failed ? { key: entry.key, counterexample } : null).toBeNull();
}

test("each text comes back from a translator's file as it was for any values, in files with the types of English", async () => {
  copyCatalogue();
  const { counts } = await importInto("xx", null);
  expect(counts.changed).toBe(exported.flatMap(({ units }) => units.filter((unit) => unit.isTranslatable)).length);
  const [english, translated] = [await load("en"), await load("xx")];
  for (const [area, { entries }] of readAreas(folder, "en"))
    for (const entry of entries.values())
      expectSameTexts(entry, english[area]?.[entry.key], translated[area]?.[entry.key]);
  expect(typeMistakesIn("xx")).toEqual([]);
});

test("an empty translation is counted as missing", async () => {
  const { counts } = await importInto("pt", { "users.moved": "", "users.addUser": "Adicionar" });
  expect(counts).toEqual({ changed: 1, same: 0, empty: 1 });
});

test("a text of any characters is the same after it was printed and parsed", () => {
  const characters = fc.array(fc.constantFrom("'", "{", "}", "<", ">", "#", "|", "/", "a", " ", "''", "é", "…"));
  fc.assert(
    fc.property(characters, fc.boolean(), (parts, isForm) => {
      const text: Message = parts.length > 0 ? [{ type: 0, value: parts.join("") }] : [];
      const words: Message = [...text, { type: 1, value: "name" }];
      const options = { one: { value: words }, other: { value: words } };
      const message: Message = isForm
        ? [{ type: 6, value: "count", options, offset: 0, pluralType: "cardinal" }]
        : words;
      expect(parseMessage(printMessage(message))).toEqual({ message });
    }),
  );
});

test("a file with some texts changes these, and leaves the others in English, marked", async () => {
  await importInto("pt", { "gradebook.students": "{students, plural, one {aluno} other {alunos}}" });
  const gradebook = readWritten("pt/gradebook.ts");
  expect(gradebook).toContain('students: ({ students }) => plural(students, { one: "aluno", other: "alunos" }),');
  expect(gradebook).toContain("// Not translated yet.\n  findStudent:");
  await importInto("pt", { "roster.importRows": "{rows, plural, one {Importar # linha} other {Importar # linhas}}" });
  expect(readWritten("pt/gradebook.ts")).toBe(gradebook);
  const states = exportTexts("pt").flatMap(({ area, units }) =>
    units.filter(({ target }) => target !== null).map(({ key, state }) => `${area}.${key} ${state}`),
  );
  expect(states).toEqual(["gradebook.students translated", "roster.importRows translated"]);
});

test("a translation whose English has changed is marked in the next export, and not imported from an old file", async () => {
  await importInto("nl", { "gradebook.students": "{students, plural, one {student} other {studenten}}" });
  const [unit] = exportTexts("nl", new Map([["gradebook.students", "pupils"]]))
    .flatMap(({ units }) => units)
    .filter(({ isOutdated }) => isOutdated);
  expect(unit).toMatchObject({ key: "students", state: "initial" });
  expect(unit?.notes).toContainEqual({ category: "english-was", text: "pupils" });
  const old = translate("nl", { "gradebook.students": "leerlingen" }).replace(/one \{student\}/, "one {pupil}");
  const { outdated, counts } = await importTexts(old, folder);
  expect({ outdated, changed: counts.changed }).toEqual({ outdated: ["gradebook.students"], changed: 0 });
});

test("the languages of right-to-left scripts and of many plural forms are written as `rich` and `plural` need them", async () => {
  const registered = "كل من يسجل بـ {code} ينضم.";
  await importInto("ar", {
    "accessCodes.registered": `{users, plural, =0 {${registered}} other {${registered} و{users, number}}}`,
    "grades.daysAgo": "{days, plural, zero {#} one {يوم} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}",
  });
  expect(readWritten("ar/accessCodes.ts")).toContain('rich`${"كل من يسجل بـ"} ${code} ${"ينضم"}.`');
  expect(readWritten("ar/grades.ts")).toContain('two: "يومان"');
});

const students = (forms: string) => ({ "gradebook.students": `{students, plural, ${forms}}` });

test.each<[string, Record<string, string>, string]>([
  ["an unknown placeholder", { "users.moved": "{username} {user}" }, "users.moved: {user} isn't in the English text"],
  ["a missing placeholder", { "users.moved": "Verschoben" }, "users.moved: {username} is missing"],
  ["a missing form other", students("one {x}"), "gradebook.students: a plural or select has no form `other`"],
  [
    "a wrong plural form",
    students("few {x} other {y}"),
    "gradebook.students: de has no plural form `few`, only one, other",
  ],
  [
    "a plural of a text",
    { "users.moved": "{username, plural, other {x}}" },
    "users.moved: {username} isn't a number, so it has no plural",
  ],
  ["an unclosed tag", { "gradebook.activeLive": "<wide>Aktiv" }, "gradebook.activeLive: a tag isn't closed"],
  [
    "a tag of another kind",
    { "gradebook.activeLive": "<b>Aktiv</b><wide>, </wide>" },
    "gradebook.activeLive: {b} isn't in the English text",
  ],
  [
    "a tag without words",
    { "gradebook.activeLive": "{wide}live" },
    "gradebook.activeLive: {wide} is a tag: write <wide>...</wide>",
  ],
  [
    "a missing tag",
    { "gradebook.activeLive": "live" },
    "gradebook.activeLive: {wide} is missing: put the words that it belongs to in <wide>...</wide>",
  ],
  ["an unbalanced brace", { "users.moved": "{username" }, "users.moved: a { has no }"],
  ["a control character", { "users.moved": "{username}\u202ex" }, "users.moved: it has the control character U+202E"],
  [
    "an unknown case",
    { "users.enabledChanged": "{enabled, select, maybe {a} other {{username}}}" },
    "users.enabledChanged: {enabled, select} has no case `maybe`, only true, false",
  ],
  [
    "a missing case",
    { "judging.done": "{intent, select, aside {a} other {}}" },
    "judging.done: {intent, select} has no text for count, accept, takeBack",
  ],
  [
    "a value outside of its guard",
    { "restorationRefusals.homeDeleted": "{organizationName} {organizationName, select, none {a} other {b}}" },
    "restorationRefusals.homeDeleted: {organizationName} may be missing outside of {organizationName, select, other {...}}, where English has it",
  ],
  [
    "an element in a plural",
    { "accessCodes.registered": "{users, plural, one {{code} #} other {{code} #}}" },
    "accessCodes.registered: {code} is an element, which can't be in a form of plural: use =1 and other",
  ],
])("%s is refused with unit and reason", async (_case, targets, problem) => {
  const { problems, files } = await importTexts(translate("de", targets), folder);
  expect({ problems, files: files.size }).toEqual({ problems: [problem], files: 0 });
});

const file = (units: string, doctype = "", attributes = 'version="2.0" srcLang="en" trgLang="de"') =>
  `<?xml version="1.0"?>${doctype}<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${attributes}><file id="f">${units}</file></xliff>`;
const unit = (id: string, target: string) =>
  `<unit id="${id}"><segment><source>x</source><target>${target}</target></segment></unit>`;
const laughs =
  '<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>';

test.each([
  [
    "entities that grow",
    file(unit("users.moved", "&c;"), laughs),
    "Line 1: a DOCTYPE is refused, because it can declare entities.",
  ],
  ["an external entity", file("", '<!DOCTYPE x SYSTEM "file:///etc/passwd">'), "Line 1: a DOCTYPE is refused"],
  ["an undeclared entity", file(unit("users.moved", "&c;")), "Line 1: this isn't valid XML"],
  ["unclosed elements", "<xliff", "Line 1: this isn't valid XML"],
  [
    "the same unit twice",
    file(unit("users.moved", "a") + unit("users.moved", "b")),
    "Line 1: unit users.moved is in the file twice.",
  ],
  ["an inline code", file(unit("users.moved", '<ph id="1"/>')), "unit users.moved has the inline code <ph>"],
  ["XLIFF 1.2", '<xliff version="1.2"/>', "this isn't XLIFF 2.0"],
  ["another source language", file("", "", 'version="2.0" srcLang="fr" trgLang="de"'), "the source language isn't en"],
  ["no target language", file("", "", 'version="2.0" srcLang="en"'), "the file has no target language"],
])("a file with %s is refused", async (_case, xliff, message) => {
  await expect(importTexts(xliff, folder)).rejects.toThrow(message);
});

test("an unknown unit is refused, and a path in place of a language", async () => {
  const { problems } = await importTexts(file(unit("users.nothing", "a") + unit("__proto__.toString", "b")), folder);
  expect(problems).toEqual([
    "users.nothing: the catalogue has no such text; export again",
    "__proto__.toString: the catalogue has no such text; export again",
  ]);
  const outside = await importTexts(file("", "", 'version="2.0" srcLang="en" trgLang="../en"'), folder);
  expect(outside).toMatchObject({ problems: ["../en isn't a language to import"], files: new Map() });
});
