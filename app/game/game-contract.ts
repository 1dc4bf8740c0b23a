/** The files of a Unity WebGL build, as addresses. */
export type GameBuild = {
  loaderUrl: string;
  dataUrl: string;
  frameworkUrl: string;
  codeUrl: string;
  symbolsUrl?: string;
  /** Of builds with threads, and of those with a memory file. */
  workerUrl?: string;
  memoryUrl?: string;
  streamingAssetsUrl: string;
  /** Unity keeps a player's saved data under the first two. */
  companyName?: string;
  productName?: string;
  productVersion?: string;
};

/** An object of the game and a method of a script on it, as in `SendMessage`. */
export type GameMethod = { object: string; method: string };

/** What the page calls in the game; other names than the contract's can be configured. */
export type GameMethods = { startup: GameMethod; clipboard: GameMethod };

/** What a game calls in the page, by `dispatchReactUnityEvent`. */
export const gameEvents = ["LogOut", "Quit", "ClipboardRequest"] as const;
export type GameEvent = (typeof gameEvents)[number];

/** What the game is told at its start. */
export type StartupData = {
  userName: string;
  userId: string;
  /** Address of the web API, without `/api` and without a slash at its end. */
  apiUrl: string;
  organizationName: string;
  classification: string;
  dataLibrary: { url: string; userName: string; password: string };
};

export const clipboardDenied = "BORGERR - Clipboard Read Permission Denied";
