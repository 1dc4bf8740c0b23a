import { percentOf, percentText } from "./figures";

/** Letters by percentage. A scenario without points (maximum 0) has no letter. */
export type GradeLetter = "A+" | "A" | "B" | "C" | "D" | "F";

const steps: [from: number, letter: GradeLetter][] = [
  [95, "A+"],
  [90, "A"],
  [80, "B"],
  [70, "C"],
  [60, "D"],
];

export function gradeLetterOf(score: number, maxScore: number): GradeLetter | null {
  if (maxScore <= 0) return null;
  // Products of integers are exact; a quotient could miss a boundary by a rounding error.
  for (const [from, letter] of steps) if (score * 100 >= from * maxScore) return letter;
  return "F";
}

/** The letter of an average, from the percentage that is shown with it. */
export const letterOfAverage = (average: number) => gradeLetterOf(percentOf(average), 100);

/** "B 82 %" */
export const averageText = (average: number | null) =>
  average === null ? percentText(null) : `${letterOfAverage(average)} ${percentText(average)}`;
