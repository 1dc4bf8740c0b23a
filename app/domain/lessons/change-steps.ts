// Pure: the effects of the lesson form's buttons. A button names an action and a path.
import type { DraftEntry } from "~/db/schema";
import { texts } from "~/texts";
import { addCheck, completeSandbox, sandboxOf } from "./sandbox-form";
import { dropEmptyLines, orderQuestions, questionsOf, stepsOf, type WrittenStep } from "./lesson-form";

export const stepKinds = ["slide", "task", "orbit", "relative-motion", "curve", "question"] as const;
type StepKind = (typeof stepKinds)[number];

export const mostSteps = 40;

const createCircle = () => ({ name: texts.lessonEditor.ownOrbit, orbit: { perigee: 400, apogee: 400 } });
const slider = (from: number, to: number, value: number, step: number) => ({ from, to, value, step });
const explorable = (explore: object, readings: string[]) => ({
  kind: "explorable",
  title: "",
  text: [],
  explore,
  readings,
});

/** Initial content of a new step: something visible at once. */
const beginnings: Record<Exclude<StepKind, "question">, () => WrittenStep> = {
  slide: () => ({ kind: "slide", title: "", text: [] }),
  task: () => ({
    kind: "task",
    title: "",
    text: [],
    draw: [{ name: "height", from: 500, to: 1500, step: 50, value: 800 }],
    globe: { orbits: [createCircle()] },
    goal: [{ quantity: "apogee", from: "{height} - 20", to: "{height} + 20" }],
    points: 10,
  }),
  orbit: () => explorable({ type: "orbit", inputs: { altitude: slider(200, 2000, 400, 10) } }, ["period", "speed"]),
  "relative-motion": () =>
    explorable({ type: "relative-motion", inputs: { altitude: 400, inTrackBurn: slider(-0.2, 0.2, 0.06, 0.01) } }, [
      "drift",
    ]),
  curve: () =>
    explorable(
      {
        type: "curve",
        model: "rocket",
        inputs: { propellant: slider(0, 4000, 500, 50) },
        along: "propellant",
        up: "deltaV",
      },
      ["deltaV", "massRatio"],
    ),
};

const rows = new Map<string, (before: readonly unknown[]) => object>(
  Object.entries({
    goal: () => ({ quantity: "perigee" }),
    draw: () => ({ name: "" }),
    figures: () => ({ name: "" }),
    moves: () => ({ element: "perigee" }),
    orbits: () => ({ name: "", orbit: {} }),
    answers: (before: readonly unknown[]) => ({
      key: keyAfter(before, "abcdefghijklmnopqrstuvwxyz".split("")),
      text: "",
      correct: false,
    }),
    ideas: () => ({ text: "" }),
  }),
);
const parts = new Map<string, () => object>(
  Object.entries({
    globe: () => ({ orbits: [createCircle()] }),
    image: () => ({}),
    predict: () => ({ question: "", guess: {} }),
    compare: () => ({ name: "", inputs: {} }),
  }),
);

/** Pictures of slides; each begins as one that moves. */
const drawings = new Map<string, () => object>(
  Object.entries({
    "draw-orbit": () => ({
      explore: {
        type: "orbit",
        inputs: { altitude: 400, apogee: 8000, inclination: 51.6, meanAnomaly: slider(0, 360, 0, 1) },
        map: false,
      },
      moves: "meanAnomaly",
    }),
    "draw-relative-motion": () => ({
      explore: { type: "relative-motion", inputs: { altitude: 400, inTrackBurn: 0.1 } },
    }),
    "draw-curve": () => ({
      explore: {
        type: "curve",
        model: "rocket",
        inputs: { propellant: slider(0, 4000, 500, 50) },
        along: "propellant",
        up: "deltaV",
      },
      moves: "propellant",
    }),
  }),
);
const droppable = new Set([...parts.keys(), "picture"]);

/**
 * `add:slide`, `add:range` to a sandbox task, `up:lesson.steps.2`, `row:lesson.steps.2.goal`, `put:lesson.steps.2.globe`,
 * `draw-orbit:lesson.steps.2.picture`, `drop:…`; other intents change nothing.
 */
export const changeSteps = (entry: DraftEntry, intent: string): DraftEntry =>
  // Last, because the buttons' paths count the form's empty fields.
  dropEmptyLines(applyIntent(entry, intent));

function applyIntent(entry: DraftEntry, intent: string): DraftEntry {
  const [what = "", where = ""] = intent.split(":");
  const copy = structuredClone(entry);
  if (what === "add") return sandboxOf(copy) ? addCheck(copy, where) : addStep(copy, where);
  const path = where.split(".");
  const name = path.at(-1) ?? "";
  const holder = holderOf(copy, path);
  if (!holder) return entry;
  if (Array.isArray(holder)) {
    moveTranslations(copy, path, what, holder.length);
    moveOrRemove(holder, Number(name), what);
  } else if (what === "row") addRow(holder, name, path);
  else if (what === "put" && name === "guess") Object.assign(holder, { guess: {}, answers: undefined });
  else if (what === "put" && name === "answers")
    Object.assign(holder, { guess: undefined, answers: [{ text: "" }, { text: "" }] });
  else if (what === "put" && parts.has(name)) holder[name] = parts.get(name)?.();
  else if (name === "picture" && drawings.has(what)) holder[name] = drawings.get(what)?.();
  else if (what === "drop" && droppable.has(name)) delete holder[name];
  return completeSandbox(orderQuestions(copy));
}

