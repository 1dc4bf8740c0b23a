// Final grades: submitted once as they were seen, locked, and read as they were whatever comes later.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditEntries } from "~/db/schema";
import { acceptClassClaims } from "~/domain/attempts/accept-class-claims";
import { excludeAttempt } from "~/domain/attempts/exclude-attempt";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import type { SignedInCtx } from "~/domain/context";
import { endClass, startClass } from "~/domain/courses/run-class";
import { changeGradingRules } from "~/domain/gradebook/change-grading";
import { readFinalGradeOf, readFinalGrades, readFinalGradesPage } from "~/domain/gradebook/final-grades";
import { submitGrades, unlockGrades } from "~/domain/gradebook/submit-grades";
import { decideGrade, withdrawDecision } from "~/domain/grades/decide-grade";
import { usualRules } from "~/domain/grades/rules";
import { addRunningClass, attemptOf, type RunningClass } from "../support/builders";
import { later, testContext } from "../support/database";

const ctx = await testContext();

async function addGradedClass() {
  const running = await addRunningClass(ctx, { students: 2 });
  const [first] = running.students;
  const attemptId = await play(running, 80, 1);
  const place = { classSessionId: running.sessionId, userId: first.id, scenarioId: running.lesson };
  return { running, owner: running.owner.ctx, first, attemptId, place };
}

async function play({ students, lesson, sessionId }: RunningClass, score: number, hour: number) {
  const attempt = attemptOf(lesson, sessionId, { totalScore: score });
  await recordAttempt(later(students[0]!.ctx, hour * 60), attempt);
  return attempt.attemptId;
}

async function submit(actor: SignedInCtx, sessionId: string, basis: "soFar" | "ifNothingMoreComes" = "soFar") {
  const { seen } = await readFinalGradesPage(actor, sessionId, basis);
  return submitGrades(actor, sessionId, { basis, seen });
}

const listed = async (actor: SignedInCtx, sessionId: string) =>
  (await readFinalGrades(actor, sessionId, { page: 1, pageSize: 50 })).grades.map(({ percent, letter, isPassed }) => [
    ...[percent, letter, isPassed],
  ]);

const isLocked = /have been submitted/;

test("submitted grades stay as they are when better attempts arrive, and those are stored", async () => {
  const { running, owner, first } = await addGradedClass();
  await expect(submit(owner, running.sessionId)).resolves.toEqual({ students: 2 });
  await play(running, 100, 2);
  const grades = await listed(owner, running.sessionId);
  expect(grades).toContainEqual([80, "B", true]);
  expect(grades).toContainEqual([null, null, false]);
  expect(await readFinalGradeOf(ctx, running.sessionId, first.id)).toMatchObject({ percent: 80, letter: "B" });
  const { grades: page, submission } = await readFinalGradesPage(owner, running.sessionId, "soFar");
  expect(page.map(({ percent }) => percent)).toContain(80);
  expect(submission).toMatchObject({ by: running.owner.userName, basis: "soFar" });
});

test("the other total counts what is missing as 0", async () => {
  const { running, owner } = await addGradedClass();
  await submit(owner, running.sessionId, "ifNothingMoreComes");
  for (const [percent] of await listed(owner, running.sessionId)) expect(percent).toBeLessThan(80);
});

test("nothing that an instructor does moves the grades of a class whose grades are submitted", async () => {
  const { running, owner, attemptId, place } = await addGradedClass();
  const { decisionId } = await decideGrade(owner, place, { kind: "adjust", points: 5, reason: "A hint was wrong." });
  await submit(owner, running.sessionId);
  const other = { ...usualRules, passMark: 90 };
  const changes = [
    () => decideGrade(owner, place, { kind: "excuse", reason: "Was ill." }),
    () => withdrawDecision(owner, decisionId, running.sessionId),
    () => excludeAttempt(owner, attemptId, "Played by somebody else."),
    () => acceptClassClaims(owner, running.sessionId),
    () => changeGradingRules(owner, running.id, other, 0),
  ];
  for (const change of changes) await expect(change()).rejects.toThrow(isLocked);
  await decideGrade(owner, place, { kind: "note", reason: "Asked about the grade." });
  await unlockGrades(owner, running.sessionId, "The exam was graded again.");
  await decideGrade(owner, place, { kind: "excuse", reason: "Was ill." });
  await changeGradingRules(owner, running.id, other, 0);
});

