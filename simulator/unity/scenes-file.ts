import type { Scenes } from "./screen";

const lost = "Its program could not be loaded. Check the connection. If it stays like this, reload the page.";

/** What lessons, flights and the sandbox are made of, from a file of its own. */
export class ScenesFile {
  private loading: Promise<Scenes> | null = null;
  private tries = 0;

  /** `onLoaded` is told once, before anybody gets to the scenes. */
  constructor(
    private readonly address: string,
    private readonly onLoaded: (scenes: Scenes) => void,
  ) {}

  /** Asked for once; after a failure, by the next who wants it. */
  load(): Promise<Scenes> {
    return (this.loading ??= this.fetch());
  }

  private async fetch(): Promise<Scenes> {
    const url = new URL(this.address);
    // Browsers remember that a module failed: by an address of its own it is asked for again.
    if (this.tries++ > 0) url.searchParams.set("again", String(this.tries));
    try {
      // The build made the file from scenes.ts.
      const { scenes } = (await import(url.href)) as { scenes: Scenes };
      this.onLoaded(scenes);
      return scenes;
    } catch (error) {
      this.loading = null;
      throw new Error(lost, { cause: error });
    }
  }
}
