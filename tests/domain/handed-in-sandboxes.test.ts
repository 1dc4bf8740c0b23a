// A scenario asks to build something in the sandbox: the server checks what is handed in, an instructor grades the rest.
import { expect, test } from "vitest";
import { beginAttempt } from "~/domain/attempts/begin-attempt";
import { readAttempt } from "~/domain/attempts/read-attempt";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import type { SignedInCtx } from "~/domain/context";
import { changeLessonLanguage } from "~/domain/courses/change-lesson-language";
import { listCurriculumHeaders } from "~/domain/curricula/curriculum-headers";
import { curriculumIdOf, scenarioIdOf } from "~/domain/curricula/curriculum-ids";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { changeGradingRules } from "~/domain/gradebook/change-grading";
import { changeRubric } from "~/domain/gradebook/change-rubric";
import { readFinalGradesPage } from "~/domain/gradebook/final-grades";
import { writeGradebookCsv } from "~/domain/gradebook/gradebook-csv";
import { listGrades } from "~/domain/gradebook/list-grades";
import { readGradebook } from "~/domain/gradebook/read-gradebook";
import { listToGrade, listToGradeIn, readHandGrading } from "~/domain/gradebook/list-to-grade";
import { decideByRubric } from "~/domain/grades/decide-by-rubric";
import { decideGrade, withdrawDecision } from "~/domain/grades/decide-grade";
import { refuseIfHandedInAgain } from "~/domain/grades/newest-hand-in";
import { readRubric } from "~/domain/grades/read-rubric";
import { usualRules } from "~/domain/grades/rules";
import { readSandboxTask } from "~/domain/lessons/read-played-lesson";
import { readOwnAttempt } from "~/domain/results/read-own-attempt";
import { addOrganization, addRunningClass, addUser, asSystemAdmin, attemptOf, unique } from "../support/builders";
import { later, testContext } from "../support/database";
import { builtSandbox, sandboxEvidence, sandboxScenario } from "../support/sandbox-scenario";
import { schoolOf, writtenLesson } from "../support/written-lesson";

const ctx = await testContext();

const publish = (key: string, version: number, scenario: object) =>
  publishCurriculum(asSystemAdmin(ctx), JSON.stringify(schoolOf(key, version, [scenario])));

async function addSandboxClass(change: object = {}) {
  const key = unique("school").toLowerCase();
  await publish(key, 1, { ...sandboxScenario, ...change });
  const organizationId = await addOrganization(ctx, { curriculumId: curriculumIdOf(key) });
  const running = await addRunningClass(ctx, { organizationId });
  const [student] = running.students;
  const scenarioId = scenarioIdOf(key, sandboxScenario.key);
  const { sessionId, owner } = running;
  const handIn = async (evidence: object = sandboxEvidence(), more: object = {}) =>
    (await recordAttempt(student.ctx, attemptOf(scenarioId, sessionId, { evidence, ...more } as never))).receipt;
  const place = { classSessionId: sessionId, scenarioId, userId: student.id };
  return { key, courseId: running.id, owner, student, scenarioId, sessionId, handIn, place };
}

test("a player reads the task with its checks, in the language of the lessons", async () => {
  const { key, owner, courseId, student, scenarioId } = await addSandboxClass();
  expect(await listCurriculumHeaders(student.ctx, curriculumIdOf(key))).toMatchObject([{ hasSandbox: true }]);
  const { sandbox } = sandboxScenario;
  const checks = [
    { ...sandbox.checks[0], spacecraft: 1 },
    sandbox.checks[1],
    { ...sandbox.checks[2], spacecraft: 1, other: 2 },
  ];
  expect(await readSandboxTask(student.ctx, scenarioId)).toEqual({
    ...{ type: "sandbox", maxScore: 100, text: sandbox.text, checks },
  });
  await changeLessonLanguage(owner.ctx, courseId, "de");
  const german = { language: "de", text: sandboxScenario.locales.de["sandbox.text"] };
  expect(await readSandboxTask(student.ctx, scenarioId)).toMatchObject(german);
  const stranger = await addUser(ctx, { organizationId: await addOrganization(ctx) });
  await expect(readSandboxTask(stranger.ctx, scenarioId)).rejects.toThrow("The scenario was not found.");
});

test("the server runs the checks; points that are claimed change nothing", async () => {
  const { handIn, student, owner } = await addSandboxClass();
  const all = await handIn(undefined, { totalScore: 100, maxTotalScore: 100, passed: true });
  expect(all).toMatchObject({ score: 40, maxScore: 100, passed: true, grading: "server", counts: true });
  expect(all.note).toBe("Your instructor grades the rest.");
  expect(await handIn(sandboxEvidence({ trueAnomaly: 180 }))).toMatchObject({ score: 20, passed: false });
  expect(await handIn(sandboxEvidence({ inclination: 0, trueAnomaly: 180 }, { apogee: 3000 }))).toMatchObject({
    score: 0,
    passed: false,
  });
  const read = await readAttempt(owner.ctx, all.attemptId);
  expect(read.handedIn).toMatchObject({ document: builtSandbox(), byHand: 60 });
  expect(read.handedIn?.checks.map(({ isMet }) => isMet)).toEqual([true, true, true]);
  expect(read.handedIn?.checks[2]?.value).toBeCloseTo(11.8, 1);
  expect((await readOwnAttempt(student.ctx, all.attemptId)).handedIn).toEqual(read.handedIn);
});

