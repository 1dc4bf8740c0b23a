import { expect, test } from "vitest";
import { binGrades, groupByLetter } from "~/domain/gradebook/grade-bins";
import { gradeLetterOf } from "~/domain/gradebook/grade-letter";
import { usualRules } from "~/domain/grades/rules";

test("grades fall into bins of 5 %, and letters into bins of their own", () => {
  for (let score = 0; score <= 1_000; score++) {
    const [bin] = binGrades([{ score, maxScore: 1_000 }], usualRules).filter(({ count }) => count === 1);
    expect(bin!.from <= score / 10 && (score / 10 < bin!.to || bin!.to === 100)).toBe(true);
    expect(bin!.letter).toBe(gradeLetterOf(score, 1_000, usualRules));
  }
});

test("a scenario without points is in a separate group; unused letters are empty", () => {
  const student = (score: number, maxScore: number) => ({ grade: { score, maxScore } });
  const students = [student(95, 100), student(0, 0), { grade: null }];
  expect(binGrades([{ score: 0, maxScore: 0 }], usualRules).every(({ count }) => count === 0)).toBe(true);
  expect([...groupByLetter(students, usualRules)].map(([letter, of]) => [letter, of.length])).toEqual([
    ["A+", 1],
    ["A", 0],
    ["B", 0],
    ["C", 0],
    ["D", 0],
    ["F", 0],
    [null, 1],
  ]);
});
