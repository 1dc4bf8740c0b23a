// An instructor hands in files that a student couldn't send; late ones show both times.
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { attempts, auditEntries, bestAttempts } from "~/db/schema";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import { handInFile, maxFileBytes } from "~/domain/attempts/hand-in-file";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { countAttempt } from "~/domain/attempts/exclude-attempt";
import { endClass } from "~/domain/courses/run-class";
import { readStudentRecord } from "~/domain/gradebook/read-student-record";
import { arrangeQuizTable } from "~/domain/quiz-results/quiz-table";
import { listQuizStudents, readQuiz, readQuizData } from "~/domain/quiz-results/read-quiz-responses";
import { say } from "~/texts/say";
import { storeText } from "~/texts/stored-text";
import { addOrganization, addRunningClass, addUser, attemptBodyOf, attemptOf, foundation } from "../support/builders";
import { later, testContext } from "../support/database";

const ctx = await testContext();
const quiz = foundation.scenarioId("frames-quiz");
const lesson = foundation.scenarioId("orbits-and-energy");
const day = 24 * 60;
const read = { kind: "lesson" as const, answers: [], tasks: [] };

/** An ended class whose student had started a lesson. */
async function addEndedClass() {
  const running = await addRunningClass(ctx, {
    organizationId: await addOrganization(ctx, { curriculumId: foundation.id }),
  });
  const student = running.students[0]!;
  const { startId } = await beginAttempt(student.ctx, { scenarioId: lesson, classSessionId: running.sessionId });
  await endClass(later(running.owner.ctx, 10), running.id);
  const body = (overrides: object = {}) => ({
    ...attemptBodyOf(lesson, running.sessionId, { evidence: read }),
    ...overrides,
  });
  const handIn = (attempt: object, by = running.owner.ctx, userId = student.id) =>
    handInFile(later(by, 30 * day), fileOf({ userName: "them", userId, refused: "Too late.", attempt }));
  return { running, student, startId, body, handIn };
}

const fileOf = (content: unknown) => new TextEncoder().encode(JSON.stringify(content));

test("a file with a start from class time counts, however late, in its student's name", async () => {
  const { running, student, startId, body, handIn } = await addEndedClass();
  const attempt = body({ startId });
  expect(await handIn(attempt)).toMatchObject({
    counts: true,
    userId: student.id,
    receipt: { attemptId: attempt.attemptId, userId: student.id, score: 30, grading: "server", late: true },
  });
  const [stored] = await ctx.db.select().from(attempts).where(eq(attempts.id, attempt.attemptId));
  expect(stored?.signInId, "not that of who hands it in").toBeNull();
  const [best] = await ctx.db.select().from(bestAttempts).where(eq(bestAttempts.userId, student.id));
  expect(best).toMatchObject({ attemptId: attempt.attemptId, classSessionId: running.sessionId });
  const [entry] = await ctx.db.select().from(auditEntries).where(eq(auditEntries.subjectId, attempt.attemptId));
  expect(entry).toMatchObject({ action: "attempt.handIn", actorId: running.owner.id, details: { hasStart: true } });
  const record = await readStudentRecord(running.owner.ctx, running.sessionId, student.id);
  expect(record.attempts[0]).toMatchObject({ isLate: true, startedAt: ctx.now, counts: true });
});

test("a file without a start is stored, and counts after its instructor accepts it", async () => {
  const { running, student, body, handIn } = await addEndedClass();
  const { receipt, counts } = await handIn(body());
  expect(counts).toBe(false);
  const [stored] = await ctx.db.select().from(attempts).where(eq(attempts.id, receipt.attemptId));
  expect(stored).toMatchObject({
    setAsideBy: running.owner.userName,
    setAsideReason: storeText(say.handIn.noStart),
    userId: student.id,
  });
  expect(await ctx.db.$count(bestAttempts, eq(bestAttempts.userId, student.id))).toBe(0);
  await countAttempt(later(running.owner.ctx, 31 * day), receipt.attemptId);
  expect(await ctx.db.$count(bestAttempts, eq(bestAttempts.userId, student.id))).toBe(1);
});

