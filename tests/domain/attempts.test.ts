import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { attempts, bestAttempts, bestQuizAttempts, questions } from "~/db/schema";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { endClass } from "~/domain/courses/run-class";
import { scheduleClass } from "~/domain/courses/schedule-class";
import { scheduleEnd } from "~/domain/courses/schedule-end";
import {
  addRunningClass,
  addStudent,
  addUser,
  advanced,
  attemptOf,
  foundation,
  quizAttemptOf,
  unique,
} from "../support/builders";
import { later, testContext } from "../support/database";

const ctx = await testContext();
const stored = (attemptId: string) => ctx.db.$count(attempts, eq(attempts.id, attemptId));

test("an attempt is stored with a receipt that states the score, rounded down", async () => {
  const {
    sessionId,
    lesson,
    students: [student],
  } = await addRunningClass(ctx);
  const attempt = attemptOf(lesson, sessionId, {
    totalScore: 80.5,
    maxTotalScore: 100.5,
    questionsScore: 3.25,
    maxQuestionsScore: 5,
  });
  const { receipt, isNew } = await recordAttempt(student.ctx, attempt);
  expect(isNew).toBe(true);
  expect(receipt).toEqual({
    attemptId: attempt.attemptId,
    userId: student.id,
    scenarioId: lesson,
    classSessionId: sessionId,
    score: 83,
    maxScore: 105,
    passed: true,
    receivedAt: ctx.now,
    grading: "client",
    late: false,
    counts: true,
    uncounted: null,
    reason: null,
  });
});

test("twenty concurrent repeats of an attempt make one row and one receipt", async () => {
  const {
    sessionId,
    quiz,
    students: [student],
  } = await addRunningClass(ctx);
  const attempt = quizAttemptOf(quiz, sessionId, [{ text: unique("Once?"), score: 1 }, { text: unique("Twice?") }]);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => recordAttempt(student.ctx, attempt)));
  expect(outcomes.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(new Set(outcomes.map(({ receipt }) => JSON.stringify(receipt))).size).toBe(1);
  expect(await stored(attempt.attemptId)).toBe(1);
});

test("a later repeat with other content gets the first receipt", async () => {
  const {
    sessionId,
    lesson,
    students: [student],
  } = await addRunningClass(ctx);
  const attempt = attemptOf(lesson, sessionId);
  const first = await recordAttempt(student.ctx, attempt);
  const repeat = await recordAttempt(later(student.ctx, 30), { ...attempt, totalScore: 100 });
  expect(repeat).toEqual({ receipt: first.receipt, isNew: false });
});

test("a repeat after the class has ended still gets its receipt", async () => {
  const {
    id,
    owner,
    sessionId,
    lesson,
    students: [student],
  } = await addRunningClass(ctx);
  const attempt = attemptOf(lesson, sessionId);
  const first = await recordAttempt(student.ctx, attempt);
  await endClass(later(owner.ctx, 10), id);
  expect((await recordAttempt(later(student.ctx, 20), attempt)).receipt).toEqual(first.receipt);
});

test("another player's attempt id is refused without revealing anything", async () => {
  const {
    sessionId,
    lesson,
    students: [one, other],
  } = await addRunningClass(ctx, { students: 2 });
  const attempt = attemptOf(lesson, sessionId);
  await recordAttempt(one.ctx, attempt);
  await expect(recordAttempt(other.ctx, attempt)).rejects.toMatchObject({
    code: "conflict",
    errors: { attemptId: ["This attemptId is already in use."] },
  });
});

test("two players who send a new question at the same time share it", async () => {
  const { sessionId, quiz, students } = await addRunningClass(ctx, { students: 6 });
  const text = unique("Shared?");
  await Promise.all(
    students.map((student, i) =>
      recordAttempt(student.ctx, quizAttemptOf(quiz, sessionId, [{ text, chosen: [i % 2] }, { text: unique("Own?") }])),
    ),
  );
  expect(await ctx.db.$count(questions, eq(questions.text, text))).toBe(1);
});

test("an attempt outside a class session is stored for the player alone", async () => {
  const player = await addUser(ctx);
  const attempt = attemptOf(foundation.scenarioId("objective-raise-orbit"), null);
  const { receipt } = await recordAttempt(player.ctx, attempt);
  expect(receipt.classSessionId).toBeNull();
  expect(await ctx.db.$count(bestAttempts, eq(bestAttempts.userId, player.id))).toBe(0);
});

