/** Preview and check of a game build by administrators. The contract: the messages that page and game exchange. */
export const gameContract = {
  checks: "Checks",
  header: "Game contract",
  previewSubtitle: "Only you can see this. Students don't get this game unless you offer it.",
  subtitle: "Checks whether this page and the game that students get can exchange their messages.",
  needsScripts: "The game starts as soon as this page's scripts have loaded.",
  loading: "Loading...",
  backToContent: "Back to Content",
  playHint:
    "Play the game as a student would. Log out and Quit are only recorded here. Nothing the game sends is saved: attempts get an answer, all other requests are refused.",
  trustHint:
    "This catches mistakes, not malicious builds: without GAME_ORIGIN, the game runs with your sign-in and could bypass these checks. Preview only builds you trust.",
  checkState: ({ state }: { state: "waiting" | "good" | "bad" | "unknown" }) =>
    ({ waiting: "Waiting", good: "OK", bad: "Missing", unknown: "Unknown" })[state],
  pageTitle: "Game contract",
  previewOf: ({ title }: { title: string }) => `Preview of ${title}`,
  notPlayable: ({ problems }: { problems: string[] }) => `The game can't be played. ${problems.join(" ")}`,
  nothingStored: "This is a preview. Nothing is saved.",
  methodInFiles: "The build contains a method with this name. Preview the game to see whether it accepts the message.",
  methodMissing: "The build contains no method with this name.",
  noEvents: ({ caller }: { caller: string }) => `The build sends no events: it never calls ${caller}.`,
  eventSent: "The build contains code that sends this event.",
  eventMissing: "The build doesn't mention this event.",
  eventUnknown: ({ event }: { event: "LogOut" | "Quit" | "ClipboardRequest" }) =>
    ({
      LogOut: "The files don't show this. To check it, log out in the preview.",
      Quit: "The files don't show this. To check it, press Quit in the preview.",
      ClipboardRequest: "The files don't show this. To check it, paste something in the preview.",
    })[event],
  contractRemark: ({ startupMethod, clipboardMethod }: { startupMethod: string; clipboardMethod: string }) =>
    `This build doesn't seem to contain ${startupMethod} or any of the page's events, so it won't know who is playing. If its object and methods have other names, set GAME_STARTUP_METHOD (now ${startupMethod}) and GAME_CLIPBOARD_METHOD (now ${clipboardMethod}).`,
};