function addRow(holder: WrittenStep, name: string, path: readonly string[]) {
  const value = holder[name];
  const before: unknown[] = Array.isArray(value) ? value : [];
  const row = rows.get(path.at(-2) === "predict" ? "ideas" : name);
  if (row && before.length < 50) holder[name] = [...before, row(before)];
}

function addStep(entry: DraftEntry, kind: string): DraftEntry {
  const steps = stepsOf(entry);
  if (steps.length >= mostSteps || !isStepKind(kind)) return entry;
  const questions = [...questionsOf(entry)];
  let step = kind === "question" ? undefined : beginnings[kind]();
  if (!step) {
    const key = keyAfter(
      questions,
      Array.from({ length: mostSteps + 1 }, (_, at) => `q${at + 1}`),
    );
    const answers = ["a", "b"].map((one) => ({ key: one, text: "", correct: false }));
    questions.push({ key, text: "", points: 10, answers });
    step = { kind: "question", question: key };
  }
  const lesson = typeof entry.lesson === "object" ? entry.lesson : { type: "lesson" };
  return { ...entry, questions, lesson: { ...lesson, steps: [...steps, step] } };
}

const isStepKind = (kind: string): kind is StepKind => stepKinds.some((each) => each === kind);

/** The first key that isn't used yet. */
const keyAfter = (before: readonly unknown[], keys: readonly string[]) =>
  keys.find((key) => !before.some((one) => keyOf(one) === key)) ?? `k${before.length}`;

const keyOf = (one: unknown) => (typeof one === "object" && one !== null && "key" in one ? one.key : undefined);

/** The object or list that contains the last part of a path; undefined if there is none. */
function holderOf(entry: DraftEntry, path: readonly string[]): WrittenStep | unknown[] | null {
  let at: unknown = entry;
  for (const key of path.slice(0, -1)) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return null;
    // Works for objects and lists.
    at = (at as Record<string, unknown>)[key];
  }
  // Checked to be an object above.
  return typeof at === "object" && at !== null ? (at as WrittenStep | unknown[]) : null;
}

/** Translations of steps, orbits and guessed answers are found by their place, so they move with them. */
function moveTranslations(
  entry: DraftEntry,
  [root, list, step = "", ...rest]: readonly string[],
  what: string,
  count: number,
) {
  if (root !== "lesson" || list !== "steps") return;
  const locales = holderOf(entry, ["lesson", "locales", ""]) ?? {};
  for (const { steps } of Object.values(locales).filter(isLanguageOfLesson)) {
    const at = Number(step);
    while (steps.length <= Math.max(at, rest.length === 0 ? count - 1 : 0)) steps.push({});
    if (rest.length === 0) moveOrRemove(steps, at, what);
    else steps[at] = moveKeys(steps[at] ?? {}, rest, what, count);
  }
}

type LessonTranslation = { steps: Record<string, unknown>[] };

const isLanguageOfLesson = (value: unknown): value is LessonTranslation =>
  typeof value === "object" && value !== null && "steps" in value && Array.isArray(value.steps);

/** Renames keys such as `globe.orbits.1.name`. */
function moveKeys(translation: Record<string, unknown>, path: readonly string[], what: string, count: number) {
  const prefix = `${path.slice(0, -1).join(".")}.`;
  const entries: [string, unknown][][] = [];
  const others: [string, unknown][] = [];
  for (const [key, value] of Object.entries(translation)) {
    const [place = "", ...rest] = key.startsWith(prefix) ? key.slice(prefix.length).split(".") : [];
    if (place === "") others.push([key, value]);
    else (entries[Number(place)] ??= []).push([rest.join("."), value]);
  }
  const moved = Array.from({ length: count }, (_, at) => entries[at] ?? []);
  moveOrRemove(moved, Number(path.at(-1)), what);
  const renamed = moved.flatMap((texts, at) => texts.map(([key, value]) => [`${prefix}${at}.${key}`, value] as const));
  return Object.fromEntries([...others, ...renamed]);
}

function moveOrRemove(list: unknown[], at: number, what: string) {
  if (!(at >= 0 && at < list.length)) return;
  const [entry] = list.splice(at, 1);
  if (what === "up") list.splice(Math.max(0, at - 1), 0, entry);
  else if (what === "down") list.splice(at + 1, 0, entry);
  else if (what !== "remove") list.splice(at, 0, entry);
}
