import { plural } from "../format";

export const attempt = {
  notTold: "not told by this game",
  flownFor: "Flown for",
  signedInSince: ({ device, dateTime }: { device: string; dateTime: string }) => `${device}, since ${dateTime}`,
  signInUnknown: "no longer known",
  idLabel: "attempt id",
  factsTitle: "Where it comes from",
  takeBack: "Take back",
  acceptClaim: "Accept claim",
  countAttempt: "Count attempt",
  excludeAttempt: "Exclude attempt",
  notPassed: "not passed",
  practice: "practice, doesn't count",
  doesntCount: "doesn't count",
  notTheBest: "not the best",
  acceptedBy: ({ by }: { by: string }) => `accepted by ${by}`,
  handedInLate: "handed in late",
  excludedBy: ({ by, reason }: { by: string; reason: string }) => `${by} excluded this attempt: ${reason}`,
  signsTitle: "Worth a look",
  sign: ({ reason }: { reason: string }) => `Worth a look: ${reason}`,
  evidenceTitle: "What was done",
  noEvidence: "The game sent points only, and nothing of what was done for them.",
  answers: "Answers",
  excludedWhy: "This attempt is excluded. The best of the others counts.",
  onlyAttempt: "The only attempt, so it counts.",
  bestIsThis: "The best score counts; ties go to the latest. This attempt counts.",
  bestIsOther: "The best score counts; ties go to the latest. Another attempt counts.",
  rivalsTitle: "Attempts of this student at this scenario",
  counts: "counts",
  thisOne: "this one",
  started: "Started",
  received: "Received",
  took: "Took",
  late: "Late",
  startedBeforeEnd: ({ ended }: { ended: string | null }) =>
    ended === null
      ? "The class ended before; started while it ran."
      : `The class ended ${ended}; started while it ran.`,
  client: "Client",
  signIn: "Sign-in",
  attempt: "Attempt",
  points: "points",
  grade: "grade",
  result: "result",
  passed: "passed",
  excluded: "excluded",
  uncountedWhy: ({ hasOthers }: { hasOthers: boolean }) =>
    hasOthers ? "This one doesn't count; the best of the others does." : "This one doesn't count.",
  signQuick: ({ answered, seconds }: { answered: number; seconds: number }) =>
    answered > 0
      ? `${answered} questions answered ${seconds} s after the start.`
      : `Points earned ${seconds} s after the start.`,
  signSameAnswers: ({ names, wrong }: { names: string; wrong: number }) =>
    `${names} handed in the same answers, ${wrong} of them wrong.`,
  signSameBurns: ({ names, burns, isDrawn }: { names: string; burns: number; isDrawn: boolean }) =>
    `${names} handed in ${plural(burns, { one: "the same burn", other: "the same # burns" })}${isDrawn ? ", although each start draws another flight" : ""}.`,
  signStarts: ({ starts }: { starts: number }) => `${starts} starts without an end before this attempt.`,
};
