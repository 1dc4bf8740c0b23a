// When a replica may answer: how long to wait for it, and how long to skip it after a failure.

/** Milliseconds from any start. */
export type Clock = { now: () => number; pause: (milliseconds: number) => Promise<unknown> };

/** Milliseconds. */
export const replicaLimits = {
  /** Maximum wait for replay, no longer than a read on the primary takes. */
  replay: 250,
  /** Between two checks of the replay position. */
  look: 10,
  /** Maximum wait until a read begins: connection and replay. */
  begin: 1_000,
  /** How long a failed replica is skipped. */
  rest: 5_000,
};

/** Why the primary answers instead. */
export class ReplicaUnusable extends Error {}

/** `isSame`: a standby of the same database, on the same timeline. */
export type ReplayState = { isSame: boolean; hasReplayed: boolean };

/** Waits until the replica has replayed the position; throws if it may not answer. */
export async function awaitReplay(look: () => Promise<ReplayState>, { now, pause }: Clock) {
  const deadline = now() + replicaLimits.replay;
  for (;;) {
    const { isSame, hasReplayed } = await look();
    if (!isSame) throw new ReplicaUnusable("It isn't a standby of the primary, or is on another timeline.");
    if (hasReplayed) return;
    if (now() >= deadline) throw new ReplicaUnusable(`It lags by more than ${replicaLimits.replay} ms.`);
    await pause(replicaLimits.look);
  }
}

/** Circuit breaker: skips a failed replica, then lets one read at a time try it. */
export class Breaker {
  #isOpen = false;
  #tryAt = 0;

  /** Whether a read may try the replica. */
  mayTry(now: number): boolean {
    if (!this.#isOpen) return true;
    if (now < this.#tryAt) return false;
    this.#tryAt = now + replicaLimits.rest;
    return true;
  }

  /** Records a failure; returns whether the breaker was closed. */
  open(now: number): boolean {
    const isNews = !this.#isOpen;
    [this.#isOpen, this.#tryAt] = [true, now + replicaLimits.rest];
    return isNews;
  }

  /** Records an answer; returns whether the breaker was open. */
  close(): boolean {
    const isNews = this.#isOpen;
    this.#isOpen = false;
    return isNews;
  }
}
