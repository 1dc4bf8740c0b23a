// Pure: converts the form's fields to a draft, for saving and for the live preview. Field names are paths in the entry.
// Text that should be a number but isn't stays as typed and is reported.
import { curveQuantities } from "../../../content/curve-quantities";
import type { DraftEntry } from "~/db/schema";
import { completeSandbox } from "./sandbox-form";
import { readDetails } from "./task-details";

export type { DraftEntry };

type Tree = { [key: string]: Tree | string };

const segment = /^([A-Za-z][A-Za-z0-9]*|\d{1,3})$/;
const numbers = new Set([
  ...["maxScore", "points", "passShare", "from", "to", "value", "step", "warp", "fixed", "digits"],
  ...["perigee", "apogee", "inclination", "node", "argumentOfPerigee", "trueAnomaly"],
  ...["spacecraft", "other", "below", "minutes"],
]);
const flags = new Set(["groundTrack", "chooser", "circles", "sectors", "map", "logarithmic", "toScale", "correct"]);
/** Lists of texts, one field per entry. */
const lines = new Set(["objectives", "sources", "formulas", "of"]);

export function entryOfForm(fields: Iterable<readonly [string, unknown]>): DraftEntry {
  const tree = createTree();
  for (const [name, value] of fields) if (typeof value === "string") plant(tree, name.split("."), value);
  const entry = valueOf(tree, []);
  // The root is an object: its keys are names.
  const draft = pruneModels(entry as DraftEntry);
  stepsOf(draft).forEach(readDetails);
  return completeSandbox(orderQuestions(draft));
}

/** Without what every object has: a field may have any name. */
// Without a prototype, since a field may have any name; typed as `any`.
const createTree = () => Object.create(null) as Tree;

/** Of fields with the same name the last one wins: so an unticked box can send "false". */
function plant(tree: Tree, path: string[], value: string) {
  if (!path.every((key) => segment.test(key)) || ["intent", "revision"].includes(path[0] ?? "")) return;
  let at = tree;
  for (const key of path.slice(0, -1)) {
    const next = at[key];
    at = at[key] = typeof next === "object" ? next : createTree();
  }
  // Splitting a name gives at least one part.
  at[path.at(-1)!] = value;
}

function valueOf(tree: Tree, path: string[]): unknown {
  const nodes = Object.entries(tree);
  if (nodes.length > 0 && nodes.every(([key]) => /^\d+$/.test(key)))
    return nodes
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([key, node]) => childOf(node, [...path, key]))
      .filter((value) => value !== undefined);
  const entries = nodes.map(([key, node]) => [key, childOf(node, [...path, key])] as const);
  // Write nothing if nothing is given.
  if (path.at(-1) === "given" && entries.every(([, value]) => value === undefined)) return undefined;
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function childOf(node: Tree | string, path: string[]): unknown {
  if (typeof node === "string") return leafOf(node, path);
  return path.at(-2) === "inputs" && "mode" in node ? inputOf(node, path) : valueOf(node, path);
}

/** A number fixes an input; a range makes it a slider. */
function inputOf({ mode, fixed = "", ...range }: Tree, path: string[]): unknown {
  if (mode === "fixed") return (typeof fixed === "string" ? leafOf(fixed, [...path, "fixed"]) : undefined) ?? "";
  return mode === "slider" ? valueOf(range, path) : undefined;
}

function leafOf(typed: string, path: string[]): unknown {
  const name = path.at(-1) ?? "";
  // Removes characters that no database stores and nobody sees.
  const text = typed
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000\p{Surrogate}]/gu, "")
    .trim();
  if (lines.has(name)) return listOf(text, /\n/);
  if (name === "text" && (path.at(-3) === "steps" || path.at(-2) === "sandbox")) return listOf(text, /\n\s*\n/) ?? [];
  // The field of a new entry is empty at first.
  if (text === "") return lines.has(path.at(-2) ?? "") ? "" : undefined;
  if (flags.has(name)) return text === "true";
  const isNumber =
    numbers.has(name) || ["inputs", "given"].includes(path.at(-2) ?? "") || path.at(-2) + name === "exploreorbits";
  // "35,786" is ambiguous: it stays as typed and is reported.
  if (!isNumber || /^[-+]?\d{1,3}(,\d{3})+$/.test(text)) return text;
  const number = Number(text.replace(",", "."));
  return Number.isFinite(number) ? number : text;
}

function listOf(text: string, between: RegExp) {
  const parts = text.split(between).map((part) => part.trim());
  return text === "" ? undefined : parts.filter((part) => part !== "");
}

/** Drops empty entries, and lists without other entries. */
export function dropEmptyLines<Part>(part: Part): Part {
  if (typeof part !== "object" || part === null) return part;
  const changed = Array.isArray(part)
    ? part.map(dropEmptyLines)
    : Object.fromEntries(Object.entries(part).flatMap(([key, value]) => filledEntry(key, value)));
  // The shape is the same.
  return changed as Part;
}

function filledEntry(key: string, value: unknown): [string, unknown][] {
  if (!lines.has(key) || !Array.isArray(value) || !value.includes("")) return [[key, dropEmptyLines(value)]];
  const filled = value.filter((line) => line !== "");
  return filled.length > 0 ? [[key, filled]] : [];
}

/** Another model has other inputs, so those of the previous one are dropped. */
function pruneModels(entry: DraftEntry): DraftEntry {
  for (const explore of stepsOf(entry).flatMap(drawingsOf)) {
    if (!("inputs" in explore && "model" in explore) || typeof explore.inputs !== "object") continue;
    const quantityLabels = Object.entries(curveQuantities).find(([model]) => model === explore.model)?.[1] ?? {};
    explore.inputs = Object.fromEntries(
      Object.entries(explore.inputs ?? {}).filter(([key]) => Object.hasOwn(quantityLabels, key)),
    );
  }
  return entry;
}

const drawingsOf = ({ explore, picture }: WrittenStep) =>
  [explore, isWritten(picture) ? picture.explore : null].filter(isWritten);

export type WrittenStep = Record<string, unknown>;

export function stepsOf({ lesson }: DraftEntry): WrittenStep[] {
  return typeof lesson === "object" && lesson !== null && "steps" in lesson ? listOfObjects(lesson.steps) : [];
}

export function questionsOf({ questions }: DraftEntry): WrittenStep[] {
  return listOfObjects(questions);
}

const listOfObjects = (list: unknown): WrittenStep[] =>
  // Entries that aren't objects are dropped.
  Array.isArray(list) ? (list as unknown[]).filter(isWritten) : [];

const isWritten = (one: unknown): one is WrittenStep => typeof one === "object" && one !== null;

/** Sorts questions in the order in which steps ask them; drops those that no step asks. */
export function orderQuestions(entry: DraftEntry): DraftEntry {
  const keys = stepsOf(entry).flatMap((step) => (step.kind === "question" ? [step.question] : []));
  const questions = keys.flatMap((key) => questionsOf(entry).find((question) => question.key === key) ?? []);
  return { ...entry, questions };
}
