// Pure. Translations of a scenario: which of its texts have one, which are stale, and the scenario in a language. Works
// on drafts, which may have mistakes.
import { reason, type Finding } from "./findings";
import { hashOf } from "./hash";

type Path = Finding["path"];
type Part = Record<string | number, unknown>;

/** A text that can be translated. */
export type SourceText = {
  /** Its place in the scenario, such as `lesson.steps.0.title`. */
  path: Path;
  text: string | string[];
  maxLength: number;
  /** Its translations are at `[...before, "locales", language, ...after, key]`. */
  before: Path;
  after: Path;
  key: string;
};

/** "stale": the English text has changed since. */
export type TranslationState = "missing" | "stale" | "current";

export type TranslatedText = SourceText & { translation: string | string[] | null; state: TranslationState };

/** Pattern and maximum length; `*` stands for each entry of a list, by its key if it has one. */
type Pattern = readonly [string, number];
const long = 20_000;
const scenarioTexts: Pattern[] = [
  ["title", 200],
  ["shortTitle", 30],
  ["objectives", 500],
  ["sandbox.text", 2_000],
  ["flight.document.goal", 300],
  ["flight.document.briefing", 1_000],
];
const questionTexts: Pattern[] = [
  ["text", 2_000],
  ["answers.*.text", 2_000],
  ["explanation", 4_000],
];
const stepTexts: Pattern[] = [
  ["title", long],
  ["text", long],
  ["hint", long],
  ["hints", long],
  ["wrong.*.text", long],
  ["message", long],
  ["options.*.text", long],
  ["dials.*.label", long],
  ["dials.*.unit", long],
  ["dials.*.marks.*.text", long],
  ["image.alt", long],
  ["image.caption", long],
  ["globe.caption", long],
  ["globe.orbits.*.name", long],
  ["picture.caption", long],
  ["picture.explore.compare.name", long],
  ["explore.compare.name", long],
  ["predict.question", long],
  ["predict.answers.*.text", long],
];

/** Of a flight's file. */
const flightTexts: Pattern[] = [
  ["goal", long],
  ["briefing", long],
  ["tutorial.*.text", long],
  ["help", long],
  ["target.name", long],
  ["chaser.name", long],
  ["reference.how", long],
];

/** Every text of a scenario, or of a lesson or flight alone as `{ lesson }`: title, then steps, then questions. */
export function listTexts(entry: object): SourceText[] {
  const flight = isFlight(entry) ? valueAt(entry, ["lesson"]) : {};
  const flown = textsOf(flight, flightTexts, { path: ["lesson"], before: ["lesson"], after: [] });
  const steps = listAt(entry, ["lesson", "steps"]).flatMap((step, at) =>
    // Its text is that of the question.
    valueAt(step, ["kind"]) === "question"
      ? []
      : textsOf(step, stepTexts, { path: ["lesson", "steps", at], before: ["lesson"], after: ["steps", at] }),
  );
  const questions = listAt(entry, ["questions"]).flatMap((question, at) => {
    const key = valueAt(question, ["key"]);
    const place = { path: ["questions", at], before: [], after: ["questions", String(key)] };
    return typeof key === "string" ? textsOf(question, questionTexts, place) : [];
  });
  return [...textsOf(entry, scenarioTexts, { path: [], before: [], after: [] }), ...flown, ...steps, ...questions];
}

const isFlight = (entry: object) => valueAt(entry, ["lesson", "type"]) === "scenario";

function textsOf(holder: unknown, patterns: Pattern[], place: Pick<SourceText, "path" | "before" | "after">) {
  return patterns.flatMap(([pattern, maxLength]) =>
    findTexts(holder, pattern.split(".")).map(({ keys, path, text }): SourceText => ({
      ...place,
      path: [...place.path, ...path],
      text,
      maxLength,
      key: keys.join("."),
    })),
  );
}

type FoundText = { keys: string[]; path: Path; text: string | string[] };

