// Pure: the mistakes of a draft as sentences for its author, shown beside the field.
import { formatPath, type Finding } from "../../../content/findings";
import type { FieldErrors } from "~/domain/refusal";
import { texts } from "~/texts";
import { languageName } from "~/texts/format";
import { questionsOf, stepsOf, type DraftEntry } from "./lesson-form";

/** By path, as forms name fields: "Question 1, answer 2: add a text." */
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

/** A sentence with its place in the checked part. */
export function sayMistake({ path, message }: Finding): string {
  const place = describePlace(path);
  const advice = adviseOn(path, message);
  const sentence =
    place === "" ? capitalized(advice) : texts.lessonMistakes.mistakeAt({ place: capitalized(place), advice });
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Lists whose entries have a name of their own. */
const lists = new Set([
  ...["questions", "answers", "steps", "goal", "orbits", "formulas", "text", "objectives", "sources", "readings"],
  ...["moves", "draw", "figures", "compare"],
]);

/** Keys that only group fields, or that the advice names itself. */
const unsaid = new Set(["locales", "lesson", "globe", "orbit", "explore", "inputs", "image", "predict", "question"]);
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
      words.push(lists.has(part) && at === path.length - 1 ? part : texts.lessonMistakes.fieldName({ field: part }));
  }
  return words.join(", ");
}

const isInAdvice = (path: Finding["path"], at: number) =>
  at === path.length - 1 && at > 0 && inAdvice.has(String(path[at]));

const numeric = new Set(["points", "maxScore", "passShare", "from", "to", "step", "value", "perigee", "apogee"]);

/** Advice by the rule's message. */
const advices: [RegExp, (match: RegExpExecArray) => string][] = [
  [/must be a number\.?$/, () => texts.lessonMistakes.writeNumber],
  [/must not be negative/, () => texts.lessonMistakes.writePositive],
  [/must be at least (\S+?)\.?$/, ([, least = ""]) => texts.lessonMistakes.writeAtLeast({ least })],
  [/must be at most (\S+?)\.?$/, ([, most = ""]) => texts.lessonMistakes.writeAtMost({ most })],
  [/must be more than (\S+?)\.?$/, ([, less = ""]) => texts.lessonMistakes.writeMoreThan({ less })],
  [/must be (\d+) characters or less/, ([, most = ""]) => texts.lessonMistakes.shorten({ most })],
  [/needs two answers at least/, () => texts.lessonMistakes.addSecondAnswer],
  [/needs a right answer/, () => texts.lessonMistakes.markRightAnswer],
  [/There is another answer with the text/, () => texts.lessonMistakes.sameAnswer],
  [/needs a task or a question/, () => texts.lessonMistakes.addTask],
  [
    /^the tasks give (\S+) points, .* is (\S+)\.$/,
    ([, sum = "", most = ""]) => texts.lessonMistakes.pointsDiffer({ sum, most }),
  ],
  [/^A lesson needs maxScore/, () => texts.lessonMistakes.writePoints],
  [/^must be (up to .+)$/, ([, use = ""]) => texts.lessonMistakes.use({ use })],
  [/^must be "/, () => texts.lessonMistakes.chooseOfList],
];

function adviseOn(path: Finding["path"], message: string): string {
  const field = String(path.findLast((part) => typeof part === "string") ?? "");
  if (/(is missing|must not be empty|must be a text)\.?$/.test(message))
    return texts.lessonMistakes.addMissing({ field, isNumber: numeric.has(field) });
  for (const [pattern, advise] of advices) {
    const match = pattern.exec(message);
    if (match) return advise(match);
  }
  return message;
}
