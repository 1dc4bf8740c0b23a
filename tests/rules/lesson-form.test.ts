import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { embedImages } from "~/views/lessons/embed-images.server";
import { changeSteps, stepKinds } from "~/domain/lessons/change-steps";
import { checkDraft } from "~/domain/lessons/check-draft";
import { entryOfForm, questionsOf, stepsOf, type DraftEntry } from "~/domain/lessons/lesson-form";
import { createEntry, keyOfTitle } from "~/domain/lessons/lesson-text";
import { previewStep } from "~/domain/lessons/preview-step";
import { keepTranslations, pruneTranslations, translateDraft } from "~/domain/lessons/translations";
import { describeUnsupportedMarks } from "~/domain/lessons/unsupported-marks";
import { reason } from "../../content/findings";
import { problemOfTextFormula } from "../../content/formula-rules";
import { ImageSchema } from "../../content/image-schema";
import { listTranslations, writeTranslations } from "../../content/locales";
import { writtenLesson } from "../support/written-lesson";

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const entryOf = (fields: Record<string, string>) => entryOfForm(Object.entries(fields));

test("a comma that may separate thousands is reported, not read as decimal", () => {
  expect(entryOf({ maxScore: "1,000" }).maxScore).toBe("1,000");
  expect(entryOf({ maxScore: "35,7" }).maxScore).toBe(35.7);
  expect(entryOf({ maxScore: "1000,5" }).maxScore).toBe(1000.5);
});

test("fields become a curriculum's paragraphs, lines, numbers and flags, and empty ones are left out", () => {
  expect(
    entryOf({
      title: " Up ",
      maxScore: "20",
      "objectives.0": "One",
      "objectives.1": " ",
      "objectives.2": "Two ",
      "lesson.passShare": "",
      "lesson.steps.0.kind": "slide",
      "lesson.steps.0.title": "",
      "lesson.steps.0.text": "First\r\nline.\r\n\r\nSecond.",
      "lesson.steps.0.globe.orbits.0.orbit.perigee": "400,5",
      "lesson.steps.0.globe.chooser": "false",
    }),
  ).toEqual({
    title: "Up",
    maxScore: 20,
    // The empty field still counts here; the next test removes it.
    objectives: ["One", "", "Two"],
    questions: [],
    lesson: {
      steps: [
        {
          kind: "slide",
          text: ["First\nline.", "Second."],
          globe: { orbits: [{ orbit: { perigee: 400.5 } }], chooser: false },
        },
      ],
    },
  });
});

test("list entries move and disappear as the form shows them, then without empty fields", () => {
  const entry = entryOf({ "objectives.0": "One", "objectives.1": "", "objectives.2": "Two", "objectives.3": "Three" });
  expect(changeSteps(entry, "save").objectives).toEqual(["One", "Two", "Three"]);
  expect(changeSteps(entry, "remove:objectives.2").objectives).toEqual(["One", "Three"]);
  expect(changeSteps(entry, "up:objectives.3").objectives).toEqual(["One", "Three", "Two"]);
  expect(changeSteps(entry, "row:objectives").objectives).toEqual(["One", "Two", "Three"]);
  expect(changeSteps(entryOf({ "objectives.0": "" }), "save")).not.toHaveProperty("objectives");
});

test("unsupported markup is reported at its field with its place", () => {
  const entry = entryOf({
    "lesson.steps.0.kind": "slide",
    "lesson.steps.0.text": "**Fine**, [too](https://apsis.example).\n\n# Not this",
    "lesson.steps.1.kind": "task",
    "lesson.steps.1.hint": "See [it](javascript:alert)",
    "lesson.steps.2.kind": "question",
    "lesson.steps.2.question": "q1",
    "questions.0.key": "q1",
    "questions.0.explanation": "<b>So</b>",
  });
  expect(describeUnsupportedMarks(entry)).toEqual({
    "lesson.steps.0.text": ["Step 1, paragraph 2: Headings aren't supported. The text is shown as typed."],
    "lesson.steps.1.hint": [
      "Step 2, hint: Only links to https:// and mailto: are supported. The text is shown as typed.",
    ],
    "questions.0.explanation": ["Question 1, explanation: HTML isn't supported. The text is shown as typed."],
  });
});

