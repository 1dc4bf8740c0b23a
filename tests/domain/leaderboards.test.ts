import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { leaderboardEpoch, users } from "~/db/schema";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { parseMatrix } from "~/domain/gradebook/matrix";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { readLeaderboard, type LeaderboardFilter } from "~/domain/leaderboards/read-leaderboard";
import {
  addOrganization,
  addRunningClass,
  addUser,
  asSystemAdmin,
  attemptOf,
  type Person,
  type RunningClass,
} from "../support/builders";
import { later, testContext } from "../support/database";
import { firstOf } from "../support/tuples";
import { usualRules } from "~/domain/grades/rules";

const ctx = await testContext();

async function standings({ owner, sessionId }: RunningClass, filter: Partial<LeaderboardFilter> = {}) {
  const board = await readLeaderboard(owner.ctx, {
    classSessionId: sessionId,
    organizationId: null,
    limit: 100,
    ...filter,
  });
  return board.map(({ rank, username, totalScore }) => [rank, username, totalScore]);
}

const play = ({ sessionId }: RunningClass, { ctx }: Person, scenarioId: string, totalScore: number, minutes = 0) =>
  recordAttempt(later(ctx, minutes), attemptOf(scenarioId, sessionId, { totalScore }));

const clearAll = () =>
  ctx.db.update(leaderboardEpoch).set({ epoch: sql`${leaderboardEpoch.epoch} + 1`, clearedAt: ctx.now });

test("players rank by the sum of their best scores, best first", async () => {
  const running = await addRunningClass(ctx, { students: 3 });
  const [ann, ben, cleo] = running.students;
  const [first = "", second = ""] = running.scenarios.map(({ scenarioId }) => scenarioId);
  await play(running, ann, first, 50);
  await play(running, ann, first, 70);
  await play(running, ann, first, 60);
  await play(running, ann, second, 20);
  await play(running, ben, first, 95);
  await play(running, cleo, second, 40);
  expect(await standings(running)).toEqual([
    [1, ben.userName, 95],
    [2, ann.userName, 90],
    [3, cleo.userName, 40],
  ]);
  expect(await standings(running, { scenarioId: first })).toEqual([
    [1, ben.userName, 95],
    [2, ann.userName, 70],
  ]);
  expect(await standings(running, { scenarioId: second })).toEqual([
    [1, cleo.userName, 40],
    [2, ann.userName, 20],
  ]);
});

test("a campaign's standings sum only its own scenarios", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  const compete = running.scenarios.filter(({ campaignType }) => campaignType === "Compete");
  await play(running, student, compete[0]!.scenarioId, 30);
  await play(running, student, compete[1]!.scenarioId, 31);
  await play(running, student, running.lesson, 100);
  expect(await standings(running, { campaignId: compete[0]!.campaignId })).toEqual([[1, student.userName, 61]]);
  expect(await standings(running)).toEqual([[1, student.userName, 161]]);
});

test("of equal scores the earlier one ranks first", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const [late, early] = running.students;
  await play(running, late, running.lesson, 80, 9);
  await play(running, early, running.lesson, 80, 5);
  expect(await standings(running)).toEqual([
    [1, early.userName, 80],
    [2, late.userName, 80],
  ]);
});

test("a player's own standing shows the rank among all", async () => {
  const running = await addRunningClass(ctx, { students: 4 });
  for (const [index, student] of running.students.entries()) await play(running, student, running.lesson, 90 - index);
  expect(await standings(running, { userId: running.students[2].id })).toEqual([[3, running.students[2].userName, 88]]);
  expect(await standings(running, { limit: 2 })).toHaveLength(2);
});

test("everywhere counts each scenario's best once, across classes", async () => {
  const organizationId = await addOrganization(ctx);
  const [one, other] = [await addRunningClass(ctx, { organizationId }), await addRunningClass(ctx, { organizationId })];
  const [student] = one.students;
  await play(one, student, one.lesson, 60);
  await recordAttempt(student.ctx, attemptOf(one.lesson, null, { totalScore: 75 }));
  await play(other, other.students[0], other.lesson, 70);
  expect(await standings(one, { classSessionId: null })).toEqual([
    [1, student.userName, 75],
    [2, other.students[0].userName, 70],
  ]);
  expect(await standings(one)).toEqual([[1, student.userName, 60]]);
});

