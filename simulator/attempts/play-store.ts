/** Unfinished plays of one player, by scenario; they survive leaving, reloading and closing. */
export class PlayStore {
  constructor(
    private readonly userId: string,
    private readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null,
  ) {}

  /** The stored play, unchecked: callers must validate it. */
  read(scenarioId: string): unknown {
    try {
      return JSON.parse(this.storage?.getItem(this.key(scenarioId)) ?? "null");
    } catch {
      return null;
    }
  }

  /** False if the browser can't store it: a private window, or storage is full. */
  save(scenarioId: string, play: unknown): boolean {
    try {
      this.storage?.setItem(this.key(scenarioId), JSON.stringify(play));
      return this.storage !== null;
    } catch {
      return false;
    }
  }

  remove(scenarioId: string) {
    try {
      this.storage?.removeItem(this.key(scenarioId));
    } catch {
      // No storage: nothing to remove.
    }
  }

  private key(scenarioId: string) {
    return `apsis-play:${this.userId}:${scenarioId}`;
  }
}
