// Batches calls that arrive close together into one statement.
import { AsyncResource } from "node:async_hooks";

export type GroupRules<Call, Answer> = {
  /** Runs one statement for all calls: an answer for each, in order, or an error and no change. */
  run: (calls: Call[]) => Promise<Answer[]>;
  /** Whether the same error would occur for each call alone. */
  failsEveryCall: (error: unknown) => boolean;
  maxSize: number;
  maxUnderWay: number;
  /** Milliseconds that a call waits for others while a batch is running. */
  wait: number;
};

type PendingCall<Call, Answer> = {
  call: Call;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
  /** Keeps log lines attributed to a request whose call is in the batch. */
  scope: AsyncResource;
};

/**
 * Batches calls: one that arrives while no batch runs goes at once; others wait up to `wait`. The calls of a failed
 * batch are retried one by one, so a bad call never fails its neighbours.
 */
export class CallGroups<Call, Answer> {
  readonly #rules: GroupRules<Call, Answer>;
  #waiting: PendingCall<Call, Answer>[] = [];
  #underWay = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(rules: GroupRules<Call, Answer>) {
    this.#rules = rules;
  }

  ask(call: Call): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call, resolve, reject, scope: new AsyncResource("CallGroups") });
      if (this.#underWay === 0 || this.#waiting.length >= this.#rules.maxSize) this.#begin();
      else this.#timer ??= setTimeout(() => this.#begin(), this.#rules.wait);
    });
  }

  /** At the limit of running batches, waiting calls go when one ends. */
  #begin() {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const [first] = this.#waiting;
    if (!first || this.#underWay >= this.#rules.maxUnderWay) return;
    const group = this.#waiting.splice(0, this.#rules.maxSize);
    this.#underWay++;
    void first.scope.runInAsyncScope(() => this.#answer(group));
  }

  async #answer(group: PendingCall<Call, Answer>[]) {
    const failed = await this.#ask(group);
    this.#underWay--;
    this.#begin();
    if (!failed) return;
    if (group.length === 1 || this.#rules.failsEveryCall(failed.error))
      for (const { reject } of group) reject(failed.error);
    else for (const one of group) void one.scope.runInAsyncScope(() => this.#answerAlone(one));
  }

  async #answerAlone(one: PendingCall<Call, Answer>) {
    const failed = await this.#ask([one]);
    if (failed) one.reject(failed.error);
  }

  async #ask(group: PendingCall<Call, Answer>[]): Promise<{ error: unknown } | null> {
    try {
      const answers = await this.#rules.run(group.map(({ call }) => call));
      if (answers.length !== group.length) throw new Error(`${group.length} calls got ${answers.length} answers.`);
      for (const [place, answer] of answers.entries()) group[place]?.resolve(answer);
      return null;
    } catch (error) {
      return { error };
    }
  }
}
