import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import { readAttempt } from "~/domain/attempts/read-attempt";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { excludeAttempt } from "~/domain/attempts/exclude-attempt";
import {
  addOrganization,
  addRunningClass,
  foundation,
  asSystemAdmin,
  attemptOf,
  quizAttemptOf,
  type Person,
  type RunningClass,
} from "../support/builders";
import { later, testContext } from "../support/database";
import { beginFlight } from "../support/scored-flights";

const ctx = await testContext();

const question = { text: "Longer?", chosen: [1] };
const answer = (running: RunningClass, student: Person, wrong = 1) =>
  recordAttempt(
    student.ctx,
    quizAttemptOf(
      running.quiz,
      running.sessionId,
      Array.from({ length: 4 }, (_, index) => ({
        text: `${question.text} ${index}`,
        score: index < wrong ? 0 : 1,
        chosen: [index < wrong ? 1 : 0],
      })),
    ),
  );

test("an attempt's page shows its player, answers, standing and evidence", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  const start = await beginAttempt(student!.ctx, {
    scenarioId: running.lesson,
    classSessionId: running.sessionId,
    client: "Orbit 3",
  });
  const attempt = attemptOf(running.lesson, running.sessionId, { totalScore: 40, startId: start.startId });
  const after = later(student!.ctx, 2);
  await recordAttempt(after, { ...attempt, client: "Orbit 3" });
  const { receipt: better } = await recordAttempt(
    later(after, 1),
    attemptOf(running.lesson, running.sessionId, { totalScore: 70 }),
  );
  const read = await readAttempt(running.owner.ctx, attempt.attemptId);
  expect(read).toMatchObject({
    username: student!.userName,
    score: 40,
    startedAt: start.startedAt,
    client: "Orbit 3",
    checkedBy: "nobody",
    isLate: false,
    signIn: null,
    flight: null,
    signs: [],
  });
  expect(read.rivals.map(({ id, counts }) => [id, counts])).toEqual([
    [better.attemptId, true],
    [attempt.attemptId, false],
  ]);
  await excludeAttempt(running.owner.ctx, better.attemptId, "A test.");
  expect((await readAttempt(running.owner.ctx, better.attemptId)).setAside).toMatchObject({ reason: "A test." });
  expect((await readAttempt(running.owner.ctx, attempt.attemptId)).rivals.at(-1)).toMatchObject({ counts: true });
});

test("readers of a class's gradebook can read its attempts", async () => {
  const running = await addRunningClass(ctx);
  const other = await addRunningClass(ctx);
  const { receipt } = await answer(running, running.students[0]!);
  await expect(readAttempt(other.owner.ctx, receipt.attemptId)).rejects.toMatchObject({ code: "notFound" });
  await expect(readAttempt(running.students[0]!.ctx, receipt.attemptId)).rejects.toMatchObject({ code: "forbidden" });
  await expect(readAttempt(running.owner.ctx, "nothing")).rejects.toMatchObject({ code: "notFound" });
  const { questions } = await readAttempt(asSystemAdmin(ctx), receipt.attemptId);
  expect(questions[0]).toMatchObject({ question: { text: "Longer? 0" }, answer: [0, 1, [1]] });
});

test("an attempt's page replays the flight with its path, burns and points", async () => {
  const organizationId = await addOrganization(ctx, { curriculumId: foundation.id });
  const running = await addRunningClass(ctx, { organizationId });
  const scenarioId = foundation.scenarioId("objective-v-bar-hop");
  const student = running.students[0]!.ctx;
  const { startId, evidence } = await beginFlight(student, scenarioId, running.sessionId);
  const { receipt } = await recordAttempt(student, attemptOf(scenarioId, running.sessionId, { startId, evidence }));
  const { flight, checkedBy } = await readAttempt(running.owner.ctx, receipt.attemptId);
  if (flight === null || typeof flight === "string") throw new Error(`It was not flown: ${flight}`);
  expect(checkedBy).toBe("server");
  expect(flight.parts.reduce((sum, { points }) => sum + points, 0)).toBe(receipt.score);
  expect(flight.burns).toHaveLength(evidence.burns.length);
  expect(Math.abs(flight.path[0]![1] + 2000)).toBeLessThanOrEqual(400);
  expect(flight.path.at(-1)![1]).toBeGreaterThan(-1030);
  expect(flight.path.length).toBeGreaterThan(100);
  await ctx.db.execute(sql`update attempts set evidence = jsonb_set(evidence, '{version}', '999')
    where id = ${receipt.attemptId}`);
  expect((await readAttempt(running.owner.ctx, receipt.attemptId)).flight).toMatch(/used version 999/);
});

test("two classmates' same three mistakes are shown for both, but not across classes", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const other = await addRunningClass(ctx);
  const [first, second] = running.students;
  const { receipt } = await answer(running, first!, 3);
  await answer(other, other.students[0]!, 3);
  expect((await readAttempt(running.owner.ctx, receipt.attemptId)).signs).toEqual([]);
  await answer(running, second!, 3);
  expect((await readAttempt(running.owner.ctx, receipt.attemptId)).signs).toEqual([
    { kind: "same", reason: `The same answers as ${second!.userName}, 3 of them wrong.` },
  ]);
});

test("starts without an end are listed", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  for (let count = 0; count < 5; count++)
    await beginAttempt(student!.ctx, { scenarioId: running.lesson, classSessionId: running.sessionId });
  const { receipt } = await recordAttempt(later(student!.ctx, 1), attemptOf(running.lesson, running.sessionId));
  expect((await readAttempt(running.owner.ctx, receipt.attemptId)).signs).toEqual([
    { kind: "starts", reason: "Started 5 times before this attempt without finishing." },
  ]);
});
