import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attempts, auditEntries } from "~/db/schema";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { excludeAttempt } from "~/domain/attempts/exclude-attempt";
import { readOwnResults } from "~/domain/results/read-own-results";
import { changeResultsVisibility, readResultsVisibility } from "~/domain/results/results-visibility";
import { addRunningClass, attemptOf, quizAttemptOf } from "../support/builders";
import { later, testContext } from "../support/database";

const ctx = await testContext();

test("players see their own attempts and the counted one; the median only if shown", async () => {
  const running = await addRunningClass(ctx, { students: 6 });
  for (const [index, student] of running.students.entries())
    await recordAttempt(
      student.ctx,
      attemptOf(running.lesson, running.sessionId, { totalScore: 50 + index * 10, maxTotalScore: 100 }),
    );
  const [first] = running.students;
  const secondPlay = later(first!.ctx, 1);
  const { receipt } = await recordAttempt(secondPlay, attemptOf(running.lesson, running.sessionId, { totalScore: 20 }));
  const read = () => readOwnResults(first!.ctx, null);
  const own = await read();
  expect(own.shown).toMatchObject({ id: running.sessionId, isActive: true });
  expect(own.attempts.map(({ score, counts }) => [score, counts])).toEqual([
    [20, false],
    [50, true],
  ]);
  expect([own.attempts[0]!.id, own.medians]).toEqual([receipt.attemptId, new Map()]);
  await changeResultsVisibility(running.owner.ctx, running.id, { showsMedian: true, showsAnswers: true });
  expect((await read()).medians).toEqual(new Map([[running.lesson, 0.75]]));
});

test("a median of four grades is never shown", async () => {
  const running = await addRunningClass(ctx, { students: 4 });
  await changeResultsVisibility(running.owner.ctx, running.id, { showsMedian: true, showsAnswers: true });
  for (const student of running.students)
    await recordAttempt(student.ctx, attemptOf(running.lesson, running.sessionId));
  expect((await readOwnResults(running.students[0]!.ctx, null)).medians).toEqual(new Map());
});

test("keys leave the server only if the instructor allows; the player's own answers always", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  await recordAttempt(
    student!.ctx,
    quizAttemptOf(running.quiz, running.sessionId, [{ text: "Longer?", score: 0, chosen: [1] }]),
  );
  const [open] = (await readOwnResults(student!.ctx, null)).quizzes;
  expect(open).toMatchObject({ answers: [[0, 1, [1]]], questions: [{ text: "Longer?" }] });
  expect(open!.questions[0]!.answers).toEqual([
    ["Yes", true],
    ["No", false],
  ]);
  await changeResultsVisibility(running.owner.ctx, running.id, { showsMedian: false, showsAnswers: false });
  const [closed] = (await readOwnResults(student!.ctx, null)).quizzes;
  expect(closed).toMatchObject({ answers: [[0, 1, [1]]], explanations: [null] });
  expect(closed!.questions[0]!.answers).toEqual([
    ["Yes", false],
    ["No", false],
  ]);
});

test("results name no other student, and a foreign class is not found", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const other = await addRunningClass(ctx);
  const [first, second] = running.students;
  for (const student of running.students)
    await recordAttempt(student.ctx, attemptOf(running.lesson, running.sessionId));
  const own = await readOwnResults(first!.ctx, other.sessionId);
  expect(own.shown!.id).toBe(running.sessionId);
  const text = JSON.stringify(own);
  expect([text.includes(second!.userName), text.includes(second!.id)]).toEqual([false, false]);
});

test("outside a class the best counts too, and an excluded attempt shows the reason", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  const play = (sessionId: string | null, totalScore: number) =>
    recordAttempt(student!.ctx, attemptOf(running.lesson, sessionId, { totalScore }));
  await play(null, 60);
  await play(null, 40);
  const alone = await readOwnResults(student!.ctx, "none");
  expect(alone.shown).toBeNull();
  expect(alone.attempts.map(({ score, counts }) => [score, counts]).sort()).toEqual([
    [40, false],
    [60, true],
  ]);
  expect(alone.columns.map(({ scenarioId }) => scenarioId)).toContain(running.lesson);
  const { receipt } = await play(running.sessionId, 90);
  await excludeAttempt(running.owner.ctx, receipt.attemptId, "A test.");
  const [aside] = (await readOwnResults(student!.ctx, null)).attempts;
  expect(aside).toMatchObject({ counts: false, setAside: { reason: "A test.", by: "" } });
  // A claim that was accepted names nobody either.
  await ctx.db
    .update(attempts)
    .set({ acceptedAt: ctx.now, acceptedBy: running.owner.userName })
    .where(eq(attempts.id, receipt.attemptId));
  const own = await readOwnResults(student!.ctx, null);
  expect(own.attempts).toMatchObject([{ accepted: { by: "" } }]);
  expect(JSON.stringify(own)).not.toContain(running.owner.userName);
});

test("the course's staff change what students see, and the audit trail records it", async () => {
  const running = await addRunningClass(ctx);
  const other = await addRunningClass(ctx);
  const settings = { showsMedian: true, showsAnswers: false };
  await expect(changeResultsVisibility(other.owner.ctx, running.id, settings)).rejects.toMatchObject({
    code: "notFound",
  });
  await expect(changeResultsVisibility(running.students[0]!.ctx, running.id, settings)).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(await readResultsVisibility(running.owner.ctx, running.id)).toEqual({
    showsMedian: false,
    showsAnswers: true,
  });
  await changeResultsVisibility(running.owner.ctx, running.id, settings);
  expect(await readResultsVisibility(running.owner.ctx, running.id)).toEqual(settings);
  const trail = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, running.id));
  expect(trail.filter(({ action }) => action === "course.results")).toMatchObject([
    { actorName: running.owner.userName, details: settings },
  ]);
});
