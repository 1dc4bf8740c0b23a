// The rules of a course: what a form may say, who may change them, what a preview shows, and what they change.
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { expect, test } from "vitest";
import { auditEntries, gradingRules } from "~/db/schema";
import { recordAttempt } from "~/domain/attempts/record-attempt";
import { createCourse } from "~/domain/courses/create-course";
import { campaignIdOf } from "~/domain/curricula/curriculum-ids";
import { deleteCourse } from "~/domain/courses/delete-course";
import { listDeletions } from "~/domain/deletions/list-deletions";
import { fieldReasonsOf } from "~/domain/field-errors";
import { changeGradingRules, readCourseGrading, setOrganizationRules } from "~/domain/gradebook/change-grading";
import { writeGradebookCsv } from "~/domain/gradebook/gradebook-csv";
import { previewGrading } from "~/domain/gradebook/preview-grading";
import { catalogueOf, readGradebook } from "~/domain/gradebook/read-gradebook";
import { categoriesOfCampaigns, rulesFieldsOf } from "~/domain/grades/rules-fields";
import { GradingForm } from "~/domain/grades/rules-input";
import { usualRules, type GradingRules } from "~/domain/grades/rules";
import { restoreDeleted } from "~/domain/restoration/restore-deleted";
import { fieldErrorsOf } from "~/domain/refusal";
import { addRunningClass, addUser, attemptOf, openSchool, unique, type RunningClass } from "../support/builders";
import { later, testContext } from "../support/database";

const ctx = await testContext();

const [learn, ...otherCampaigns] = openSchool.campaigns.map(({ key, title }) => ({
  id: campaignIdOf(openSchool.key, key),
  title,
}));
const lessonsOnly: GradingRules = {
  ...usualRules,
  counting: "last",
  passMark: 50,
  categories: [{ name: "Lessons", weight: 100, dropLowest: 0, campaignIds: [learn!.id] }],
};

async function play({ students, sessionId, lesson }: RunningClass, totalScore: number, minutes: number, student = 0) {
  await recordAttempt(later(students[student]!.ctx, minutes), attemptOf(lesson, sessionId, { totalScore }));
}

function parse(changes: Record<string, string>, rules = usualRules) {
  const parsed = v.safeParse(GradingForm, { ...rulesFieldsOf(rules), ...changes });
  return parsed.success ? parsed.output : fieldErrorsOf(fieldReasonsOf(GradingForm, parsed.issues));
}

test("a form gives back the rules that it shows", () => {
  const rules: GradingRules = {
    ...{ counting: "mean", maxAttempts: 3, passMark: 55, rounding: "nearest" },
    ...{ late: { percentPerDay: 10, leastPercent: 50, graceMinutes: 15 }, missingAfterDays: 7 },
    letters: [
      { letter: "Pass", from: 50 },
      { letter: "Fail", from: 0 },
    ],
    categories: [
      { name: "One", weight: 33.33, dropLowest: 0, campaignIds: [learn!.id] },
      { name: "Two", weight: 66.67, dropLowest: 2, campaignIds: otherCampaigns.map(({ id }) => id) },
    ],
  };
  expect(parse({}, rules)).toEqual(rules);
  expect(parse({})).toEqual(usualRules);
});

test("a category is at its row even when a row above it is cleared", () => {
  const fields = { "categories.1.name": "Lessons", "categories.1.weight": "90", [`campaigns.${learn!.id}`]: "1" };
  expect(parse(fields)).toEqual({ categories: ["The weights add up to 90, not to 100."] });
  expect(parse({ ...fields, "categories.1.weight": "100,0" })).toMatchObject({
    categories: [{ name: "Lessons", weight: 100, campaignIds: [learn!.id] }],
  });
  expect(parse({ ...fields, "categories.1.weight": "a lot" })).toEqual({
    "categories.1.weight": ["Enter a weight from 0.01 to 100, with at most two decimals."],
  });
});

test.each([
  ["letters", "A 90\nB 95\nF 0", "Each letter must start at a lower percentage than the one before it."],
  ["letters", "A 90\nB 50", "The last letter must start at 0."],
  ["letters", "A 90\nA 0", "Each letter can appear only once."],
  ["letters", "ninety", "Enter a letter and a whole percentage on each line, such as B 80."],
  ["letters", "A 0", "Enter 2 to 20 letters."],
  ["passMark", "101", "Enter a whole number from 0 to 100."],
  ["passMark", "", "Enter a whole number from 0 to 100."],
  ["maxAttempts", "0", "Enter a whole number from 1 to 100."],
  ["maxAttempts", "1e2", "Enter a whole number from 1 to 100."],
])("%s: %j is refused at its field", (field, value, message) => {
  expect(parse({ [field]: value })).toMatchObject({ [field]: expect.arrayContaining([message]) });
});

test("a line of letters as long as a form takes a moment", () => {
  const begin = performance.now();
  parse({ letters: `A${" ".repeat(200_000)}x` });
  expect(performance.now() - begin).toBeLessThan(1_000);
  expect(parse({ letters: "Very good: 90 %\nGood = 50\nFail 0" })).toMatchObject({
    letters: [
      { letter: "Very good", from: 90 },
      { letter: "Good", from: 50 },
      { letter: "Fail", from: 0 },
    ],
  });
});

