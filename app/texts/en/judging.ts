export const judging = {
  takeBackTitle: "Undo acceptance?",
  acceptTitle: "Accept claim?",
  attemptIn: ({
    score,
    maxScore,
    scenarioTitle,
    dateTime,
  }: {
    score: number;
    maxScore: number;
    scenarioTitle: string;
    dateTime: string;
  }) => `${score}/${maxScore} in ${scenarioTitle}, ${dateTime}`,
  acceptedBy: ({ by }: { by: string }) =>
    `${by} accepted this claim. If you undo that, the attempt stays in the list but no longer counts.`,
  acceptHint:
    "The game reported these points, and the server can't check them. Once you accept them, they count like any other attempt and stay marked as reported by the game.",
  takeBack: "Undo acceptance",
  acceptClaim: "Accept claim",
  countTitle: "Count attempt?",
  excludeTitle: "Exclude attempt?",
  excludedBy: ({ by, reason }: { by: string; reason: string }) => `${by} excluded this attempt: ${reason}`,
  reason: "Reason",
  reasonHint:
    "The attempt stays in the list, and the best of the other attempts counts. The student can read this reason.",
  countAttempt: "Count attempt",
  excludeAttempt: "Exclude attempt",
  done: ({ intent }: { intent: "aside" | "count" | "accept" | "takeBack" }) =>
    ({
      aside: "Attempt excluded.",
      count: "Attempt no longer excluded.",
      accept: "Claim accepted. It now counts.",
      takeBack: "Acceptance undone. The claim no longer counts.",
    })[intent],
  acceptReplaces: ({ claim, verified }: { claim: string; verified: string }) =>
    `This replaces a verified score: ${claim}, which hasn't been checked, counts instead of ${verified}.`,
  acceptKeeps: ({ verified }: { verified: string }) =>
    `The verified score of ${verified} still counts because it's at least as good.`,
  replaced: ({ verified }: { verified: string }) => `It counts instead of the verified score of ${verified}.`,
  reasonRequired: "Enter the reason why this attempt doesn't count.",
  reasonTooLong: ({ max }: { max: number }) => `The reason must be at most ${max} characters.`,
  reasonUnstorable: "The reason contains a character that can't be saved. Remove it.",
};
