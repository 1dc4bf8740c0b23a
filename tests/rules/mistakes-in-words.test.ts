import { expect, test } from "vitest";
import { checkDraft } from "~/domain/lessons/check-draft";
import { createEntry } from "~/domain/lessons/lesson-text";
import { mistakesInWords, sayMistake, stepOfMistake } from "~/domain/lessons/mistakes-in-words";
import { previewStep } from "~/domain/lessons/preview-step";
import { reason } from "../../content/findings";

const slide = { kind: "slide", title: "", text: ["Read this."] };
const question = (answers: object[], points: unknown = 10) => ({ key: "q", text: "", points, answers });
const task = {
  ...{
    kind: "task",
    title: "Climb",
    text: ["Raise it."],
    points: "many",
    draw: [{ name: "9", from: 3, to: 1, step: 0 }],
  },
  globe: { orbits: [{ name: "", orbit: { perigee: "abc", apogee: 400 } }] },
  goal: [{ quantity: "height", from: "", to: "x" }],
};

function draft(steps: object[], more: object = {}) {
  const entry = createEntry("why", "Why");
  return { ...entry, ...more, lesson: { ...entry.lesson, steps } };
}
const mistakesOf = (entry: Record<string, unknown>) => mistakesInWords(checkDraft(entry));

test("every mistake is a sentence with its place and what to do", () => {
  const answers = [
    { key: "a", text: "Yes", correct: true },
    { key: "b", correct: false },
  ];
  expect(
    mistakesOf(
      draft([slide, { kind: "question", question: "q" }], { questions: [question(answers, "a")], maxScore: "x" }),
    ),
  ).toEqual({
    maxScore: ["Points: Enter a number."],
    "questions.0.text": ["Question 1: Add a text."],
    "questions.0.points": ["Question 1, points: Enter a number."],
    "questions.0.answers.1.text": ["Question 1, answer 2: Add a text."],
    "lesson.steps.0.title": ["Step 1: Add a title."],
  });
});

test("numbers, lists and parts of a task have the form's names", () => {
  expect(mistakesOf(draft([task]))).toMatchObject({
    "lesson.steps.0.points": ["Step 1, points: Enter a number."],
    "lesson.steps.0.draw.0.step": ["Step 1, random number 1, step: Enter more than 0."],
    "lesson.steps.0.globe.orbits.0.name": ["Step 1, orbit 1: Add a name."],
    "lesson.steps.0.globe.orbits.0.orbit.perigee": ["Step 1, orbit 1, perigee: Enter a number."],
    "lesson.steps.0.goal.0.quantity": ["Step 1, goal 1, quantity: Choose one from the list."],
  });
});

test("a mistake in a whole explains how to correct it", () => {
  const wrong = [
    { key: "a", text: "Yes", correct: false },
    { key: "b", text: "No", correct: false },
  ];
  const steps = [{ kind: "question", question: "q" }];
  const full = { ...question(wrong), text: "Is it?" };
  expect(mistakesOf(draft(steps, { questions: [full] }))).toEqual({
    "questions.0.answers": ["Question 1, answers: Mark a correct answer, or set the points to 0 for a survey."],
  });
  expect(mistakesOf(draft(steps, { questions: [{ ...full, answers: wrong.slice(1) }] }))).toEqual({
    "questions.0.answers": ["Question 1, answers: Add a second answer."],
  });
  expect(mistakesOf(draft([{ ...slide, title: "Read" }]))).toEqual({
    "lesson.steps": ["Steps: Add a task or a question, because reading alone isn't enough to pass."],
  });
});

test("a mistake links to its step, also for a question", () => {
  const entry = draft([slide, { kind: "question", question: "q" }], { questions: [question([])] });
  expect(stepOfMistake("questions.0.text", entry)).toBe(1);
  expect(stepOfMistake("lesson.steps.0.title", entry)).toBe(0);
  expect(stepOfMistake("maxScore", entry)).toBeNull();
});

test("the preview reports the same mistakes for a single step", () => {
  const { mistakes = [] } = previewStep(draft([{ kind: "slide", text: ["Read this."] }]), 0);
  expect(mistakes.map(sayMistake)).toEqual(["Title: Add a title."]);
});

test("no message uses a name from the code", () => {
  const everything = draft([slide, task, { kind: "explorable" }, { kind: "question", question: "none" }], {
    ...{ questions: [question([])], maxScore: undefined, objectives: [""] },
  });
  for (const text of Object.values(mistakesOf(everything)).flat())
    expect(text).not.toMatch(/maxScore|passShare|undefined|must (not )?be|is missing|lesson\.steps/);
});

test("a mistake in a translation names its language and step", () => {
  const path = ["lesson", "locales", "de", "steps", 1, "text"];
  expect(sayMistake({ path, reason: reason("countAsInEnglish", { count: 2 }) })).toBe(
    "German, step 2: Must have 2 texts, as in English.",
  );
});