function findTexts(value: unknown, [name, ...rest]: string[]): FoundText[] {
  if (name === undefined) return isText(value) ? [{ keys: [], path: [], text: value }] : [];
  if (name !== "*") return isPart(value) ? withKey(name, name, findTexts(value[name], rest)) : [];
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, at) => {
    const key = valueAt(item, ["key"]);
    return withKey(typeof key === "string" ? key : String(at), at, findTexts(item, rest));
  });
}

const withKey = (key: string, at: string | number, texts: FoundText[]) =>
  texts.map(({ keys, path, text }) => ({ keys: [key, ...keys], path: [at, ...path], text }));

/** The texts of a scenario with their translations. */
export const listTranslations = (entry: object, language: string): TranslatedText[] =>
  listTexts(entry).map((source) => {
    const holder = holderOf(entry, source, language);
    const translation = isPart(holder) ? holder[source.key] : undefined;
    if (!isText(translation)) return { ...source, translation: null, state: "missing" };
    const prints = String(valueAt(holder, ["prints"]) ?? "").split(" ");
    return { ...source, translation, state: prints.includes(printOf(source)) ? "current" : "stale" };
  });

const holderOf = (entry: object, { before, after }: SourceText, language: string) =>
  valueAt(entry, [...before, "locales", language, ...after]);

/** Positions in lists aren't part of it, because entries move. */
function printOf({ key, text }: SourceText): string {
  const kind = key.replace(/\.\d+\./g, ".");
  return (hashOf([kind, text].flat().join("\n")) >>> 0).toString(16).padStart(8, "0");
}

/** The languages in which a scenario has translations. */
export const languagesOf = (entry: object): string[] => [
  ...new Set([["locales"], ["lesson", "locales"]].flatMap((path) => Object.keys(partAt(entry, path)))),
];

/**
 * The scenario in a language, without its translations. Texts without a translation stay English, and so do stale ones
 * whose numbers in braces no longer fit. `missing`: how many of its `total` texts for players stay English.
 */
export function translateScenario<Entry extends object>(entry: Entry, language: string) {
  const translated = structuredClone(withoutLocales(entry));
  const texts = listTranslations(entry, language);
  const fitting = texts.filter((text) => text.translation !== null && problemOf(text) === null);
  for (const { path, text, translation } of fitting) {
    if (path.at(-1) === "name" && path.includes("orbits")) renameMoves(translated, path, text, translation);
    putAt(translated, path, translation);
  }
  const played = texts.filter(({ path }) => path.length > 1);
  return { entry: translated, total: played.length, missing: played.filter((text) => !fitting.includes(text)).length };
}

/** A task's moves name their orbits. */
function renameMoves(entry: object, path: Path, from: unknown, to: unknown) {
  for (const move of listAt(entry, [...path.slice(0, 3), "moves"]))
    if (isPart(move) && move.orbit === from) move.orbit = to;
}

/** The scenario as games get it in English. */
export function withoutLocales<Entry extends object>(entry: Entry): Entry {
  const copy = { ...entry };
  if ("locales" in copy) delete copy.locales;
  if ("lesson" in copy && isPart(copy.lesson)) copy.lesson = withoutLocales(copy.lesson);
  return copy;
}

/** What is wrong with the translations; stale ones are no mistake. */
export function checkLocales(entry: object, path: Path = []): Finding[] {
  return languagesOf(entry).flatMap((language) => [
    ...checkKeys(entry, language, path),
    ...listTranslations(entry, language).flatMap((text) => {
      const problem = text.state === "current" ? problemOf(text) : null;
      return problem === null ? [] : [{ path: [...path, ...translationPath(text, language)], reason: problem }];
    }),
  ]);
}

export const translationPath = ({ before, after, key }: SourceText, language: string): Path => [
  ...before,
  "locales",
  language,
  ...after,
  key,
];

function problemOf({ text, translation, maxLength }: TranslatedText): Finding["reason"] | null {
  const [english, words] = [[text].flat(), [translation ?? []].flat()];
  if (Array.isArray(text) !== Array.isArray(translation))
    return reason(Array.isArray(text) ? "listAsInEnglish" : "textAsInEnglish");
  if (words.length !== english.length) return reason("countAsInEnglish", { count: english.length });
  if (words.some((one) => one.length > maxLength)) return reason("tooLong", { max: maxLength });
  const [expected, used] = [namesIn(english), namesIn(words)];
  if (expected === used) return null;
  return expected === "" ? reason("noNumbersInEnglish") : reason("numbersAsInEnglish", { names: expected });
}

