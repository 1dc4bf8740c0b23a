// A task is graded by what its own start has drawn: copied orbits, the public numbers, and attempts without a start
// earn nothing.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { attemptStarts } from "~/db/schema";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import { drawTasks, solveTasks } from "~/domain/attempts/drawn-tasks";
import type { LessonEvidence } from "~/domain/evidence";
import { readBounds } from "~/domain/attempts/find-bounds";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { inGradingEdition, readStart } from "~/domain/attempts/start-of-attempt";
import { texts } from "~/texts";
import { addOrganization, addRunningClass, attemptOf, foundation } from "../support/builders";
import { testContext } from "../support/database";

const ctx = await testContext();

// 30 points for reading, 30 for the task; the author's own numbers ask for 120 minutes.
const lesson = foundation.scenarioId("orbits-and-energy");
const published = { perigee: 400, apogee: 2960, inclination: 0, node: 0, argumentOfPerigee: 0, trueAnomaly: 0 };

async function addPlayer() {
  const running = await addRunningClass(ctx, {
    organizationId: await addOrganization(ctx, { curriculumId: foundation.id }),
  });
  const [student] = running.students;
  const { sessionId: classSessionId } = running;
  const begin = async () => {
    const start = await beginAttempt(student!.ctx, { scenarioId: lesson, classSessionId });
    return { ...start, tasks: start.tasks ?? [] };
  };
  const attempt = (tasks: LessonEvidence["tasks"], overrides: { startId?: string } = {}) =>
    attemptOf(lesson, classSessionId, { evidence: { kind: "lesson", answers: [], tasks }, ...overrides });
  const submit = async (...args: Parameters<typeof attempt>) =>
    (await recordAttempt(student!.ctx, attempt(...args))).receipt;
  return { student: student!, begin, attempt, submit };
}

test("a start states its tasks' numbers, and their solution earns the points", async () => {
  const { begin, submit } = await addPlayer();
  const { startId, tasks } = await begin();
  expect(tasks).toEqual([
    {
      numbers: { minutes: expect.any(Number) },
      goal: [{ quantity: "period", from: expect.any(Number), to: expect.any(Number) }],
    },
  ]);
  expect(await submit(solveTasks(tasks), { startId })).toMatchObject({ score: 60, grading: "server" });
});

test("an orbit of another start, or made up from the public file, earns nothing", async () => {
  const { begin, submit } = await addPlayer();
  const [first, others] = [await begin(), await Promise.all(Array.from({ length: 5 }, begin))];
  const isOther = (one: typeof first) => JSON.stringify(one.tasks) !== JSON.stringify(first.tasks);
  const copied = others.filter(isOther);
  expect(copied.length).toBeGreaterThan(0);
  for (const { startId } of copied)
    expect(await submit(solveTasks(first.tasks), { startId })).toMatchObject({ score: 30 });
  const usual = [first, ...others].find(({ tasks }) => tasks[0]?.numbers.minutes !== 120);
  const { startId } = usual ?? first;
  if (!copied.some((one) => one.startId === startId))
    expect(await submit([{ task: 0, orbit: published }], { startId })).toMatchObject({ score: 30 });
});

test("without a start tasks earn no points, and receipts say so", async () => {
  const { student, attempt } = await addPlayer();
  const copiedAttempt = attempt([{ task: 0, orbit: published }]);
  const first = await recordAttempt(student.ctx, copiedAttempt);
  expect(first).toMatchObject({ isNew: true, receipt: { score: 30, note: texts.attemptRefusals.noTaskPoints } });
  expect(await recordAttempt(student.ctx, copiedAttempt)).toEqual({ ...first, isNew: false });
  const read = await recordAttempt(student.ctx, attempt([]));
  expect(read.receipt).not.toHaveProperty("note");
});

test("a start from before tasks were drawn is graded by the numbers its player saw", async () => {
  const { begin, submit } = await addPlayer();
  const { startId } = await begin();
  await ctx.db.update(attemptStarts).set({ isDrawn: false }).where(eq(attemptStarts.id, startId));
  expect(await submit([{ task: 0, orbit: published }], { startId })).toMatchObject({ score: 60 });
});

test.each([
  ["an apogee below the perigee", { ...published, apogee: 300 }],
  ["a height below the air", { ...published, perigee: 50 }],
  ["an angle of many turns", { ...published, node: 5_000 }],
])("an orbit with %s is refused by field", async (_, orbit) => {
  const { begin, submit } = await addPlayer();
  const { startId } = await begin();
  await expect(submit([{ task: 0, orbit }], { startId })).rejects.toMatchObject({
    errors: { "evidence.tasks.0.orbit": [expect.any(String)] },
  });
});

test("a stored start draws the same tasks again", async () => {
  const { student, begin } = await addPlayer();
  const { startId, tasks } = await begin();
  const start = await readStart(student.ctx, { startId, scenarioId: lesson });
  const bounds = await readBounds(ctx.db, lesson);
  if (!start || !bounds) throw new Error("The start is stored.");
  expect(drawTasks(inGradingEdition(bounds, start), start)).toEqual(tasks);
});