test("an earlier class with submitted grades doesn't keep the course from having other rules", async () => {
  const { running, owner } = await addGradedClass();
  await submit(owner, running.sessionId);
  await endClass(owner, running.id, { disableMemberAccounts: false });
  await expect(changeGradingRules(owner, running.id, { ...usualRules, passMark: 90 }, 0)).rejects.toThrow(isLocked);
  await startClass(later(owner, 60), running.id, { name: "Next term" });
  await changeGradingRules(owner, running.id, { ...usualRules, passMark: 90 }, 0);
  expect(await listed(owner, running.sessionId)).toContainEqual([80, "B", true]);
});

test("grades that have changed since they were seen aren't submitted", async () => {
  const { running, owner } = await addGradedClass();
  const { seen } = await readFinalGradesPage(owner, running.sessionId, "soFar");
  await play(running, 90, 2);
  await expect(submitGrades(owner, running.sessionId, { basis: "soFar", seen })).rejects.toThrow(/changed since/);
  const { seen: other } = await readFinalGradesPage(owner, running.sessionId, "ifNothingMoreComes");
  await expect(submitGrades(owner, running.sessionId, { basis: "soFar", seen: other })).rejects.toThrow(
    /changed since/,
  );
  expect(await readFinalGradeOf(ctx, running.sessionId, running.students[0]!.id)).toBeNull();
});

test("of two who submit at once, one does", async () => {
  const { running, owner } = await addGradedClass();
  const { seen } = await readFinalGradesPage(owner, running.sessionId, "soFar");
  const submitting = () => submitGrades(owner, running.sessionId, { basis: "soFar", seen });
  const outcomes = await Promise.allSettled([submitting(), submitting()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("a decision and a submission at once are in one order: the grade that was submitted is the one that stands", async () => {
  const { running, owner, first, place } = await addGradedClass();
  const [, decided] = await Promise.allSettled([
    submit(owner, running.sessionId),
    decideGrade(owner, place, { kind: "override", points: 10, maxPoints: 100, reason: "Oral exam." }),
  ]);
  const submitted = await readFinalGradeOf(ctx, running.sessionId, first.id);
  if (submitted) expect(submitted.percent).toBe(decided.status === "fulfilled" ? 10 : 80);
});

test("grades are submitted again after they were unlocked, and each list stays", async () => {
  const { running, owner, first } = await addGradedClass();
  await submit(owner, running.sessionId);
  await expect(submit(owner, running.sessionId)).rejects.toThrow(/already/);
  await unlockGrades(owner, running.sessionId, "An attempt was missing.");
  await expect(unlockGrades(owner, running.sessionId, "Twice.")).rejects.toThrow(/haven't been submitted/);
  expect(await readFinalGradeOf(ctx, running.sessionId, first.id)).toBeNull();
  await play(running, 90, 2);
  await submit(owner, running.sessionId);
  expect(await readFinalGradeOf(ctx, running.sessionId, first.id)).toMatchObject({ percent: 90 });
  const { history } = await readFinalGradesPage(owner, running.sessionId, "soFar");
  expect(history.map(({ kind, reason }) => [kind, reason])).toEqual([
    ["submit", ""],
    ["unlock", "An attempt was missing."],
    ["submit", ""],
  ]);
  const entries = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, running.id));
  expect(entries.map(({ action }) => action).filter((action) => action.startsWith("grade."))).toHaveLength(3);
});

test("only who may submit does, in a class within reach", async () => {
  const { running, owner, first } = await addGradedClass();
  const { seen } = await readFinalGradesPage(owner, running.sessionId, "soFar");
  const stranger = await addRunningClass(ctx);
  const submitting = { basis: "soFar" as const, seen };
  await expect(submitGrades(stranger.owner.ctx, running.sessionId, submitting)).rejects.toMatchObject({
    code: "notFound",
  });
  await expect(submitGrades(first.ctx, running.sessionId, submitting)).rejects.toMatchObject({ code: "forbidden" });
  await expect(unlockGrades(first.ctx, running.sessionId, "Mine.")).rejects.toMatchObject({ code: "forbidden" });
});

test("a class without students has no grades to submit", async () => {
  const running = await addRunningClass(ctx, { students: 0 });
  await expect(submit(running.owner.ctx, running.sessionId)).rejects.toThrow(/no students/);
});
