import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Outbox, type Attempt, type Kept, type OutboxStore, type Sent } from "../../simulator/api/outbox";

const attempt = (attemptId: string): Attempt => ({
  attemptId,
  scenarioId: "s",
  sessionId: null,
  totalScore: 1,
  maxTotalScore: 2,
  questionsScore: 0,
  maxQuestionsScore: 0,
  passed: true,
  scoreCardType: "Default",
  questionScorecards: [],
});

function memory(kept = new Map<string, Kept>()): OutboxStore {
  return {
    all: async () => [...kept.values()],
    put: async (one) => void kept.set(one.attempt.attemptId, one),
    remove: async (id) => void kept.delete(id),
    close: async () => {},
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an attempt is kept before it is sent, and gone when its receipt is here", async () => {
  const store = memory();
  const seen: number[] = [];
  const outbox = new Outbox({
    userId: "me",
    store,
    send: async () => (seen.push((await store.all()).length), { outcome: "saved" }),
  });
  await outbox.post(attempt("1"));
  expect(seen).toEqual([1]);
  expect(await outbox.waiting()).toBe(0);
});

test("saved is said with the receipt only, and sending is tried again after 1, 2, 4 seconds", async () => {
  const answers: Sent[] = [{ outcome: "later" }, { outcome: "later" }, { outcome: "later" }, { outcome: "saved" }];
  const told: unknown[] = [];
  const send = vi.fn(async () => answers.shift()!);
  const outbox = new Outbox({ userId: "me", store: memory(), send, onChange: (_, delivery) => told.push(delivery) });
  await outbox.post(attempt("1"));
  for (const [wait, sent] of [
    [999, 1],
    [1, 2],
    [1999, 2],
    [1, 3],
    [3999, 3],
  ]) {
    await vi.advanceTimersByTimeAsync(wait);
    expect(send).toHaveBeenCalledTimes(sent);
  }
  expect(told).toEqual(["waiting"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(["waiting", "saved"]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(4);
});

test("what an earlier page left behind is sent by the next, with the same attemptId", async () => {
  const store = memory();
  const first = new Outbox({ userId: "me", store, send: async () => ({ outcome: "later" }) });
  await first.post(attempt("1"));
  void first.close();
  const sent: string[] = [];
  await new Outbox({
    userId: "me",
    store,
    send: async ({ attemptId }) => (sent.push(attemptId), { outcome: "saved" }),
  }).flush();
  expect(sent).toEqual(["1"]);
});

test("nobody sends another player's attempts", async () => {
  const store = memory();
  await store.put({ attempt: attempt("1"), userId: "somebody else" });
  const send = vi.fn();
  await new Outbox({ userId: "me", store, send }).flush();
  expect(send).not.toHaveBeenCalled();
  expect(await store.all()).toHaveLength(1);
});

test("a refused attempt is not sent again, and its reason is told", async () => {
  const told: unknown[] = [];
  const outbox = new Outbox({
    userId: "me",
    store: memory(),
    send: async () => ({ outcome: "refused", why: "This class session has ended." }),
    onChange: (_, delivery) => told.push(delivery),
  });
  await outbox.post(attempt("1"));
  expect(told).toEqual(["waiting", { refused: "This class session has ended." }]);
  expect(await outbox.waiting()).toBe(0);
});

test("one that is posted while another is on its way is sent after it, each once", async () => {
  const sent: string[] = [];
  const outbox = new Outbox({
    userId: "me",
    store: memory(),
    send: async ({ attemptId }) => (sent.push(attemptId), await Promise.resolve(), { outcome: "saved" }),
  });
  await Promise.all([outbox.post(attempt("1")), outbox.post(attempt("2"))]);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.sort()).toEqual(["1", "2"]);
  expect(await outbox.waiting()).toBe(0);
});
