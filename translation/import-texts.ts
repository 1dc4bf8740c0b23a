import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readAreas, readDateFormats, untranslated } from "./catalogue-files";
import { categoriesOf, checkMessage, type Language } from "./check-message";
import { parseMessage } from "./parse-message";
import { printMessage } from "./print-message";
import type { Area, Entry } from "./read-area";
import { readMessage, type Message } from "./read-message";
import { readXliff, type TranslatedUnit } from "./read-xliff";
import { InexpressibleError, Values } from "./values";
import { visitMessage } from "./visit-message";
import { writeArea } from "./write-area";
import { writeEntry } from "./write-entry";

export type ImportResult = {
  readonly locale: string;
  /** Reasons not to import the file. */
  readonly problems: readonly string[];
  /** What a person should look at. */
  readonly notices: readonly string[];
  /** Texts whose English has changed since the file was exported: they aren't imported. */
  readonly outdated: readonly string[];
  readonly counts: { readonly changed: number; readonly same: number; readonly empty: number };
  /** Contents by path. */
  readonly files: ReadonlyMap<string, string>;
};

type Outcome =
  | { kind: "changed"; code: string; notices: string[] }
  | { kind: "same" | "empty" | "outdated" }
  | { kind: "refused"; problems: string[] };

/** English is written in TypeScript, and en-XA is made from it. */
export const isTranslatableLocale = (locale: string) =>
  /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(locale) && !/^en(-XA)?$|^ar-XB$/.test(locale);

/** Checks an XLIFF file and returns the files of the catalogue to write. Throws XliffError. */
export async function importTexts(xliff: string, folder: string): Promise<ImportResult> {
  const { locale, units } = readXliff(xliff);
  if (!isTranslatableLocale(locale)) return refuse(locale, `${locale} isn't a language to import`);
  const english = readAreas(folder, "en");
  const present = readAreas(folder, locale);
  const language = { locale, dateFormats: readDateFormats(folder) };
  const outcomes = [...units.values()].map((unit) => {
    const [area = "", key = ""] = unit.id.split(".");
    const entry = english.get(area)?.entries.get(key);
    const outcome: Outcome = entry
      ? importUnit(unit, entry, present.get(area)?.entries.get(key), language)
      : { kind: "refused", problems: ["the catalogue has no such text; export again"] };
    return { id: unit.id, area, key, outcome };
  });
  const count = (kind: Outcome["kind"]) => outcomes.filter(({ outcome }) => outcome.kind === kind).length;
  const changed = new Map<string, Map<string, string>>();
  for (const { area, key, outcome } of outcomes)
    if (outcome.kind === "changed")
      changed.set(area, (changed.get(area) ?? new Map<string, string>()).set(key, outcome.code));
  const problems = outcomes.flatMap(({ id, outcome }) =>
    outcome.kind === "refused" ? outcome.problems.map((problem) => `${id}: ${problem}`) : [],
  );
  return {
    ...{ locale, problems },
    notices: outcomes.flatMap(({ id, outcome }) =>
      outcome.kind === "changed" ? outcome.notices.map((notice) => `${id}: ${notice}`) : [],
    ),
    outdated: outcomes.filter(({ outcome }) => outcome.kind === "outdated").map(({ id }) => id),
    counts: { changed: count("changed"), same: count("same"), empty: count("empty") },
    files: problems.length > 0 ? new Map() : await writeFiles(folder, english, present, changed, language),
  };
}

const refuse = (locale: string, problem: string): ImportResult => ({
  ...{ locale, problems: [problem], notices: [], outdated: [] },
  ...{ counts: { changed: 0, same: 0, empty: 0 }, files: new Map() },
});

function importUnit(
  { source, target }: TranslatedUnit,
  entry: Entry,
  present: Entry | undefined,
  language: Language,
): Outcome {
  const values = new Values(entry);
  const english = readIfExpressible(entry, values);
  if (!english) return { kind: "refused", problems: ["a developer translates this text, in TypeScript"] };
  if (source !== printMessage(english)) return { kind: "outdated" };
  if (target === null || target.trim() === "") return { kind: source.trim() === "" ? "same" : "empty" };
  const now = present && readIfExpressible(present, values);
  if (now && printMessage(now) === target && present.comment !== untranslated) return { kind: "same" };
  const parsed = parseMessage(target);
  if ("problem" in parsed) return { kind: "refused", problems: [parsed.problem] };
  const problems = checkMessage(parsed.message, english, values, language);
  if (problems.length > 0) return { kind: "refused", problems };
  return {
    kind: "changed",
    code: writeEntry(parsed.message, entry, values),
    notices: [...noticesOnSpaces(source, target), ...noticesOnForms(parsed.message, language.locale)],
  };
}

function readIfExpressible(entry: Entry, values: Values): Message | null {
  try {
    return readMessage(entry, values);
  } catch (error) {
    if (error instanceof InexpressibleError) return null;
    throw error;
  }
}

const noticesOnSpaces = (source: string, target: string): string[] => [
  ...(/^\s/.test(source) === /^\s/.test(target) ? [] : ["the space at its beginning differs from English"]),
  ...(/\s$/.test(source) === /\s$/.test(target) ? [] : ["the space at its end differs from English"]),
];

function noticesOnForms(message: Message, locale: string): string[] {
  const notices = new Set<string>();
  visitMessage(message, (part) => {
    if (!("pluralType" in part)) return;
    const missing = categoriesOf(locale).filter((form) => !part.options[form]);
    if (missing.length > 0) notices.add(`{${part.value}, plural} has no form ${missing.join(", ")}`);
  });
  return [...notices];
}

/** Areas with changed texts, and those that lack texts of English. */
async function writeFiles(
  folder: string,
  english: ReadonlyMap<string, Area>,
  present: ReadonlyMap<string, Area>,
  changed: ReadonlyMap<string, ReadonlyMap<string, string>>,
  { locale, dateFormats }: Language,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [name, area] of english) {
    const translated = changed.get(name) ?? new Map<string, string>();
    const isComplete = [...area.entries.keys()].every((key) => present.get(name)?.entries.has(key));
    if (translated.size === 0 && isComplete) continue;
    const content = await writeArea(name, area, present.get(name), translated, dateFormats);
    files.set(join(folder, locale, `${name}.ts`), content);
  }
  const index = readFileSync(join(folder, "en", "index.ts"), "utf8");
  return files.set(join(folder, locale, "index.ts"), index);
}
