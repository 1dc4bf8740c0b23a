import { expect, test } from "vitest";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { countAttemptAgain, setAttemptAside } from "~/domain/attempts/set-aside";
import { readStudentRecord } from "~/domain/gradebook/read-student-record";
import { addRunningClass, attemptOf } from "../support/builders";
import { testContext } from "../support/database";

const ctx = await testContext();

test("a student's record has every attempt, which one counts, and the median of the class beside each grade", async () => {
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

test("a record is read by those who may read the gradebook, of those who are in the class", async () => {
  const running = await addRunningClass(ctx);
  const other = await addRunningClass(ctx);
  const [student] = running.students;
  const read = (by: typeof student, userId: string) => readStudentRecord(by!.ctx, running.sessionId, userId);
  await expect(read(other.owner, student!.id)).rejects.toMatchObject({ code: "notFound" });
  await expect(read(student, student!.id)).rejects.toMatchObject({ code: "forbidden" });
  await expect(read(running.owner, other.students[0]!.id)).rejects.toMatchObject({ code: "notFound" });
  await expect(read(running.owner, "not-an-id")).rejects.toMatchObject({ code: "notFound" });
});

test("an attempt that was set aside stays in the record with its reason, and the best of the others counts", async () => {
  const running = await addRunningClass(ctx);
  const [student] = running.students;
  const play = (totalScore: number) =>
    recordAttempt(student!.ctx, { ...attemptOf(running.lesson, running.sessionId), totalScore });
  await play(50);
  const { receipt } = await play(90);
  const read = async () => (await readStudentRecord(running.owner.ctx, running.sessionId, student!.id)).attempts;
  await setAttemptAside(running.owner.ctx, receipt.attemptId, "Flown by a neighbour");
  expect((await read()).map(({ score, counts, setAside }) => [score, counts, setAside?.reason ?? null]).sort()).toEqual(
    [
      [50, true, null],
      [90, false, "Flown by a neighbour"],
    ],
  );
  await countAttemptAgain(running.owner.ctx, receipt.attemptId);
  expect((await read()).find(({ counts }) => counts)).toMatchObject({ score: 90, setAside: null, isLate: false });
});
