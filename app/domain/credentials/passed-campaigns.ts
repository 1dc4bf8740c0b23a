// Pure: the campaigns that somebody has passed, from their grades.
import { studentFiguresOf } from "~/domain/gradebook/class-figures";
import { cellsOf, type StudentGrade } from "~/domain/gradebook/student-grades";
import type { GradingRules } from "~/domain/grades/rules";
import { passesTotal } from "~/domain/grades/total";

export type PassedCampaign = {
  campaignId: string;
  title: string;
  /** Mean of the grades, as a share. */
  average: number;
  grades: StudentGrade[];
};

/**
 * A campaign is passed with a grade in each scenario that counts, and their average at least the course's pass mark.
 * `held`: scenarios whose grades aren't released; their campaigns wait. Within a campaign every grade counts the same: weights are of the whole course.
 */
export function passedCampaignsOf(
  grades: StudentGrade[],
  rules: GradingRules,
  held: readonly Pick<StudentGrade, "column">[],
): PassedCampaign[] {
  const waiting = new Set(held.map(({ column }) => column.campaignId));
  const campaignIds = [...new Set(grades.map(({ column }) => column.campaignId))].filter((id) => !waiting.has(id));
  return campaignIds.flatMap((campaignId) => {
    const own = grades.filter(({ column }) => column.campaignId === campaignId);
    const columns = own.map(({ column }) => column);
    const { average, done, expected } = studentFiguresOf(cellsOf(own), columns, { ...rules, categories: [] });
    const isPassed = expected > 0 && done >= expected && average !== null && passesTotal(average, rules);
    return isPassed ? [{ campaignId, title: columns[0]?.campaignTitle ?? "", average, grades: own }] : [];
  });
}
