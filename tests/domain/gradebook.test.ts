import { sql } from "drizzle-orm";
import fc from "fast-check";
import { v7 as uuid } from "uuid";
import * as v from "valibot";
import { expect, test } from "vitest";
import { bestAttempts, users } from "~/db/schema";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { failAs } from "~/domain/unexpected-failure";
import { ClassVersion } from "~/domain/gradebook/class-lines";
import { texts } from "~/texts";
import { linesOf, parseMatrix, studentOf } from "~/domain/gradebook/matrix";
import { catalogueOf, readGradebook, readGradebookChanges } from "~/domain/gradebook/read-gradebook";
import { eq } from "drizzle-orm";
import { addRunningClass, addStudent, addUser, asSystemAdmin, attemptOf, type RunningClass } from "../support/builders";
import { testContext } from "../support/database";
import { firstOf } from "../support/tuples";
import { usualRules } from "~/domain/grades/rules";

const ctx = await testContext();

async function rowsOf({ owner, sessionId }: RunningClass) {
  const { columns, matrix } = await readGradebook(owner.ctx, sessionId);
  return parseMatrix(matrix, columns.length, usualRules);
}

test("the gradebook has a row for every enrolled student, by username, and a column for every scenario of the curriculum", async () => {
  const running = await addRunningClass(ctx, { students: 0 });
  for (const userName of ["Zed.1", "amy.1", "Bob.1"])
    await addStudent(ctx, running, { userName, firstName: "First", lastName: "Last" });
  const { session, columns } = await readGradebook(running.owner.ctx, running.sessionId);
  expect(session).toMatchObject({ id: running.sessionId, courseId: running.id, accessCode: running.code });
  expect(running.scenarios).toMatchObject(columns);
  expect((await rowsOf(running)).map(({ username, fullName }) => [username, fullName])).toEqual([
    ["amy.1", "First Last"],
    ["Bob.1", "First Last"],
    ["Zed.1", "First Last"],
  ]);
});

test("a class without students has no rows", async () => {
  expect(await rowsOf(await addRunningClass(ctx, { students: 0 }))).toEqual([]);
});

test("a row shows the student's last play in this class, or the joining date", async () => {
  const running = await addRunningClass(ctx, { students: 2 });
  const [student] = running.students;
  for (const [time, totalScore] of [
    ["2026-01-01T10:00:00Z", 90],
    ["2026-01-02T10:00:00Z", 10],
  ] as const)
    await recordAttempt(
      { ...student!.ctx, now: new Date(time) },
      { ...attemptOf(running.lesson, running.sessionId), totalScore },
    );
  const rows = await rowsOf(running);
  expect(rows.map(({ lastPlayed }) => lastPlayed)).toEqual([Date.UTC(2026, 0, 2, 10), null]);
  expect(rows.map(({ joined }) => joined)).toEqual([null, Math.floor(ctx.now.getTime() / 1_000) * 1_000]);
});

test("a disabled student keeps the row", async () => {
  const running = await addRunningClass(ctx);
  await recordAttempt(running.students[0].ctx, attemptOf(running.lesson, running.sessionId));
  await ctx.db.update(users).set({ enabled: false }).where(eq(users.id, running.students[0].id));
  expect(firstOf(await rowsOf(running)).cells[0]).toEqual({ score: 80, maxScore: 100 });
});

test("the owner, organization and system administrators read the gradebook; others learn nothing", async () => {
  const running = await addRunningClass(ctx);
  const other = await addRunningClass(ctx, { organizationId: running.organizationId });
  const foreign = await addRunningClass(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: running.organizationId });
  const restricted = await addUser(ctx, { role: "Restricted", organizationId: running.organizationId });
  const foreignAdmin = await addUser(ctx, { role: "OrganizationAdmin", organizationId: foreign.organizationId });
  for (const reader of [running.owner.ctx, admin.ctx, asSystemAdmin(ctx)])
    expect((await readGradebook(reader, running.sessionId)).matrix).not.toBe("");
  for (const outsider of [other.owner, foreign.owner, foreignAdmin])
    await expect(readGradebook(outsider.ctx, running.sessionId)).rejects.toMatchObject({ code: "notFound" });
  for (const nobody of [running.students[0], restricted])
    await expect(readGradebook(nobody.ctx, running.sessionId)).rejects.toMatchObject({ code: "forbidden" });
});

