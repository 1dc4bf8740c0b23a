// Pure: the campaigns that somebody has passed, from their grades.
import { passedFrom, studentFiguresOf } from "~/domain/gradebook/class-figures";
import { cellsOf, type StudentGrade } from "~/domain/gradebook/student-grades";

export type PassedCampaign = {
  campaignId: string;
  title: string;
  /** Mean of the grades, as a share. */
  average: number;
  grades: StudentGrade[];
};

/** A campaign is passed with a grade in each scenario that counts, and their average at least the class's pass mark. */
export function passedCampaignsOf(grades: StudentGrade[]): PassedCampaign[] {
  const campaignIds = [...new Set(grades.map(({ column }) => column.campaignId))];
  return campaignIds.flatMap((campaignId) => {
    const own = grades.filter(({ column }) => column.campaignId === campaignId);
    const columns = own.map(({ column }) => column);
    const { average, done, expected } = studentFiguresOf(cellsOf(own), columns);
    const isPassed = expected > 0 && done >= expected && average !== null && average >= passedFrom;
    return isPassed ? [{ campaignId, title: columns[0]?.campaignTitle ?? "", average, grades: own }] : [];
  });
}
