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
  const percentage = (score * 100) / maxScore;
  return steps.find(([from]) => percentage >= from)?.[1] ?? "F";
}
