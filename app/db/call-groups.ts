// Calls that come close together go to the database as one statement.
import { AsyncResource } from "node:async_hooks";

export type GroupRules<Call, Answer> = {
  /** One statement for all of them: an answer for each, in their order, or an error and nothing done. */
  run: (calls: Call[]) => Promise<Answer[]>;
  /** Whether an error would be the same for each of them alone. */
  isEverybodys: (error: unknown) => boolean;
  maxSize: number;
  maxUnderWay: number;
  /** Milliseconds for which a call waits for others while a group is under way. */
  wait: number;
};

type Waiting<Call, Answer> = {
  call: Call;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
  /** What is logged on the way belongs to the request of a call that is in the group. */
  scope: AsyncResource;
};

/**
 * A call goes at once when no group is under way; else with those that come within `wait`, or until one has ended. A
 * group that fails is asked again one by one, so that a bad call never fails its neighbours.
 */
export class CallGroups<Call, Answer> {
  readonly #rules: GroupRules<Call, Answer>;
  #waiting: Waiting<Call, Answer>[] = [];
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

  /** What waits when as many are under way as may be goes when one of them ends. */
  #begin() {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const [first] = this.#waiting;
    if (!first || this.#underWay >= this.#rules.maxUnderWay) return;
    const group = this.#waiting.splice(0, this.#rules.maxSize);
    this.#underWay++;
    void first.scope.runInAsyncScope(() => this.#answer(group));
  }

  async #answer(group: Waiting<Call, Answer>[]) {
    const failed = await this.#ask(group);
    this.#underWay--;
    this.#begin();
    if (!failed) return;
    if (group.length === 1 || this.#rules.isEverybodys(failed.error))
      for (const { reject } of group) reject(failed.error);
    else for (const one of group) void one.scope.runInAsyncScope(() => this.#answerAlone(one));
  }

  async #answerAlone(one: Waiting<Call, Answer>) {
    const failed = await this.#ask([one]);
    if (failed) one.reject(failed.error);
  }

  async #ask(group: Waiting<Call, Answer>[]): Promise<{ error: unknown } | null> {
    try {
      const answers = await this.#rules.run(group.map(({ call }) => call));
      // An answer for each.
      for (const [place, { resolve }] of group.entries()) resolve(answers[place]!);
      return null;
    } catch (error) {
      return { error };
    }
  }
}