test("a draft of any length is checked quickly", () => {
  const step = { kind: "slide", text: ["<a ".repeat(6_000)] };
  const cpuAtStart = process.cpuUsage();
  describeUnsupportedMarks({ lesson: { steps: Array.from({ length: 40 }, () => step) } });
  expect(process.cpuUsage(cpuAtStart).user / 1_000).toBeLessThan(100);
});

test("text in a number field stays as typed and is reported there", () => {
  const entry = entryOf({ "lesson.steps.0.kind": "task", "lesson.steps.0.points": "many" });
  expect(entry).toMatchObject({ lesson: { steps: [{ points: "many" }] } });
  expect(checkDraft(entry)).toContainEqual({ path: ["lesson", "steps", 0, "points"], reason: reason("notNumber") });
});

test("an input is default, fixed or a slider", () => {
  const at = "lesson.steps.0.explore.inputs";
  const range = (key: string) => ({
    [`${at}.${key}.from`]: "1",
    [`${at}.${key}.to`]: "3",
    [`${at}.${key}.fixed`]: "2",
  });
  const entry = entryOf({
    ...{ [`${at}.altitude.mode`]: "slider", ...range("altitude") },
    ...{ [`${at}.apogee.mode`]: "fixed", ...range("apogee") },
    ...{ [`${at}.node.mode`]: "", ...range("node") },
  });
  expect(entry).toMatchObject({
    lesson: { steps: [{ explore: { inputs: { altitude: { from: 1, to: 3 }, apogee: 2 } } }] },
  });
  expect(JSON.stringify(entry)).not.toContain("node");
});

test("invalid paths and inherited property names do no harm", () => {
  const entry = entryOf({ "__proto__.polluted": "1", "a..b": "1", "constructor.prototype.polluted": "1", title: "x" });
  expect(entry.title).toBe("x");
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(changeSteps(writtenLesson, "row:constructor")).toEqual(writtenLesson);
  expect(changeSteps(writtenLesson, "drop:lesson.steps.9.globe")).toEqual(writtenLesson);
});

test("every kind of step can be added, moved and removed; a question goes with its step", () => {
  let entry: ReturnType<typeof changeSteps> = createEntry("a", "A");
  for (const kind of stepKinds) entry = changeSteps(entry, `add:${kind}`);
  entry = changeSteps(entry, "add:question");
  expect(stepsOf(entry).map(({ kind }) => kind)).toEqual([
    "slide",
    "slide",
    "task",
    "explorable",
    "explorable",
    "explorable",
    "question",
    "question",
  ]);
  expect(questionsOf(entry).map(({ key }) => key)).toEqual(["q1", "q2"]);
  entry = changeSteps(entry, "up:lesson.steps.7");
  expect(questionsOf(entry).map(({ key }) => key)).toEqual(["q2", "q1"]);
  entry = changeSteps(entry, "remove:lesson.steps.6");
  expect(questionsOf(entry).map(({ key }) => key)).toEqual(["q1"]);
});

test.each(["orbit", "relative-motion", "curve"])("a new explorable of kind %s lacks only its title", (kind) => {
  const entry = changeSteps(createEntry("a", "A"), `add:${kind}`);
  expect(previewStep(entry, 1).mistakes?.map(({ path }) => path)).toEqual([["title"]]);
});

test("a new task draws a number for each start, and its preview shows the usual one", () => {
  const entry = changeSteps(createEntry("a", "A"), "add:task");
  const paths = checkDraft(entry).map(({ path }) => path.join("."));
  expect(paths.filter((path) => path.startsWith("lesson.steps.1"))).toEqual(["lesson.steps.1.title"]);
  expect(previewStep(writtenLesson, 2).step).toMatchObject({
    text: ["Raise the apogee to 1,000 km, to within 20 km."],
    goal: [{ quantity: "apogee", from: 980, to: 1020 }],
  });
});

