import { number, plural } from "../format";

/** Another key for a question of a quiz in a class. */
export const regrades = {
  title: "Regrade question",
  link: "Regrade",
  linkLabel: ({ label }: { label: string }) => `Regrade ${label}`,
  purpose:
    "The new key counts for this class only, and also for attempts that arrive later. Leaderboards stay as they are.",
  rightAnswers: "Right answers",
  oneOf: "Any one of these answers gives the points.",
  allOf: "Only exactly these answers together give the points.",
  points: "Points for this question",
  leaveOut: "Leave this question out: it gives no points, and the maximum is lower",
  neverLower: "Never lower: attempts that would get a smaller share of the points keep what they have",
  curriculumKey: ({ answers, points }: { answers: string; points: string }) =>
    `The curriculum now has another key for this question: ${answers} (points: ${points}).`,
  curriculumLeavesOut: "The curriculum no longer counts this question.",
  useCurriculumKey: "Use this key",
  preview: "Preview",
  effect: ({ changed, attempts }: { changed: number; attempts: number }) =>
    `Attempts with new points: ${number(changed)} of ${number(attempts)}.`,
  students: ({ gain, lose, letters }: { gain: number; lose: number; letters: number }) =>
    `Students who gain: ${number(gain)}. Students who lose: ${number(lose)}. Letters that change: ${number(letters)}.`,
  noGradeChanges: "No grade changes.",
  changesLabel: "Grades that change",
  before: "Before",
  after: "After",
  moreStudents: ({ others }: { others: number }) => `Only the first are listed. More: ${number(others)}.`,
  reasonHint: "Students whose points change can read this reason.",
  notifies: "Email the students whose grade changes",
  apply: "Regrade question",
  done: ({ changed }: { changed: number }) => `Question regraded. Attempts with new points: ${number(changed)}.`,
  undoneToast: ({ changed }: { changed: number }) => `Regrade undone. Attempts with new points: ${number(changed)}.`,
  history: "Regrades of this quiz",
  entry: ({ by, question }: { by: string; question: string }) => `${by} regraded “${question}”`,
  entryRight: ({ answers }: { answers: string }) => `Right: ${answers}`,
  entryPoints: ({ points }: { points: string }) => `Points: ${points}`,
  entryLeftOut: "Left out",
  entryNeverLower: "Never lower",
  changedAttempts: ({ attempts }: { attempts: number }) => `Attempts with new points: ${number(attempts)}`,
  undoLabel: ({ question }: { question: string }) => `Undo the regrade of “${question}”`,
  mailSubject: ({ scenarioTitle }: { scenarioTitle: string }) => `New grade in ${scenarioTitle}`,
  mailText: ({
    scenarioTitle,
    courseName,
    from,
    to,
  }: {
    scenarioTitle: string;
    courseName: string;
    from: string;
    to: string;
  }) =>
    `A question in ${scenarioTitle} (${courseName}) was regraded. Your grade changed from ${from} to ${to}. Your instructor writes:`,
  wasRecorded: ({ points }: { points: string }) => `Regraded, was ${points}`,
  tooMany: ({ max }: { max: number }) => `This quiz already has ${max} regrades, which is the limit. Undo one first.`,
  regradedMeanwhile: "Someone else has regraded this quiz meanwhile. Look at the new preview, then try again.",
  alreadyUndone: "This regrade has already been undone.",
  rightRequired: "Choose at least one right answer.",
  nothingChanged: "Choose other right answers or other points, or leave the question out.",
  pointsRequired: "This question gives no points at the moment. Enter the points that it should give, or leave it out.",
  askedTwice: "This quiz asks two questions with this text, so they can't be regraded one by one.",
  pointsBetween: ({ most }: { most: number }) => `Enter a number from 0.01 to ${most}, with at most two decimals.`,
  classesTitle: "Regrade classes",
  classesPurpose: ({ version }: { version: number }) =>
    `Version ${version} has another key or other points for these questions, or no longer counts them. Nothing changes by itself: look at the preview for each class, then regrade there.`,
  classes: ({ classes }: { classes: number }) =>
    plural(classes, { one: "1 class to regrade", other: "# classes to regrade" }),
  classesLabel: "Questions to regrade, by class",
  class: "Class",
  organization: "Organization",
  quiz: "Quiz",
  question: "Question",
  outdatedAttempts: "Attempts by another key",
  previewLabel: ({ question, className }: { question: string; className: string }) =>
    `Preview “${question}” in ${className}`,
  moreQuestions: "Not everything was looked at or is listed. Regrade some, then come back.",
  noClasses: "No class needs a regrade",
  noClassesHint: "All attempts have points by the newest version, or were regraded since it was published.",
};
