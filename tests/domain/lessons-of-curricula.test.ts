// A curriculum's own lesson is played and graded like a built-in one, and reveals no answers before.
import { expect, test } from "vitest";
import { isOrbitTask } from "../../content/content-schema";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import { solveTasks } from "~/domain/attempts/drawn-tasks";
import { checkAnswer } from "~/domain/attempts/check-answer";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import type { ScenarioEntry } from "~/domain/curricula/curriculum-document";
import { listCurriculumHeaders } from "~/domain/curricula/curriculum-headers";
import { curriculumIdOf, scenarioIdOf } from "~/domain/curricula/curriculum-ids";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { compareVersions } from "~/domain/curricula/read-curricula";
import { readPlayedLesson } from "~/domain/lessons/read-played-lesson";
import {
  addOrganization,
  addRunningClass,
  addStudent,
  addUser,
  asSystemAdmin,
  attemptOf,
  unique,
} from "../support/builders";
import { testContext } from "../support/database";
import { schoolOf, writtenEntry } from "../support/written-lesson";

const ctx = await testContext();

const publish = (key: string, version: number, entry: ScenarioEntry) =>
  publishCurriculum(asSystemAdmin(ctx), JSON.stringify(schoolOf(key, version, [entry])));

async function addLessonClass(entry = writtenEntry()) {
  const key = unique("school").toLowerCase();
  await publish(key, 1, entry);
  const organizationId = await addOrganization(ctx, { curriculumId: curriculumIdOf(key) });
  const running = await addRunningClass(ctx, { organizationId });
  const [student] = running.students;
  return { key, running, student, scenarioId: scenarioIdOf(key, entry.key), sessionId: running.sessionId };
}

const orbit = (apogee: number) => ({
  perigee: 400,
  apogee,
  inclination: 0,
  node: 0,
  argumentOfPerigee: 0,
  trueAnomaly: 0,
});
/** A start, and a whole attempt with its task solved. */
async function beginWhole({ student, scenarioId, sessionId }: Awaited<ReturnType<typeof addLessonClass>>) {
  const { startId, tasks = [] } = await beginAttempt(student.ctx, { scenarioId, classSessionId: sessionId });
  return { startId, evidence: { ...whole, tasks: solveTasks(tasks) } };
}

const whole = {
  kind: "lesson" as const,
  answers: [
    { question: "falls", chosen: ["a"] },
    { question: "holds", chosen: ["c", "b"] },
  ],
};

test("the game gets a curriculum's own lesson without its answers", async () => {
  const { key, student, scenarioId } = await addLessonClass();
  const [header] = await listCurriculumHeaders(student.ctx, curriculumIdOf(key));
  expect(header).toMatchObject({ scenarioId, hasLesson: true, grading: "server" });
  const lesson = await readPlayedLesson(student.ctx, scenarioId);
  expect(lesson).toMatchObject({ type: "lesson", readingPoints: 20, passShare: 0.6 });
  expect(lesson.steps.map(({ kind }) => kind)).toEqual(["slide", "explorable", "task", "question", "question"]);
  expect(lesson.steps[4]).toMatchObject({ key: "holds", several: true, maxScore: 10 });
  expect(JSON.stringify(lesson)).not.toMatch(/correct|explanation|falls past|cancels out/);
});

test("the server grades it: full marks, an unsolved task, and reading alone", async () => {
  const { student, scenarioId, sessionId } = await addLessonClass();
  const evidence = { kind: "lesson" as const, answers: [], tasks: [] };
  const read = await recordAttempt(student.ctx, attemptOf(scenarioId, sessionId, { evidence }));
  expect(read.receipt).toMatchObject({ score: 20, maxScore: 70, passed: false });
  const missed = await addLessonClass();
  const { startId } = await beginWhole(missed);
  const tasks = [{ task: 0, orbit: orbit(500) }];
  const receipt = await recordAttempt(
    missed.student.ctx,
    attemptOf(missed.scenarioId, missed.sessionId, { startId, evidence: { ...whole, tasks } }),
  );
  expect(receipt.receipt).toMatchObject({ score: 40, maxScore: 70, grading: "server" });
  const third = await addLessonClass();
  const full = await recordAttempt(
    third.student.ctx,
    attemptOf(third.scenarioId, third.sessionId, await beginWhole(third)),
  );
  expect(full.receipt).toMatchObject({ score: 70, maxScore: 70, passed: true, grading: "server" });
  expect(full.receipt.review?.map(({ explanation }) => explanation)).toContain("It falls past the Earth.");
});

test("an answer can be checked along the way, and then shows its explanation", async () => {
  const { student, scenarioId, sessionId } = await addLessonClass();
  const { startId } = await beginAttempt(student.ctx, { scenarioId, classSessionId: sessionId });
  expect(await checkAnswer(student.ctx, startId, { question: "falls", chosen: ["a"] })).toMatchObject({
    isRight: true,
    points: 10,
    explanation: "It falls past the Earth.",
  });
});

