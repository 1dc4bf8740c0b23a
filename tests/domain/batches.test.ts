// One decision about many grades: previewed, stored in one piece and taken back in one piece.
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries, gradeDecisions } from "~/db/schema";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { decideBatch, listBatches, previewBatch, withdrawBatch } from "~/domain/gradebook/decide-many";
import { listGrades } from "~/domain/gradebook/list-grades";
import { decideGrade, withdrawDecision } from "~/domain/grades/decide-grade";
import type { BatchDecision } from "~/domain/grades/decision-input";
import { addRunningClass, attemptOf, type RunningClass } from "../support/builders";
import { later, testContext } from "../support/database";
import { everywhere, readEverywhere } from "../support/grades-everywhere";

const ctx = await testContext();

const excuse = { kind: "excuse" as const, reason: "The server was down." };
const clear: BatchDecision = { kind: "clear", reason: "Decided by mistake." };
const adjust = (points: number): BatchDecision => ({ kind: "adjust", points, reason: "A hint was missing." });
const override = (points: number) => ({ kind: "override" as const, points, maxPoints: 100, reason: "Oral exam." });

const addClass = () => addRunningClass<3>(ctx, { students: 3 });
const everyone = ({ students, lesson }: RunningClass<3>) => ({
  userIds: students.map(({ id }) => id),
  scenarioIds: [lesson],
});

const play = ({ students, lesson, sessionId }: RunningClass<3>, student: 0 | 1 | 2, totalScore: number) =>
  recordAttempt(later(students[student].ctx, 1), attemptOf(lesson, sessionId, { totalScore }));

/** What the class shows of its lesson, by student. */
async function gradesOf({ owner, sessionId, students, lesson }: RunningClass<3>) {
  const { grades } = await listGrades(owner.ctx, sessionId, { page: 1, pageSize: 100 });
  return students.map(({ id }) => {
    const grade = grades.find(({ userId, scenarioId }) => userId === id && scenarioId === lesson);
    return grade === undefined ? null : grade.state === "excused" ? "excused" : grade.score;
  });
}

test("a preview says what a batch then does, and one undo takes exactly the batch back", async () => {
  const running = await addClass();
  const { owner, sessionId, students, lesson } = running;
  await play(running, 0, 60);
  await play(running, 1, 98);
  await decideGrade(owner.ctx, { classSessionId: sessionId, userId: students[1].id, scenarioId: lesson }, excuse);
  const before = await gradesOf(running);
  expect(before).toEqual([60, "excused", null]);

  const preview = await previewBatch(owner.ctx, sessionId, everyone(running), adjust(5));
  expect(preview.grades.map(({ userId, from, to, replaces }) => ({ userId, from, to, replaces }))).toEqual([
    { userId: students[0].id, from: { score: 60, maxScore: 100 }, to: { score: 65, maxScore: 100 }, replaces: null },
    { userId: students[1].id, from: "excused", to: { score: 100, maxScore: 100 }, replaces: owner.userName },
  ]);
  expect(preview.unchangeable.map(({ userId }) => userId)).toEqual([students[2].id]);
  expect(await gradesOf(running)).toEqual(before);

  const { batchId, grades } = await decideBatch(owner.ctx, sessionId, everyone(running), {
    ...adjust(5),
    seen: preview.seen,
  });
  expect(grades).toEqual(preview.grades);
  expect(await gradesOf(running)).toEqual([65, 100, null]);
  expect(await listBatches(owner.ctx, sessionId)).toMatchObject([
    { id: batchId, kind: "adjust", grades: 2, undone: 0 },
  ]);

  await withdrawBatch(owner.ctx, sessionId, batchId);
  expect(await gradesOf(running)).toEqual(before);
  await expect(withdrawBatch(owner.ctx, sessionId, batchId)).rejects.toMatchObject({ code: "conflict" });
  const trail = await ctx.db
    .select()
    .from(auditEntries)
    .where(sql`${auditEntries.details} ->> 'classId' = ${sessionId}`);
  const ofBatches = trail.filter(({ action }) => /Many$/.test(action));
  expect(ofBatches.map(({ action, details }) => ({ action, details }))).toMatchObject([
    { action: "grade.decideMany", details: { grades: 2, kind: "adjust" } },
    { action: "grade.undoMany", details: { grades: 2 } },
  ]);
});

test("undoing a batch leaves later decisions, and those of it that were undone before, as they are", async () => {
  const running = await addClass();
  const { owner, sessionId, students, lesson } = running;
  const { batchId } = await decideBatch(owner.ctx, sessionId, everyone(running), { ...override(50), seen: null });
  await decideGrade(owner.ctx, { classSessionId: sessionId, userId: students[0].id, scenarioId: lesson }, override(70));
  const [second] = await ctx.db.select().from(gradeDecisions).where(eq(gradeDecisions.userId, students[1].id));
  await withdrawDecision(owner.ctx, second!.id, sessionId);
  expect(await gradesOf(running)).toEqual([70, null, 50]);
  await withdrawBatch(owner.ctx, sessionId, batchId);
  expect(await gradesOf(running)).toEqual([70, null, null]);
});

