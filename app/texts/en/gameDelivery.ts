/** Where an attempt of the simulator is: saved, waiting, or refused. */
export const gameDelivery = {
  signIn: "Sign in again",
  compareFlight: "Compare this flight with the class's best",
  sending: "Saving...",
  waiting: "Not saved yet. Your attempt is stored on this device and will be sent when the server can be reached.",
  signedOut:
    "Not saved yet: you've been signed out. Your attempt is stored on this device and will be sent when you sign in.",
  otherUser:
    "Not saved yet: someone else has signed in here. Your attempt is stored on this device and will be sent when you sign in again.",
  /** `reason`: a sentence. */
  tooEarly: ({ reason }: { reason: string }) =>
    `Not handed in yet. ${reason} Your attempt is stored on this device and will be sent automatically.`,
  refused: ({ reason }: { reason: string }) =>
    `The server didn't accept this attempt. ${reason} It's stored on this device and listed in the menu.`,
  saved: "Saved.",
  /** `points`: as the game computed them. */
  recounted: ({ score, maxScore, points }: { score: number; maxScore: number; points: number }) =>
    `The server recalculated your score from what you did: ${score} of ${maxScore} instead of the ${points} shown here.`,
  countedOtherwise: ({ score, maxScore, points }: { score: number; maxScore: number; points: number }) =>
    `The server counts ${score} of ${maxScore} instead of the ${points} shown here.`,
  late: "The class had ended, so this attempt is marked as handed in late.",
  unsentTitle: "Attempts not saved yet",
  otherClassScenario: "A scenario from another class",
  scoreOf: ({ points, maxPoints }: { points: number; maxPoints: number }) => `${points} of ${maxPoints}`,
  toBeGraded: "Not graded yet",
  waits: "Waiting for the server, or for you to sign in.",
  notTaken: ({ reason }: { reason: string }) => `Not accepted: ${reason}`,
  sendAgain: "Send again",
  sendNamedAgain: ({ name }: { name: string }) => `Send “${name}” again`,
  saveAsFile: "Save as file",
  saveNamedAsFile: ({ name }: { name: string }) => `Save “${name}” as a file`,
};
