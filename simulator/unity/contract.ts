import type { Topology } from "topojson-specification";

/** The argument of `Startup.Configure`. */
export type StartupData = {
  userName: string;
  userId: string;
  apiUrl: string;
  organizationName: string;
  classification: string;
  dataLibrary: { url: string; userName: string; password: string };
};

/** The part of `createUnityInstance`'s configuration that is used here. */
export type BuildConfig = {
  dataUrl: string;
  frameworkUrl: string;
  codeUrl: string;
  streamingAssetsUrl?: string;
  showBanner?: (message: string, type?: "error" | "warning") => void;
};

/** Sends events to the page; `scenesUrl` and `laterUrls`: the modules loaded later. */
export type PageLink = {
  sendEvent: (event: "LogOut" | "Quit" | "ClipboardRequest") => void;
  scenesUrl: string;
  laterUrls: LaterUrls;
};

/** Modules that build on the scenes, and that few players open. */
export type LaterUrls = Record<"plan" | "duel", string>;

export type SceneData = { land: Topology };

/** The instance that a Unity build returns to its page. */
export type Instance = {
  SendMessage(object: string, method: string, value?: string | number): void;
  SetFullscreen(full: 0 | 1): void;
  Quit(): Promise<void>;
  GetMetricsInfo(): { fps: number };
  Module: { canvas: HTMLCanvasElement };
  /** Not part of Unity's interface: the page need not ask for a wider window. */
  fillsAnyShape: true;
};

/** Client name sent with attempts. */
// oxlint-disable-next-line apsis/catalogue-text -- a name, the same in every language
export const clientName = `Apsis simulator ${typeof GAME_VERSION === "string" ? GAME_VERSION : ""}`.trim();

/** The specification gives this answer of the page. */
// oxlint-disable-next-line apsis/catalogue-text -- compared, never shown
export const clipboardDenied = "BORGERR - Clipboard Read Permission Denied";

declare global {
  interface Window {
    createUnityInstance?: (
      canvas: HTMLCanvasElement,
      config: BuildConfig,
      onProgress?: (progress: number) => void,
    ) => Promise<Instance>;
    startApsisSimulator?: (canvas: HTMLCanvasElement, config: BuildConfig, data: SceneData) => Promise<Instance>;
    dispatchReactUnityEvent?: (name: string, ...values: unknown[]) => void;
  }
}