test("a file handed in twice, or already received, changes nothing", async () => {
  const { startId, body, handIn, student } = await addEndedClass();
  const attempt = body({ startId });
  await handIn(attempt);
  await expect(handIn(attempt)).rejects.toMatchObject({
    errors: { file: [expect.stringContaining("already arrived")] },
  });
  await expect(handIn(body({ startId }))).rejects.toMatchObject({ errors: { startId: [expect.any(String)] } });
  expect(await ctx.db.$count(attempts, eq(attempts.userId, student.id))).toBe(1);
});

test("only the class's staff hand in files, for its own students", async () => {
  const { running, body, handIn } = await addEndedClass();
  const elsewhere = await addEndedClass();
  const nobodys = { errors: { file: ["This attempt isn't by a student in one of your classes."] } };
  await expect(handIn(body(), elsewhere.running.owner.ctx)).rejects.toMatchObject(nobodys);
  await expect(handIn(body(), running.owner.ctx, elsewhere.student.id)).rejects.toMatchObject(nobodys);
  await expect(handIn(body({ sessionId: null }))).rejects.toMatchObject(nobodys);
  const player = await addUser(ctx, { organizationId: running.organizationId });
  await expect(handIn(body(), player.ctx)).rejects.toMatchObject({ code: "forbidden" });
});

test.each([
  ["empty", new Uint8Array(), "Choose the file"],
  ["too large", new Uint8Array(maxFileBytes + 1), "512 kB or smaller"],
  ["no text", Uint8Array.of(0xff, 0xfe, 0x00), "isn't JSON"],
  ["no JSON", new TextEncoder().encode("{"), "isn't JSON"],
  ["null", fileOf(null), "isn't a saved attempt file"],
  ["of nobody", fileOf({ attempt: {} }), "userId"],
  ["not whole", fileOf({ userId: uuid(), attempt: { attemptId: uuid() } }), "attempt.scenarioId"],
])("a file that is %s is refused with its reason", async (_, file, reason) => {
  const { running } = await addEndedClass();
  await expect(handInFile(running.owner.ctx, file)).rejects.toMatchObject({
    code: "invalid",
    errors: { file: [expect.stringContaining(reason)] },
  });
});

test("altered evidence in a file is refused and stores nothing", async () => {
  const { startId, body, handIn, student } = await addEndedClass();
  const invented = { ...read, answers: [{ question: "q99", chosen: ["a"] }] };
  await expect(handIn(body({ startId, evidence: invented }))).rejects.toMatchObject({
    errors: { "evidence.answers.0.question": [expect.any(String)] },
  });
  await expect(handIn(body({ startId: uuid() }))).rejects.toMatchObject({ errors: { startId: [expect.any(String)] } });
  expect(await ctx.db.$count(attempts, eq(attempts.userId, student.id))).toBe(0);
});

test("the quiz page shows when a late attempt began and arrived", async () => {
  const running = await addRunningClass(ctx, {
    students: 2,
    organizationId: await addOrganization(ctx, { curriculumId: foundation.id }),
  });
  const [late, inTime] = running.students;
  const evidence = { kind: "quiz" as const, answers: [] };
  await recordAttempt(inTime!.ctx, attemptOf(quiz, running.sessionId, { evidence }));
  const { startId } = await beginAttempt(late!.ctx, { scenarioId: quiz, classSessionId: running.sessionId });
  await endClass(later(running.owner.ctx, 10), running.id);
  await recordAttempt(later(late!.ctx, 60), attemptOf(quiz, running.sessionId, { evidence, startId }));
  const responses = await readQuizData(running.owner.ctx, await readQuiz(running.owner.ctx, running.sessionId, quiz));
  const { rows } = arrangeQuizTable(await listQuizStudents(running.owner.ctx, running.sessionId), responses);
  const times = { startedAt: ctx.now.getTime(), receivedAt: later(ctx, 60).now.getTime(), userId: late!.id };
  expect(rows.map(({ student, late: isLate }) => [student.userId, isLate])).toEqual([
    [late!.id, times],
    [inTime!.id, null],
  ]);
});
