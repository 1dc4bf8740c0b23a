import { number } from "../format";

type Kind = { kind: "excuse" | "override" | "adjust" | "clear" };

/** One decision about many grades of a class. */
export const batches = {
  title: "Change several grades",
  link: "Change several grades",
  purpose: ({ max }: { max: number }) =>
    `Choose students, scenarios and a change. You'll see every grade before and after it before anything is saved. At most ${number(max)} grades at once.`,
  students: "Students",
  allStudents: "All students of the class",
  scenarios: "Scenarios",
  allScenarios: "All scenarios",
  kind: "Change",
  kindName: ({ kind }: Kind) =>
    ({ excuse: "Excuse", override: "Override grade", adjust: "Adjust points", clear: "Clear decisions" })[kind],
  pointsHint: "To override a grade, enter its points. To adjust, enter the points to add, or start with a minus.",
  maxPointsHint: "Only to override a grade.",
  reasonHint: "The students can read this reason.",
  preview: "Preview",
  effect: ({ grades, students }: { grades: number; students: number }) =>
    `Grades to decide: ${number(grades)}. Students: ${number(students)}.`,
  replaced: ({ grades }: { grades: number }) => `Decisions that this one replaces: ${number(grades)}.`,
  unchangeable: ({ grades }: { grades: number }) =>
    `Grades that stay as they are, because there is nothing to adjust or clear: ${number(grades)}.`,
  changesLabel: "Grades that are decided",
  before: "Before",
  after: "After",
  replaces: ({ by }: { by: string }) => `Replaces a decision by ${by}`,
  excused: "excused",
  none: "none",
  more: ({ others }: { others: number }) => `Only the first are listed. More: ${number(others)}.`,
  apply: ({ kind }: Kind) =>
    ({
      excuse: "Excuse students",
      override: "Override grades",
      adjust: "Adjust points",
      clear: "Clear decisions",
    })[kind],
  done: ({ grades }: { grades: number }) => `Grades decided: ${number(grades)}.`,
  undone: ({ grades }: { grades: number }) => `Decision undone. Grades: ${number(grades)}.`,
  history: "Decisions about several grades",
  entry: ({ kind, by, value }: Kind & { by: string; value: string }) =>
    ({
      excuse: `${by} excused students`,
      override: `${by} overrode grades: ${value}`,
      adjust: `${by} adjusted points: ${value}`,
      clear: `${by} cleared decisions`,
    })[kind],
  counted: ({ grades, undone }: { grades: number; undone: number }) =>
    undone === 0 ? `Grades: ${number(grades)}` : `Grades: ${number(grades)}. Undone: ${number(undone)}`,
  undoLabel: ({ date }: { date: string }) => `Undo the decision of ${date}`,
  noStudents: "Choose at least one student.",
  noScenarios: "Choose at least one scenario.",
  tooManyGrades: ({ max }: { max: number }) =>
    `These are more than ${number(max)} grades. Choose fewer students or scenarios.`,
  nothingToChange: "None of these grades has anything to adjust or clear.",
  decidedMeanwhile:
    "Someone else has decided about one of these grades meanwhile. Look at a new preview, then try again.",
  fullGrade: ({ max }: { max: number }) =>
    `One of these grades already has ${number(max)} decisions and notes, which is the limit.`,
  alreadyUndone: "This decision has already been undone.",
};
