import { expect, test } from "vitest";
import type { EditionQuestion } from "~/db/schema";
import { weighAnswer } from "~/domain/attempts/grade-answers";

const question = (points: number, right: string): EditionQuestion => ({
  key: "q1",
  text: "Which?",
  points,
  answers: ["a", "b", "c"].map((key) => ({ key, text: key, correct: key === right })),
});
const answered = (of: EditionQuestion, ...tries: string[]) =>
  tries.reduce<ReturnType<typeof weighAnswer> | undefined>(
    (earlier, one) => weighAnswer(of, [one], earlier),
    undefined,
  )!;

test("what was told stays, whatever is chosen then", () => {
  const told = answered(question(10, "b"), "a", "c");
  expect(weighAnswer(question(10, "b"), ["b"], told)).toMatchObject({ points: 0, isRight: false, chosen: ["c"] });
});

test("a question that was given other points since gives those, and never more than it has", () => {
  const told = answered(question(10, "b"), "b");
  expect(weighAnswer(question(5, "b"), ["b"], told).points).toBe(5);
  expect(weighAnswer(question(20, "b"), [], told).points).toBe(20);
  expect(weighAnswer(question(5, "b"), [], answered(question(10, "b"), "a", "b")).points).toBe(2.5);
});

test("a key that was put right is put right for who was told the wrong one", () => {
  const told = answered(question(10, "a"), "b", "c");
  expect(weighAnswer(question(10, "c"), ["b"], told)).toMatchObject({ points: 5, isRight: true, chosen: ["c"] });
});
