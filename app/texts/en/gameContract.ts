export const gameContract = {
  checks: "Checks",
  header: "Game Contract",
  previewSubtitle: "Only you see this. Students don't get this game unless it is offered.",
  subtitle: "What the page and the game say to each other, tried on the build that is offered.",
  needsScripts: "The game runs here as soon as scripts do.",
  loading: "Loading ...",
  backToContent: "Back to Content",
  playHint:
    "Play it as a student would. Log out and Quit are only noted here. Nothing that the game sends is stored: attempts are answered, everything else is refused.",
  trustHint:
    "This stops mistakes, not a hostile build: without GAME_ORIGIN a game runs with your sign-in, and could get around it. Preview only builds that you trust.",
  checkState: ({ state }: { state: "waiting" | "good" | "bad" | "unknown" }) =>
    ({ waiting: "Waiting", good: "Good", bad: "Missing", unknown: "Unknown" })[state],
  pageTitle: "Game contract",
  previewOf: ({ title }: { title: string }) => `Preview of ${title}`,
  notPlayable: ({ problems }: { problems: string[] }) => `The game can't be played: ${problems.join(" ")}`,
  nothingStored: "This is a preview: nothing is stored.",
  methodInFiles: "The build has a method of this name. The preview shows whether it takes the message.",
  methodMissing: "No method of this name is in the files.",
  noEvents: ({ caller }: { caller: string }) => `The build sends no events: it never calls ${caller}.`,
  eventSent: "The build's code sends it.",
  eventMissing: "The build doesn't mention it.",
  eventUnknown: ({ event }: { event: "LogOut" | "Quit" | "ClipboardRequest" }) =>
    ({
      LogOut: "The files can't show it: log out in the preview.",
      Quit: "The files can't show it: press Quit in the preview.",
      ClipboardRequest: "The files can't show it: paste something in the preview.",
    })[event],
  contractRemark: ({ startupMethod, clipboardMethod }: { startupMethod: string; clipboardMethod: string }) =>
    `This build seems to know neither ${startupMethod} nor any event of the page: it will not learn who plays. If its object and method have other names, set GAME_STARTUP_METHOD (now ${startupMethod}) and GAME_CLIPBOARD_METHOD (now ${clipboardMethod}).`,
};
