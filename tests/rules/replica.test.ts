import { expect, test } from "vitest";
import { awaitReplay, Breaker, replicaLimits, type Clock } from "~/db/replica-rules";

const { replay, look, rest } = replicaLimits;

/** A clock that advances only during pauses. */
function createClock() {
  let time = 1_000;
  const clock: Clock = { now: () => time, pause: async (milliseconds) => void (time += milliseconds) };
  return { clock, since: () => time - 1_000 };
}

/** A replica that has caught up after so many milliseconds; counts the checks. */
function createReplica(since: () => number, replayedAfter: number, leavesAfter = Infinity) {
  const counter = { looks: 0 };
  const state = async () => {
    counter.looks++;
    return { isSame: since() < leavesAfter, hasReplayed: since() >= replayedAfter };
  };
  return { seen: counter, state };
}

test("an up-to-date replica is checked once, without waiting", async () => {
  const { clock, since } = createClock();
  const { seen, state } = createReplica(since, 0);
  await awaitReplay(state, clock);
  expect([seen.looks, since()]).toEqual([1, 0]);
});

test("a lagging replica is awaited until it catches up, or the limit is reached", async () => {
  for (const after of [1, look, look + 1, replay - 1, replay]) {
    const { clock, since } = createClock();
    await awaitReplay(createReplica(since, after).state, clock);
    expect(since(), `${after} ms`).toBe(Math.ceil(after / look) * look);
  }
  const { clock, since } = createClock();
  const { seen, state } = createReplica(since, replay + 1);
  await expect(awaitReplay(state, clock)).rejects.toThrow("It lags by more than 250 ms.");
  expect([since(), seen.looks]).toEqual([replay, replay / look + 1]);
});

test("slow checks count as waiting", async () => {
  const { clock, since } = createClock();
  const counter = { looks: 0 };
  const state = async () => {
    counter.looks++;
    await clock.pause(100);
    return { isSame: true, hasReplayed: false };
  };
  await expect(awaitReplay(state, clock)).rejects.toThrow("lags");
  expect([counter.looks, since()]).toEqual([3, 320]);
});

test("a non-standby or diverged replica is never awaited, not even when it becomes one", async () => {
  for (const [replayedAfter, leavesAfter, waited] of [
    [0, 0, 0],
    [Infinity, 0, 0],
    [Infinity, 40, 40],
    [40, 40, 40],
  ] as const) {
    const { clock, since } = createClock();
    const { state } = createReplica(since, replayedAfter, leavesAfter);
    await expect(awaitReplay(state, clock)).rejects.toThrow("timeline");
    expect(since()).toBe(waited);
  }
});

test("a replica that can't be checked fails with its own error", async () => {
  const { clock } = createClock();
  await expect(awaitReplay(() => Promise.reject(new Error("gone")), clock)).rejects.toThrow("gone");
});

test("a failed replica is skipped, then tried by one read at a time until it answers", () => {
  const breaker = new Breaker();
  expect([breaker.mayTry(0), breaker.mayTry(0)]).toEqual([true, true]);
  // All pending reads fail; only the first failure is reported.
  expect([breaker.open(10), breaker.open(20)]).toEqual([true, false]);
  expect([breaker.mayTry(21), breaker.mayTry(20 + rest - 1)]).toEqual([false, false]);
  expect([breaker.mayTry(20 + rest), breaker.mayTry(20 + rest)]).toEqual([true, false]);
  expect(breaker.open(30 + rest)).toBe(false);
  expect([breaker.mayTry(30 + 2 * rest - 1), breaker.mayTry(30 + 2 * rest)]).toEqual([false, true]);
  expect([breaker.close(), breaker.close()]).toEqual([true, false]);
  expect([breaker.mayTry(30 + 2 * rest), breaker.mayTry(30 + 2 * rest)]).toEqual([true, true]);
});

test("a try without a result doesn't disable the replica for ever", () => {
  const breaker = new Breaker();
  breaker.open(0);
  expect([breaker.mayTry(rest), breaker.mayTry(2 * rest - 1), breaker.mayTry(2 * rest)]).toEqual([true, false, true]);
});
