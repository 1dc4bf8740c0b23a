import { expect, test } from "vitest";
import { standingOf, type GivenAnswer } from "../../content/lesson-rules";
import type { EditionQuestion } from "~/db/schema";
import { weighAnswer } from "~/domain/attempts/grade-answers";

const question: EditionQuestion = {
  key: "q1",
  text: "Which?",
  points: 10,
  answers: ["a", "b", "c"].map((key) => ({ key, text: key, correct: key === "b" })),
};
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));

/** Answers in order, each as the server weighs and records it. */
function answer(tries: [minute: number, startId: string | null, chosen: string][], cooldownMinutes = 10) {
  const givenAnswers: GivenAnswer[] = [];
  return tries.map(([minute, startId, choice]) => {
    const standing = standingOf(givenAnswers, { startId, now: at(minute), cooldownMinutes });
    const weighed = weighAnswer(question, [choice], standing);
    if (standing.is !== "answered") givenAnswers.push({ ...weighed, startId, answeredAt: at(minute) });
    return weighed.points;
  });
}

test("a right first answer earns all points, a second try half; then the start has its answer", () => {
  expect(answer([[0, "one", "b"]])).toEqual([10]);
  expect(
    answer([
      [0, "one", "a"],
      [1, "one", "b"],
      [2, "one", "b"],
    ]),
  ).toEqual([0, 5, 5]);
  expect(
    answer([
      [0, "one", "a"],
      [1, "one", "c"],
      [60, "one", "b"],
    ]),
  ).toEqual([0, 0, 0]);
});

test("a revealed answer earns half in another attempt, and all after the cool-down", () => {
  const results: [number, string, string][] = [
    [0, "one", "a"],
    [1, "one", "c"],
  ];
  expect(answer([...results, [2, "two", "b"]])).toEqual([0, 0, 5]);
  expect(answer([...results, [10, "two", "b"]])).toEqual([0, 0, 5]);
  expect(answer([...results, [11, "two", "b"]])).toEqual([0, 0, 10]);
  expect(answer([...results, [11, "two", "a"], [12, "two", "b"]])).toEqual([0, 0, 0, 5]);
});

test("repeating a revealed answer doesn't extend the cool-down", () => {
  expect(
    answer([
      [0, "one", "a"],
      [1, "one", "c"],
      [8, "two", "b"],
      [9, "three", "a"],
      [11, "four", "b"],
    ]),
  ).toEqual([0, 0, 5, 0, 10]);
});

test("an immediate repeat keeps the earned points", () => {
  expect(
    answer([
      [0, "one", "b"],
      [1, "two", "b"],
    ]),
  ).toEqual([10, 10]);
  expect(
    answer([
      [0, "one", "b"],
      [1, "two", "a"],
    ]),
  ).toEqual([10, 0]);
});

test("another start doesn't reset anything before the cool-down ends", () => {
  expect(
    answer([
      [0, "one", "a"],
      [1, "two", "b"],
    ]),
  ).toEqual([0, 5]);
  expect(
    answer([
      [0, "one", "a"],
      [10, "two", "b"],
    ]),
  ).toEqual([0, 10]);
  expect(
    answer([
      [0, "one", "a"],
      [30, "one", "b"],
    ]),
  ).toEqual([0, 5]);
  expect(
    answer([
      [0, null, "a"],
      [1, null, "b"],
    ]),
  ).toEqual([0, 5]);
});

test("without a cool-down everything is asked again at once", () => {
  expect(
    answer(
      [
        [0, "one", "a"],
        [0, "one", "c"],
        [0, "two", "b"],
      ],
      0,
    ),
  ).toEqual([0, 0, 10]);
});
