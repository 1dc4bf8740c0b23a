// Points that a game reports without evidence: where the server grades, they wait for an instructor.
import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { requireSignInId } from "~/domain/access";
import { auditEntries, organizations } from "~/db/schema";
import { acceptClaim, takeBackClaim } from "~/domain/attempts/accept-claim";
import { acceptClassClaims, takeBackClassClaims } from "~/domain/attempts/accept-class-claims";
import { listClaims } from "~/domain/attempts/list-claims";
import { recordAttempt, recordInOneStatement } from "~/domain/attempts/record-attempt";
import { excludeAttempt } from "~/domain/attempts/exclude-attempt";
import { parseMatrix } from "~/domain/gradebook/matrix";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { readLeaderboard } from "~/domain/leaderboards/read-leaderboard";
import { setClaims } from "~/domain/organizations/set-claims";
import {
  addOrganization,
  addRunningClass,
  addUser,
  asSystemAdmin,
  attemptOf,
  foundation,
  type Person,
  type RunningClass,
} from "../support/builders";
import { later, testContext } from "../support/database";
import { beginFlight } from "../support/scored-flights";
import { firstOf } from "../support/tuples";
import { usualRules } from "~/domain/grades/rules";

const ctx = await testContext();
const flight = foundation.scenarioId("objective-v-bar-hop");
const maxTotalScore = foundation.campaigns
  .flatMap(({ scenarios }) => scenarios)
  .find(({ key }) => key === "objective-v-bar-hop")!.maxScore!;

/** A class whose flights the server grades. */
async function addGradedClass(students: number) {
  const organizationId = await addOrganization(ctx, { curriculumId: foundation.id });
  return addRunningClass(ctx, { organizationId, students });
}

const claimIn = ({ sessionId }: Pick<RunningClass, "sessionId">, totalScore = maxTotalScore, scenarioId = flight) =>
  attemptOf(scenarioId, sessionId, { totalScore, maxTotalScore });

async function claim(running: RunningClass, student: Person, totalScore?: number, minutes = 1) {
  const attempt = claimIn(running, totalScore);
  const { receipt } = await recordAttempt(later(student.ctx, minutes), attempt);
  return { ...receipt, attempt };
}

async function fly(running: RunningClass, student: Person, burns?: 0) {
  const { startId, evidence } = await beginFlight(student.ctx, flight, running.sessionId);
  const flightEvidence = burns === 0 ? { ...evidence, burns: [], turns: [], end: 60 } : evidence;
  return recordAttempt(student.ctx, attemptOf(flight, running.sessionId, { startId, evidence: flightEvidence }));
}

async function cellsOf({ owner, sessionId }: RunningClass) {
  const { columns, matrix } = await readGradebook(owner.ctx, sessionId);
  const at = columns.findIndex(({ scenarioId }) => scenarioId === flight);
  return parseMatrix(matrix, columns.length, usualRules).map(({ cells }) => cells[at]?.score ?? null);
}

const standingsOf = async ({ owner, sessionId }: RunningClass) =>
  (await readLeaderboard(owner.ctx, { classSessionId: sessionId, organizationId: null, limit: 9 })).map(
    ({ totalScore }) => totalScore,
  );

test("a claim where the server grades is stored, and its receipt says why it doesn't count", async () => {
  const running = await addGradedClass(1);
  const { attempt, ...receipt } = await claim(running, firstOf(running.students));
  expect(receipt).toMatchObject({ score: maxTotalScore, grading: "client", counts: false, uncounted: "claim" });
  expect(receipt.reason).toContain("without evidence");
  expect(await cellsOf(running)).toEqual([null]);
  expect(await standingsOf(running)).toEqual([]);
  const repeat = await recordAttempt(firstOf(running.students).ctx, attempt);
  expect(repeat).toMatchObject({ isNew: false, receipt: { counts: false, reason: receipt.reason } });
});

test("a claim stored together with its caller's look-up gets the same receipt", async () => {
  const running = await addGradedClass(1);
  const { actor } = firstOf(running.students).ctx;
  const attempt = claimIn(running);
  await recordInOneStatement(ctx, { userId: actor.userId, signInId: requireSignInId(actor) }, attempt);
  const { receipt } = await recordAttempt(firstOf(running.students).ctx, attempt);
  expect(receipt).toMatchObject({ counts: false, uncounted: "claim" });
});

