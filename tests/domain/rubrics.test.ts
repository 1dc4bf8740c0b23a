// An instructor writes a rubric for a scenario of a course, and grades by clicking its levels.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as v from "valibot";
import { auditEntries } from "~/db/schema";
import { changeRubric } from "~/domain/gradebook/change-rubric";
import { readDecisionsSince } from "~/domain/gradebook/read-decisions";
import { decideByRubric } from "~/domain/grades/decide-by-rubric";
import { decideGrade, withdrawDecision } from "~/domain/grades/decide-grade";
import { readRubric } from "~/domain/grades/read-rubric";
import { rubricFieldsOf, type Criterion } from "~/domain/grades/rubric";
import { RubricForm, TypedMarks } from "~/domain/grades/rubric-input";
import { readFinalGradesPage } from "~/domain/gradebook/final-grades";
import { submitGrades } from "~/domain/gradebook/submit-grades";
import { readOwnResults } from "~/domain/results/read-own-results";
import { addRunningClass, type RunningClass } from "../support/builders";
import { testContext } from "../support/database";
import { everywhere, readEverywhere } from "../support/grades-everywhere";

const ctx = await testContext();

const criteria: Criterion[] = [
  {
    name: "Plan",
    levels: [
      { name: "Complete", points: 5 },
      { name: "Partly", points: 3 },
      { name: "Missing", points: 0 },
    ],
  },
  { name: "Fuel", levels: [0, 1, 2, 3].map((points) => ({ name: "", points })) },
];

const placeIn = ({ sessionId, lesson, students }: RunningClass, student = 0) => ({
  ...{ classSessionId: sessionId, scenarioId: lesson, userId: students[student]!.id },
});

async function addRubric(running: RunningClass, written = criteria): Promise<string> {
  await changeRubric(running.owner.ctx, placeIn(running), written, "");
  return (await readRubric(running.owner.ctx, placeIn(running))).rubric!.version;
}

test("the levels that an instructor clicks are the grade everywhere, and the student reads them with the points", async () => {
  const running = await addRunningClass(ctx);
  const { owner, sessionId, students } = running;
  const version = await addRubric(running);
  const chosen = { version, chosen: [1, 2], reason: "" };
  const { grade, decisionId } = await decideByRubric(owner.ctx, placeIn(running), chosen);
  expect(grade).toEqual({ score: 5, maxScore: 8 });
  expect(await readEverywhere(running)).toEqual(everywhere({ score: 5, maxScore: 8 }));
  const rubric = [
    { criterion: "Plan", level: "Partly", points: 3, maxPoints: 5 },
    { criterion: "Fuel", level: "", points: 2, maxPoints: 3 },
  ];
  expect((await readOwnResults(students[0]!.ctx, sessionId)).decisions).toMatchObject([{ rubric, by: "" }]);
  expect(await readDecisionsSince(owner.ctx, sessionId, 0)).toMatchObject([{ kind: "override", rubric, reason: "" }]);
  await withdrawDecision(owner.ctx, decisionId, sessionId);
  expect(await readEverywhere(running)).toEqual(everywhere(null));
});

test("a grade keeps the criteria it was given for when the rubric changes or goes", async () => {
  const running = await addRunningClass(ctx);
  const { owner, sessionId } = running;
  const version = await addRubric(running);
  await decideByRubric(owner.ctx, placeIn(running), { version, chosen: [0, 3], reason: "Well planned." });
  expect(await changeRubric(owner.ctx, placeIn(running), criteria.slice(1), version)).toEqual({ hasOvertaken: false });
  expect(await changeRubric(owner.ctx, placeIn(running), null, version)).toEqual({ hasOvertaken: true });
  expect((await readRubric(owner.ctx, placeIn(running))).rubric).toBeNull();
  const [decision] = await readDecisionsSince(owner.ctx, sessionId, 0);
  expect(decision?.rubric?.map(({ criterion }) => criterion)).toEqual(["Plan", "Fuel"]);
  expect(await readEverywhere(running)).toEqual(everywhere({ score: 8, maxScore: 8 }));
});

test("nobody is graded by a rubric that changed while the dialog was open, nor without a level in each criterion", async () => {
  const running = await addRunningClass(ctx);
  const { owner } = running;
  const version = await addRubric(running);
  const missing = decideByRubric(owner.ctx, placeIn(running), { version, chosen: [0, null], reason: "" });
  await expect(missing).rejects.toMatchObject({ code: "invalid", errors: { "level.1": ["Choose a level."] } });
  const unknown = decideByRubric(owner.ctx, placeIn(running), { version, chosen: [3, 0], reason: "" });
  await expect(unknown).rejects.toMatchObject({ code: "invalid", errors: { "level.0": ["Choose a level."] } });
  await addRubric(running, [...criteria].reverse());
  const old = decideByRubric(owner.ctx, placeIn(running), { version, chosen: [0, 0], reason: "" });
  await expect(old).rejects.toMatchObject({ code: "conflict" });
  expect(await readEverywhere(running)).toEqual(everywhere(null));
});

