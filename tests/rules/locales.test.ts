// Translations of a scenario's texts, as documents have them and as games get them.
import { textOf } from "~/texts/say";
import { expect, test } from "vitest";
import { listStandardCurricula } from "~/domain/curricula/standard-curricula";
import { everyFile } from "../../content/every-file";
import {
  checkLocales,
  languagesOf,
  listTranslations,
  translateScenario,
  withoutLocales,
  writeTranslations,
  type TranslatedText,
} from "../../content/locales";
import { toPlayedLesson, toTranslatedLesson } from "../../content/played-lesson";
import { writtenEntry } from "../support/written-lesson";

const pathOf = ({ path }: TranslatedText) => path.join(".");
const inCapitals = (text: string | string[]) => (Array.isArray(text) ? text.map(capitals) : capitals(text));
/** Numbers in braces stay. */
const capitals = (text: string) =>
  text.replace(/\{\w+\}|\p{L}/gu, (part) => (part.length > 1 ? part : part.toUpperCase()));

/** The example lesson with a German translation: the English in capitals. */
const inGerman = () =>
  writeTranslations(writtenEntry(), "de", ({ text }) => ({ translation: inCapitals(text), isConfirmed: false }));
const statesOf = (entry: object) =>
  Object.fromEntries(listTranslations(entry, "de").map((text) => [pathOf(text), text.state]));

test("a translation has title, texts, questions, answers and explanations, and nothing else", () => {
  const entry = inGerman();
  expect(checkLocales(entry)).toEqual([]);
  const { entry: german, missing } = translateScenario(entry, "de");
  expect(missing).toBe(0);
  expect(german.title).toBe("WHY IT STAYS UP");
  expect(german.objectives).toEqual(["SAY WHY A SATELLITE DOES NOT FALL DOWN"]);
  expect(german.lesson?.steps[2]).toMatchObject({
    title: "CLIMB",
    text: ["RAISE THE APOGEE TO {high} KM, TO WITHIN 20 KM."],
    hint: "ONLY THE APOGEE.",
    globe: { orbits: [{ name: "YOURS" }] },
    goal: [{ from: "{high} - 20" }],
  });
  expect(german.questions?.[0]).toEqual({
    key: "falls",
    text: "DOES A SATELLITE FALL?",
    points: 10,
    answers: [
      { key: "a", text: "YES, ALL THE TIME", correct: true },
      { key: "b", text: "NO", correct: false },
    ],
    explanation: "IT FALLS PAST THE EARTH.",
  });
});

test("in English a scenario with translations is what it is without them", () => {
  expect(withoutLocales(inGerman())).toEqual(writtenEntry());
  const { lesson, maxScore = 0, questions = [], locales } = inGerman();
  const english = toPlayedLesson(writtenEntry().lesson!, { maxScore, questions });
  expect(JSON.stringify(toPlayedLesson(lesson!, { maxScore, questions }))).toBe(JSON.stringify(english));
  expect(toTranslatedLesson(lesson!, { maxScore, questions, locales }, "fr")).toBeNull();
});

test("an English text that changes makes its translation stale, which is still shown", () => {
  const entry = inGerman();
  entry.questions![0]!.explanation = "It falls, and misses.";
  expect(Object.entries(statesOf(entry)).filter(([, state]) => state !== "current")).toEqual([
    ["questions.0.explanation", "stale"],
  ]);
  expect(translateScenario(entry, "de").entry.questions?.[0]?.explanation).toBe("IT FALLS PAST THE EARTH.");
  const confirmed = writeTranslations(entry, "de", ({ translation }) => ({ translation, isConfirmed: true }));
  expect(Object.values(statesOf(confirmed))).not.toContain("stale");
});

