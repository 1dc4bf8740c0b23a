/** The simulator around its screens: starting, opening, leaving, and what went wrong. */
export const gameFrame = {
  starting: "Starting…",
  opening: "Opening…",
  tryAgain: "Try again",
  notOpened: ({ reason }: { reason: string }) => `This couldn't be opened. ${reason}`,
  fileFailed: ({ file, status }: { file: string; status: number }) =>
    `${file} couldn't be loaded: the server answered ${status}.`,
  programNotLoaded:
    "Part of the simulator couldn't be loaded. Check your connection. If that doesn't help, reload the page.",
  classNotRead: ({ reason }: { reason: string }) =>
    `Your class couldn't be loaded. ${reason} The sandbox still works. For everything else, reload the page.`,
  scenarioNotFound: "This scenario isn't part of your class. Choose another one.",
  earlierAttemptSaved: "An earlier attempt has been saved.",
  clipboardDenied:
    "Your browser doesn't let the game read the clipboard. Paste into the field with the keyboard instead.",
  leaveTitle: ({ activity }: { activity: "flight" | "lesson" }) =>
    ({ flight: "Leave the flight?", lesson: "Leave the lesson?" })[activity],
  leaveHint: "Your progress is saved. You can continue where you left off.",
  stay: "Stay",
  leave: "Leave",
};
