// Excluding an attempt recalculates the best, and counting it again restores everything.
import { asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Db } from "~/db/database.server";
import { attempts, auditEntries, bestAttempts, leaderboardEpoch } from "~/db/schema";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { countAttempt, excludeAttempt } from "~/domain/attempts/exclude-attempt";
import { parseMatrix } from "~/domain/gradebook/matrix";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { readLeaderboard } from "~/domain/leaderboards/read-leaderboard";
import { readQuiz, readQuizData } from "~/domain/quiz-results/read-quiz-responses";
import { addRunningClass, addUser, attemptOf, quizAttemptOf, type RunningClass } from "../support/builders";
import { later, testContext } from "../support/database";
import { storedRows } from "../support/stored-rows";
import { usualRules } from "~/domain/grades/rules";

const ctx = await testContext();

async function play(running: RunningClass, totalScore: number, minutes: number, scenarioId = running.lesson) {
  const attempt = attemptOf(scenarioId, running.sessionId, { totalScore });
  await recordAttempt(later(running.students[0]!.ctx, minutes), attempt);
  return attempt.attemptId;
}

/** The only student's grades in the gradebook and the leaderboards. */
async function readGrades({ owner, sessionId, lesson }: RunningClass) {
  const { columns, matrix } = await readGradebook(owner.ctx, sessionId);
  const [row] = parseMatrix(matrix, columns.length, usualRules);
  const standing = async (filter: { scenarioId?: string; classSessionId: string | null }) =>
    (await readLeaderboard(owner.ctx, { organizationId: null, limit: 100, ...filter })).map((one) => one.totalScore);
  return {
    cell: row!.cells[columns.findIndex(({ scenarioId }) => scenarioId === lesson)],
    scenario: await standing({ classSessionId: sessionId, scenarioId: lesson }),
    all: await standing({ classSessionId: sessionId }),
  };
}

test("an excluded attempt gives way to the next best until it counts again", async () => {
  const running = await addRunningClass(ctx);
  const other = running.scenarios[1]!.scenarioId;
  await play(running, 40, 1);
  const best = await play(running, 90, 2);
  await play(running, 25, 3, other);
  const before = await readGrades(running);
  expect(before).toEqual({ cell: { score: 90, maxScore: 100 }, scenario: [90], all: [115] });

  const judged = await excludeAttempt(later(running.owner.ctx, 5), best, "Flown by somebody else.");
  const { userName } = running.owner;
  expect(judged.setAside).toEqual({ at: later(ctx, 5).now, by: userName, reason: "Flown by somebody else." });
  expect(await readGrades(running)).toEqual({ cell: { score: 40, maxScore: 100 }, scenario: [40], all: [65] });
  await countAttempt(later(running.owner.ctx, 6), best);
  expect(await readGrades(running)).toEqual(before);

  const trail = await ctx.db
    .select({ action: auditEntries.action, by: auditEntries.actorName, details: auditEntries.details })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, best))
    .orderBy(asc(auditEntries.at));
  expect(trail).toEqual([
    { action: "attempt.setAside", by: userName, details: { score: 90, reason: "Flown by somebody else." } },
    { action: "attempt.count", by: userName, details: { score: 90 } },
  ]);
});

test("without a counted attempt the cell and the leaderboard's place are empty", async () => {
  const running = await addRunningClass(ctx);
  await excludeAttempt(running.owner.ctx, await play(running, 90, 1), "A test of the instructor's.");
  expect(await readGrades(running)).toEqual({ cell: null, scenario: [], all: [] });
});

test("a quiz's table shows the next best attempt", async () => {
  const running = await addRunningClass(ctx);
  const { owner, quiz, sessionId, students } = running;
  const submit = async (score: number) => {
    const attempt = quizAttemptOf(quiz, sessionId, [{ text: "How many?", score, maxScore: 5 }]);
    await recordAttempt(students[0]!.ctx, attempt);
    return attempt.attemptId;
  };
  await submit(2);
  await excludeAttempt(owner.ctx, await submit(4), "Copied.");
  const { responses } = await readQuizData(owner.ctx, await readQuiz(owner.ctx, sessionId, quiz));
  expect(responses.flat().map(([, , score]) => score)).toEqual([2]);
});

test("only the class's staff exclude attempts, and only once", async () => {
  const [running, elsewhere] = [await addRunningClass(ctx), await addRunningClass(ctx)];
  const attemptId = await play(running, 50, 1);
  const colleague = await addUser(ctx, { role: "Instructor", organizationId: running.organizationId });
  for (const stranger of [elsewhere.owner, colleague])
    await expect(excludeAttempt(stranger.ctx, attemptId, "No.")).rejects.toMatchObject({ code: "notFound" });
  await expect(excludeAttempt(running.students[0]!.ctx, attemptId, "No.")).rejects.toMatchObject({
    code: "forbidden",
  });
  await expect(countAttempt(running.owner.ctx, attemptId)).rejects.toMatchObject({ code: "conflict" });
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: running.organizationId });
  await excludeAttempt(admin.ctx, attemptId, "Yes.");
  await expect(excludeAttempt(running.owner.ctx, attemptId, "Again.")).rejects.toMatchObject({ code: "conflict" });
});

