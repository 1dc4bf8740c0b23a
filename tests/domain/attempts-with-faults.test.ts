// Two students at one computer with all kinds of faults: the simulator's outbox against the real API. No finished
// attempt gets lost.
import { inArray } from "drizzle-orm";
import fc from "fast-check";
import { v7 as uuid } from "uuid";
import { afterEach, expect, test, vi } from "vitest";
import { attempts } from "~/db/schema";
import { endClass } from "~/domain/courses/run-class";
import { findFunction } from "../../server/functions";
import { Outbox, type Attempt, type OutboxEntry, type OutboxStore } from "../../simulator/api/outbox";
import { Server } from "../../simulator/api/server";
import { addRunningClass, type Person } from "../support/builders";
import { testPlatform, tokenInProcess as tokenOf } from "../support/in-process-api";

const ctx = await testPlatform();
const day = 86_400_000;
const began = Date.now();
// Server timers can't exceed 24 days.
const longest = 20 * day;
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Fault = "none" | "offline" | "killedBefore" | "killedAfter";
type Step =
  | { kind: "signIn"; who: 0 | 1 | null }
  | { kind: "open" | "begin" | "finish"; who: 0 | 1 }
  | { kind: "fault"; fault: Fault }
  | { kind: "flush" }
  | { kind: "endClass" }
  | { kind: "wait"; days: number };

const student = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant("signIn" as const), who: fc.constantFrom(0 as const, 1 as const, null) }),
  fc.record({
    kind: fc.constantFrom("open" as const, "begin" as const, "finish" as const, "finish" as const),
    who: student,
  }),
  fc.record({
    kind: fc.constant("fault" as const),
    fault: fc.constantFrom<Fault>("none", "offline", "killedBefore", "killedAfter"),
  }),
  fc.constantFrom<Step>({ kind: "flush" }, { kind: "flush" }, { kind: "endClass" }),
  fc.record({ kind: fc.constant("wait" as const), days: fc.constantFrom(0.1, 1, 5) }),
);

/** A computer: its sign-in, its storage, and the fault of its next request. */
class Machine {
  readonly kept = new Map<string, OutboxEntry>();
  readonly starts = new Map<Person, string>();
  signedIn: Person | null = null;
  fault: Fault = "none";
  private outbox: Outbox | null = null;
  readonly server = new Server("http://apsis.test", "");

  readonly store: OutboxStore = {
    all: async () => [...this.kept.values()],
    put: async (one) => void this.kept.set(one.attempt.attemptId, one),
    remove: async (id) => void this.kept.delete(id),
    close: async () => {},
  };

  /** Opens a student's game, whatever account another tab is signed in to. */
  async open(person: Person) {
    await this.close();
    const send = (attempt: Attempt, userId: string) => this.server.sendAttempt(attempt, userId);
    return (this.outbox = new Outbox({ userId: person.id, store: this.store, send }));
  }

  async close() {
    await this.outbox?.close();
    this.outbox = null;
  }

  flush = async () => this.outbox?.flush();

  fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    if (this.fault === "offline" || this.fault === "killedBefore") throw new TypeError("Failed to fetch");
    const headers = new Headers(request.headers);
    if (this.signedIn) headers.set("x-auth-token", await tokenOf(this.signedIn));
    const copy = new Request(request.url, { method: request.method, headers, body: await request.text() });
    const answer = await findFunction(new URL(request.url).pathname)!.fetch(copy);
    // The attempt is stored, but its answer is lost.
    if (this.fault === "killedAfter") throw new TypeError("Failed to fetch");
    return answer;
  };
}

type FinishedAttempt = { attempt: Attempt; owner: Person };

