import { number, plural } from "../format";

/** The final grades of a class: submitted, read and unlocked. */
export const finalGrades = {
  title: "Final grades",
  purpose:
    "Submitting stores each student's total as the final grade and locks the class: decisions, regrades, exclusions and other rules are refused until you unlock it. Attempts still arrive, but don't change a final grade. Students see their own under My results.",
  basis: "Total to submit",
  figures: ({ students, passed, incomplete }: { students: number; passed: number; incomplete: number }) =>
    `Students: ${number(students)}. Passed: ${number(passed)}. With missing scenarios: ${number(incomplete)}.`,
  waitingClaims: ({ claims }: { claims: number }) =>
    plural(claims, { one: "# claim is waiting for you.", other: "# claims are waiting for you." }),
  sandboxesToGrade: ({ sandboxes }: { sandboxes: number }) =>
    plural(sandboxes, {
      one: "# sandbox is still to be graded",
      other: "# sandboxes are still to be graded",
    }),
  openRequests: ({ requests }: { requests: number }) =>
    plural(requests, { one: "# request about a grade is open.", other: "# requests about grades are open." }),
  tableLabel: "Final grades by student",
  previewLabel: "Grades that would be submitted",
  total: "Total",
  letter: "Letter",
  result: "Result",
  passed: "Passed",
  failed: "Not passed",
  noGrade: "No grade",
  missing: "Missing",
  excused: "Excused",
  onlyFirst: ({ shown, all }: { shown: number; all: number }) =>
    `The first ${number(shown)} of ${number(all)} students are listed.`,
  submit: "Submit grades",
  submitted: "Grades submitted",
  submittedBy: ({ by, date }: { by: string; date: string }) => `Submitted by ${by} on ${date}.`,
  done: ({ students }: { students: number }) =>
    plural(students, { one: "Final grade of # student submitted.", other: "Final grades of # students submitted." }),
  unlockTitle: "Unlock grades",
  unlockHint:
    "Grades can change again, and students no longer see a final grade. What was submitted stays in the history.",
  unlock: "Unlock grades",
  unlocked: "Grades unlocked.",
  oneRoster: "Download for OneRoster",
  history: "History",
  submittedEntry: ({ by }: { by: string }) => `${by} submitted the grades`,
  unlockedEntry: ({ by }: { by: string }) => `${by} unlocked the grades`,
  own: "Final grade",
  ownHint: ({ date }: { date: string }) => `Submitted on ${date}. Later attempts don't change it.`,
  locked: "The final grades of this class have been submitted. Unlock them on its Final grades page first.",
  alreadySubmitted: "The final grades of this class have already been submitted.",
  notSubmitted: "The final grades of this class haven't been submitted.",
  nobody: "The class has no students, so there are no grades to submit.",
  changedMeanwhile: "Grades have changed since this preview. Look at the new one, then submit again.",
  reasonRequired: "Enter why you unlock the grades.",
  tooMany: ({ max }: { max: number }) =>
    `The grades of this class have been submitted and unlocked ${max} times, which is the limit.`,
};