test("equal weights of all campaigns add up to 100", () => {
  for (let count = 1; count <= 20; count++) {
    const campaigns = Array.from({ length: count }, (_, at) => ({ id: String(at), title: `Campaign ${at}` }));
    const weights = categoriesOfCampaigns(campaigns).map(({ weight }) => Math.round(weight * 100));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(10_000);
  }
});

test("a preview shows who moves, from what to what, and stores nothing", async () => {
  const running = await addRunningClass(ctx);
  await play(running, 90, 1);
  await play(running, 40, 2);
  const { owner, id } = running;
  const preview = await previewGrading(owner.ctx, id, lessonsOnly);
  expect(preview).toMatchObject({ students: running.students.length, higher: 0, lower: 1, nowFailing: 1 });
  expect(preview.moves).toMatchObject([
    {
      userId: running.students[0]!.id,
      from: { percent: 90, letter: "A", isPassed: true },
      to: { percent: 40, letter: "F", isPassed: false },
    },
  ]);
  expect((await readCourseGrading(owner.ctx, id)).rulesNumber).toBe(0);
});

test("changed rules change the gradebook, and an open one reloads", async () => {
  const running = await addRunningClass(ctx);
  await play(running, 90, 1);
  await play(running, 40, 2);
  const { owner, id, sessionId } = running;
  const before = await readGradebook(owner.ctx, sessionId);
  await changeGradingRules(owner.ctx, id, lessonsOnly, 0);
  const after = await readGradebook(owner.ctx, sessionId);
  expect(catalogueOf(after.session)).not.toBe(catalogueOf(before.session));
  let csv = "";
  for await (const part of writeGradebookCsv(after)) csv += part;
  const [head = "", line = ""] = csv.split("\r\n");
  expect(head).toMatch(/,If Nothing More Comes,Lessons \(%\)$/);
  expect(line).toContain(`${running.students[0]!.userName},40,F,40,100`);
  await changeGradingRules(owner.ctx, id, null, 0);
  csv = "";
  for await (const part of writeGradebookCsv(await readGradebook(owner.ctx, sessionId))) csv += part;
  expect(csv).toContain(`${running.students[0]!.userName},90,A,90,100`);
});

test("of two changes at once both are stored, the later applies, and its author reads who made the other", async () => {
  const { owner, id, organizationId } = await addRunningClass(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const changes = await Promise.all([
    changeGradingRules(owner.ctx, id, lessonsOnly, 0),
    changeGradingRules(admin.ctx, id, { ...usualRules, passMark: 70 }, 0),
  ]);
  const named = changes.map(({ overtook }) => overtook).filter((by) => by !== null);
  expect(named).toHaveLength(1);
  expect([owner.userName, admin.userName]).toContain(named[0]);
  expect(await ctx.db.$count(gradingRules, eq(gradingRules.courseId, id))).toBe(2);
});

test("only those who may change the course see and change its rules", async () => {
  const running = await addRunningClass(ctx);
  const other = await addRunningClass(ctx);
  const rejected = { code: expect.stringMatching(/^(notFound|forbidden)$/) };
  for (const { ctx: actor } of [other.owner, running.students[0]!]) {
    await expect(changeGradingRules(actor, running.id, lessonsOnly, 0)).rejects.toMatchObject(rejected);
    await expect(readCourseGrading(actor, running.id)).rejects.toMatchObject(rejected);
    await expect(previewGrading(actor, running.id, lessonsOnly)).rejects.toMatchObject(rejected);
  }
  await expect(setOrganizationRules(running.owner.ctx, running.id)).rejects.toMatchObject({ code: "forbidden" });
});

test("a campaign of another curriculum is refused", async () => {
  const { owner, id } = await addRunningClass(ctx);
  const [category] = lessonsOnly.categories;
  const foreign = { ...category!, campaignIds: ["01900000-0000-7000-8000-000000000000"] };
  await expect(changeGradingRules(owner.ctx, id, { ...lessonsOnly, categories: [foreign] }, 0)).rejects.toMatchObject({
    code: "invalid",
  });
});

test("new courses start with the organization's default, and other courses keep theirs", async () => {
  const { owner, id, organizationId } = await addRunningClass(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  const other = await createCourse(admin.ctx, { name: unique("Course"), ownerId: owner.id });
  await changeGradingRules(owner.ctx, id, lessonsOnly, 0);
  await setOrganizationRules(admin.ctx, id);
  const next = await createCourse(admin.ctx, { name: unique("Course"), ownerId: owner.id });
  expect((await readCourseGrading(admin.ctx, next)).rules).toEqual(lessonsOnly);
  expect((await readCourseGrading(admin.ctx, other)).rules).toEqual(usualRules);
  const trail = await ctx.db.select().from(auditEntries).where(eq(auditEntries.action, "organization.grading"));
  expect(trail.some(({ subjectId }) => subjectId === organizationId)).toBe(true);
});

test("a restored course has its rules again", async () => {
  const { owner, id, organizationId } = await addRunningClass(ctx);
  const admin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  await changeGradingRules(owner.ctx, id, lessonsOnly, 0);
  await deleteCourse(admin.ctx, id);
  const { rows } = await listDeletions(admin.ctx, {
    ...{ q: "", sort: "deletedAt", descending: true, page: 1, pageSize: 10 },
  });
  await restoreDeleted(admin.ctx, rows[0]!.id);
  expect((await readCourseGrading(admin.ctx, id)).rules).toEqual(lessonsOnly);
});