test("without a second spacecraft its checks aren't met, and without checks nothing fails", async () => {
  const { handIn } = await addSandboxClass();
  const [first] = builtSandbox().spacecraft;
  const alone = { kind: "sandbox", document: { ...builtSandbox(), spacecraft: [first] } };
  expect(await handIn(alone)).toMatchObject({ score: 10, passed: false });
  const unchecked = await addSandboxClass({ sandbox: { text: ["Build anything."] } });
  expect(await unchecked.handIn(alone)).toMatchObject({ score: 0, maxScore: 100, passed: true });
});

test("a claim without a sandbox counts nowhere, and other evidence is refused", async () => {
  const { handIn } = await addSandboxClass();
  const points = { totalScore: 100, maxTotalScore: 100, maxQuestionsScore: 0, passed: true };
  expect(await handIn(undefined, { evidence: undefined, ...points })).toMatchObject({
    counts: false,
    uncounted: "claim",
  });
  await expect(handIn({ kind: "quiz", answers: [] })).rejects.toMatchObject({ code: "invalid" });
  const lesson = await addSandboxClass({ ...writtenLesson, key: sandboxScenario.key, sandbox: undefined, locales: {} });
  await expect(lesson.handIn()).rejects.toMatchObject({
    fieldReasons: { "evidence.kind": [{ textKey: "attemptFields.noSandbox" }] },
  });
});

test("the checks of the edition that the start began with are run", async () => {
  const { key, student, scenarioId, sessionId, handIn, owner } = await addSandboxClass();
  const { startId } = await beginAttempt(student.ctx, { scenarioId, classSessionId: sessionId });
  const harder = { ...sandboxScenario.sandbox, checks: [{ ...sandboxScenario.sandbox.checks[0], from: 1, to: 2 }] };
  const { changes } = await publish(key, 2, { ...sandboxScenario, sandbox: harder });
  expect(changes).toMatchObject([
    { before: "sandbox task with 3 checks", after: "sandbox task with 1 check, changed" },
  ]);
  const begun = await handIn(undefined, { startId });
  expect(begun).toMatchObject({ score: 40 });
  expect((await readAttempt(owner.ctx, begun.attemptId)).handedIn?.checks).toHaveLength(3);
  expect(await handIn()).toMatchObject({ score: 0 });
});

test("what is handed in waits for its instructor until it has a grade by hand, and again after the next hand-in", async () => {
  const { owner, sessionId, scenarioId, place, handIn, student } = await addSandboxClass();
  const { attemptId } = await handIn();
  const waiting = async () =>
    (await listToGrade(owner.ctx, 1)).waiting.map(({ isAgain, score }) => ({ isAgain, score }));
  expect(await waiting()).toEqual([{ isAgain: false, score: 40 }]);
  expect(await listToGradeIn(owner.ctx, sessionId)).toEqual([{ attemptId, userId: student.id, scenarioId }]);
  await decideGrade(owner.ctx, place, { kind: "note", reason: "Look at this" });
  expect(await waiting()).toHaveLength(1);
  const { decisionId } = await decideGrade(owner.ctx, place, {
    ...{ kind: "override", points: 90, maxPoints: 100, reason: "Good" },
  });
  expect(await waiting()).toEqual([]);
  await withdrawDecision(owner.ctx, decisionId, sessionId);
  expect(await waiting()).toHaveLength(1);
  await decideGrade(owner.ctx, place, { kind: "adjust", points: 50, reason: "Good" });
  expect(await waiting()).toEqual([]);
  student.ctx = { ...student.ctx, now: new Date(student.ctx.now.getTime() + 60_000) };
  await handIn(sandboxEvidence({ trueAnomaly: 180 }));
  expect(await waiting()).toEqual([{ isAgain: true, score: 20 }]);
  await decideGrade(owner.ctx, place, { kind: "excuse", reason: "Ill" });
  expect(await waiting()).toEqual([]);
  const other = await addSandboxClass();
  expect((await listToGrade(other.owner.ctx, 1)).total).toBe(0);
  await expect(listToGradeIn(other.owner.ctx, sessionId)).rejects.toMatchObject({ code: "notFound" });
  await expect(listToGrade(student.ctx, 1)).rejects.toMatchObject({ code: "forbidden" });
});

