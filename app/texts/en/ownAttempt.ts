import { plural } from "../format";

/** The page of one of the reader's own attempts. */
export const ownAttempt = {
  pageTitle: "My attempt",
  backToResults: "My results",
  placeInCourse: ({ courseName, className }: { courseName: string; className: string }) =>
    `${courseName}, ${className}`,
  outsideClass: "Outside a class",
  points: "points",
  pointsOf: ({ score, maxScore }: { score: number; maxScore: number }) => `${score} of ${maxScore}`,
  result: "result",
  passed: "passed",
  notPassed: "not passed",
  practice: "practice, doesn't count",
  claim: "doesn't count",
  counts: "counts",
  notBest: "not the best",
  late: "handed in late",
  excludedBecause: ({ reason }: { reason: string }) => `Your instructor excluded this attempt: ${reason}`,
  pointsOnly: "The game sent only the points, not how you earned them.",
  myAnswers: "My answers",
  attemptsLeft: ({ attempts }: { attempts: number }) =>
    plural(attempts, { one: "You have # attempt left.", other: "You have # attempts left." }),
  nextAttempt: ({ dateTime }: { dateTime: string }) => `You can take the quiz again after ${dateTime}.`,
  showAnswers: "Show the answers",
  showAnswersHint: "This ends your attempts at this quiz: your best score stays, and you can't take the quiz again.",
  endAttempts: "Show answers and end attempts",
  answersShown: "These are the answers.",
};
