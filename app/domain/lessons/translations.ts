// Pure: a draft's translations, as its form shows and saves them.
import {
  checkLocales,
  languagesOf,
  listTranslations,
  translationPath,
  writeTranslations,
  type TranslatedText,
  type TranslationState,
} from "../../../content/locales";
import type { DraftEntry } from "~/db/schema";
import { texts } from "~/texts";
import { textOf } from "~/texts/say";
import type { FieldErrors } from "~/domain/refusal";
import { dropEmptyLines, questionsOf, stepsOf } from "./lesson-form";

/** A text with its translation, as the form shows it: lists as paragraphs or lines. */
export type TranslationField = {
  /** The text's path in the entry. */
  name: string;
  label: string;
  english: string;
  translation: string;
  state: TranslationState;
  maxLength: number;
  isLong: boolean;
};
/** The texts of one step or question, or those about the lesson. */
export type TranslationGroup = { id: string; title: string; fields: TranslationField[] };

export function listTranslationGroups(entry: DraftEntry, language: string): TranslationGroup[] {
  const groups = new Map<string, TranslationGroup>();
  for (const text of listTranslations(entry, language)) {
    const id = groupOf(text);
    const group = groups.get(id) ?? { id, title: titleOfGroup(entry, text), fields: [] };
    groups.set(id, group);
    group.fields.push(fieldOf(text));
  }
  return [...groups.values()];
}

/** "lesson-steps-0", "questions-2", "about". */
const groupOf = ({ after, before }: TranslatedText) => [...before, ...after].join("-") || "about";

function titleOfGroup(entry: DraftEntry, { path }: TranslatedText): string {
  const at = Number(path[0] === "lesson" ? path[2] : path[1]);
  if (path[0] === "lesson") return texts.lessonEditor.stepName({ place: at + 1 });
  if (path[0] !== "questions") return texts.lessonEditor.about;
  const key = questionsOf(entry)[at]?.key;
  const step = stepsOf(entry).findIndex((one) => one.kind === "question" && one.question === key);
  return step < 0
    ? texts.lessonEditor.questionName({ place: at + 1 })
    : texts.lessonEditor.questionOfStep({ place: at + 1, step: step + 1 });
}

function fieldOf(text: TranslatedText): TranslationField {
  const english = joined(text, text.text);
  return {
    name: text.path.join("."),
    label: labelOf(text),
    english,
    translation: text.translation === null ? "" : joined(text, text.translation),
    state: text.state,
    maxLength: text.maxLength,
    isLong: Array.isArray(text.text) || english.length > 80,
  };
}

/** The name of the last key, with its place in a list: "Answer 2". */
function labelOf({ path }: TranslatedText): string {
  const at = path.findLastIndex((key, index) => index > 2 && typeof key === "number");
  const list = at > 0 ? String(path[at - 1]) : "";
  const place = Number(path[at]) + 1;
  const field = list === "answers" || list === "orbits" ? list : String(path.at(-1));
  return texts.lessonEditor.textName({ field, part: String(path.at(-2)), place });
}

const separatorOf = ({ key }: TranslatedText) => (key === "objectives" ? "\n" : "\n\n");

const joined = (text: TranslatedText, value: string | string[]) =>
  Array.isArray(value) ? value.join(separatorOf(text)) : value;

/** The draft with what its form sends: one field per text, and `confirmed` for stale translations that stay. */
export function translateDraft(entry: DraftEntry, language: string, form: FormData): DraftEntry {
  const confirmed = new Set(form.getAll("confirmed"));
  return writeTranslations(entry, language, (text) => {
    const name = text.path.join(".");
    const typed = form.get(name);
    return typeof typed === "string"
      ? { translation: valueOf(text, typed), isConfirmed: confirmed.has(name) }
      : undefined;
  });
}

function valueOf(text: TranslatedText, typed: string): string | string[] | null {
  const value = typed
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000\p{Surrogate}]/gu, "")
    .trim();
  if (value === "") return null;
  if (!Array.isArray(text.text)) return value;
  const between = text.key === "objectives" ? /\n+/ : /\n\s*\n/;
  return value.split(between).map((part) => part.trim());
}

/** Mistakes by the name of their field. */
export function mistakesOfTranslations(entry: DraftEntry, language: string): FieldErrors {
  const findings = new Map(checkLocales(entry).map(({ path, reason }) => [path.join("."), textOf(reason)]));
  return Object.fromEntries(
    listTranslations(entry, language).flatMap((text) => {
      const message = findings.get(translationPath(text, language).join("."));
      return message === undefined ? [] : [[text.path.join("."), [message]]];
    }),
  );
}

/** Puts the translations of a stored draft into one that its form has sent, which doesn't contain them. */
export function keepTranslations(entry: DraftEntry, stored: DraftEntry): DraftEntry {
  const { locales: _, ...rest } = entry;
  const { lesson } = rest;
  const lessonLocales = isObject(stored.lesson) ? stored.lesson.locales : undefined;
  return {
    ...rest,
    ...(stored.locales !== undefined && { locales: stored.locales }),
    ...(isObject(lesson) && lessonLocales !== undefined && { lesson: { ...lesson, locales: lessonLocales } }),
  };
}

/** Removes the translations of texts that are gone. */
export const pruneTranslations = (entry: DraftEntry): DraftEntry =>
  languagesOf(entry).reduce((pruned, language) => writeTranslations(pruned, language), dropEmptyLines(entry));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
