// Pure: the mistakes of a draft as sentences for its author, shown beside the field.
import { formatPath, type Finding, type FindingKey } from "../../../content/findings";
import type { FieldErrors } from "~/domain/refusal";
import { texts } from "~/texts";
import { languageName } from "~/texts/format";
import { questionsOf, stepsOf, type DraftEntry } from "./lesson-form";

/** By path, as forms name fields. */
export function mistakesInWords(findings: readonly Finding[]): FieldErrors {
  const errors = new Map<string, string[]>();
  for (const finding of findings) {
    const path = formatPath(finding) || "lesson";
    errors.set(path, [...(errors.get(path) ?? []), sayMistake(finding)]);
  }
  return Object.fromEntries(errors);
}

/** The index of the step that contains a mistake; null for fields above the steps. */
export function stepOfMistake(path: string, entry: DraftEntry): number | null {
  const [, step] = /^lesson\.steps\.(\d+)/.exec(path) ?? [];
  if (step !== undefined) return Number(step);
  const [, question] = /^questions\.(\d+)/.exec(path) ?? [];
  if (question === undefined) return null;
  const key = questionsOf(entry)[Number(question)]?.key;
  const at = stepsOf(entry).findIndex((each) => each.kind === "question" && each.question === key);
  return at < 0 ? null : at;
}

/** Number of mistakes per step. */
export function countByStep(errors: FieldErrors, entry: DraftEntry): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [path, messages] of Object.entries(errors)) {
    const step = stepOfMistake(path, entry);
    if (step !== null) counts.set(step, (counts.get(step) ?? 0) + messages.length);
  }
  return counts;
}

/** Whole sentences, with the place in the checked part: "Question 1, answer 2: Add a text." */
export function sayMistake({ path, reason }: Finding): string {
  const place = describePlace(path);
  const advice = adviseOn(path, reason);
  return place === "" ? advice : texts.lessonMistakes.mistakeAt({ place: capitalized(place), advice });
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Lists whose entries have a name of their own. */
const lists = new Set([
  ...["questions", "answers", "steps", "goal", "orbits", "formulas", "text", "objectives", "sources", "readings"],
  ...["moves", "draw", "figures", "compare", "checks", "options", "dials", "wrong", "hints", "message"],
]);

/** Keys that only group fields, or that the advice names itself. */
const unsaid = new Set([
  "locales",
  "lesson",
  "sandbox",
  "flight",
  "document",
  "globe",
  "orbit",
  "explore",
  "inputs",
  "image",
  "predict",
  "question",
]);
const inAdvice = new Set(["text", "title", "hint", "name", "alt", "explanation"]);

/** "question 1, answer 2", "step 3, goal 1, from". */
function describePlace(path: Finding["path"]): string {
  const words: string[] = [];
  for (const [at, part] of path.entries()) {
    if (typeof part === "number")
      words.push(texts.lessonMistakes.entryName({ list: String(path[at - 1]), place: part + 1 }));
    else if (path[at - 1] === "locales") words.push(languageName(part));
    // Its entry follows and is named with it.
    else if (typeof path[at + 1] !== "number" && !unsaid.has(part) && !isInAdvice(path, at))
      words.push(lists.has(part) && at === path.length - 1 ? part : nameOf(part));
  }
  return words.join(", ");
}

const isInAdvice = (path: Finding["path"], at: number) =>
  at === path.length - 1 && at > 0 && inAdvice.has(String(path[at]));

const numeric = new Set([
  ...["points", "maxScore", "passShare", "from", "to", "step", "value", "perigee", "apogee"],
  ...["below", "minutes", "spacecraft", "other"],
]);

/** Advice in words of the form, by the key of a finding. The others are said as in a document. */
const advices: Record<string, (params: Record<string, unknown>) => string> = {
  notNumber: () => texts.lessonMistakes.writeNumber,
  negative: () => texts.lessonMistakes.writePositive,
  tooSmall: ({ least }) => texts.lessonMistakes.writeAtLeast({ least: String(least) }),
  tooLarge: ({ most }) => texts.lessonMistakes.writeAtMost({ most: String(most) }),
  notMoreThan: ({ limit }) => texts.lessonMistakes.writeMoreThan({ less: String(limit) }),
  tooLong: ({ max }) => texts.lessonMistakes.shorten({ most: String(max) }),
  fewAnswers: () => texts.lessonMistakes.addSecondAnswer,
  noRightAnswer: () => texts.lessonMistakes.markRightAnswer,
  onlyReading: () => texts.lessonMistakes.addTask,
  taskPoints: ({ sum, maxScore }) => texts.lessonMistakes.pointsDiffer({ sum: String(sum), most: String(maxScore) }),
  lessonMaxScore: () => texts.lessonMistakes.writePoints,
  sandboxMaxScore: () => texts.sandboxForm.writePoints,
  checkPoints: ({ sum, maxScore }) => texts.sandboxForm.checksGiveMore({ sum: Number(sum), points: Number(maxScore) }),
  sandboxText: () => texts.sandboxForm.writeText,
  notOneOf: () => texts.lessonMistakes.chooseOfList,
};

function adviseOn(path: Finding["path"], reason: Finding["reason"]): string {
  // Findings have texts of this area only.
  const key = reason.textKey.replace("contentFindings.", "") as FindingKey;
  const params: Record<string, unknown> = { ...reason.params };
  const field = String(path.findLast((part) => typeof part === "string") ?? "");
  if (["missing", "empty", "notText"].includes(key))
    return texts.lessonMistakes.addMissing({ field, isNumber: numeric.has(field) });
  if (key === "duplicate" && params.thing === "answerText") return texts.lessonMistakes.sameAnswer;
  if (key === "unknownField" && field === "details") return texts.lessonMistakes.notDetails;
  return advices[key]?.(params) ?? readFinding(key, params);
}

/** Unlike `textOf` it works in browsers, where the editor checks a step that isn't saved. */
function readFinding(key: FindingKey, params: object): string {
  const entry: unknown = texts.contentFindings[key];
  // The finding has the entry's parameters.
  return typeof entry === "function" ? (entry as (params: object) => string)(params) : String(entry);
}

/** "other" stands for any other value in translators' files. */
const nameOf = (field: string) =>
  texts.lessonMistakes.fieldName({ field: field === "other" ? "otherSpacecraft" : field });
