import { expect, test } from "vitest";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { countAttempt, excludeAttempt } from "~/domain/attempts/exclude-attempt";
import { readScenarioGrades } from "~/domain/gradebook/read-scenario-grades";
import { readStudentRecord } from "~/domain/gradebook/read-student-record";
import { addNote, removeNote } from "~/domain/gradebook/student-notes";
import { createSandbox } from "~/domain/sandboxes/write-sandbox";
import { signIns } from "~/db/schema";
import { addRunningClass, attemptOf, quizAttemptOf } from "../support/builders";
import { testContext } from "../support/database";

const ctx = await testContext();

test("a student's record shows every attempt, the counted one, and the class median", async () => {
  const running = await addRunningClass(ctx, { students: 3 });
  const [student, second, third] = running.students;
  const play = (of: typeof student, totalScore: number, time: string) =>
    recordAttempt({ ...of!.ctx, now: new Date(time) }, { ...attemptOf(running.lesson, running.sessionId), totalScore });
  await play(student, 40, "2026-01-01T10:00:00Z");
  await play(student, 70, "2026-01-02T10:00:00Z");
  await play(student, 60, "2026-01-03T10:00:00Z");
  await play(second, 90, "2026-01-01T10:00:00Z");
  await play(third, 80, "2026-01-01T10:00:00Z");
  const record = await readStudentRecord(running.owner.ctx, running.sessionId, student!.id);
  expect(record.student).toMatchObject({ userId: student!.id, username: student!.userName });
  expect(record.attempts.map(({ score, counts }) => [score, counts])).toEqual([
    [60, false],
    [70, true],
    [40, false],
  ]);
  expect(record.medians.get(running.lesson)).toBeCloseTo(0.8);
  expect(record.columns.map(({ scenarioId }) => scenarioId)).toContain(running.lesson);
});

test("readers of the gradebook can read the records of its students", async () => {
  const running = await addRunningClass(ctx);
  const other = await addRunningClass(ctx);
  const [student] = running.students;
  const read = (by: typeof student, userId: string) => readStudentRecord(by!.ctx, running.sessionId, userId);
  await expect(read(other.owner, student!.id)).rejects.toMatchObject({ code: "notFound" });
  await expect(read(student, student!.id)).rejects.toMatchObject({ code: "forbidden" });
  await expect(read(running.owner, other.students[0]!.id)).rejects.toMatchObject({ code: "notFound" });
  await expect(read(running.owner, "not-an-id")).rejects.toMatchObject({ code: "notFound" });
});

test("an excluded attempt stays in the record with its reason, and the next best counts", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  const play = (totalScore: number) =>
    recordAttempt(student!.ctx, { ...attemptOf(running.lesson, running.sessionId), totalScore });
  await play(50);
  const { receipt } = await play(90);
  const read = async () => (await readStudentRecord(running.owner.ctx, running.sessionId, student!.id)).attempts;
  await excludeAttempt(running.owner.ctx, receipt.attemptId, "Flown by a neighbour");
  expect((await read()).map(({ score, counts, setAside }) => [score, counts, setAside?.reason ?? null]).sort()).toEqual(
    [
      [50, true, null],
      [90, false, "Flown by a neighbour"],
    ],
  );
  await countAttempt(running.owner.ctx, receipt.attemptId);
  expect((await read()).find(({ counts }) => counts)).toMatchObject({ score: 90, setAside: null, isLate: false });
});

