/** Where an attempt of the simulator is: saved, waiting, or refused. */
export const gameDelivery = {
  signIn: "Sign in again",
  compareFlight: "See this flight beside the class's best",
  waiting: "Not saved yet: kept on this computer and sent as soon as the server can be reached.",
  signedOut: "Not saved yet: you are signed in no longer. It is kept, and sent once you have signed in.",
  otherUser:
    "Not saved yet: somebody else has signed in here. It is kept for you, and sent when you are signed in again.",
  tooEarly: ({ reason }: { reason: string }) =>
    `Not handed in yet: ${reason} It is kept on this computer, and sent by itself then.`,
  refused: ({ reason }: { reason: string }) =>
    `The server did not take this attempt: ${reason} It is kept on this computer; the menu lists it.`,
  saved: "Saved.",
  recounted: ({ score, maxScore, points }: { score: number; maxScore: number; points: number }) =>
    `The server has worked it out again from what you did, and counts ${score} of ${maxScore}, and not the ${points} shown here.`,
  countedOtherwise: ({ score, maxScore, points }: { score: number; maxScore: number; points: number }) =>
    `The server counts ${score} of ${maxScore}, and not the ${points} shown here.`,
  late: "It is marked as handed in late: the class had ended.",
  unsentTitle: "Attempts without a receipt",
  otherClassScenario: "A scenario of another class",
  scoreOf: ({ points, maxPoints }: { points: number; maxPoints: number }) => `${points} of ${maxPoints}`,
  toBeGraded: "to be graded by the server",
  waits: "Waits for the server, or for you to sign in.",
  notTaken: ({ reason }: { reason: string }) => `Not taken: ${reason}`,
  sendAgain: "Send again",
  sendNamedAgain: ({ name }: { name: string }) => `Send ${name} again`,
  saveAsFile: "Save as a file",
  saveNamedAsFile: ({ name }: { name: string }) => `Save ${name} as a file`,
};
