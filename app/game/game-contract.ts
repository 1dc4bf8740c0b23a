/** The files of a Unity WebGL build, as addresses. */
export type GameBuild = {
  loaderUrl: string;
  dataUrl: string;
  frameworkUrl: string;
  codeUrl: string;
  symbolsUrl?: string;
  streamingAssetsUrl: string;
};

/** What the game is told at its start (spec section 2, Game viewer). */
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