const namesIn = (texts: string[]) =>
  [...new Set(texts.join("\n").match(/\{[A-Za-z]+\}/g))].sort((a, b) => (a < b ? -1 : 1)).join(", ");

/** Translations of texts that don't exist. */
function checkKeys(entry: object, language: string, path: Path): Finding[] {
  const texts = listTexts(entry);
  const known = new Set(texts.map((text) => translationPath(text, language).join(" ")));
  const holders: Path[] = [
    ["locales", language],
    ...(isFlight(entry) ? [["lesson", "locales", language]] : []),
    ...Object.keys(partAt(entry, ["locales", language, "questions"])).map((key) => [
      ...["locales", language, "questions", key],
    ]),
    ...listAt(entry, ["lesson", "locales", language, "steps"]).map((_, at) => [
      ...["lesson", "locales", language, "steps"],
      at,
    ]),
  ];
  return holders.flatMap((holder) =>
    Object.keys(partAt(entry, holder))
      .filter((key) => key !== "prints" && key !== "questions" && !known.has([...holder, key].join(" ")))
      .map((key) => ({ path: [...path, ...holder, key], reason: reason("noSuchText") })),
  );
}

/** A translator's change: null removes the translation; `isConfirmed`: a stale one is still correct. */
export type TranslationChange = { translation: string | string[] | null; isConfirmed: boolean };

/** The scenario with changed translations; those of texts that are gone are removed. */
export function writeTranslations<Entry extends object>(
  entry: Entry,
  language: string,
  changeOf: (text: TranslatedText) => TranslationChange | undefined = () => undefined,
): Entry {
  const copy = structuredClone(entry);
  for (const path of [[], ["lesson"]]) delete partAt(copy, [...path, "locales"])[language];
  for (const text of listTranslations(entry, language)) {
    const { translation, isConfirmed } = changeOf(text) ?? { translation: text.translation, isConfirmed: false };
    if (translation === null) continue;
    putAt(copy, translationPath(text, language), translation);
    const isCurrent = isConfirmed || text.state === "current" || !isSame(translation, text.translation);
    const holder = holderOf(copy, text, language);
    if (isCurrent && isPart(holder)) addPrint(holder, printOf(text));
  }
  for (const path of [[], ["lesson"]]) {
    const holder = partAt(copy, path);
    if (isPart(holder.locales) && Object.keys(holder.locales).length === 0) delete holder.locales;
  }
  return copy;
}

function addPrint(holder: Part, print: string) {
  const prints = new Set([...String(holder.prints ?? "").split(" "), print].filter(Boolean));
  // Deleted first, so that it is the last.
  delete holder.prints;
  holder.prints = [...prints].join(" ");
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null;

const isText = (value: unknown): value is string | string[] =>
  typeof value === "string"
    ? value !== ""
    : Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "string");

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (isPart(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);

const listAt = (value: unknown, path: Path): unknown[] => {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
};

const partAt = (value: unknown, path: Path): Part => {
  const part = valueAt(value, path);
  return isPart(part) ? part : {};
};

/** Creates what is missing on the way: lists for positions, otherwise objects. */
function putAt(value: object, path: Path, last: unknown) {
  // Objects and lists alike.
  let at = value as Part;
  for (const [index, key] of path.slice(0, -1).entries()) {
    const isList = typeof path[index + 1] === "number";
    const next = isPart(at[key]) ? at[key] : isList ? [] : {};
    at[key] = next;
    // Steps before it may have no translations.
    if (Array.isArray(next)) fillTo(next, Number(path[index + 1]));
    // Both are parts.
    at = next as Part;
  }
  at[path.at(-1) ?? ""] = last;
}

function fillTo(list: unknown[], length: number) {
  while (list.length < length) list.push({});
}
