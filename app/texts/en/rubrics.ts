/** Rubrics: criteria with levels, by which an instructor grades. */
export const rubrics = {
  title: "Rubric",
  intro:
    "Criteria for grading this scenario by hand, in all classes of this course. To use the rubric, open a student's record and choose “Grade by rubric” in the menu of the grade.",
  criterion: ({ number }: { number: number }) => `Criterion ${number}`,
  name: "Name",
  levels: "Levels",
  levelsHint:
    "Enter a level and its points on each line, such as “Complete 5”. A number alone, such as 4, offers every whole number from 0 to 4.",
  removeHint: "To remove a criterion, clear its name and levels.",
  save: "Save rubric",
  saved: "Rubric saved.",
  savedOver: "Rubric saved. Someone else changed it while you were editing; your rubric now applies.",
  remove: "Remove rubric",
  removed: "Rubric removed.",
  keptHint: "Grades given by this rubric stay, with the criteria as they were.",
  gradeBy: "Grade by rubric",
  make: "Make a rubric",
  change: "Change the rubric",
  none: "This scenario has no rubric in this course yet.",
  sentence: "Comment (optional)",
  sentenceHint: "The student can read this comment.",
  effect: ({ maxPoints }: { maxPoints: number }) =>
    `The sum of the levels, out of ${maxPoints}, counts whatever the student hands in. The attempts stay in the list.`,
  giveGrade: "Save grade",
  graded: "Grade saved.",
  /** Below the levels that the student reached. */
  ofGrade: "Your instructor graded this scenario by these criteria. The grade counts for all attempts at it.",
  levelRequired: "Choose a level.",
  levelsRequired: "Choose a level for each criterion.",
  changedMeanwhile: "The rubric has changed in the meantime. Open “Grade by rubric” again and choose the levels.",
  nameRequired: "Enter a name for this criterion.",
  nameTwice: "Give each criterion a different name.",
  levelTwice: "Two levels are the same. Change or remove one of them.",
  levelLines: ({ maxPoints }: { maxPoints: number }) =>
    `Enter a level and its points on each line, in whole points from 0 to ${maxPoints}.`,
  levelCount: ({ max }: { max: number }) => `Enter from 2 to ${max} levels.`,
  onlyZero: "At least one level must give points.",
};