test("instructors write notes, newest first, and delete only their own", async () => {
  const running = await addRunningClass(ctx);
  const other = await addRunningClass(ctx);
  const [student] = running.students;
  const notes = async () => (await readStudentRecord(running.owner.ctx, running.sessionId, student!.id)).notes;
  await addNote(running.owner.ctx, running.sessionId, student!.id, "Asked about the RIC frame.");
  await addNote(
    { ...running.owner.ctx, now: new Date(Date.now() + 60_000) },
    running.sessionId,
    student!.id,
    "Has understood it.",
  );
  const [latest, first] = await notes();
  expect([latest, first].map((note) => [note!.text, note!.isOwn])).toEqual([
    ["Has understood it.", true],
    ["Asked about the RIC frame.", true],
  ]);
  const refusals = [
    addNote(other.owner.ctx, running.sessionId, student!.id, "Not mine to note"),
    addNote(running.owner.ctx, running.sessionId, other.students[0]!.id, "Not in this class"),
    removeNote(other.owner.ctx, latest!.id),
  ].map((trial) => expect(trial).rejects.toMatchObject({ code: "notFound" }));
  await Promise.all(refusals);
  await expect(
    (async () => addNote(student!.ctx, running.sessionId, student!.id, "About myself"))(),
  ).rejects.toMatchObject({ code: "forbidden" });
  await removeNote(running.owner.ctx, latest!.id);
  expect((await notes()).map(({ text }) => text)).toEqual(["Asked about the RIC frame."]);
});

test("a record lists sandboxes, and the class's sign-ins with their hand-ins", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  await createSandbox(student!.ctx, { title: "Two planes", document: "{}" });
  const addSignIn = async (id: string, lastSeenAt: Date) =>
    ctx.db.insert(signIns).values({
      id,
      userId: student!.id,
      cookieHash: id,
      createdAt: lastSeenAt,
      lastSeenAt,
      expiresAt: lastSeenAt,
      userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0",
    });
  const signInId = crypto.randomUUID();
  await addSignIn(signInId, new Date());
  await addSignIn(crypto.randomUUID(), new Date("2020-01-01"));
  const signedIn = { ...student!.ctx, actor: { ...student!.ctx.actor, signInId } };
  await recordAttempt(signedIn, attemptOf(running.lesson, running.sessionId));
  const record = await readStudentRecord(running.owner.ctx, running.sessionId, student!.id);
  expect(record.sandboxes).toMatchObject([{ title: "Two planes", accessCount: 1 }]);
  expect(record.signIns).toMatchObject([{ id: signInId, device: "Firefox on Linux", attempts: 1 }]);
});

test("a scenario's plot has every grade, and names students without one", async () => {
  const running = await addRunningClass(ctx, { students: 3 });
  const [first, second, third] = running.students;
  const play = (of: typeof first, totalScore: number) =>
    recordAttempt(of!.ctx, { ...attemptOf(running.lesson, running.sessionId), totalScore });
  await play(first, 40);
  await play(first, 70);
  await play(second, 96);
  const { students, column } = await readScenarioGrades(running.owner.ctx, running.sessionId, running.lesson);
  expect(column.scenarioId).toBe(running.lesson);
  const grades = new Map(students.map((one) => [one.userId, [one.grade?.score ?? null, one.attempts]]));
  expect(grades).toEqual(
    new Map([
      [first!.id, [70, 2]],
      [second!.id, [96, 1]],
      [third!.id, [null, 0]],
    ]),
  );
  const none = "00000000-0000-4000-8000-000000000000";
  await expect(readScenarioGrades(running.owner.ctx, running.sessionId, none)).rejects.toMatchObject({
    code: "notFound",
  });
});

test("a record sums up each quiz, with answers only for requested ones", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  await recordAttempt(
    student!.ctx,
    quizAttemptOf(running.quiz, running.sessionId, [{ text: "Which way is up?", answers: [["out", true]] }]),
  );
  const quizzesOf = async (isDetailed?: (scenarioId: string) => boolean) =>
    (await readStudentRecord(running.owner.ctx, running.sessionId, student!.id, { isDetailed })).quizzes;
  const [whole] = await quizzesOf();
  expect(whole!.detail!.questions.length).toBe(whole!.answered);
  const [summed] = await quizzesOf(() => false);
  expect(summed).toEqual({ ...whole, detail: null });
  expect(await quizzesOf((id) => id === running.quiz)).toEqual([whole]);
});
