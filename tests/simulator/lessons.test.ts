// What every built-in lesson has, so that none has less than the others.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { slidersOf } from "../../content/explorable";
import type { Lesson } from "../../content/content-schema";
import { contentOf, curricula } from "./content";

const learned = curricula.flatMap(({ key: curriculum, campaigns }) =>
  campaigns
    .filter(({ type }) => type === "Learn")
    .flatMap(({ scenarios }) => scenarios)
    .filter(({ type, retired }) => type === "Default" && !retired)
    .map((entry) => [`${curriculum}: ${entry.title}`, entry] as const),
);
const lessons = learned.flatMap(([name, entry]) => {
  const content = contentOf(entry);
  return content?.type === "lesson" ? [[name, content, entry] as const] : [];
});

test("every entry to learn from can be played", () => {
  expect(learned.filter(([, entry]) => !contentOf(entry)).map(([name]) => name)).toEqual([]);
});

/** A student's reading text, without the questions. */
const wordsOf = ({ steps }: Lesson) =>
  steps
    .flatMap((step) => {
      if (step.kind === "question") return [];
      const { title, text } = step;
      if (step.kind === "task") return [title, ...text, step.hint];
      if (step.kind === "slide") return [title, ...text, step.globe?.caption ?? ""];
      const { question = "", answers = [] } = step.predict ?? {};
      return [title, ...text, question, ...answers.map((answer) => answer.text)];
    })
    .join(" ")
    .split(/\s+/).length;

test.each(lessons)("%s has 5 to 8 steps, one to explore and one to do, 300 to 700 words and sources", (_, lesson) => {
  const kinds = lesson.steps.map(({ kind }) => kind).filter((kind) => kind !== "question");
  expect(kinds.length).toBeGreaterThanOrEqual(5);
  expect(kinds.length).toBeLessThanOrEqual(8);
  expect(kinds).toEqual(expect.arrayContaining(["explorable", "task"]));
  expect(wordsOf(lesson)).toBeGreaterThanOrEqual(300);
  expect(wordsOf(lesson)).toBeLessThanOrEqual(700);
  expect(lesson.sources).toBeTruthy();
});

test.each(lessons)("%s has four explained questions or more, and reading alone doesn't pass", (...row) => {
  const [, { readingPoints }, { questions = [], maxScore, grading }] = row;
  expect(questions.length).toBeGreaterThanOrEqual(4);
  for (const { text, explanation } of questions) expect([text, explanation]).toEqual([text, expect.any(String)]);
  const whole = questions.reduce((sum, { points }) => sum + points, maxScore ?? 0);
  expect(readingPoints).toBeLessThan(0.6 * whole);
  expect(grading).toBe("server");
});

test.each(lessons)("%s asks for predictions within the range of its sliders", (_, { steps }) => {
  for (const step of steps) {
    if (step.kind !== "explorable") continue;
    for (const { key, from, value, step: by } of slidersOf(step.explore))
      for (const inputValue of [value, step.predict?.given?.[key] ?? value]) {
        const places = (inputValue - from) / by;
        expect([step.title, key, inputValue, Math.abs(places - Math.round(places)) < 1e-6]).toEqual([
          step.title,
          key,
          inputValue,
          true,
        ]);
      }
  }
});

test("every lesson has a recorded review", () => {
  const read = readFileSync("content/REVIEW.md", "utf8");
  const unread = lessons.map(([, , { key }]) => key).filter((key) => !read.includes(`| ${key} |`));
  expect(unread).toEqual([]);
});
