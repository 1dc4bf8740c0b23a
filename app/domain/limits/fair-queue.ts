// A bounded, fair queue for work that costs processor time before a visitor is known: password hashing.

export type QueueRules = {
  /** How many calls run at the same time. */
  atOnce: number;
  maxWaiting: number;
  /** Per group, such as an address. */
  maxWaitingOfGroup: number;
  /** Milliseconds after which waiting calls are refused. */
  timeoutMs: number;
};

export type Visitor = {
  group: string;
  /** The error of a refused call. Passed in, because bundles that share the queue have their own classes. */
  createRefusal: () => Error;
  /** Leaves the queue when aborted. */
  signal?: AbortSignal;
};

type Waiting = { group: string; admit: () => void; refuse: () => void };

/**
 * Groups take turns, so a flood from one address delays the others by one place each. In a full queue the longest group
 * loses its last place.
 */
export class FairQueue {
  readonly #rules: QueueRules;
  /** In the order of their turns. */
  readonly #groups = new Map<string, Waiting[]>();
  #waiting = 0;
  #underWay = 0;

  constructor(rules: QueueRules) {
    this.#rules = rules;
  }

  get waiting() {
    return this.#waiting;
  }

  async run<Result>(visitor: Visitor, work: () => Promise<Result>): Promise<Result> {
    if (this.#underWay < this.#rules.atOnce && this.#waiting === 0) this.#underWay++;
    else await this.#wait(visitor);
    try {
      return await work();
    } finally {
      this.#underWay--;
      this.#admitNext();
    }
  }

  async #wait({ group, createRefusal, signal }: Visitor) {
    if (signal?.aborted || !this.#makeRoom(group)) throw createRefusal();
    let timer: NodeJS.Timeout | undefined;
    let leave = () => {};
    try {
      await new Promise<void>((admit, fail) => {
        const call: Waiting = { group, admit, refuse: () => fail(createRefusal()) };
        leave = () => {
          this.#remove(call);
          call.refuse();
        };
        timer = setTimeout(leave, this.#rules.timeoutMs);
        signal?.addEventListener("abort", leave, { once: true });
        this.#append(call);
      });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener("abort", leave);
    }
  }

  /** Whether there is room for another call; in a full queue the longest group may lose its last place. */
  #makeRoom(group: string): boolean {
    const ownLength = this.#groups.get(group)?.length ?? 0;
    if (ownLength >= this.#rules.maxWaitingOfGroup) return false;
    if (this.#waiting < this.#rules.maxWaiting) return true;
    let longest: Waiting[] = [];
    for (const calls of this.#groups.values()) if (calls.length > longest.length) longest = calls;
    const last = longest.at(-1);
    if (!last || longest.length <= ownLength + 1) return false;
    this.#remove(last);
    last.refuse();
    return true;
  }

  #append(call: Waiting) {
    const calls = this.#groups.get(call.group);
    if (calls) calls.push(call);
    else this.#groups.set(call.group, [call]);
    this.#waiting++;
  }

  #remove(call: Waiting) {
    const calls = this.#groups.get(call.group) ?? [];
    const at = calls.lastIndexOf(call);
    if (at < 0) return;
    calls.splice(at, 1);
    this.#waiting--;
    if (calls.length === 0) this.#groups.delete(call.group);
  }

  #admitNext() {
    const [turn] = this.#groups;
    if (!turn || this.#underWay >= this.#rules.atOnce) return;
    const [group, calls] = turn;
    const [first] = calls;
    if (!first) return;
    this.#remove(first);
    // Moves the group to the end of the round.
    if (this.#groups.delete(group)) this.#groups.set(group, calls);
    this.#underWay++;
    first.admit();
  }
}