test("cleared decisions count no more anywhere, and are back after the undo", async () => {
  const running = await addRunningClass(ctx);
  const { owner, sessionId, students, lesson } = running;
  await recordAttempt(later(students[0].ctx, 1), attemptOf(lesson, sessionId, { totalScore: 60 }));
  const place = { classSessionId: sessionId, userId: students[0].id, scenarioId: lesson };
  await decideGrade(owner.ctx, place, { kind: "override", points: 90, maxPoints: 100, reason: "Oral exam." });
  const chosen = { userIds: [students[0].id], scenarioIds: [lesson] };
  const { batchId } = await decideBatch(owner.ctx, sessionId, chosen, { ...clear, seen: null });
  expect(await readEverywhere(running)).toEqual(everywhere({ score: 60, maxScore: 100 }));
  await expect(decideBatch(owner.ctx, sessionId, chosen, { ...clear, seen: null })).rejects.toMatchObject({
    code: "conflict",
  });
  await withdrawBatch(owner.ctx, sessionId, batchId);
  expect(await readEverywhere(running)).toEqual(everywhere({ score: 90, maxScore: 100 }));
});

test("a batch is refused as a whole if somebody decided about one of its grades since the preview", async () => {
  const running = await addClass();
  const { owner, sessionId, students, lesson } = running;
  const { seen } = await previewBatch(owner.ctx, sessionId, everyone(running), excuse);
  await decideGrade(owner.ctx, { classSessionId: sessionId, userId: students[2].id, scenarioId: lesson }, excuse);
  await expect(decideBatch(owner.ctx, sessionId, everyone(running), { ...excuse, seen })).rejects.toMatchObject({
    code: "conflict",
  });
  expect(await gradesOf(running)).toEqual([null, null, "excused"]);
});

test("of two equal batches at once both are stored, one after the other, or the second is refused as unseen", async () => {
  const running = await addClass();
  const { owner, sessionId } = running;
  const { seen } = await previewBatch(owner.ctx, sessionId, everyone(running), excuse);
  const outcomes = await Promise.allSettled(
    [1, 2].map(() => decideBatch(owner.ctx, sessionId, everyone(running), { ...excuse, seen })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a batch is about students and scenarios of the class only, of a course of one's own, and at most 500 grades", async () => {
  const running = await addClass();
  const other = await addClass();
  const { owner, sessionId, students, lesson } = running;
  const decide = (chosen: { userIds: string[]; scenarioIds: string[] }, by = owner) =>
    decideBatch(by.ctx, sessionId, chosen, { ...excuse, seen: null });
  const isMissing = { code: "notFound" };
  await expect(decide(everyone(running), other.owner)).rejects.toMatchObject(isMissing);
  await expect(decide(everyone(running), students[0])).rejects.toMatchObject({ code: "forbidden" });
  await expect(
    decide({ userIds: [students[0].id, other.students[0].id], scenarioIds: [lesson] }),
  ).rejects.toMatchObject(isMissing);
  const unknown = "01900000-0000-7000-8000-000000000000";
  await expect(decide({ userIds: [students[0].id], scenarioIds: [unknown] })).rejects.toMatchObject(isMissing);
  await expect(decide({ userIds: [], scenarioIds: [lesson] })).rejects.toMatchObject({ code: "invalid" });
  await expect(decide({ userIds: [students[0].id], scenarioIds: [] })).rejects.toMatchObject({ code: "invalid" });
  const many = Array.from({ length: 501 }, (_, at) => `01900000-0000-7000-8000-${String(at).padStart(12, "0")}`);
  await expect(decide({ userIds: many, scenarioIds: [lesson] })).rejects.toMatchObject({ code: "invalid" });
  expect(await gradesOf(running)).toEqual([null, null, null]);
  const { batchId } = await decideBatch(owner.ctx, sessionId, everyone(running), { ...excuse, seen: null });
  await expect(withdrawBatch(other.owner.ctx, sessionId, batchId)).rejects.toMatchObject(isMissing);
  await expect(withdrawBatch(other.owner.ctx, other.sessionId, batchId)).rejects.toMatchObject(isMissing);
});

test("a student is excused from all scenarios at once", async () => {
  const running = await addClass();
  const { owner, sessionId, students } = running;
  const chosen = { userIds: [students[0].id], scenarioIds: running.scenarios.map(({ scenarioId }) => scenarioId) };
  const { grades } = await decideBatch(owner.ctx, sessionId, chosen, { ...excuse, seen: null });
  expect(grades.map(({ to }) => to)).toEqual(chosen.scenarioIds.map(() => "excused"));
});

test("a grade with as many decisions as it can have refuses a batch only if the batch would change it", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const { owner, sessionId, students, lesson } = running;
  const [full, other] = students;
  await recordAttempt(later(other.ctx, 1), attemptOf(lesson, sessionId, { totalScore: 60 }));
  const note = { kind: "note" as const, reason: "Asked for help." };
  for (let count = 0; count < 200; count++)
    await decideGrade(owner.ctx, { classSessionId: sessionId, userId: full.id, scenarioId: lesson }, note);
  const chosen = { userIds: [full.id, other.id], scenarioIds: [lesson] };
  await expect(previewBatch(owner.ctx, sessionId, chosen, excuse)).rejects.toMatchObject({ code: "conflict" });
  const { grades, unchangeable } = await previewBatch(owner.ctx, sessionId, chosen, adjust(5));
  expect([grades, unchangeable].map((list) => list.map(({ userId }) => userId))).toEqual([[other.id], [full.id]]);
});
