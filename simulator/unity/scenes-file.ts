import { texts } from "~/texts";
import type { Scenes } from "./screen";

/** Loads the module with lessons, flights and sandbox. */
export class ScenesFile {
  private loading: Promise<Scenes> | null = null;
  private attempts = 0;

  /** `onLoaded` runs once, before any caller gets the scenes. */
  constructor(
    private readonly baseUrl: string,
    private readonly onLoaded: (scenes: Scenes) => void,
  ) {}

  /** Loads once; after a failure the next call tries again. */
  load(): Promise<Scenes> {
    return (this.loading ??= this.fetch());
  }

  private async fetch(): Promise<Scenes> {
    const url = new URL(this.baseUrl);
    // Browsers cache a module's failure by URL, so a retry needs another URL.
    if (this.attempts++ > 0) url.searchParams.set("again", String(this.attempts));
    try {
      // The build makes this module from scenes.ts.
      const { scenes } = (await import(url.href)) as { scenes: Scenes };
      this.onLoaded(scenes);
      return scenes;
    } catch (error) {
      this.loading = null;
      throw new Error(texts.gameFrame.programNotLoaded, { cause: error });
    }
  }
}