test("a rubric holds for its course only, and only its instructor writes or uses it", async () => {
  const [running, other] = [await addRunningClass(ctx), await addRunningClass(ctx)];
  const version = await addRubric(running);
  expect((await readRubric(other.owner.ctx, placeIn(other))).rubric).toBeNull();
  for (const [stranger, code] of [
    [other.owner, "notFound"],
    [running.students[0]!, "forbidden"],
  ] as const) {
    await expect(readRubric(stranger.ctx, placeIn(running))).rejects.toMatchObject({ code });
    await expect(changeRubric(stranger.ctx, placeIn(running), null, "")).rejects.toMatchObject({ code });
    const decided = decideByRubric(stranger.ctx, placeIn(running), { version, chosen: [0, 0], reason: "" });
    await expect(decided).rejects.toMatchObject({ code });
  }
  const foreign = { ...placeIn(running), userId: other.students[0]!.id };
  const decided = decideByRubric(running.owner.ctx, foreign, { version, chosen: [0, 0], reason: "" });
  await expect(decided).rejects.toMatchObject({ code: "notFound" });
});

test("of two who decide at once both are kept, and the later hears of the other", async () => {
  const running = await addRunningClass(ctx);
  const { owner, sessionId } = running;
  const version = await addRubric(running);
  await decideGrade(owner.ctx, placeIn(running), { kind: "excuse", reason: "Was ill." });
  const second = await decideByRubric(owner.ctx, placeIn(running), { version, chosen: [0, 0], reason: "" }, null);
  expect(second.overtook).toBe(owner.userName);
  expect(await readDecisionsSince(owner.ctx, sessionId, 0)).toHaveLength(2);
});

test("submitted grades are locked for rubrics too", async () => {
  const running = await addRunningClass(ctx);
  const version = await addRubric(running);
  const { owner, sessionId } = running;
  const { seen } = await readFinalGradesPage(owner.ctx, sessionId, "soFar");
  await submitGrades(owner.ctx, sessionId, { basis: "soFar", seen });
  const decided = decideByRubric(running.owner.ctx, placeIn(running), { version, chosen: [0, 0], reason: "" });
  await expect(decided).rejects.toMatchObject({ code: "conflict" });
});

test("changes of a rubric are in the audit trail with the criteria before and after", async () => {
  const running = await addRunningClass(ctx);
  await addRubric(running);
  await addRubric(running);
  await changeRubric(running.owner.ctx, placeIn(running), null, "");
  const entries = await ctx.db
    .select({ action: auditEntries.action, details: auditEntries.details })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, running.id));
  expect(entries.filter(({ action }) => /rubric/i.test(action))).toMatchObject([
    { action: "course.rubric", details: { from: null, to: criteria } },
    { action: "course.removeRubric", details: { from: criteria, to: null } },
  ]);
});

test("the form of a rubric reads what it shows, and a number alone as all points up to it", () => {
  const fields = rubricFieldsOf(criteria);
  expect(v.parse(RubricForm, { ...fields, seen: "" }).criteria).toEqual(criteria);
  const typed = { "criteria.2.name": " Fuel ", "criteria.2.levels": "3", "criteria.4.name": " " };
  expect(v.parse(RubricForm, typed).criteria).toEqual([criteria[1]]);
});

test.each([
  ["no criteria", {}, "criteria.0.name"],
  ["no name", { "criteria.3.levels": "5" }, "criteria.3.name"],
  ["no levels", { "criteria.1.name": "Plan" }, "criteria.1.levels"],
  ["a level without points", { "criteria.0.name": "Plan", "criteria.0.levels": "Good 5\nBad" }, "criteria.0.levels"],
  ["points below zero", { "criteria.0.name": "Plan", "criteria.0.levels": "Good 5\nBad -1" }, "criteria.0.levels"],
  ["only zeros", { "criteria.0.name": "Plan", "criteria.0.levels": "Good 0\nBad 0" }, "criteria.0.levels"],
  ["equal levels", { "criteria.0.name": "Plan", "criteria.0.levels": "Good 5\ngood 5" }, "criteria.0.levels"],
  ["twelve levels", { "criteria.0.name": "Plan", "criteria.0.levels": "1\n".repeat(12) }, "criteria.0.levels"],
  ["an unprintable name", { "criteria.0.name": "Pl\u0000an", "criteria.0.levels": "5" }, "criteria.0.name"],
  [
    "equal names",
    { "criteria.0.name": "Plan", "criteria.0.levels": "5", "criteria.1.name": "plan", "criteria.1.levels": "5" },
    "criteria.0.name",
  ],
])("a rubric with %s is refused at its field", (_, fields, field) => {
  const { issues = [] } = v.safeParse(RubricForm, fields);
  expect(issues.map(({ path }) => path?.[0].key)).toContain(field);
});

test("a rubric of a million characters is refused in no time", () => {
  const start = performance.now();
  const fields = { "criteria.0.name": "Plan", "criteria.0.levels": `${" : ".repeat(300_000)}x` };
  expect(v.safeParse(RubricForm, fields).success).toBe(false);
  expect(v.safeParse(TypedMarks, { "level.0": "9".repeat(1_000_000) }).success).toBe(false);
  expect(performance.now() - start).toBeLessThan(1_000);
});
