import { plural } from "../format";

export const attempt = {
  /** Value of a fact such as "Started" or "Client". */
  notTold: "unknown (the game doesn't say)",
  flownFor: "Flight time",
  signedInSince: ({ device, dateTime }: { device: string; dateTime: string }) => `${device}, since ${dateTime}`,
  /** Value of "Sign-in": the sign-in was deleted. */
  signInUnknown: "no longer on record",
  copyId: "Copy attempt ID",
  factsTitle: "About this attempt",
  takeBack: "Undo acceptance",
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
  evidenceTitle: "How the points were earned",
  noEvidence: "The game sent only the points, not how they were earned.",
  answers: "Answers",
  excludedWhy: "This attempt is excluded. The best of the other attempts counts.",
  onlyAttempt: "This is the only attempt, so it counts.",
  bestIsThis: "The best score counts; ties go to the latest. This attempt counts.",
  bestIsOther: "The best score counts; ties go to the latest. Another attempt counts.",
  rivalsTitle: "This student's attempts at this scenario",
  counts: "counts",
  thisOne: "this attempt",
  started: "Started",
  received: "Received",
  took: "Duration",
  /** Heads the sentence of `startedBeforeEnd`. */
  late: "Late",
  startedBeforeEnd: ({ ended }: { ended: string | null }) =>
    ended === null
      ? "Started while the class was running, handed in after it ended."
      : `Started while the class was running, handed in after it ended on ${ended}.`,
  client: "Client",
  signIn: "Sign-in",
  attempt: "Attempt",
  points: "points",
  grade: "grade",
  result: "result",
  passed: "passed",
  excluded: "excluded",
  uncountedWhy: ({ hasOthers }: { hasOthers: boolean }) =>
    hasOthers ? "This attempt doesn't count. The best of the other attempts does." : "This attempt doesn't count.",
  signQuick: ({ answered, seconds }: { answered: number; seconds: number }) =>
    answered > 0
      ? plural(answered, {
          one: `# question answered within ${seconds} s of the start.`,
          other: `# questions answered within ${seconds} s of the start.`,
        })
      : `Points earned within ${seconds} s of the start.`,
  signSameAnswers: ({ names, wrong }: { names: string; wrong: number }) =>
    `The same answers as ${names}, ${wrong} of them wrong.`,
  signSameBurns: ({ names, burns, isDrawn }: { names: string; burns: number; isDrawn: boolean }) =>
    isDrawn
      ? plural(burns, {
          one: `# burn is the same as in the flight of ${names}, although each start has its own numbers.`,
          other: `# burns are the same as in the flight of ${names}, although each start has its own numbers.`,
        })
      : plural(burns, {
          one: `# burn is the same as in the flight of ${names}.`,
          other: `# burns are the same as in the flight of ${names}.`,
        }),
  signStarts: ({ starts }: { starts: number }) =>
    plural(starts, {
      one: "Started # time before this attempt without finishing.",
      other: "Started # times before this attempt without finishing.",
    }),
};
