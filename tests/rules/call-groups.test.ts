import { AsyncLocalStorage } from "node:async_hooks";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CallGroups } from "~/db/call-groups";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Group = { calls: string[]; end: () => void; fail: (error: Error) => void };

/** A database whose statements end on the test's command: each answers its calls in capitals. */
function openGroups({ maxSize = 64, maxUnderWay = 2, onRun = () => {} } = {}) {
  const runs: Group[] = [];
  const groups = new CallGroups<string, string>({
    run: (calls) =>
      new Promise((resolve, fail) => {
        onRun();
        runs.push({ calls, end: () => resolve(calls.map((call) => call.toUpperCase())), fail });
      }),
    failsEveryCall: (error) => error instanceof TypeError,
    maxSize,
    maxUnderWay,
    wait: 2,
  });
  return { sent: runs, groups, sizes: () => runs.map(({ calls }) => calls.length) };
}

/** Lets everything happen that needs no timer. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test("a single call runs at once", async () => {
  const { groups, sent } = openGroups();
  const answer = groups.ask("a");
  expect(sent.map(({ calls }) => calls)).toEqual([["a"]]);
  sent[0]!.end();
  expect(await answer).toBe("A");
  expect(vi.getTimerCount()).toBe(0);
});

test("calls that arrive during a group run together after it, each with its own answer", async () => {
  const { groups, sent } = openGroups();
  const answers = ["a", "b", "c"].map((call) => groups.ask(call));
  sent[0]!.end();
  await settle();
  expect(sent.map(({ calls }) => calls)).toEqual([["a"], ["b", "c"]]);
  sent[1]!.end();
  expect(await Promise.all(answers)).toEqual(["A", "B", "C"]);
});

test("a slow group delays the next by 2 ms at most", async () => {
  const { groups, sent, sizes } = openGroups();
  const slow = groups.ask("a");
  const next = groups.ask("b");
  await vi.advanceTimersByTimeAsync(1);
  const last = groups.ask("c");
  expect(sizes()).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sizes()).toEqual([1, 2]);
  sent[1]!.end();
  expect(await Promise.all([next, last])).toEqual(["B", "C"]);
  sent[0]!.end();
  expect(await slow).toBe("A");
});

test("the number of concurrent groups is limited; waiting calls run as soon as one ends", async () => {
  const { groups, sent, sizes } = openGroups();
  for (const call of ["a", "b"]) {
    void groups.ask(call);
    await vi.advanceTimersByTimeAsync(2);
  }
  void groups.ask("c");
  await vi.advanceTimersByTimeAsync(1_000);
  void groups.ask("d");
  expect(sizes()).toEqual([1, 1]);
  sent[1]!.end();
  await settle();
  expect(sizes()).toEqual([1, 1, 2]);
});

test("a full group runs without waiting, and no group exceeds its size", async () => {
  const { groups, sent, sizes } = openGroups({ maxSize: 3 });
  const answers = Array.from({ length: 8 }, (_, at) => groups.ask(String(at)));
  expect(sizes()).toEqual([1, 3]);
  for (let at = 0; at < 4; at++) {
    sent[at]?.end();
    await settle();
  }
  expect(sizes()).toEqual([1, 3, 3, 1]);
  expect(await Promise.all(answers)).toEqual(["0", "1", "2", "3", "4", "5", "6", "7"]);
});

test("a failed group is retried call by call, so only the bad call fails", async () => {
  const { groups, sent } = openGroups();
  void groups.ask("first");
  const answers = ["a", "bad", "c"].map((call) => groups.ask(call));
  const all = Promise.allSettled(answers);
  sent[0]!.end();
  await settle();
  sent[1]!.fail(new Error("one of them"));
  await settle();
  expect(sent.slice(2).map(({ calls }) => calls)).toEqual([["a"], ["bad"], ["c"]]);
  sent[2]!.end();
  sent[3]!.fail(new Error("this one"));
  sent[4]!.end();
  expect(await all).toMatchObject([{ value: "A" }, { reason: { message: "this one" } }, { value: "C" }]);
});

test("a common failure fails the whole group at once, and the next group is tried", async () => {
  const { groups, sent } = openGroups();
  void groups.ask("first");
  const all = Promise.allSettled(["a", "b"].map((call) => groups.ask(call)));
  sent[0]!.end();
  await settle();
  sent[1]!.fail(new TypeError("the database is gone"));
  expect((await all).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(sent).toHaveLength(2);
  const next = groups.ask("c");
  sent[2]!.end();
  expect(await next).toBe("C");
});

test("a group uses the context of one of its requests", async () => {
  const request = new AsyncLocalStorage<string>();
  const speaks: (string | undefined)[] = [];
  const { groups, sent } = openGroups({ onRun: () => speaks.push(request.getStore()) });
  for (const name of ["one", "two", "three"]) void request.run(name, () => groups.ask(name));
  sent[0]!.end();
  await settle();
  expect(speaks).toEqual(["one", "two"]);
});

test("in any order and with any failures, each call gets its own answer once", async () => {
  const call = fc.record({ after: fc.integer({ min: 0, max: 5 }), isBad: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(call, { maxLength: 40 }), fc.integer({ min: 1, max: 3 }), async (calls, maxUnderWay) => {
      let underWay = 0;
      const groups = new CallGroups<{ place: number; isBad: boolean }, number>({
        run: async (calls) => {
          // Single retries are not limited.
          if (calls.length > 1) expect(++underWay).toBeLessThanOrEqual(maxUnderWay);
          await new Promise((done) => setTimeout(done, calls.length % 4));
          if (calls.length > 1) underWay--;
          if (calls.some(({ isBad }) => isBad)) throw new Error("bad");
          return calls.map(({ place }) => place);
        },
        failsEveryCall: () => false,
        maxSize: 5,
        maxUnderWay,
        wait: 2,
      });
      const answers: Promise<unknown>[] = [];
      for (const [place, { after, isBad }] of calls.entries()) {
        await vi.advanceTimersByTimeAsync(after);
        answers.push(groups.ask({ place, isBad }).catch(() => "refused"));
      }
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await Promise.all(answers)).toEqual(calls.map(({ isBad }, place) => (isBad ? "refused" : place)));
      expect(vi.getTimerCount()).toBe(0);
    }),
  );
});