test("players without access don't get it", async () => {
  const { scenarioId } = await addLessonClass();
  const stranger = await addUser(ctx, { organizationId: await addOrganization(ctx) });
  await expect(readPlayedLesson(stranger.ctx, scenarioId)).rejects.toThrow("The lesson was not found.");
  const { scenarioId: plain, student } = await addLessonClass(writtenEntry({ lesson: undefined }));
  await expect(readPlayedLesson(student.ctx, plain)).rejects.toThrow("The lesson was not found.");
});

test("a new version reports the changed lesson, and attempts at the earlier one are accepted", async () => {
  const lessonClass = await addLessonClass();
  const { key, student, scenarioId, sessionId } = lessonClass;
  const before = await beginWhole(lessonClass);
  const next = writtenEntry();
  const [slide, explorable, task, ...questions] = next.lesson!.steps;
  if (task?.kind !== "task" || !isOrbitTask(task)) throw new Error("The third step is the task.");
  const other = { ...task, goal: [{ ...task.goal[0]!, from: "{high} + 980", to: "{high} + 1020" }] };
  next.lesson = { ...next.lesson!, steps: [slide!, explorable!, other, task, ...questions] };
  next.maxScore = 80;
  await publish(key, 2, next);
  const changes = await compareVersions(asSystemAdmin(ctx), key, 1, 2);
  expect(changes.map(({ before, after }) => [before, after])).toContainEqual([
    "lesson with 5 steps",
    "lesson with 6 steps, 1 of them new or changed",
  ]);
  expect((await readPlayedLesson(student.ctx, scenarioId)).steps).toHaveLength(6);
  const { receipt: earlier } = await recordAttempt(student.ctx, attemptOf(scenarioId, sessionId, before));
  expect(earlier).toMatchObject({ score: 70, maxScore: 70, passed: true });
  const second = await addStudent(ctx, lessonClass.running);
  const { startId, evidence } = await beginWhole({ ...lessonClass, student: second });
  expect(evidence.tasks).toHaveLength(2);
  const { receipt } = await recordAttempt(second.ctx, attemptOf(scenarioId, sessionId, { startId, evidence }));
  expect(receipt).toMatchObject({ score: 100, maxScore: 100, passed: true });
});

test("republishing changes nothing; a changed lesson makes another version", async () => {
  const { key } = await addLessonClass();
  expect(await publish(key, 1, writtenEntry())).toMatchObject({ changes: [] });
  expect(await publish(key, 2, writtenEntry())).toMatchObject({ changes: [] });
  const reworded = writtenEntry();
  const [, ...rest] = reworded.lesson!.steps;
  const slide = { kind: "slide" as const, title: "It falls, and misses", text: ["It falls."] };
  reworded.lesson = { ...reworded.lesson!, steps: [slide, ...rest] };
  expect((await publish(key, 3, reworded)).changes).toHaveLength(1);
});

const burnTask = {
  kind: "task" as const,
  answer: "burn" as const,
  title: "Climb",
  text: ["Raise the other side to {high} km with one burn."],
  draw: [{ name: "high", from: 700, to: 2000, step: 50, value: 1000 }],
  figures: [
    {
      name: "push",
      formula: "1000 sqrt(398600.4418 (2 / 6778.137 - 2 / (13156.274 + {high}))) - 7668.558",
      digits: 1,
    },
  ],
  globe: { orbits: [{ name: "Yours", orbit: { perigee: 400, apogee: 400 } }] },
  goal: [{ quantity: "apogee" as const, from: "{high} - 15", to: "{high} + 15" }],
  limit: "{push} + 20",
  solution: { at: 0, forward: "{push}" },
  hints: ["Forward or backward?", "A push forward raises the other side."],
  points: 30,
};

test("a curriculum's own task of another kind is graded by its edition, and its solution isn't sent to games", async () => {
  const entry = writtenEntry();
  const steps = entry.lesson!.steps.map((step) => (step.kind === "task" ? burnTask : step));
  // The schema adds what is left out.
  const { student, scenarioId, sessionId } = await addLessonClass({
    ...entry,
    lesson: { ...entry.lesson!, steps: steps as NonNullable<ScenarioEntry["lesson"]>["steps"] },
  });
  expect(JSON.stringify(await readPlayedLesson(student.ctx, scenarioId))).not.toContain("solution");
  const begin = () => beginAttempt(student.ctx, { scenarioId, classSessionId: sessionId });
  const { startId, tasks = [] } = await begin();
  expect(tasks[0]).toMatchObject({ answer: "burn", limit: expect.any(Number) });
  const { high = 0 } = tasks[0]!.numbers;
  const radius = 6378.137 + high;
  const forward = 1000 * Math.sqrt(398600.4418 * (2 / 6778.137 - 2 / (6778.137 + radius))) - 7668.558;
  const handIn = (start: string, push: number) =>
    recordAttempt(
      student.ctx,
      attemptOf(scenarioId, sessionId, {
        startId: start,
        evidence: { ...whole, tasks: [{ task: 0, burn: { at: 0, radial: 0, forward: push, normal: 0 } }] },
      }),
    );
  expect((await handIn(startId, forward)).receipt).toMatchObject({ score: 70, grading: "server" });
  expect((await handIn((await begin()).startId, forward + 19)).receipt).toMatchObject({ score: 40 });
});
