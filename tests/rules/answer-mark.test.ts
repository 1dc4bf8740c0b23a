import { expect, test } from "vitest";
import { answerLetter, answerMark, cellTone } from "~/domain/quiz-results/answer-mark";

const answer = (position: number, correct: boolean) => ({ position, correct, text: "" });
const cell = (score: number, maxScore: number) => ({ score, maxScore, chosen: [] });

test("an answer to a scored question is a tick or a cross", () => {
  expect(answerMark(cell(1, 1), answer(0, true))).toBe("✓");
  expect(answerMark(cell(0, 1), answer(0, false))).toBe("✗");
});

test("a right answer keeps its tick though the question as a whole was missed", () => {
  expect(answerMark(cell(0, 2), answer(1, true))).toBe("✓");
});

test("an answer to a question without points is a letter by its position", () => {
  expect([0, 1, 2].map((position) => answerMark(cell(0, 0), answer(position, false)))).toEqual(["A", "B", "C"]);
});

test("letters go on after Z", () => {
  expect([25, 26, 27, 51, 52].map(answerLetter)).toEqual(["Z", "AA", "AB", "AZ", "BA"]);
});

test.each([
  [1, 1, "right"],
  [0, 1, "wrong"],
  [1.5, 2, "wrong"],
  [0, 0, "none"],
] as const)("a cell of %d points out of %d is %s", (score, maxScore, tone) => {
  expect(cellTone({ score, maxScore })).toBe(tone);
});
