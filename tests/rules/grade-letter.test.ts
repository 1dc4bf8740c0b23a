import { expect, test } from "vitest";
import { gradeLetterOf } from "~/domain/gradebook/grade-letter";
import { usualRules } from "~/domain/grades/rules";

test.each([
  [100, "A+"],
  [95, "A+"],
  [94, "A"],
  [90, "A"],
  [89, "B"],
  [80, "B"],
  [79, "C"],
  [70, "C"],
  [69, "D"],
  [60, "D"],
  [59, "F"],
  [0, "F"],
])("%i percent is %s", (percentage, letter) => {
  expect(gradeLetterOf(percentage, 100, usualRules)).toBe(letter);
});

test("the percentage itself is not rounded: 949 of 1000 is an A, 950 an A+", () => {
  expect(gradeLetterOf(949, 1000, usualRules)).toBe("A");
  expect(gradeLetterOf(950, 1000, usualRules)).toBe("A+");
});

test("exact boundaries hold for maximums that binary fractions cannot express", () => {
  for (let maxScore = 20; maxScore <= 2_000; maxScore += 20) {
    expect(gradeLetterOf((maxScore * 95) / 100, maxScore, usualRules)).toBe("A+");
    expect(gradeLetterOf((maxScore * 60) / 100, maxScore, usualRules)).toBe("D");
    expect(gradeLetterOf((maxScore * 60) / 100 - 1, maxScore, usualRules)).toBe("F");
  }
});

test("a scenario without points has no letter", () => {
  expect(gradeLetterOf(0, 0, usualRules)).toBeNull();
});
