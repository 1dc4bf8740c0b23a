import { expect, test } from "vitest";
import { PlayStore } from "../../simulator/attempts/play-store";
import { StartStore } from "../../simulator/attempts/start-store";

function storage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

let startCount = 0;
const server = async (_: string, sessionId: string | null) => ({ startId: `start-${++startCount}`, sessionId });

test("a start is for one attempt, and survives a reload", async () => {
  const store = storage();
  await new StartStore(new PlayStore("me", store), server).begin("s", "class", false);
  const after = new StartStore(new PlayStore("me", store), server);
  expect(after.take("s")).toEqual({ startId: `start-${startCount}`, sessionId: "class" });
  expect(after.take("s")).toBeNull();
  expect(new StartStore(new PlayStore("other", store), server).take("s")).toBeNull();
});

test("a resumed play keeps its start and class; a new one gets another start", async () => {
  const starts = new StartStore(new PlayStore("me", storage()), server);
  await starts.begin("s", "first class", false);
  const first = startCount;
  await starts.begin("s", "second class", true);
  expect(startCount).toBe(first);
  await starts.begin("s", "second class", false);
  expect(starts.take("s")).toEqual({ startId: `start-${first + 1}`, sessionId: "second class" });
});

test("without an answer there is no start, and a late one isn't stored for the next attempt", async () => {
  const silent = new StartStore(new PlayStore("me", storage()), async () => null);
  await silent.begin("s", null, false);
  expect(silent.take("s")).toBeNull();
  let answer: (start: { startId: string; sessionId: null }) => void = () => {};
  const slow = new StartStore(new PlayStore("me", storage()), () => new Promise((done) => (answer = done)));
  const pending = slow.begin("s", null, false);
  expect(slow.take("s")).toBeNull();
  answer({ startId: "late", sessionId: null });
  await pending;
  expect(slow.take("s")).toBeNull();
});

test("a start that arrives after its quiz began is discarded, because the questions differ", async () => {
  const store = storage();
  let answer: (start: { startId: string; sessionId: null }) => void = () => {};
  const starts = new StartStore(new PlayStore("me", store), () => new Promise((done) => (answer = done)));
  expect(await starts.beginWithTimeout("quiz", null, false, 1)).toBeNull();
  answer({ startId: "late", sessionId: null });
  await new Promise((done) => setImmediate(done));
  expect(starts.take("quiz")).toBeNull();
});

test("a quiz opened twice has the second start", async () => {
  const answers: ((start: { startId: string; sessionId: null }) => void)[] = [];
  const ask = () => new Promise<{ startId: string; sessionId: null }>((done) => answers.push(done));
  const starts = new StartStore(new PlayStore("me", storage()), ask);
  const [first, second] = [0, 1].map(() => starts.beginWithTimeout("quiz", null, false, 5_000));
  answers[1]!({ startId: "second", sessionId: null });
  expect(await second).toMatchObject({ startId: "second" });
  answers[0]!({ startId: "first", sessionId: null });
  expect(await first).toBeNull();
  expect(starts.take("quiz")).toMatchObject({ startId: "second" });
});

test("a resumed quiz keeps its questions, with or without a start", async () => {
  const [store, other] = [storage(), storage()];
  const first = await new StartStore(new PlayStore("me", store), server).beginWithTimeout(
    "quiz",
    "class",
    false,
    5_000,
  );
  const after = new StartStore(new PlayStore("me", store), server);
  expect(await after.beginWithTimeout("quiz", "class", true, 5_000)).toEqual(first);
  expect(after.take("quiz")).toEqual(first);
  const without = new StartStore(new PlayStore("me", other), server);
  expect(await without.beginWithTimeout("quiz", "class", true, 5_000)).toBeNull();
  expect(without.take("quiz")).toBeNull();
});

test("a start that failed at first is requested once more", async () => {
  const answers = [null, { startId: "second", sessionId: null }];
  const starts = new StartStore(new PlayStore("me", storage()), async () => answers.shift()!);
  expect(await starts.begin("s", null, false)).toMatchObject({ startId: "second" });
  expect(starts.take("s")).toMatchObject({ startId: "second" });
});

test("a refused start shows the reason, and nothing is stored", async () => {
  const refusing = new StartStore(new PlayStore("me", storage()), async () => {
    throw new Error("You can take this quiz again in 9 minutes.");
  });
  await expect(refusing.beginWithTimeout("s", null, false, 1_000)).rejects.toThrow("again in 9 minutes");
  expect(refusing.take("s")).toBeNull();
});
