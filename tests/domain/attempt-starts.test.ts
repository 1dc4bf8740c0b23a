// A start binds an attempt to its player and class; it is accepted for some days after the class has ended.
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { attempts, attemptStarts } from "~/db/schema";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { endClass } from "~/domain/courses/run-class";
import { scheduleEnd } from "~/domain/courses/schedule-end";
import {
  addOrganization,
  addRunningClass,
  addUser,
  attemptOf,
  foundation,
  type Person,
  type RunningClass,
} from "../support/builders";
import { poolsOf } from "../../content/question-pools";
import { later, testContext } from "../support/database";

const ctx = await testContext();
const day = 24 * 60;

const begin = ({ sessionId, lesson }: RunningClass, { ctx }: Person, minutes = 0) =>
  beginAttempt(later(ctx, minutes), { scenarioId: lesson, classSessionId: sessionId, client: "Test 1" });
const attemptAtStart = ({ lesson, sessionId }: RunningClass, startId: string, overrides = {}) =>
  attemptOf(lesson, sessionId, { startId, ...overrides });

test("a start records the player, the scenario, the class and the time", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students as [Person];
  expect(await begin(running, student, 5)).toEqual({
    startId: expect.any(String),
    userId: student.id,
    scenarioId: running.lesson,
    classSessionId: running.sessionId,
    startedAt: later(ctx, 5).now,
    seed: expect.any(Number),
    mode: "scored",
  });
});

test("a start brings the questions without answers, shuffled by its seed", async () => {
  const organizationId = await addOrganization(ctx, { curriculumId: foundation.id });
  const { quiz, sessionId, students } = await addRunningClass(ctx, { organizationId });
  const start = () => beginAttempt(students[0]!.ctx, { scenarioId: quiz, classSessionId: sessionId });
  const { questions: all = [] } = foundation.campaigns
    .flatMap(({ scenarios }) => scenarios)
    .find(({ id }) => id === quiz)!;
  const catalogue = all.map(({ key, text, points, answers }) => ({
    key,
    text,
    points,
    several: answers.filter(({ correct }) => correct).length > 1,
    answers: answers.map((answer) => ({ key: answer.key, text: answer.text })),
  }));
  const orders = new Set<string>();
  for (let i = 0; i < 5; i++) {
    const { questions } = await start();
    const byKey = <One extends { key: string }>(list: One[]) => [...list].sort((a, b) => a.key.localeCompare(b.key));
    const sorted = byKey(questions!).map(({ answers, ...rest }) => ({ ...rest, answers: byKey(answers) }));
    const startQuestions = catalogue.filter(({ key }) => sorted.some((one) => one.key === key));
    expect(startQuestions).toHaveLength(poolsOf(all).length);
    expect(sorted).toEqual(byKey(startQuestions).map(({ answers, ...rest }) => ({ ...rest, answers: byKey(answers) })));
    expect(JSON.stringify(questions)).not.toMatch(/correct|explanation/);
    orders.add(questions!.map(({ key }) => key).join());
  }
  expect(orders.size).toBeGreaterThan(1);
});

test("a start accepts one attempt; a repeat gets the first receipt", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students as [Person];
  const { startId } = await begin(running, student);
  const attempt = attemptAtStart(running, startId);
  const first = await recordAttempt(student.ctx, attempt);
  expect(await recordAttempt(student.ctx, attempt)).toEqual({ receipt: first.receipt, isNew: false });
  const message = "An attempt has already been handed in for this start.";
  await expect(recordAttempt(student.ctx, attemptAtStart(running, startId))).rejects.toMatchObject({
    code: "conflict",
    errors: { startId: [message] },
  });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, async () => {
      const other = await begin(running, student);
      return Promise.allSettled(
        [1, 2, 3].map(() => recordAttempt(student.ctx, attemptAtStart(running, other.startId))),
      );
    }),
  );
  for (const outcome of outcomes)
    expect(outcome.status === "fulfilled" && outcome.value.filter(({ status }) => status === "fulfilled")).toHaveLength(
      1,
    );
});

