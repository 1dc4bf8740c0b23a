/** URLs of a Unity WebGL build's files. */
export type GameBuild = {
  loaderUrl: string;
  dataUrl: string;
  frameworkUrl: string;
  codeUrl: string;
  symbolsUrl?: string;
  /** Only builds with threads, or with a memory file, have these. */
  workerUrl?: string;
  memoryUrl?: string;
  streamingAssetsUrl: string;
  /** Unity stores a player's saved data under company and product. */
  companyName?: string;
  productName?: string;
  productVersion?: string;
};

/** An object of the game and a method on it, as in `SendMessage`. */
export type GameMethod = { object: string; method: string };

/** Methods that the page calls in the game; their names can be configured. */
export type GameMethods = { startup: GameMethod; clipboard: GameMethod };

/** Events that a game sends to the page with `dispatchReactUnityEvent`. */
export const gameEvents = ["LogOut", "Quit", "ClipboardRequest"] as const;
export type GameEvent = (typeof gameEvents)[number];

/** The argument of the game's startup method. */
export type StartupData = {
  userName: string;
  userId: string;
  /** Base URL of the web API, without `/api` and a trailing slash. */
  apiUrl: string;
  organizationName: string;
  classification: string;
  dataLibrary: { url: string; userName: string; password: string };
};

// oxlint-disable-next-line apsis/catalogue-text -- the game compares it.
export const clipboardDenied = "BORGERR - Clipboard Read Permission Denied";