test("a claim never raises a verified score, under the same id or another", async () => {
  const running = await addGradedClass(1);
  const student = firstOf(running.students);
  const { receipt } = await fly(running, student, 0);
  expect(receipt).toMatchObject({ grading: "server", counts: true, uncounted: null, reason: null });
  expect(receipt.score).toBeLessThan(maxTotalScore);
  await claim(running, student);
  const { receipt: same } = await recordAttempt(student.ctx, { ...claimIn(running), attemptId: receipt.attemptId });
  expect(same.score).toBe(receipt.score);
  expect(await cellsOf(running)).toEqual([receipt.score]);
  expect(await standingsOf(running)).toEqual([receipt.score]);
});

test("an accepted claim counts until it is withdrawn; the audit trail has both", async () => {
  const running = await addGradedClass(1);
  const { attemptId } = await claim(running, firstOf(running.students), 40);
  const { owner } = running;
  const accepted = await acceptClaim(later(owner.ctx, 5), attemptId);
  const by = { at: later(ctx, 5).now, by: owner.userName };
  expect(accepted).toEqual({ attemptId, counts: true, accepted: by, replaced: null });
  expect(await cellsOf(running)).toEqual([40]);
  expect(await standingsOf(running)).toEqual([40]);
  await expect(acceptClaim(owner.ctx, attemptId)).rejects.toMatchObject({ code: "conflict" });
  expect(await takeBackClaim(later(owner.ctx, 6), attemptId)).toMatchObject({ counts: false, accepted: null });
  expect(await cellsOf(running)).toEqual([null]);
  await expect(takeBackClaim(owner.ctx, attemptId)).rejects.toMatchObject({ code: "conflict" });
  const trail = await ctx.db
    .select({ action: auditEntries.action, by: auditEntries.actorName, details: auditEntries.details })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, attemptId))
    .orderBy(asc(auditEntries.at));
  expect(trail).toEqual([
    { action: "attempt.acceptClaim", by: owner.userName, details: { score: 40 } },
    { action: "attempt.takeBackClaim", by: owner.userName, details: { score: 40 } },
  ]);
});

test("accepting names the verified score that the claim replaces, and the cell stays marked", async () => {
  const running = await addGradedClass(1);
  const student = firstOf(running.students);
  const { receipt } = await fly(running, student, 0);
  const earlier = await claim(running, student, receipt.score, -1);
  const higher = await claim(running, student);
  expect((await acceptClaim(running.owner.ctx, earlier.attemptId)).replaced).toBeNull();
  const { replaced } = await acceptClaim(running.owner.ctx, higher.attemptId);
  expect(replaced).toEqual({ score: receipt.score, maxScore: receipt.maxScore });
  const { columns, matrix } = await readGradebook(running.owner.ctx, running.sessionId);
  const [row] = parseMatrix(matrix, columns.length, usualRules);
  expect(row?.reported).toEqual([columns.findIndex(({ scenarioId }) => scenarioId === flight)]);
  const [entry] = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, higher.attemptId));
  expect(entry?.details).toEqual({ score: maxTotalScore, replacedScore: receipt.score });
});

test("even where claims count, a claim beside a verified score waits", async () => {
  const running = await addGradedClass(2);
  const [student, other] = running.students as [Person, Person];
  await setClaims(asSystemAdmin(ctx), running.organizationId, "count");
  const { receipt } = await fly(running, student, 0);
  expect(await claim(running, student)).toMatchObject({ counts: false, uncounted: "claim" });
  expect(await claim(running, other)).toMatchObject({ counts: true, uncounted: null });
  expect(await cellsOf(running)).toEqual([receipt.score, maxTotalScore]);
});

