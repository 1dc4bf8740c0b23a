import { setImmediate as turn } from "node:timers/promises";
import { expect, test } from "vitest";
import { FairQueue, type QueueRules } from "~/domain/limits/fair-queue";
import { networkOf } from "~/domain/accounts/password-queue";

const rules: QueueRules = { atOnce: 1, maxWaiting: 8, maxWaitingOfGroup: 6, timeoutMs: 60_000 };

const createRefusal = () => new Error("full");

/** A queue whose work ends on the test's command. */
function openQueue(overrides: Partial<QueueRules> = {}) {
  const line = new FairQueue({ ...rules, ...overrides });
  const starts: string[] = [];
  const ends: (() => void)[] = [];
  const enter = (name: string, signal?: AbortSignal) => {
    const work = () => {
      starts.push(name);
      return new Promise<string>((end) => ends.push(() => end(name)));
    };
    const group = name.replace(/\d+$/, "");
    const result = line.run({ group, createRefusal, ...(signal ? { signal } : {}) }, work);
    // The test awaits it later.
    result.catch(() => {});
    return result;
  };
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await turn();
    }
  };
  return { line, begun: starts, enter, endAll };
}

test("the queue serves as many at once as configured, the rest in order", async () => {
  const { line, begun, enter, endAll } = openQueue({ atOnce: 2 });
  const entries = ["a1", "a2", "a3", "a4"].map((name) => enter(name));
  expect([begun, line.waiting]).toEqual([["a1", "a2"], 2]);
  await endAll();
  expect(await Promise.all(entries)).toEqual(["a1", "a2", "a3", "a4"]);
  expect([begun, line.waiting]).toEqual([["a1", "a2", "a3", "a4"], 0]);
});

test("groups take turns, so a flood delays others by one place each", async () => {
  const { begun, enter, endAll } = openQueue();
  for (const name of ["flood1", "flood2", "flood3", "flood4", "school1", "school2", "home1"]) void enter(name);
  await endAll();
  expect(begun).toEqual(["flood1", "flood2", "school1", "home1", "flood3", "school2", "flood4"]);
});

test("a group has a limited number of places", async () => {
  const { enter, endAll } = openQueue({ maxWaitingOfGroup: 2 });
  const entries = ["a1", "a2", "a3", "a4"].map((name) => enter(name));
  await expect(entries[3]).rejects.toThrow("full");
  const other = enter("b1");
  await endAll();
  expect(await Promise.all([...entries.slice(0, 3), other])).toEqual(["a1", "a2", "a3", "b1"]);
});

test("in a full queue the longest group loses its last place, but not to its own member", async () => {
  const { begun, enter, endAll } = openQueue({ maxWaiting: 3 });
  const flood = ["flood1", "flood2", "flood3", "flood4"].map((name) => enter(name));
  const late = enter("flood5");
  const school = enter("school1");
  await expect(late).rejects.toThrow("full");
  await expect(flood[3]).rejects.toThrow("full");
  await endAll();
  expect(await school).toBe("school1");
  expect(begun).toEqual(["flood1", "flood2", "school1", "flood3"]);
});

test("a full queue of single visitors refuses another one", async () => {
  const { enter, endAll } = openQueue({ maxWaiting: 2 });
  const first = ["a1", "b1", "c1"].map((name) => enter(name));
  await expect(enter("d1")).rejects.toThrow("full");
  await endAll();
  await Promise.all(first);
});

test("a visitor who gives up leaves the queue, before and while waiting", async () => {
  const { line, begun, enter, endAll } = openQueue();
  const leaving = new AbortController();
  void enter("a1");
  const leaver = enter("a2", leaving.signal);
  void enter("a3");
  leaving.abort();
  await expect(leaver).rejects.toThrow("full");
  await expect(enter("a4", leaving.signal)).rejects.toThrow("full");
  expect(line.waiting).toBe(1);
  await endAll();
  expect(begun).toEqual(["a1", "a3"]);
});

test("nobody waits longer than the configured limit", async () => {
  const { line, enter, endAll } = openQueue({ timeoutMs: 5 });
  const first = enter("a1");
  await expect(enter("a2")).rejects.toThrow("full");
  expect(line.waiting).toBe(0);
  await endAll();
  await first;
});

test("failed work frees its place too", async () => {
  const line = new FairQueue(rules);
  await expect(line.run({ group: "a", createRefusal }, () => Promise.reject(new Error("lost")))).rejects.toThrow(
    "lost",
  );
  expect(await line.run({ group: "a", createRefusal }, () => Promise.resolve("served"))).toBe("served");
});

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["", ""],
])("the network of %j is %j", (address, network) => {
  expect(networkOf(address)).toBe(network);
});
