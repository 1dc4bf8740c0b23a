export const contractChecks = {
  notRunning: "The game doesn't run.",
  loadCheck: "The build starts",
  running: "It runs.",
  loading: "Loading",
  waiting: "Waiting for the game",
  taken: "The game took it.",
  sent: "The game sent it just now.",
  attemptCheck: "Attempt",
  attemptSeen: "The game handed one in. It isn't stored.",
  attemptHint: "Finish a scenario in the game to see it.",
};
