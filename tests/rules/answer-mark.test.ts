import { expect, test } from "vitest";
import { answerLetterOf, answerMarkOf, cellToneOf } from "~/domain/quiz-results/answer-mark";

const answer = (position: number, correct: boolean) => ({ position, correct, text: "" });
const cell = (score: number, maxScore: number) => ({ score, maxScore, chosen: [] });

test("an answer to a scored question is a tick or a cross", () => {
  expect(answerMarkOf(cell(1, 1), answer(0, true))).toBe("✓");
  expect(answerMarkOf(cell(0, 1), answer(0, false))).toBe("✗");
});

test("a right answer keeps its tick though the question as a whole was missed", () => {
  expect(answerMarkOf(cell(0, 2), answer(1, true))).toBe("✓");
});

test("an answer to a question without points is a letter by its position", () => {
  expect([0, 1, 2].map((position) => answerMarkOf(cell(0, 0), answer(position, false)))).toEqual(["A", "B", "C"]);
});

test("letters continue after Z", () => {
  expect([25, 26, 27, 51, 52].map(answerLetterOf)).toEqual(["Z", "AA", "AB", "AZ", "BA"]);
});

test.each([
  [1, 1, "right"],
  [0, 1, "wrong"],
  [1.5, 2, "wrong"],
  [0, 0, "none"],
] as const)("a cell of %d points out of %d is %s", (score, maxScore, tone) => {
  expect(cellToneOf({ score, maxScore })).toBe(tone);
});