test("CSV, API and final grades say what waits for a grade, in classes with such scenarios only", async () => {
  const { owner, student, sessionId, scenarioId, place, handIn } = await addSandboxClass();
  const csvOf = async (reader: SignedInCtx, classId: string) => {
    const gradebook = await readGradebook(reader, classId);
    let csv = "";
    for await (const part of writeGradebookCsv(gradebook, await readHandGrading(reader, gradebook))) csv += part;
    return csv.trimEnd().split("\r\n");
  };
  const listed = async (at?: Date) => (await listGrades(owner.ctx, sessionId, { page: 1, pageSize: 10, at })).grades;
  expect((await csvOf(owner.ctx, sessionId))[0]).toMatch(/,Reported by the Game,To Be Graded$/);
  await handIn();
  expect((await csvOf(owner.ctx, sessionId))[1]).toMatch(/,40,100,,Build$/);
  expect(await listed()).toMatchObject([{ userId: student.id, scenarioId, isToGrade: true }]);
  expect((await listed(owner.ctx.now))[0]).not.toHaveProperty("isToGrade");
  expect((await readFinalGradesPage(owner.ctx, sessionId, "soFar")).sandboxesToGrade).toBe(1);
  await decideGrade(owner.ctx, place, { kind: "adjust", points: 50, reason: "Good" });
  expect((await readFinalGradesPage(owner.ctx, sessionId, "soFar")).sandboxesToGrade).toBe(0);
  expect(await listed()).toMatchObject([{ isToGrade: false, score: 90 }]);
  const byChecks = await addSandboxClass({ maxScore: 40 });
  await byChecks.handIn();
  expect((await csvOf(byChecks.owner.ctx, byChecks.sessionId))[0]).toMatch(/,Reported by the Game$/);
  const [grade] = (await listGrades(byChecks.owner.ctx, byChecks.sessionId, { page: 1, pageSize: 10 })).grades;
  expect(grade).not.toHaveProperty("isToGrade");
});

test("the points of the checks and those of the rubric add up", async () => {
  const { owner, place, handIn } = await addSandboxClass();
  await handIn(sandboxEvidence({ trueAnomaly: 180 }));
  const levels = [60, 30, 0].map((points) => ({ name: "", points }));
  await changeRubric(owner.ctx, place, [{ name: "Reasons", levels }], "");
  const { version } = (await readRubric(owner.ctx, place)).rubric!;
  const { grade } = await decideByRubric(owner.ctx, place, { version, chosen: [1], reason: "" });
  expect(grade).toEqual({ score: 50, maxScore: 100 });
  expect((await listToGrade(owner.ctx, 1)).total).toBe(0);
});

test("the points of the checks are those that count by the rules of the course", async () => {
  const { owner, student, place, handIn, courseId } = await addSandboxClass();
  await changeGradingRules(owner.ctx, courseId, { ...usualRules, counting: "last" }, 0);
  await handIn();
  student.ctx = later(student.ctx, 1);
  await handIn(sandboxEvidence({ trueAnomaly: 180 }));
  await changeRubric(
    owner.ctx,
    place,
    [{ name: "Reasons", levels: [60, 0].map((points) => ({ name: "", points })) }],
    "",
  );
  const { version } = (await readRubric(owner.ctx, place)).rubric!;
  const { grade } = await decideByRubric(owner.ctx, place, { version, chosen: [0], reason: "" });
  expect(grade).toEqual({ score: 80, maxScore: 100 });
});

test("a grade isn't saved while its instructor hasn't seen the newest hand-in", async () => {
  const { owner, student, place, handIn } = await addSandboxClass();
  const { attemptId: first } = await handIn();
  const look = (seen: string | undefined) => refuseIfHandedInAgain(owner.ctx, place, seen);
  await look(first);
  student.ctx = later(student.ctx, 1);
  const { attemptId: second } = await handIn();
  await expect(look(first)).rejects.toMatchObject({ code: "conflict" });
  await expect(look("")).rejects.toMatchObject({ code: "conflict" });
  await look(second);
  await look(undefined);
});

test.each([
  [{ type: "Quiz" }, "campaigns.0.scenarios.0.type: Only a scenario of the type “Default” has a sandbox task."],
  [{ grading: "client" }, "campaigns.0.scenarios.0.grading: The server checks sandboxes"],
  [{ maxScore: 30 }, "campaigns.0.scenarios.0.sandbox.checks: The checks add up to 40 points"],
  [{ maxScore: undefined }, "campaigns.0.scenarios.0.maxScore: A sandbox task needs maxScore"],
  [{ questions: [] }, "campaigns.0.scenarios.0.questions: A scenario with a sandbox task has neither"],
  [withCheck({ quantity: "speed" }), "quantity"],
  [withCheck({ unit: "s" }), "unit"],
  [withCheck({ from: 94 }), "“to” must not be below “from”."],
  [withCheck({ spacecraft: 0 }), "spacecraft"],
  [withCheck({ quantity: "closestApproach", unit: "km", below: 1, minutes: 10, other: 1 }), "must be different"],
  [withCheck({ quantity: "closestApproach", unit: "km", below: 1, minutes: 601 }), "at most 600"],
])("a task with %j isn't published", async (change, reason) => {
  await expect(publish(unique("school").toLowerCase(), 1, { ...sandboxScenario, ...change })).rejects.toThrow(reason);
});

function withCheck(change: { quantity?: string; [field: string]: unknown }) {
  const range = { quantity: "period", unit: "min", from: 92, to: 93 };
  const check = change.quantity === "closestApproach" ? change : { ...range, ...change };
  return { sandbox: { text: ["Build."], checks: [{ points: 1, ...check }] } };
}
