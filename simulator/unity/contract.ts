import type { Topology } from "topojson-specification";

/** What the page hands to `Startup.Configure`. */
export type StartupData = {
  userName: string;
  userId: string;
  apiUrl: string;
  organizationName: string;
  classification: string;
  dataLibrary: { url: string; userName: string; password: string };
};

/** Of what the page hands to `createUnityInstance`, the part that is used here. */
export type BuildConfig = {
  dataUrl: string;
  frameworkUrl: string;
  codeUrl: string;
  streamingAssetsUrl?: string;
  showBanner?: (message: string, type?: "error" | "warning") => void;
};

/** The way back to the page, and to what is loaded later. */
export type PageLink = { tell: (event: "LogOut" | "Quit" | "ClipboardRequest") => void; scenesUrl: string };

export type SceneData = { land: Topology };

/** What a Unity build gives to its page. */
export type Instance = {
  SendMessage(object: string, method: string, value?: string | number): void;
  SetFullscreen(full: 0 | 1): void;
  Quit(): Promise<void>;
  GetMetricsInfo(): { fps: number };
  Module: { canvas: HTMLCanvasElement };
  /** Not of Unity: tells the page that no shape of window is too narrow. */
  fillsAnyShape: true;
};

/** What attempts are said to come from. */
export const clientName = `Apsis simulator ${typeof GAME_VERSION === "string" ? GAME_VERSION : ""}`.trim();

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
