// Pure: marks in a draft's texts that are shown as typed. They don't prevent publishing.
import { maxMarkedCharacters as max, unsupportedMarks } from "../../../content/marks";
import type { FieldErrors } from "~/domain/refusal";
import { texts } from "~/texts";
import { questionsOf, stepsOf, type DraftEntry } from "./lesson-form";
import { sandboxOf } from "./sandbox-form";

/** Characters of a draft that are checked; no lesson is that long. */
const maxCharacters = 50_000;

/** A field with marks: its path in the form, its label, and its texts, each of which may be a paragraph. */
type MarkedField = { path: string; name: string; texts: string[]; hasParagraphs?: boolean };

/** By path, as forms name fields: "Step 2, paragraph 1: Headings aren't supported. …" */
export function describeUnsupportedMarks(entry: DraftEntry): FieldErrors {
  const notes = new Map<string, string[]>();
  let remainingCharacters = maxCharacters;
  for (const { path, name, texts: words, hasParagraphs } of fieldsOf(entry)) {
    remainingCharacters -= words.reduce((sum, text) => sum + text.length, 0);
    if (remainingCharacters < 0) break;
    for (const { at, mark } of unsupportedMarks(words)) {
      const place = hasParagraphs ? texts.lessonMistakes.paragraph({ name, place: at + 1 }) : name;
      notes.set(path, [...(notes.get(path) ?? []), texts.lessonMistakes.textShownAsTyped({ place, mark, max })]);
    }
  }
  return Object.fromEntries(notes);
}

function fieldsOf(entry: DraftEntry): MarkedField[] {
  const steps = stepsOf(entry).flatMap(({ text, hint, hints }, at) => [
    {
      path: `lesson.steps.${at}.text`,
      name: texts.lessonMistakes.stepName({ place: at + 1 }),
      texts: textsOf(text),
      hasParagraphs: true,
    },
    { path: `lesson.steps.${at}.hint`, name: texts.lessonMistakes.stepHint({ place: at + 1 }), texts: textsOf(hint) },
    {
      path: `lesson.steps.${at}.details`,
      name: texts.lessonMistakes.stepHint({ place: at + 1 }),
      texts: textsOf(hints),
    },
  ]);
  const questions = questionsOf(entry).map(({ explanation }, at) => ({
    path: `questions.${at}.explanation`,
    name: texts.lessonMistakes.questionExplanation({ place: at + 1 }),
    texts: textsOf(explanation),
  }));
  const task = {
    ...{ path: "sandbox.text", name: texts.sandboxTasks.task, hasParagraphs: true },
    texts: textsOf(sandboxOf(entry)?.text),
  };
  return [...steps, ...questions, task];
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((text): text is string => typeof text === "string");
