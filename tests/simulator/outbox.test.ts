import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  Outbox,
  type Attempt,
  type OutboxEntry,
  type OutboxStore,
  type Receipt,
  type SendResult,
} from "../../simulator/api/outbox";

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
});

const receipt = (attemptId: string): Receipt => ({
  attemptId,
  score: 1,
  maxScore: 2,
  passed: true,
  grading: "client",
  late: false,
});
const saved = (attemptId = "1"): SendResult => ({ outcome: "saved", receipt: receipt(attemptId) });
const waiting = async (outbox: Outbox) =>
  (await outbox.listEntries()).filter(({ refused }) => refused === undefined).length;

function memory(entries = new Map<string, OutboxEntry>()): OutboxStore {
  return {
    all: async () => [...entries.values()],
    put: async (one) => void entries.set(one.attempt.attemptId, one),
    remove: async (id) => void entries.delete(id),
    close: async () => {},
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("an attempt is stored before it is sent, and removed once its receipt is here", async () => {
  const store = memory();
  const waits: number[] = [];
  const outbox = new Outbox({
    userId: "me",
    store,
    send: async () => (waits.push((await store.all()).length), saved()),
  });
  await outbox.post(attempt("1"));
  expect(waits).toEqual([1]);
  expect(await waiting(outbox)).toBe(0);
});

test("only a receipt shows as saved, and sending is retried after 1, 2, 4 seconds", async () => {
  const answers: SendResult[] = [{ outcome: "later" }, { outcome: "later" }, { outcome: "later" }, saved()];
  const notices: unknown[] = [];
  const send = vi.fn(async () => answers.shift()!);
  const outbox = new Outbox({ userId: "me", store: memory(), send, onChange: (_, delivery) => notices.push(delivery) });
  await outbox.post(attempt("1"));
  for (const [wait, expectedCount] of [
    [999, 1],
    [1, 2],
    [1999, 2],
    [1, 3],
    [3999, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait);
    expect(send).toHaveBeenCalledTimes(expectedCount);
  }
  expect(notices).toEqual(["sending", "waiting", "waiting", "waiting"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(notices.at(-1)).toEqual({ saved: receipt("1") });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(4);
});

test("the next page sends what an earlier page left, with the same attemptId", async () => {
  const store = memory();
  const first = new Outbox({ userId: "me", store, send: async () => ({ outcome: "later" }) });
  await first.post(attempt("1"));
  void first.close();
  const sentIds: string[] = [];
  await new Outbox({
    userId: "me",
    store,
    send: async ({ attemptId }) => (sentIds.push(attemptId), saved()),
  }).flush();
  expect(sentIds).toEqual(["1"]);
});

test("no player sends another player's attempts", async () => {
  const store = memory();
  await store.put({ attempt: attempt("1"), userId: "somebody else" });
  const send = vi.fn();
  await new Outbox({ userId: "me", store, send }).flush();
  expect(send).not.toHaveBeenCalled();
  expect(await store.all()).toHaveLength(1);
});

test("a refused attempt stays with its reason, and is sent again only on request", async () => {
  const notices: unknown[] = [];
  const answers: SendResult[] = [{ outcome: "refused", why: "This class has ended." }, saved()];
  const send = vi.fn(async () => answers.shift()!);
  const store = memory();
  const outbox = new Outbox({ userId: "me", store, send, onChange: (_, delivery) => notices.push(delivery) });
  await outbox.post(attempt("1"));
  expect(notices).toEqual(["sending", { refused: "This class has ended." }]);
  await outbox.flush();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(1);
  const reason = "This class has ended.";
  expect(await outbox.listEntries()).toEqual([{ attempt: attempt("1"), userId: "me", refused: reason }]);
  await outbox.retry("1");
  expect(notices.at(-1)).toEqual({ saved: receipt("1") });
  expect(await store.all()).toEqual([]);
});

test("a refused attempt doesn't delay the others", async () => {
  const sentIds: string[] = [];
  const outbox = new Outbox({
    userId: "me",
    store: memory(),
    send: async ({ attemptId }) => (
      sentIds.push(attemptId),
      attemptId === "1" ? { outcome: "refused", why: "No." } : saved(attemptId)
    ),
  });
  await outbox.post(attempt("1"));
  await outbox.post(attempt("2"));
  expect(sentIds).toEqual(["1", "2"]);
  expect((await outbox.listEntries()).map(({ attempt }) => attempt.attemptId)).toEqual(["1"]);
});

test.each(["signIn", "otherUser"] as const)(
  "while the server says %s the attempt waits under its owner's name, then is sent",
  async (outcome) => {
    const notices: unknown[] = [];
    const answers: SendResult[] = [{ outcome }, { outcome }, saved()];
    const names: string[] = [];
    const store = memory();
    const outbox = new Outbox({
      userId: "me",
      store,
      send: async (_, userId) => (names.push(userId), answers.shift()!),
      onChange: (_, delivery) => notices.push(delivery),
    });
    await outbox.post(attempt("1"));
    expect(notices.at(-1)).toBe(outcome);
    expect(await store.all()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(notices.at(-1)).toEqual({ saved: receipt("1") });
    expect([names, await store.all()]).toEqual([["me", "me", "me"], []]);
  },
);

test("an attempt posted while another is being sent follows it, each once", async () => {
  const sentIds: string[] = [];
  const outbox = new Outbox({
    userId: "me",
    store: memory(),
    send: async ({ attemptId }) => (sentIds.push(attemptId), await Promise.resolve(), saved()),
  });
  await Promise.all([outbox.post(attempt("1")), outbox.post(attempt("2"))]);
  await vi.advanceTimersByTimeAsync(0);
  expect(sentIds.sort()).toEqual(["1", "2"]);
  expect(await waiting(outbox)).toBe(0);
});

test("an attempt behind one that has to wait says that it waits, not that it is being sent", async () => {
  const notices: unknown[] = [];
  const outbox = new Outbox({
    userId: "me",
    store: memory(),
    send: async () => ({ outcome: "later" }),
    onChange: ({ attemptId }, delivery) => notices.push([attemptId, delivery]),
  });
  await outbox.post(attempt("1"));
  await outbox.post(attempt("2"));
  expect(notices.at(-1)).toEqual(["2", "waiting"]);
});

test("an attempt that the server fails with doesn't keep later ones from being saved", async () => {
  const notices: unknown[] = [];
  const send = async ({ attemptId }: Attempt): Promise<SendResult> =>
    attemptId === "1" ? { outcome: "laterAlone" } : saved(attemptId);
  const outbox = new Outbox({ userId: "me", store: memory(), send, onChange: (_, delivery) => notices.push(delivery) });
  await outbox.post(attempt("1"));
  await outbox.post(attempt("2"));
  expect(notices).toEqual(["sending", "waiting", "sending", "waiting", { saved: receipt("2") }]);
  expect((await outbox.listEntries()).map(({ attempt: { attemptId } }) => attemptId)).toEqual(["1"]);
});

test("a quiz that is sent too early waits without delaying later attempts", async () => {
  const notices: unknown[] = [];
  let isTime = false;
  const send = async ({ attemptId }: Attempt): Promise<SendResult> =>
    attemptId === "1" && !isTime ? { outcome: "tooEarly", why: "In 9 minutes." } : saved(attemptId);
  const outbox = new Outbox({ userId: "me", store: memory(), send, onChange: (_, delivery) => notices.push(delivery) });
  await outbox.post(attempt("1"));
  await outbox.post(attempt("2"));
  expect(notices).toContainEqual({ tooEarly: "In 9 minutes." });
  expect(notices.at(-1)).toEqual({ saved: receipt("2") });
  isTime = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(notices.at(-1)).toEqual({ saved: receipt("1") });
  expect(await outbox.listEntries()).toEqual([]);
});