test("counting an attempt again doesn't restore cleared leaderboards", async () => {
  const running = await addRunningClass(ctx);
  const old = await play(running, 90, 1);
  await ctx.db
    .update(leaderboardEpoch)
    .set({ epoch: sql`${leaderboardEpoch.epoch} + 1`, clearedAt: later(ctx, 10).now });
  await play(running, 30, 20);
  await excludeAttempt(running.owner.ctx, old, "Why not.");
  await countAttempt(running.owner.ctx, old);
  expect(await readGrades(running)).toEqual({ cell: { score: 90, maxScore: 100 }, scenario: [30], all: [30] });
  await ctx.db.update(leaderboardEpoch).set({ clearedAt: null });
});

test("grades and standings always follow the counted attempts", async () => {
  const step = fc.record({ scenario: fc.nat(1), score: fc.nat(20), judged: fc.option(fc.nat(30), { nil: undefined }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const running = await addRunningClass(ctx);
      const scenarios = running.scenarios.slice(0, 2).map(({ scenarioId }) => scenarioId);
      const history: { id: string; scenario: number; score: number; counts: boolean }[] = [];
      for (const [minute, { scenario, score, judged }] of steps.entries()) {
        const id = await play(running, score, minute + 1, scenarios[scenario]);
        history.push({ id, scenario, score, counts: true });
        if (judged === undefined) continue;
        const one = history[judged % history.length]!;
        if (one.counts) await excludeAttempt(running.owner.ctx, one.id, "A model says so.");
        else await countAttempt(running.owner.ctx, one.id);
        one.counts = !one.counts;
      }
      const bestOf = (scenario: number) =>
        history.reduce<number | null>(
          (best, one) => (one.scenario === scenario && one.counts ? Math.max(best ?? 0, one.score) : best),
          null,
        );
      const bests = [bestOf(0), bestOf(1)];
      const stored = await ctx.db
        .select({ scenarioId: bestAttempts.scenarioId, score: bestAttempts.score })
        .from(bestAttempts)
        .where(eq(bestAttempts.classSessionId, running.sessionId));
      const of = (at: number) => stored.find(({ scenarioId }) => scenarioId === scenarios[at])?.score ?? null;
      expect([of(0), of(1)]).toEqual(bests);
      const filter = { classSessionId: running.sessionId, organizationId: null, limit: 10 };
      const standings = await readLeaderboard(running.owner.ctx, filter);
      const total = bests.some((best) => best !== null) ? [(bests[0] ?? 0) + (bests[1] ?? 0)] : [];
      expect(standings.map(({ totalScore }) => totalScore)).toEqual(total);
      expect(await ctx.db.$count(attempts, eq(attempts.classSessionId, running.sessionId))).toBe(history.length);
    }),
    { numRuns: 15 },
  );
});

/** Waits until a query waits for a lock, or `awaited` has ended: the embedded database begins only afterwards. */
async function untilBlocked(db: Db, awaited: Promise<unknown>) {
  let hasEnded = false;
  void awaited.finally(() => (hasEnded = true));
  for (let looks = 0; looks < 500 && !hasEnded; looks++) {
    const locks = await storedRows(db, sql`select pid from pg_locks where not granted`);
    if (locks.length > 0) return;
  }
}

test("an attempt that arrives while the best is being excluded counts", async () => {
  const running = await addRunningClass(ctx);
  const best = await play(running, 90, 1);
  const arriving: Promise<unknown>[] = [];
  await ctx.db.transaction(async (tx) => {
    await excludeAttempt({ ...later(running.owner.ctx, 2), db: tx }, best, "Flown by somebody else.");
    arriving.push(play(running, 40, 3));
    await untilBlocked(tx, arriving[0]!);
  });
  await Promise.all(arriving);
  expect(await readGrades(running)).toEqual({ cell: { score: 40, maxScore: 100 }, scenario: [40], all: [40] });
});

test("a lower attempt that arrives while the best is being excluded counts", async () => {
  const running = await addRunningClass(ctx);
  const best = await play(running, 90, 1);
  const judging: Promise<unknown>[] = [];
  await ctx.db.transaction(async (tx) => {
    const attempt = attemptOf(running.lesson, running.sessionId, { totalScore: 40 });
    await recordAttempt({ ...later(running.students[0]!.ctx, 2), db: tx }, attempt);
    judging.push(excludeAttempt(later(running.owner.ctx, 3), best, "Flown by somebody else."));
    await untilBlocked(tx, judging[0]!);
  });
  await Promise.all(judging);
  expect(await readGrades(running)).toEqual({ cell: { score: 40, maxScore: 100 }, scenario: [40], all: [40] });
});