test("foreign, unknown and mismatched starts are refused and store nothing", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const [one, other] = running.students as [Person, Person];
  const { startId } = await begin(running, one);
  const all = await ctx.db.$count(attempts);
  const expectRefusal = async (
    person: Person,
    overrides: Parameters<typeof attemptAtStart>[2],
    message: string | RegExp,
  ) =>
    expect(recordAttempt(person.ctx, attemptAtStart(running, startId, overrides))).rejects.toMatchObject({
      code: "conflict",
      errors: { startId: [expect.stringMatching(message)] },
    });
  await expectRefusal(other, {}, /^This attempt belongs to another user/);
  await expectRefusal(one, { scenarioId: running.scenarios[1]!.scenarioId }, "This start belongs to another scenario.");
  await expectRefusal(one, { classSessionId: null }, "This start belongs to another class.");
  await expectRefusal(one, { startId: uuid() }, "This start doesn't exist.");
  expect(await ctx.db.$count(attempts)).toBe(all);
  expect((await recordAttempt(one.ctx, attemptAtStart(running, startId))).isNew).toBe(true);
});

test("an attempt started during class counts as late until seven days after its end", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const [student, slow] = running.students as [Person, Person];
  const [before, never] = [await begin(running, student, 9), await begin(running, slow, 9)];
  await endClass(later(running.owner.ctx, 10), running.id);
  const { receipt } = await recordAttempt(later(student.ctx, 10 + 7 * day), attemptAtStart(running, before.startId));
  expect(receipt).toMatchObject({ late: true, score: 80, classSessionId: running.sessionId });
  await expect(
    recordAttempt(later(slow.ctx, 11 + 7 * day), attemptAtStart(running, never.startId)),
  ).rejects.toMatchObject({
    code: "conflict",
    message: "This class has ended.",
  });
  await expect(recordAttempt(later(slow.ctx, 11), attemptOf(running.lesson, running.sessionId))).rejects.toMatchObject({
    message: "This class has ended.",
  });
  await expect(begin(running, slow, 11)).rejects.toMatchObject({ message: "This class has ended." });
});

test("the operator sets how many days late attempts are accepted", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students as [Person];
  const { startId } = await begin(running, student);
  await endClass(later(running.owner.ctx, 10), running.id);
  const submit = (minutes: number, lateAttemptsDays: number) =>
    recordAttempt(later(student.ctx, minutes), attemptAtStart(running, startId), { lateAttemptsDays });
  await expect(submit(11, 0)).rejects.toMatchObject({ code: "conflict" });
  await expect(submit(10 + 2 * day, 1)).rejects.toMatchObject({ code: "conflict" });
  expect((await submit(10 + 2 * day, 2)).receipt.late).toBe(true);
});

test("an attempt after the planned end is late, even if nothing has settled the class", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students as [Person];
  await scheduleEnd(running.owner.ctx, running.id, later(ctx, 30).now);
  const starts = [await begin(running, student, 20), await begin(running, student, 21)] as const;
  const inTime = await recordAttempt(later(student.ctx, 29), attemptAtStart(running, starts[0].startId));
  const late = await recordAttempt(later(student.ctx, 31), attemptAtStart(running, starts[1].startId));
  expect([inTime.receipt.late, late.receipt.late]).toEqual([false, true]);
});

test("a start outside a class belongs to no class, and attempts store client, start and sign-in", async () => {
  const player = await addUser(ctx);
  const scenarioId = foundation.scenarioId("objective-raise-orbit");
  const { startId, classSessionId } = await beginAttempt(player.ctx, { scenarioId });
  expect(classSessionId).toBeNull();
  const attempt = attemptOf(scenarioId, null, { startId, client: "Orbit 2.2.3" });
  await recordAttempt(player.ctx, attempt);
  const [stored] = await ctx.db.select().from(attempts).where(eq(attempts.id, attempt.attemptId));
  expect(stored).toMatchObject({
    startId,
    client: "Orbit 2.2.3",
    signInId: player.ctx.actor.signInId,
    checkedBy: "catalogue",
  });
  expect(await ctx.db.$count(attemptStarts, eq(attemptStarts.userId, player.id))).toBe(1);
});