test("changes since an answer are the changed rows and the number of students", async () => {
  const running = await addRunningClass(ctx, { students: 3 });
  const [early, late] = running.students;
  const since = (version: string) => readGradebookChanges(running.owner.ctx, running.sessionId, version);
  const play = (by: typeof early) => recordAttempt(by.ctx, attemptOf(running.lesson, running.sessionId));
  const { version } = await readGradebook(running.owner.ctx, running.sessionId);
  await play(early);
  const afterEarly = await since(version);
  await play(late);
  const { session, columns, matrix } = await readGradebook(running.owner.ctx, running.sessionId);
  const linesById = (...ids: string[]) => linesOf(matrix).filter((line) => ids.includes(studentOf(line)));
  const afterLate = await since(afterEarly.version);
  expect(afterLate).toEqual({
    rows: linesById(late.id).join("\n"),
    version: expect.any(String),
    students: 3,
    isActive: true,
    catalogue: catalogueOf(session),
    columnCount: columns.length,
  });
  expect((await since(version)).rows).toBe(linesById(early.id, late.id).join("\n"));
  expect((await since(afterLate.version)).rows).toBe("");
  const newStudent = await addStudent(ctx, running);
  expect(await since(afterLate.version)).toMatchObject({ rows: expect.stringContaining(newStudent.id), students: 4 });
  const foreign = await addRunningClass(ctx);
  await expect(readGradebookChanges(foreign.owner.ctx, running.sessionId, version)).rejects.toMatchObject({
    code: "notFound",
  });
});

test.each(["", "now", "2026-01-01T10:00:00Z", "5:3:", "0:3:", "1:9:5,4", "1:9:12", "1:9:5,", "1:9:5:6", "-1:3:"])(
  "%j is no valid version",
  (text) => expect(v.is(ClassVersion, text)).toBe(false),
);

test.each(["3:3:", "730:745:", "730:745:730,733,744"])("%j is a valid version", async (text) => {
  expect(v.is(ClassVersion, text)).toBe(true);
  const running = await addRunningClass(ctx);
  expect((await readGradebookChanges(running.owner.ctx, running.sessionId, text)).students).toBe(1);
});

const name = fc
  .string({ unit: "grapheme", maxLength: 20 })
  .filter((text) => !/\p{Cc}/u.test(text) && [...text].length <= 100);
const cell = fc.option(fc.record({ score: fc.nat(1_000), rest: fc.nat(1_000) }), { freq: 3 });

test("packing and parsing the matrix keeps all names and scores", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ first: name, last: name, cells: fc.array(cell, { minLength: 45, maxLength: 45 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      async (students) => {
        const running = await addRunningClass(ctx, { students: 0 });
        const expected = [];
        for (const { first, last, cells } of students) {
          const student = await addStudent(ctx, running, { firstName: first, lastName: last });
          const { receipt } = await recordAttempt(student.ctx, attemptOf(running.lesson, null));
          const bests = cells.flatMap((value, column) =>
            value
              ? [
                  {
                    classSessionId: running.sessionId,
                    scenarioId: running.scenarios[column]!.scenarioId,
                    userId: student.id,
                    attemptId: receipt.attemptId,
                    score: value.score,
                    maxScore: value.score + value.rest,
                    achievedAt: ctx.now,
                    isReported: value.rest % 2 === 1,
                  },
                ]
              : [],
          );
          if (bests.length) await ctx.db.insert(bestAttempts).values(bests);
          expected.push({
            userId: student.id,
            username: student.userName,
            fullName: `${first} ${last}`.trim(),
            cells: cells.map((value) => value && { score: value.score, maxScore: value.score + value.rest }),
            reported: expect.toSatisfy((places: number[]) =>
              cells.every((value, place) => places.includes(place) === Boolean(value && value.rest % 2 === 1)),
            ),
            ...{ excused: [], decided: [], late: [], missing: [], lastPlayed: null },
            joined: expect.any(Number),
          });
        }
        const byName = (a: { username: string }, b: { username: string }) => (a.username < b.username ? -1 : 1);
        expect(await rowsOf(running)).toEqual(expected.sort(byName));
      },
    ),
    { numRuns: 15 },
  );
});

test("a read error is worded like its toast; a refusal keeps its text", async () => {
  await expect(failAs(texts.readFailures.scorecardsNotRead, ctx.db.execute(sql`select 1 / 0`))).rejects.toMatchObject({
    name: "Error",
    message: "Failed to get session scorecards",
    cause: expect.anything(),
  });
  await expect(
    failAs("another", failAs(texts.readFailures.quizNotRead, ctx.db.execute(sql`select 1 / 0`))),
  ).rejects.toThrow("Failed to fetch quiz score data");
  await expect(readGradebook((await addUser(ctx, { role: "Instructor" })).ctx, uuid())).rejects.toMatchObject({
    code: "notFound",
  });
});