test("refused attempts store nothing, not even their questions", async () => {
  const running = await addRunningClass(ctx);
  const {
    id,
    owner,
    sessionId,
    quiz,
    students: [student],
  } = running;
  const stranger = await addUser(ctx, { organizationId: running.organizationId });
  const elsewhere = await addRunningClass(ctx);
  const ofOtherCurriculum = advanced.scenarioId("space-101-advanced-final");
  const text = unique("Never stored?");
  const attempt = (scenarioId: string, session: string | null) => quizAttemptOf(scenarioId, session, [{ text }]);
  const all = await ctx.db.$count(attempts);
  const unknownScenario = { code: "notFound", message: "The scenario was not found." };
  const unknownSession = { code: "notFound", message: "The class was not found." };

  await expect(recordAttempt(student.ctx, attempt(uuid(), sessionId))).rejects.toMatchObject(unknownScenario);
  await expect(recordAttempt(student.ctx, attempt(uuid(), null))).rejects.toMatchObject(unknownScenario);
  await expect(recordAttempt(student.ctx, attempt(ofOtherCurriculum, sessionId))).rejects.toMatchObject(
    unknownScenario,
  );
  await expect(recordAttempt(student.ctx, attempt(quiz, uuid()))).rejects.toMatchObject(unknownSession);
  await expect(recordAttempt(student.ctx, attempt(quiz, elsewhere.sessionId))).rejects.toMatchObject(unknownSession);
  await expect(recordAttempt(stranger.ctx, attempt(quiz, sessionId))).rejects.toMatchObject(unknownSession);
  await endClass(later(owner.ctx, 1), id);
  await expect(recordAttempt(later(student.ctx, 2), attempt(quiz, sessionId))).rejects.toMatchObject({
    code: "conflict",
    message: "This class has ended.",
  });

  expect(await ctx.db.$count(attempts)).toBe(all);
  expect(await ctx.db.$count(questions, eq(questions.text, text))).toBe(0);
});

test("many students hand in at the same moment and every attempt counts", async () => {
  const running = await addRunningClass(ctx);
  const students = [running.students[0], await addStudent(ctx, running), await addStudent(ctx, running)];
  const scenarios = running.scenarios.slice(0, 10);
  await Promise.all(
    students.flatMap(({ ctx }) =>
      scenarios.flatMap(({ scenarioId }) =>
        [60, 70].map((totalScore) => recordAttempt(ctx, attemptOf(scenarioId, running.sessionId, { totalScore }))),
      ),
    ),
  );
  const bests = await ctx.db
    .select({ score: bestAttempts.score })
    .from(bestAttempts)
    .where(eq(bestAttempts.classSessionId, running.sessionId));
  expect(bests).toEqual(Array.from({ length: 30 }, () => ({ score: 70 })));
});

test("the database refuses a score over its maximum", async () => {
  const {
    sessionId,
    lesson,
    students: [student],
  } = await addRunningClass(ctx);
  const over = {
    ...attemptOf(lesson, sessionId),
    id: uuid(),
    userId: student.id,
    classSessionId: sessionId,
    receivedAt: ctx.now,
    totalScore: 101,
  };
  await expect(ctx.db.insert(attempts).values({ ...over, answers: [], questionIds: [] })).rejects.toMatchObject({
    cause: { message: expect.stringContaining("attempts_total_within_maximum") },
  });
});

test("an attempt after the planned end is refused, even if nothing has settled the class", async () => {
  const {
    id,
    owner,
    sessionId,
    lesson,
    students: [student],
  } = await addRunningClass(ctx);
  await scheduleEnd(owner.ctx, id, later(ctx, 30).now);
  expect((await recordAttempt(later(student.ctx, 29), attemptOf(lesson, sessionId))).isNew).toBe(true);
  await expect(recordAttempt(later(student.ctx, 31), attemptOf(lesson, sessionId))).rejects.toMatchObject({
    code: "conflict",
    message: "This class has ended.",
  });
});

test("a class accepts attempts from its planned start, even if nothing has settled it", async () => {
  const {
    id,
    owner,
    lesson,
    sessionId: first,
    students: [student],
  } = await addRunningClass(ctx);
  await endClass(owner.ctx, id);
  const sessionId = await scheduleClass(owner.ctx, id, { scheduledStartDate: later(ctx, 10).now });
  expect(sessionId).not.toBe(first);
  await expect(recordAttempt(later(student.ctx, 9), attemptOf(lesson, sessionId))).rejects.toMatchObject({
    code: "notFound",
  });
  expect((await recordAttempt(later(student.ctx, 11), attemptOf(lesson, sessionId))).isNew).toBe(true);
});

test("an attempt at a quiz is a quiz result, whatever its type says", async () => {
  const {
    sessionId,
    quiz,
    students: [student],
  } = await addRunningClass(ctx);
  const attempt = {
    ...quizAttemptOf(quiz, sessionId, [{ text: unique("Typed?"), score: 1 }]),
    scoreCardType: "Default" as const,
  };
  await recordAttempt(student.ctx, attempt);
  expect(await ctx.db.$count(bestQuizAttempts, eq(bestQuizAttempts.attemptId, attempt.attemptId))).toBe(1);
});