test("everywhere stays within the actor's organization", async () => {
  const [ownClass, foreignClass] = [await addRunningClass(ctx), await addRunningClass(ctx)];
  await play(ownClass, ownClass.students[0], ownClass.lesson, 50);
  await play(foreignClass, foreignClass.students[0], foreignClass.lesson, 99);
  expect(await standings(ownClass, { classSessionId: null })).toEqual([[1, ownClass.students[0].userName, 50]]);
  await expect(
    standings(ownClass, { classSessionId: null, organizationId: foreignClass.organizationId }),
  ).rejects.toMatchObject({
    code: "notFound",
  });
  await expect(standings(ownClass, { classSessionId: foreignClass.sessionId })).rejects.toMatchObject({
    code: "notFound",
  });
  const admin = {
    owner: { ...ownClass.owner, ctx: asSystemAdmin(ctx) },
    sessionId: foreignClass.sessionId,
  } as RunningClass;
  expect(await standings(admin)).toEqual([[1, foreignClass.students[0].userName, 99]]);
});

test("players without an organization compete with each other", async () => {
  const free = await addUser(ctx);
  const running = await addRunningClass(ctx);
  await play(running, running.students[0], running.lesson, 99);
  await recordAttempt(free.ctx, attemptOf(running.lesson, null, { totalScore: 10 }));
  const names = (await readLeaderboard(free.ctx, { classSessionId: null, organizationId: null, limit: 1_000 })).map(
    ({ username }) => username,
  );
  expect(names).toContain(free.userName);
  expect(names).not.toContain(running.students[0].userName);
});

test("a standing follows its player to another organization", async () => {
  const [before, after] = [await addRunningClass(ctx), await addRunningClass(ctx)];
  const [student] = before.students;
  await play(before, student, before.lesson, 64);
  await ctx.db.update(users).set({ organizationId: after.organizationId }).where(eq(users.id, student.id));
  expect(await standings(before, { classSessionId: null })).toEqual([]);
  expect(await standings(after, { classSessionId: null })).toEqual([[1, student.userName, 64]]);
});

test("clearing empties every leaderboard; grades stay, and later scores count", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const [student, other] = running.students;
  const [first = "", second = ""] = running.scenarios.map(({ scenarioId }) => scenarioId);
  await play(running, student, first, 90);
  await play(running, other, first, 80);
  await clearAll();
  expect(await standings(running)).toEqual([]);
  const { matrix, columns } = await readGradebook(running.owner.ctx, running.sessionId);
  expect(parseMatrix(matrix, columns.length, usualRules).map(({ cells }) => cells[0]?.score)).toEqual([90, 80]);

  await play(running, student, first, 40, 1);
  await play(running, student, second, 5, 2);
  expect(await standings(running)).toEqual([[1, student.userName, 45]]);
  const afterwards = await readGradebook(running.owner.ctx, running.sessionId);
  expect(firstOf(parseMatrix(afterwards.matrix, afterwards.columns.length, usualRules)).cells[0]?.score).toBe(90);
});

test("an unknown class session has no leaderboard", async () => {
  const running = await addRunningClass(ctx);
  await expect(standings(running, { classSessionId: uuid() })).rejects.toMatchObject({ code: "notFound" });
});

test("standings are always sums of bests since the last clearing", async () => {
  const playArbitrary = fc.record({
    student: fc.nat(2),
    scenario: fc.nat(2),
    score: fc.integer({ min: 0, max: 100 }),
    clears: fc.nat(9).map((n) => n === 0),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(playArbitrary, { maxLength: 25 }), async (list) => {
      const running = await addRunningClass(ctx, { students: 3 });
      const bests = new Map<string, number>();
      for (const [minute, { student, scenario, score, clears }] of list.entries()) {
        if (clears) {
          await clearAll();
          bests.clear();
        }
        await play(running, running.students[student]!, running.scenarios[scenario]!.scenarioId, score, minute);
        bests.set(`${student} ${scenario}`, Math.max(score, bests.get(`${student} ${scenario}`) ?? 0));
      }
      const expected = running.students.flatMap(({ userName }, student) => {
        const own = [...bests].filter(([key]) => key.startsWith(`${student} `)).map(([, score]) => score);
        return own.length ? [[userName, own.reduce((sum, score) => sum + score, 0)]] : [];
      });
      const rows = (await standings(running)).map(([, userName, score]) => [userName, score]);
      expect(rows.map(([, score]) => score)).toEqual(
        expected.map(([, score]) => score as number).sort((a, b) => b - a),
      );
      expect(new Map(rows as [string, number][])).toEqual(new Map(expected as [string, number][]));
    }),
    { numRuns: 12 },
  );
});
