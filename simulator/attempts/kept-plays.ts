/** What one player has begun and not ended, by scenario: it outlives leaving, reloading and closing. */
export class KeptPlays {
  constructor(
    private readonly userId: string,
    private readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null,
  ) {}

  /** As it was stored: the caller must check it. */
  read(scenarioId: string): unknown {
    try {
      return JSON.parse(this.storage?.getItem(this.name(scenarioId)) ?? "null");
    } catch {
      return null;
    }
  }

  /** False where the browser keeps nothing: a private window, or one that is full. */
  keep(scenarioId: string, play: unknown): boolean {
    try {
      this.storage?.setItem(this.name(scenarioId), JSON.stringify(play));
      return this.storage !== null;
    } catch {
      return false;
    }
  }

  forget(scenarioId: string) {
    try {
      this.storage?.removeItem(this.name(scenarioId));
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  }

  private name(scenarioId: string) {
    return `apsis-play:${this.userId}:${scenarioId}`;
  }
}
