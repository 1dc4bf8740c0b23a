/** The page with the game, and why a game could not be loaded. */
export const play = {
  gameTitle: "Game",
  retry: "Retry",
  supportDetails: "Details for support",
  copied: "Copied",
  copyDetails: "Copy details",
  loadingPercent: ({ percent }: { percent: number }) => `Loading... ${percent}%`,
  loadingLabel: "Loading the game",
  notReached: "The game can't be reached. Check your connection and try again.",
  halted: "Loading has stalled. Check your connection and try again.",
  connectionLost: "The connection was lost. Check it and try again.",
  /** `reason`: one of the sentences below. */
  forInstructor: ({ reason }: { reason: string }) => `${reason} Tell your instructor.`,
  noWebGl:
    "This browser can't show the game because it has no WebGL. Turn on hardware acceleration in its settings, or use another browser.",
  noMemory: "There isn't enough memory for the game. Close other tabs and programs, then try again.",
  loaderMissing: ({ status }: { status: string | undefined }) => `The game's first file can't be loaded (${status}).`,
  notIsolated: "The game needs a cross-origin isolated page.",
  encodingMissing: ({ file }: { file: string | undefined }) => `${file} is sent without its Content-Encoding.`,
  fileUnreadable: ({ file }: { file: string | undefined }) => `${file} can't be read.`,
  fileMissing: ({ file }: { file: string | undefined }) => `${file} can't be loaded.`,
  fileRefused: ({ file, status }: { file: string | undefined; status: string | undefined }) =>
    `${file} can't be loaded (${status}).`,
  serverNotAllowed: "The game calls a server that isn't allowed (GAME_CONNECT_SRC).",
  stoppedStarting: "The game stopped while it was starting.",
  simulatorFailed: ({ problem }: { problem: string }) => `The simulator couldn't be started: ${problem}`,
  notLoaded: "The game couldn't be loaded.",
  turnDevice: "Turn your device sideways to see the game larger.",
  menu: "Menu",
  loggedInAs: ({ username }: { username: string }) => `Logged in as: ${username}`,
  myResults: "My results",
  myAccount: "My account",
  manageSubscription: "Manage or cancel subscription",
  logOut: "Log out",
  scriptsHint: "Turn on JavaScript for this site, or use the desktop version, then try again.",
  scriptsTitle: "The game needs JavaScript and WebGL.",
  /** `problems`: one or more sentences. */
  noGame: ({ problems, supportEmail }: { problems: string; supportEmail: string }) =>
    `${problems} Tell your instructor. If the problem persists, write to ${supportEmail}.`,
  pageTitle: "Play",
  framePageTitle: "Game",
};