test("the form edits drawn numbers, calculated ones and moved orbits", () => {
  const at = "lesson.steps.0";
  const fields = {
    [`${at}.kind`]: "task",
    ...{ [`${at}.draw.0.name`]: "low", [`${at}.draw.0.from`]: "300", [`${at}.draw.0.step`]: "2.5" },
    ...{ [`${at}.figures.0.name`]: "high", [`${at}.figures.0.formula`]: "{low} + 10", [`${at}.figures.0.digits`]: "1" },
    ...{ [`${at}.moves.0.orbit`]: "Goal", [`${at}.moves.0.element`]: "node", [`${at}.moves.0.to`]: "{low} / 2" },
    ...{ [`${at}.goal.0.from`]: "{low} - 5", [`${at}.goal.0.to`]: "400" },
  };
  expect(stepsOf(entryOf(fields))).toEqual([
    {
      kind: "task",
      draw: [{ name: "low", from: 300, step: 2.5 }],
      figures: [{ name: "high", formula: "{low} + 10", digits: 1 }],
      moves: [{ orbit: "Goal", element: "node", to: "{low} / 2" }],
      goal: [{ from: "{low} - 5", to: 400 }],
    },
  ]);
  expect(stepsOf(changeSteps(entryOf(fields), `row:${at}.draw`))[0]).toMatchObject({
    draw: [{ name: "low" }, { name: "" }],
  });
});

test("a step's preview shows the question without its answer", () => {
  expect(previewStep(writtenLesson, 3).step).toMatchObject({ kind: "question", several: false });
  expect(JSON.stringify(previewStep(writtenLesson, 4))).not.toMatch(/correct|explanation/);
  expect(previewStep(writtenLesson, 9).mistakes).toHaveLength(1);
});

const picture = readFileSync("docs/images/docking.webp");
const formWith = async (file: File) => {
  const form = new FormData();
  form.set("lesson.steps.0.kind", "slide");
  form.set("lesson.steps.0.image.data", "what was there");
  form.set("lesson.steps.0.image.alt", "Two craft");
  form.set("lesson.steps.0.image.file", file);
  await embedImages(form);
  return entryOfForm(form);
};

test("a chosen picture is stored unchanged in its step", async () => {
  const entry = await formWith(new File([picture], "docking.webp"));
  const data = `data:image/webp;base64,${picture.toString("base64")}`;
  expect(stepsOf(entry)).toEqual([{ kind: "slide", image: { data, alt: "Two craft" } }]);
  expect(v.parse(ImageSchema, { data, alt: "Two craft" })).toEqual({ data, alt: "Two craft" });
});

