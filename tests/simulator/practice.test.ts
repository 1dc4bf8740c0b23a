import { expect, test } from "vitest";
import type { Lesson } from "../../content/content-schema";
import { listMastered } from "../../simulator/screens/mastered";
import { backTextOf, dayStreakTextOf, nextTextOf } from "../../simulator/screens/practice-words";

test("practice says when it goes on: tomorrow, on a day, or not at all", () => {
  const today = "2026-11-30";
  expect(nextTextOf({ today, next: { on: "2026-12-01", count: 5 } })).toBe("Next practice tomorrow: 5 questions.");
  expect(nextTextOf({ today, next: { on: "2026-12-09", count: 1 } })).toBe("Next practice on December 9: 1 question.");
  expect(nextTextOf({ today, next: null })).toBe("");
  expect(backTextOf("2026-12-01", today)).toBe("This question comes back tomorrow.");
  expect(backTextOf("2027-01-15", today)).toBe("This question comes back on January 15.");
});

test("a streak begins with the second day", () => {
  expect(dayStreakTextOf({ streak: { days: 1, hasToday: true } })).toBe("");
  expect(dayStreakTextOf({ streak: { days: 3, hasToday: false } })).toBe("3 days in a row");
});

const slide = (title: string, text: string) => ({ kind: "slide", title, text: [text] });
const question = (key: string, text: string) => ({
  ...{ kind: "question", key, text, maxScore: 10, several: false },
  answers: [
    { key: "a", text: "Yes" },
    { key: "b", text: "No" },
  ],
});
// Only what the list reads.
const lesson = {
  steps: [
    slide("Energy", "The orbital energy decides the period."),
    slide("Planes", "The inclination describes the equatorial plane."),
    { kind: "task", title: "Raise the orbit", text: [], points: 10 },
    question("q1", "Does the orbital energy decide the period?"),
    question("q2", "Does the inclination describe the equatorial plane?"),
    question("q3", "Is the equatorial inclination a plane?"),
    { ...question("q4", "Which one next?"), maxScore: 0 },
  ],
} as unknown as Lesson;

const reviewOf = (points: Record<string, number>) =>
  Object.entries(points).map(([key, got]) => ({
    ...{ question: key, points: got, maxPoints: 10, right: ["a"], explanation: null },
  }));

test("mastered is what was solved, and what each question got right; a survey is nothing", () => {
  const orbits = new Map([[2, {} as never]]);
  expect(listMastered(lesson, { orbits, answers: new Map() }, reviewOf({ q1: 10, q2: 10, q3: 0, q4: 0 }))).toEqual({
    mastered: ["Raise the orbit", "Energy"],
    missed: 1,
  });
  expect(listMastered(lesson, { orbits: new Map(), answers: new Map() }, reviewOf({ q1: 5 }))).toEqual({
    mastered: [],
    missed: 1,
  });
});