test("a stale text whose numbers in braces are gone stays English", () => {
  const entry = inGerman();
  const task = entry.lesson!.steps[2]!;
  if (task.kind === "task") task.text = ["Raise it to {goal} km."];
  const { entry: german, missing } = translateScenario(entry, "de");
  expect(german.lesson?.steps[2]).toMatchObject({ text: ["Raise it to {goal} km."] });
  expect(missing).toBe(1);
  expect(checkLocales(entry)).toEqual([]);
});

test("a missing text stays English and is counted", () => {
  const entry = writeTranslations(inGerman(), "de", ({ path, translation }) => ({
    translation: path.join(".") === "lesson.steps.0.title" ? null : translation,
    isConfirmed: false,
  }));
  expect(statesOf(entry)["lesson.steps.0.title"]).toBe("missing");
  const { lesson, maxScore = 0, questions = [], locales } = entry;
  const german = toTranslatedLesson(lesson!, { maxScore, questions, locales }, "de");
  expect(german).toMatchObject({ language: "de", isPartial: true });
  expect(german?.steps[0]).toMatchObject({ title: "It falls", text: ["A SATELLITE FALLS, AND MISSES."] });
});

test("mistakes name their place: unknown texts, another number of texts, other numbers in braces, too long", () => {
  const entry = inGerman();
  const { de } = entry.lesson!.locales!;
  Object.assign(de!.steps[0]!, { goal: "100" });
  Object.assign(de!.steps[2]!, { text: ["Höher: {hoch}"], hint: ["Apogäum"] });
  Object.assign(entry.locales!.de!, { shortTitle: "x".repeat(31), objectives: ["eins", "zwei"] });
  Object.assign(entry.locales!.de!.questions!, { gone: { text: "Weg?" } });
  Object.assign(entry.locales!.de!.questions!.falls!, { "answers.c.text": "Vielleicht" });
  expect(
    checkLocales(entry, ["scenarios", 0]).map(({ path, reason }) => [path.slice(2).join("."), textOf(reason)]),
  ).toEqual([
    ["locales.de.questions.falls.answers.c.text", "There's no English text in this place."],
    ["locales.de.questions.gone.text", "There's no English text in this place."],
    ["lesson.locales.de.steps.0.goal", "There's no English text in this place."],
    ["locales.de.shortTitle", "Must be 30 characters or less."],
    ["locales.de.objectives", "Must have 1 texts, as in English."],
    ["lesson.locales.de.steps.2.text", "Must have the same numbers in braces as in English: {high}."],
    ["lesson.locales.de.steps.2.hint", "Must be one text, as in English."],
  ]);
});

test("an orbit's translated name is moved like the English one", () => {
  const entry = writtenEntry();
  const task = entry.lesson!.steps[2]!;
  if (task.kind === "task") task.moves = [{ orbit: "Yours", element: "apogee", to: "{high}" }];
  const german = writeTranslations(entry, "de", ({ text }) => ({ translation: inCapitals(text), isConfirmed: false }));
  expect(translateScenario(german, "de").entry.lesson?.steps[2]).toMatchObject({ moves: [{ orbit: "YOURS" }] });
});

test("translations of texts that are gone are removed, and a language without texts too", () => {
  const entry = inGerman();
  entry.questions = [];
  const written = writeTranslations(entry, "de");
  expect(written.locales?.de?.questions).toBeUndefined();
  expect(checkLocales(written)).toEqual([]);
  const cleared = writeTranslations(entry, "de", () => ({ translation: null, isConfirmed: false }));
  expect(cleared).toEqual(withoutLocales(entry));
});

test("no translation of the product's lessons is stale", () => {
  const translated = listStandardCurricula().flatMap(({ campaigns }) =>
    campaigns.flatMap(({ scenarios }) =>
      scenarios.flatMap((scenario) => {
        const entry = { ...scenario, lesson: everyFile[scenario.key] };
        return languagesOf(entry).flatMap((language) => listTranslations(entry, language));
      }),
    ),
  );
  expect(translated.some(({ state }) => state === "current")).toBe(true);
  expect(translated.filter(({ state }) => state === "stale").map(pathOf)).toEqual([]);
});