test.each([
  ["", true],
  ["<text x='1' y='2' fill='%23fff'>φ, 4 km</text>", true],
  ["<script>alert(1)</script>", false],
  ["<path d='M0 0' onclick='alert(1)'/>", false],
  ["<path d='M0 0' style='x'/>", false],
  ["<path d='M0 0' fill='url(https://example.com)'/>", false],
  ["<image href='https://example.com'/>", false],
  ["&lt;", false],
  ["<text x='50%25'>5%25 of the orbit</text>", true],
  ["%3Cscript%3Ealert(1)%3C/script%3E", false],
  ["<path d='M0 0%27 onload=%27alert(1)'/>", false],
  ["%26lt;", false],
  ["\u0000", false],
  ["\ud800", false],
])("a line drawing holds shapes and texts only: %s", (inside, isAccepted) => {
  const data = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><circle r='2'/>${inside}</svg>`;
  expect(v.is(ImageSchema, { data, alt: "Two craft" })).toBe(isAccepted);
});

test("without a new picture the old one stays", async () => {
  expect(stepsOf(await formWith(new File([], "")))).toMatchObject([{ image: { data: "what was there" } }]);
});

test.each([
  [
    "a drawing that could run scripts",
    new File(["<svg onload='alert(1)'/>"], "drawing.svg", { type: "image/svg+xml" }),
  ],
  ["a page under the name of a picture", new File(["<html>"], "page.png", { type: "image/png" })],
  ["a picture that is too large", new File([picture, Buffer.alloc(150_000)], "large.webp")],
])("%s is reported at its field", async (_, file) => {
  expect(checkDraft(await formWith(file))).toContainEqual({
    path: ["lesson", "steps", 0, "image", "data"],
    reason: reason("wrongImage", { kilobytes: 150 }),
  });
});

test("a picture needs a description, and a lesson has at most eight pictures", () => {
  const slide = (alt: string) => ({
    kind: "slide" as const,
    title: "A",
    text: ["B"],
    image: { data: "data:image/jpeg;base64,/9j/4AAQ", alt },
  });
  const draft = (steps: object[]) =>
    checkDraft({
      ...writtenLesson,
      lesson: { ...writtenLesson.lesson, steps: [...writtenLesson.lesson.steps, ...steps] },
    });
  expect(draft([slide("")])).toEqual([{ path: ["lesson", "steps", 5, "image", "alt"], reason: reason("empty") }]);
  expect(draft(Array.from({ length: 8 }, () => slide("A picture")))).toEqual([]);
  expect(draft(Array.from({ length: 9 }, () => slide("A picture")))).toEqual([
    { path: ["lesson", "steps", 13, "image"], reason: reason("manyImages", { max: 8 }) },
  ]);
});

test.each([
  ["{period} = 2 π / {n}", undefined],
  ["{perigeeSpeed} {perigeeRadius} = {apogeeSpeed} {apogeeRadius}", undefined],
  ["{drift} = -6 π {inTrackBurn} / {n}", undefined],
  ["{period} = 3 π / {n}", expect.objectContaining({ textKey: "contentFindings.formulaNotEqual" })],
  ["{period} = 2 π / {drag}", reason("noSuchQuantity", { key: "drag" })],
  ["{period} = 2 π /", reason("formulaEndsEarly")],
  ["{period}", reason("formulaNoEquation")],
])("a formula within a text is valid, or refused with the reason: %s", (formula, problem) => {
  expect(problemOfTextFormula(formula)).toEqual(problem);
});

test("keys are made from titles", () => {
  expect(["Why it Stays Up!", "  ", "Ünïted – Sky", "x".repeat(90)].map(keyOfTitle)).toEqual([
    "why-it-stays-up",
    "lesson",
    "united-sky",
    "x".repeat(64),
  ]);
});

/** The example lesson in German: "It falls" is "DE It falls". */
const german = () =>
  writeTranslations(structuredClone<object>(writtenLesson), "de", ({ text }) => ({
    translation: Array.isArray(text) ? text.map((one) => `DE ${one}`) : `DE ${text}`,
    isConfirmed: false,
  })) as DraftEntry;
const translationsOf = (entry: DraftEntry) =>
  listTranslations(entry, "de").map(({ path, text, translation, state }) => [path.join("."), text, translation, state]);
const isTranslated = ([, text, translation]: unknown[]) =>
  JSON.stringify(translation) === JSON.stringify(Array.isArray(text) ? text.map((one) => `DE ${one}`) : `DE ${text}`);

test("translations move with their steps, orbits and guessed answers, and stay current", () => {
  const entry = german();
  const globe = stepsOf(entry)[2]!.globe as { orbits: object[] };
  globe.orbits.push({ name: "Goal", orbit: { perigee: 500, apogee: 500 } });
  const translated = translateDraft(entry, "de", formOf({ "lesson.steps.2.globe.orbits.1.name": "DE Goal" }));
  for (const intent of [
    "up:lesson.steps.2",
    "down:lesson.steps.0",
    "remove:lesson.steps.1",
    "up:lesson.steps.2.globe.orbits.1",
    "remove:lesson.steps.2.globe.orbits.0",
    "remove:lesson.steps.3",
    "add:slide",
  ]) {
    const changed = pruneTranslations(changeSteps(translated, intent));
    const rows = translationsOf(changed);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((row) => !isTranslated(row) || row[3] !== "current")).toEqual([]);
    expect(checkDraft(changed).filter(({ path }) => path.includes("locales"))).toEqual([]);
  }
});

test("the form of a lesson keeps its translations, and a changed text makes its own stale", () => {
  const stored = german();
  const sent = entryOf({
    title: "Why It Falls",
    shortTitle: "Stays Up",
    "lesson.steps.0.kind": "slide",
    "lesson.steps.0.title": "It falls",
  });
  const kept = pruneTranslations(keepTranslations(sent, stored));
  expect(translationsOf(kept)).toEqual([
    ["title", "Why It Falls", "DE Why It Stays Up", "stale"],
    ["shortTitle", "Stays Up", "DE Stays Up", "current"],
    ["lesson.steps.0.title", "It falls", "DE It falls", "current"],
  ]);
  expect(kept.locales).toEqual({
    de: expect.not.objectContaining({ objectives: expect.anything(), questions: expect.anything() }),
  });
});

test("the form of translations sends texts, removes empty ones, and confirms stale ones", () => {
  const entry = { ...german(), title: "Why It Falls", shortTitle: "Falls" };
  const saved = translateDraft(
    entry,
    "de",
    formOf({
      title: "DE Why It Stays Up",
      shortTitle: "DE Stays Up",
      objectives: " Eins\r\n",
      "lesson.steps.0.title": " ",
      confirmed: "title",
    }),
  );
  const rows = Object.fromEntries(translationsOf(saved).map(([path, , ...rest]) => [path, rest]));
  expect(rows.title).toEqual(["DE Why It Stays Up", "current"]);
  expect(rows.shortTitle).toEqual(["DE Stays Up", "stale"]);
  expect(rows.objectives).toEqual([["Eins"], "current"]);
  expect(rows["lesson.steps.0.title"]).toEqual([null, "missing"]);
  expect(rows["questions.0.answers.1.text"]).toEqual(["DE No", "current"]);
});

test.each(["draw-orbit", "draw-relative-motion", "draw-curve"])(
  "%s adds a picture to a slide that the form keeps when it is saved, and that can be removed",
  (intent) => {
    const slide = { kind: "slide", title: "Seen", text: ["Look."] };
    const path = "lesson.steps.0.picture";
    const drawn = changeSteps({ lesson: { type: "lesson", steps: [slide] } }, `${intent}:${path}`);
    expect(previewStep(drawn, 0).mistakes).toBeUndefined();
    const fields = fieldsOf(stepsOf(drawn)[0]!.picture, path);
    const saved = entryOf({ "lesson.steps.0.kind": "slide", ...fields });
    expect(stepsOf(saved)[0]!.picture).toEqual(stepsOf(drawn)[0]!.picture);
    expect(stepsOf(changeSteps(drawn, `drop:${path}`))[0]).toEqual(slide);
  },
);

/** The form's fields of a value, as the page has them. */
function fieldsOf(value: unknown, path: string): Record<string, string> {
  if (typeof value !== "object" || value === null) {
    const isInput = path.split(".").at(-2) === "inputs";
    return isInput ? { [`${path}.mode`]: "fixed", [`${path}.fixed`]: String(value) } : { [path]: String(value) };
  }
  const isSlider = path.split(".").at(-2) === "inputs";
  return Object.assign(
    isSlider ? { [`${path}.mode`]: "slider" } : {},
    ...Object.entries(value).map(([key, part]) => fieldsOf(part, `${path}.${key}`)),
  );
}
