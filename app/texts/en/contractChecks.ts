/** Checks of a game build in its preview: what the running game has shown. */
export const contractChecks = {
  notRunning: "The game isn't running.",
  loadCheck: "The build starts",
  running: "The game is running.",
  loading: "Loading...",
  waiting: "Waiting for the game",
  /** The game accepted the page's message. */
  taken: "The game accepted it.",
  sent: "The game just sent it.",
  attemptCheck: "Attempt",
  attemptSeen: "The game handed in an attempt. It wasn't saved.",
  attemptHint: "Finish a scenario in the game to check this.",
};
