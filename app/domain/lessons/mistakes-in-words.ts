// Pure: the mistakes of a draft as sentences for its author, shown beside the field.
import { formatPath, type Finding } from "../../../content/findings";
import type { FieldErrors } from "~/domain/refusal";
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
  const sentence = place === "" ? capitalized(advice) : `${capitalized(place)}: ${advice}`;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Lists, by the name of one entry; others keep their key. */
const entries: Record<string, string> = {
  ...{ questions: "question", answers: "answer", steps: "step", goal: "goal", orbits: "orbit", formulas: "formula" },
  ...{ text: "paragraph", objectives: "objective", sources: "source", readings: "reading", moves: "move" },
  ...{ draw: "drawn number", figures: "calculated number", compare: "comparison" },
};

/** Fields whose label in the form differs from their key. */
const fields: Record<string, string> = {
  ...{ maxScore: "points", shortTitle: "short title", passShare: "share that passes", alt: "description" },
  ...{ argumentOfPerigee: "argument of perigee", trueAnomaly: "true anomaly", quantity: "quantity" },
};

/** Keys that only group fields, or that the advice names itself. */
const unsaid = new Set(["lesson", "globe", "orbit", "explore", "inputs", "image", "predict", "question"]);
const inAdvice = new Set(["text", "title", "hint", "name", "alt", "explanation"]);

/** "question 1, answer 2", "step 3, goal 1, from". */
function describePlace(path: Finding["path"]): string {
  const words: string[] = [];
  for (const [at, part] of path.entries()) {
    if (typeof part === "number") words.push(`${entries[String(path[at - 1])] ?? path[at - 1]} ${part + 1}`);
    // Its entry follows and is named with it.
    else if (typeof path[at + 1] !== "number" && !unsaid.has(part) && !isInAdvice(path, at))
      words.push(entries[part] && at === path.length - 1 ? part : (fields[part] ?? part));
  }
  return words.join(", ");
}

const isInAdvice = (path: Finding["path"], at: number) =>
  at === path.length - 1 && at > 0 && inAdvice.has(String(path[at]));

const whatIsMissing: Record<string, string> = {
  ...{ text: "a text", title: "a title", shortTitle: "a short title", hint: "a hint", name: "a name" },
  ...{ alt: "a description", explanation: "an explanation" },
};

const numeric = new Set(["points", "maxScore", "passShare", "from", "to", "step", "value", "perigee", "apogee"]);

/** Advice by the rule's message. */
const advices: [RegExp, (match: RegExpExecArray) => string][] = [
  [/must be a number\.?$/, () => "write a number"],
  [/must not be negative/, () => "write 0 or more"],
  [/must be at least (\S+?)\.?$/, ([, least]) => `write ${least} or more`],
  [/must be at most (\S+?)\.?$/, ([, most]) => `write ${most} or less`],
  [/must be more than (\S+?)\.?$/, ([, less]) => `write more than ${less}`],
  [/must be (\d+) characters or less/, ([, most]) => `shorten this to ${most} characters`],
  [/needs two answers at least/, () => "add a second answer"],
  [/needs a right answer/, () => "mark a right answer, or set the points to 0 for a survey"],
  [/There is another answer with the text/, () => "another answer has the same text"],
  [/needs a task or a question/, () => "add a task or a question. Reading alone doesn't pass"],
  [
    /^the tasks give (\S+) points, .* is (\S+)\.$/,
    ([, sum, most]) => `the tasks give ${sum}, the whole lesson ${most}`,
  ],
  [/^A lesson needs maxScore/, () => "write how many points the lesson gives"],
  [/^must be (up to .+)$/, ([, use]) => `use ${use}`],
  [/^must be "/, () => "choose one of the list"],
];

function adviseOn(path: Finding["path"], message: string): string {
  const field = String(path.findLast((part) => typeof part === "string") ?? "");
  if (/(is missing|must not be empty|must be a text)\.?$/.test(message))
    return `add ${whatIsMissing[field] ?? (numeric.has(field) ? "a number" : "a value")}`;
  for (const [pattern, advise] of advices) {
    const match = pattern.exec(message);
    if (match) return advise(match);
  }
  return message;
}