async function playStory(steps: Step[]) {
  vi.setSystemTime(began);
  const running = await addRunningClass({ ...ctx, now: new Date() }, { students: 2 });
  const students = running.students as [Person, Person];
  const machine = new Machine();
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("fetch", machine.fetch);
  const finished: FinishedAttempt[] = [];
  let endedAt: number | null = null;

  async function take(one: Step) {
    if (one.kind === "signIn") machine.signedIn = one.who === null ? null : students[one.who];
    else if (one.kind === "fault") machine.fault = one.fault;
    else if (one.kind === "wait") vi.setSystemTime(Math.min(Date.now() + one.days * day, began + longest));
    else if (one.kind === "flush") await machine.flush();
    else if (one.kind === "endClass") await endOnce();
    else await play(one.kind, students[one.who]);
  }

  async function endOnce() {
    if (endedAt !== null) return;
    endedAt = Date.now();
    await endClass({ ...running.owner.ctx, now: new Date() }, running.id);
  }

  async function play(kind: "open" | "begin" | "finish", owner: Person) {
    const outbox = await machine.open(owner);
    if (kind === "open") return outbox.flush();
    if (kind === "begin") {
      const startRequest = { scenarioId: running.lesson, sessionId: running.sessionId, client: "test" };
      // An ended class accepts no start, so what is played then has none.
      const start = await machine.server.begin(startRequest, owner.id).catch(() => null);
      if (start) machine.starts.set(owner, start.startId);
      return;
    }
    const startId = machine.starts.get(owner);
    machine.starts.delete(owner);
    const points = { totalScore: 70, maxTotalScore: 100, questionsScore: 0, maxQuestionsScore: 0, passed: true };
    const { sessionId, lesson: scenarioId } = running;
    const attempt: Attempt = {
      attemptId: uuid(),
      scenarioId,
      sessionId,
      scoreCardType: "Default",
      ...points,
      ...(startId && { startId }),
    };
    finished.push({ attempt, owner });
    await outbox.post(attempt);
  }

  for (const one of steps) {
    await take(one);
    await expectNothingLost(machine, finished);
  }
  await healAll(machine, students);
  await expectOnePlaceEach(machine, finished, endedAt);
  await machine.close();
}

const recordsOf = async (finished: FinishedAttempt[]) => {
  const ids = finished.map(({ attempt }) => attempt.attemptId);
  const rows = await ctx.db
    .select({ id: attempts.id, userId: attempts.userId, isLate: attempts.isLate })
    .from(attempts)
    .where(inArray(attempts.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
};

/** Each attempt is stored for its owner or waits for its owner; both only while the answer is in flight. */
async function expectNothingLost(machine: Machine, finished: FinishedAttempt[]) {
  const records = await recordsOf(finished);
  for (const { attempt, owner } of finished) {
    const [record, entry] = [records.get(attempt.attemptId), machine.kept.get(attempt.attemptId)];
    expect(record?.userId ?? entry?.userId).toBe(owner.id);
    if (entry) expect(entry.userId).toBe(owner.id);
  }
}

/** The network is back, and each student opens the game once more. */
async function healAll(machine: Machine, students: Person[]) {
  machine.fault = "none";
  for (const student of students) {
    machine.signedIn = student;
    await (await machine.open(student)).flush();
  }
}

async function expectOnePlaceEach(machine: Machine, finished: FinishedAttempt[], endedAt: number | null) {
  const records = await recordsOf(finished);
  for (const { attempt, owner } of finished) {
    const [record, entry] = [records.get(attempt.attemptId), machine.kept.get(attempt.attemptId)];
    if (record) {
      expect([record.userId, entry]).toEqual([owner.id, undefined]);
      continue;
    }
    expect(entry).toMatchObject({ userId: owner.id, refused: "This class has ended." });
    expect(endedAt, "only the end of the class is a reason").not.toBeNull();
    // With a start it would have been accepted for a week.
    if (attempt.startId) expect(Date.now() - endedAt!).toBeGreaterThan(7 * day);
  }
}

test("despite any faults, each attempt is in its owner's record or waits with a reason", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), playStory), {
    numRuns: Number(process.env.FAULT_STORIES ?? 25),
  });
});

test("no attempt is lost when the class ends and the Wi-Fi fails for a day", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await playStory([
    { kind: "signIn", who: 0 },
    { kind: "begin", who: 0 },
    { kind: "signIn", who: 1 },
    { kind: "begin", who: 1 },
    { kind: "fault", fault: "offline" },
    { kind: "finish", who: 0 },
    { kind: "endClass" },
    { kind: "wait", days: 1 },
    { kind: "fault", fault: "killedAfter" },
    { kind: "finish", who: 1 },
    { kind: "fault", fault: "none" },
    { kind: "signIn", who: 0 },
    { kind: "open", who: 1 },
    { kind: "open", who: 0 },
  ]);
});
