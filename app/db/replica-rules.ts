// When a replica may answer: how long it is waited for, and how long it is left alone when it could not.

/** In milliseconds, from any beginning. */
export type Clock = { now: () => number; pause: (milliseconds: number) => Promise<unknown> };

/** Milliseconds. */
export const replicaLimits = {
  /** In which a replica must have replayed what the primary has: a read of the primary takes no longer. */
  replay: 250,
  /** Between two looks at how far it is. */
  look: 10,
  /** In which a read must have begun: a connection, and the replay. */
  begin: 1_000,
  /** For which a replica is left alone that could not answer. */
  rest: 5_000,
};

/** Why the primary has to answer. */
export class ReplicaUnusable extends Error {}

/** `isSame`: a standby, of the same database, in the same history. */
export type ReplayState = { isSame: boolean; hasReplayed: boolean };

/** Looks until the replica has replayed what is asked for; throws when it may not answer. */
export async function awaitReplay(look: () => Promise<ReplayState>, { now, pause }: Clock) {
  const deadline = now() + replicaLimits.replay;
  for (;;) {
    const { isSame, hasReplayed } = await look();
    if (!isSame) throw new ReplicaUnusable("It is no standby of the primary, or not in the primary's history.");
    if (hasReplayed) return;
    if (now() >= deadline) throw new ReplicaUnusable(`It lags by more than ${replicaLimits.replay} ms.`);
    await pause(replicaLimits.look);
  }
}

/** Leaves a replica alone that could not answer; then one read tries it, and the others go on without. */
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

  /** It could not answer; says whether that is news. */
  open(now: number): boolean {
    const isNews = !this.#isOpen;
    [this.#isOpen, this.#tryAt] = [true, now + replicaLimits.rest];
    return isNews;
  }

  /** It has answered; says whether that is news. */
  close(): boolean {
    const isNews = this.#isOpen;
    this.#isOpen = false;
    return isNews;
  }
}
