import { shareOf } from "./class-figures";
import type { GradingRules } from "~/domain/grades/rules";
import { percentOf } from "./figures";
import { gradeLetterOf } from "./grade-letter";
import type { GradeCell } from "./matrix";

const width = 5;

/** Grades of at least `from` percent and below the next bin; the last holds those from 95. `letter`: that of `from`. */
export type GradeBin = { from: number; to: number; letter: string; count: number };

/** Twenty bins of 5 %. Leaves out grades without points. */
export function binGrades(grades: GradeCell[], rules: GradingRules): GradeBin[] {
  const bins = Array.from({ length: 100 / width }, (_, index) => ({
    from: index * width,
    to: (index + 1) * width,
    // Null only without a maximum.
    letter: gradeLetterOf(index * width, 100, rules)!,
    count: 0,
  }));
  for (const grade of grades) {
    const share = shareOf(grade);
    if (share === null) continue;
    const bin = bins[Math.min(bins.length - 1, Math.max(0, Math.floor(percentOf(share) / width)))];
    if (bin) bin.count++;
  }
  return bins;
}

/** The students with each letter, best letter first; `null`: played, but the grade has no points. */
export function groupByLetter<Graded extends { grade: GradeCell | null }>(
  students: Graded[],
  rules: GradingRules,
): Map<string | null, Graded[]> {
  const groups = new Map<string | null, Graded[]>();
  for (const letter of [...rules.letters.map((step) => step.letter), null]) {
    const studentsInBin = students.filter(
      ({ grade }) => grade !== null && gradeLetterOf(grade.score, grade.maxScore, rules) === letter,
    );
    if (studentsInBin.length > 0 || letter !== null) groups.set(letter, studentsInBin);
  }
  return groups;
}