test("of two who accept a claim at once, one is notified that it was already accepted", async () => {
  const running = await addGradedClass(1);
  const { attemptId } = await claim(running, firstOf(running.students));
  const both = await Promise.allSettled([1, 2].map(() => acceptClaim(running.owner.ctx, attemptId)));
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("only the class's staff accept claims; strangers find nothing", async () => {
  const [running, elsewhere] = [await addGradedClass(1), await addGradedClass(1)];
  const { attemptId } = await claim(running, firstOf(running.students));
  for (const decide of [acceptClaim, takeBackClaim]) {
    await expect(decide(elsewhere.owner.ctx, attemptId)).rejects.toMatchObject({ code: "notFound" });
    await expect(decide(firstOf(running.students).ctx, attemptId)).rejects.toMatchObject({ code: "forbidden" });
  }
  for (const decide of [acceptClassClaims, takeBackClassClaims]) {
    await expect(decide(elsewhere.owner.ctx, running.sessionId)).rejects.toMatchObject({ code: "notFound" });
    await expect(decide(firstOf(running.students).ctx, running.sessionId)).rejects.toMatchObject({ code: "forbidden" });
  }
  await expect(listClaims(elsewhere.owner.ctx, running.sessionId)).rejects.toMatchObject({ code: "notFound" });
});

test("graded, excluded and already counted attempts can't be accepted", async () => {
  const running = await addGradedClass(1);
  const student = firstOf(running.students);
  const { receipt } = await fly(running, student);
  const excluded = await claim(running, student);
  await excludeAttempt(running.owner.ctx, excluded.attemptId, "Made up.");
  for (const attemptId of [receipt.attemptId, excluded.attemptId])
    await expect(acceptClaim(running.owner.ctx, attemptId)).rejects.toMatchObject({ code: "conflict" });
  expect((await listClaims(running.owner.ctx, running.sessionId)).waiting).toEqual([]);
});

test("accepting all leaves claims beside verified points for single decisions", async () => {
  const running = await addGradedClass(3);
  const [ann, ben, cleo] = running.students as [Person, Person, Person];
  await claim(running, ann, 30);
  await claim(running, ann, 35, 2);
  await claim(running, ben, 20);
  const { receipt } = await fly(running, cleo, 0);
  await claim(running, cleo, 100);
  const { waiting } = await listClaims(running.owner.ctx, running.sessionId);
  expect(waiting.map(({ username, score, verified }) => [username, score, verified?.score ?? null])).toEqual([
    ...[ann, ben, cleo].map(({ userName }, at) => [userName, [30, 20, 100][at], at === 2 ? receipt.score : null]),
    [ann.userName, 35, null],
  ]);
  expect(await acceptClassClaims(running.owner.ctx, running.sessionId)).toEqual({ accepted: 3, left: 1 });
  expect(await cellsOf(running)).toEqual([35, 20, receipt.score]);
  expect(await acceptClassClaims(running.owner.ctx, running.sessionId)).toEqual({ accepted: 0, left: 1 });
  expect(await takeBackClassClaims(running.owner.ctx, running.sessionId)).toEqual({ takenBack: 3 });
  expect(await cellsOf(running)).toEqual([null, null, receipt.score]);
});

test("two who accept all claims at once accept each claim once", async () => {
  const running = await addGradedClass(3);
  for (const student of running.students) await claim(running, student, 10);
  const both = await Promise.all([1, 2].map(() => acceptClassClaims(running.owner.ctx, running.sessionId)));
  expect(both.map(({ accepted }) => accepted).sort()).toEqual([0, 3]);
});

test.each([
  ["curriculum", false, true],
  ["count", true, true],
  ["verifiedOnly", false, false],
] as const)(
  "an organization's rule %s: a claim counts where the server grades (%s), or the game (%s)",
  async (claims, graded, receiptReason) => {
    const server = await addGradedClass(1);
    const client = await addRunningClass(ctx);
    for (const [running, scenarioId, counts] of [
      [server, flight, graded],
      [client, client.lesson, receiptReason],
    ] as const) {
      await setClaims(asSystemAdmin(ctx), running.organizationId, claims);
      const student = firstOf(running.students);
      const { receipt } = await recordAttempt(student.ctx, claimIn(running, maxTotalScore, scenarioId));
      expect(receipt).toMatchObject({ counts, uncounted: counts ? null : "claim" });
      const alone = await recordAttempt(
        student.ctx,
        attemptOf(scenarioId, null, { totalScore: maxTotalScore, maxTotalScore }),
      );
      expect(alone.receipt.counts).toBe(counts);
    }
  },
);

test("an administrator changes the organization's rule for later claims, on record", async () => {
  const running = await addGradedClass(1);
  const { organizationId } = running;
  const before = await claim(running, firstOf(running.students), 10);
  await expect(setClaims(running.owner.ctx, organizationId, "count")).rejects.toMatchObject({ code: "forbidden" });
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  await expect(setClaims(admin.ctx, organizationId, "count")).rejects.toMatchObject({ code: "forbidden" });
  await setClaims(asSystemAdmin(ctx), organizationId, "count");
  await setClaims(asSystemAdmin(ctx), organizationId, "count");
  expect(await cellsOf(running)).toEqual([null]);
  expect((await claim(running, firstOf(running.students), 5)).counts).toBe(true);
  expect(await cellsOf(running)).toEqual([5]);
  await acceptClaim(running.owner.ctx, before.attemptId);
  expect(await cellsOf(running)).toEqual([10]);
  const [organization] = await ctx.db.select().from(organizations).where(eq(organizations.id, organizationId));
  expect(organization?.claims).toBe("count");
  const trail = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, organizationId));
  expect(trail.filter(({ action }) => action === "organization.claims").map(({ details }) => details)).toEqual([
    { from: "curriculum", to: "count" },
  ]);
});
