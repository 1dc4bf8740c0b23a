// Lessons as they are written: unplayed drafts, published as the next version of their curriculum.
import { expect, test } from "vitest";
import { publishDraft } from "~/domain/curricula/curriculum-draft";
import { curriculumIdOf } from "~/domain/curricula/curriculum-ids";
import { publishCurriculum } from "~/domain/curricula/publish-curriculum";
import { readCurriculumDocument } from "~/domain/curricula/read-curricula";
import { areasOf, landingPageOf, listAdminSections } from "~/domain/areas";
import { forcePasswordReset } from "~/domain/accounts/force-password-reset";
import { findActor } from "~/domain/accounts/sign-in";
import { dismissAuthor, listAuthors, nameAuthor } from "~/domain/lessons/authors";
import { createLesson, deleteDraft, openLesson, readDraft, saveDraft } from "~/domain/lessons/lesson-drafts";
import { listLessons, listPlaces } from "~/domain/lessons/list-lessons";
import { exportLesson, importLesson, prepareLesson } from "~/domain/lessons/publish-lesson";
import { addOrganization, addUser, enterAs, unique } from "../support/builders";
import { testContext } from "../support/database";
import { testSite } from "../support/test-site";
import { schoolOf, writtenLesson } from "../support/written-lesson";

const ctx = await testContext();
const { ctx: admin, userName } = await addUser(ctx, { role: "SystemAdmin" });

const quiz = {
  key: "quiz",
  title: "Quiz",
  shortTitle: "Quiz",
  type: "Quiz",
  contentType: "Quiz",
  maxScore: 0,
  questions: writtenLesson.questions,
};

/** A curriculum of one quiz, in which lessons can be written. */
async function addSchool() {
  const key = unique("writing");
  await publishCurriculum(admin, JSON.stringify(schoolOf(key, 1, [quiz])));
  const curriculumId = curriculumIdOf(key);
  const begin = (title = "Why It Stays Up") => createLesson(admin, { curriculumId, campaignKey: "basics", title });
  const publish = async (id: string, replaces: number) => publishDraft(admin, await prepareLesson(admin, id), replaces);
  const document = async () =>
    JSON.parse((await readCurriculumDocument(admin, key)).document) as ReturnType<typeof schoolOf>;
  const findLesson = async (id: string) => (await listLessons(admin)).find((lesson) => lesson.id === id);
  return { key, curriculumId, begin, publish, document, listed: findLesson };
}

test("a new lesson is a draft with mistakes that is not in the curriculum and can't be published", async () => {
  const { begin, publish, document, listed } = await addSchool();
  const id = await begin();
  expect(await listed(id)).toMatchObject({
    title: "Why It Stays Up",
    campaign: "Basics",
    state: "new",
    savedBy: userName,
  });
  expect((await listed(id))?.mistakes).toBeGreaterThan(0);
  await expect(publish(id, 1)).rejects.toMatchObject({
    code: "invalid",
    errors: { "lesson.steps.0.title": ["Must not be empty."] },
  });
  expect((await document()).campaigns[0]?.scenarios).toHaveLength(1);
});

test("a lesson without mistakes is published as the next version, last in its campaign", async () => {
  const { begin, publish, document, listed } = await addSchool();
  const id = await begin();
  await saveDraft(admin, id, { entry: writtenLesson, revision: 1 });
  expect(await listed(id)).toMatchObject({ mistakes: 0, state: "new" });
  expect(await publish(id, 1)).toMatchObject({ version: 2, isPublished: true });
  const { version, campaigns } = await document();
  expect(version).toBe(2);
  expect(campaigns[0]?.scenarios.map((entry) => (entry as { key: string }).key)).toEqual(["quiz", "why-it-stays-up"]);
  expect(await listed(id)).toMatchObject({ state: "published" });
});

test("later edits are a draft again, and the next version replaces the lesson in place", async () => {
  const { begin, publish, document, listed } = await addSchool();
  const id = await begin();
  await saveDraft(admin, id, { entry: writtenLesson, revision: 1 });
  await publish(id, 1);
  const next = { ...writtenLesson, title: "Why It Does Not Fall Down" };
  await saveDraft(admin, id, { entry: next, revision: 2 });
  expect(await listed(id)).toMatchObject({ state: "changed", title: "Why It Does Not Fall Down" });
  const second = await begin("Another Lesson");
  await saveDraft(admin, second, { entry: { ...writtenLesson, title: "Another Lesson" }, revision: 1 });
  await publish(second, 2);
  await publish(id, 3);
  const { version, campaigns } = await document();
  expect([version, campaigns[0]?.scenarios.map((entry) => (entry as { title: string }).title)]).toEqual([
    4,
    ["Quiz", "Why It Does Not Fall Down", "Another Lesson"],
  ]);
});

test("a lesson can be placed in a Compete campaign and edited again", async () => {
  const key = unique("racing");
  const school = schoolOf(key, 1, [quiz]);
  const [campaign] = school.campaigns;
  const races = { ...campaign, key: "races", title: "Races", type: "Compete", scenarios: [] };
  await publishCurriculum(admin, JSON.stringify({ ...school, campaigns: [campaign, races] }));
  const curriculumId = curriculumIdOf(key);
  const place = (await listPlaces(admin)).find(({ id }) => id === curriculumId);
  expect(place?.campaigns.map(({ title, type }) => [title, type])).toEqual([
    ["Basics", "Learn"],
    ["Races", "Compete"],
  ]);
  const id = await createLesson(admin, { curriculumId, campaignKey: "races", title: "Why It Stays Up" });
  await saveDraft(admin, id, { entry: writtenLesson, revision: 1 });
  expect(await publishDraft(admin, await prepareLesson(admin, id), 1)).toMatchObject({ version: 2 });
  const after = (await listPlaces(admin)).find((each) => each.id === curriculumId);
  expect(after?.lessons).toEqual([{ key: "why-it-stays-up", title: "Why It Stays Up", campaign: "Races" }]);
  await deleteDraft(admin, id);
  expect(await openLesson(admin, curriculumId, "why-it-stays-up")).toEqual(expect.any(String));
});

test("of two who edit one draft, the later learns who saved before, and loses nothing", async () => {
  const { begin } = await addSchool();
  const id = await begin();
  const other = { ...admin, actor: { ...admin.actor, username: "ada" } };
  expect(await saveDraft(other, id, { entry: { title: "Of Ada" }, revision: 1 })).toBe(2);
  await expect(saveDraft(admin, id, { entry: { title: "Mine" }, revision: 1 })).rejects.toMatchObject({
    code: "conflict",
    message: "ada has saved this lesson since you opened it.",
  });
  expect(await readDraft(admin, id)).toMatchObject({ entry: { title: "Of Ada" }, revision: 2, savedBy: "ada" });
});

test("a draft keeps its key, whatever is saved", async () => {
  const { begin } = await addSchool();
  const id = await begin();
  await saveDraft(admin, id, { entry: { ...writtenLesson, key: "quiz" }, revision: 1 });
  expect((await readDraft(admin, id)).entry.key).toBe("why-it-stays-up");
});

test("a title whose key is taken in the curriculum or a draft is refused at its field", async () => {
  const { begin } = await addSchool();
  await expect(begin("Quiz")).rejects.toMatchObject({
    errors: { title: [expect.stringContaining("already has a scenario “quiz”")] },
  });
  await begin();
  await expect(begin("Why it stays up!")).rejects.toMatchObject({ errors: { title: [expect.any(String)] } });
  await expect(begin("  ")).rejects.toMatchObject({ errors: { title: ["Give the lesson a title."] } });
});

test("an exported lesson is the curriculum's entry, and can be imported as a draft", async () => {
  const { begin, publish, document } = await addSchool();
  const id = await begin();
  await saveDraft(admin, id, { entry: writtenLesson, revision: 1 });
  const { key, text } = await exportLesson(admin, id);
  expect([key, JSON.parse(text)]).toEqual(["why-it-stays-up", { ...writtenLesson, key }]);
  await publish(id, 1);
  expect((await document()).campaigns[0]?.scenarios[1]).toMatchObject({ lesson: { steps: { length: 5 } } });
  const elsewhere = await addSchool();
  const importedId = await importLesson(admin, { curriculumId: elsewhere.curriculumId, campaignKey: "basics", text });
  expect(await elsewhere.listed(importedId)).toMatchObject({ state: "new", mistakes: 0 });
  expect(await elsewhere.publish(importedId, 1)).toMatchObject({ version: 2 });
});

test("a file with mistakes is refused, each with its path", async () => {
  const { curriculumId } = await addSchool();
  const take = (text: string) => importLesson(admin, { curriculumId, campaignKey: "basics", text });
  await expect(take("{")).rejects.toThrow("This isn't valid JSON");
  const wrong = structuredClone(writtenLesson);
  Object.assign(wrong.lesson.steps[2]!.goal![0]!, { from: 2000, to: 1000 });
  Object.assign(wrong, { titel: "x" });
  await expect(take(JSON.stringify(wrong))).rejects.toMatchObject({
    errors: { "lesson.steps.2.goal.0.to": [expect.any(String)], titel: ["There's no field with this name."] },
  });
});

test("a built-in lesson can be edited, and then belongs to the curriculum", async () => {
  const { key, curriculumId, publish } = await addSchool();
  const entry = { ...writtenLesson, key: "keplers-laws", lesson: undefined, questions: [] };
  const { key: _, ...rest } = entry;
  await publishCurriculum(admin, JSON.stringify(schoolOf(key, 2, [quiz, { ...rest, key: "keplers-laws" }])));
  const id = await openLesson(admin, curriculumId, "keplers-laws");
  expect(await openLesson(admin, curriculumId, "keplers-laws")).toBe(id);
  const { entry: draftEntry } = await readDraft(admin, id);
  expect(draftEntry).toMatchObject({ lesson: { type: "lesson" }, grading: "server" });
  // Its questions belong to another curriculum here.
  await expect(publish(id, 2)).rejects.toMatchObject({ code: "invalid" });
  await expect(openLesson(admin, curriculumId, "quiz")).rejects.toThrow("The lesson was not found.");
});

test("deleting a draft leaves the published lesson", async () => {
  const { begin, publish, document, listed } = await addSchool();
  const id = await begin();
  await saveDraft(admin, id, { entry: writtenLesson, revision: 1 });
  await publish(id, 1);
  await deleteDraft(admin, id);
  expect(await listed(id)).toBeUndefined();
  expect((await document()).campaigns[0]?.scenarios).toHaveLength(2);
});

test("a system administrator lets a named user write lessons, but not publish", async () => {
  const { begin, curriculumId } = await addSchool();
  const id = await begin();
  const writer = await addUser(ctx, { role: "Instructor" });
  await expect(listLessons(writer.ctx)).rejects.toMatchObject({ code: "forbidden" });
  await nameAuthor(admin, writer.userName.toUpperCase());
  await nameAuthor(admin, writer.userName);
  expect((await listAuthors(admin)).filter(({ id }) => id === writer.id)).toHaveLength(1);
  const { signInId } = await enterAs(ctx, writer.userName);
  const actor = (await findActor(ctx, { signInId }))!;
  const author = { ...ctx, actor };
  expect(listAdminSections(actor).map(({ label }) => label)).toEqual(["Lessons", "Missions"]);
  expect(areasOf(actor).map(({ name, to }) => [name, to])).toEqual([
    ["instructor", "/instructor"],
    ["admin", "/admin/content/lessons"],
  ]);
  expect(landingPageOf(actor.role)).toBe("/instructor");
  expect(await saveDraft(author, id, { entry: writtenLesson, revision: 1 })).toBe(2);
  expect(await createLesson(author, { curriculumId, campaignKey: "basics", title: "Of mine" })).toBeTruthy();
  await expect(prepareLesson(author, id)).rejects.toMatchObject({ code: "forbidden" });
  await expect(nameAuthor(author, "anybody")).rejects.toMatchObject({ code: "forbidden" });
  await dismissAuthor(admin, writer.id);
  const after = (await findActor(ctx, { signInId }))!;
  await expect(listLessons({ ...ctx, actor: after })).rejects.toMatchObject({ code: "forbidden" });
});

test("the organization's administrator can't reset a named author's password", async () => {
  const organizationId = await addOrganization(ctx);
  const writer = await addUser(ctx, { role: "Instructor", organizationId });
  const orgAdmin = await addUser(ctx, { role: "OrganizationAdmin", organizationId });
  await nameAuthor(admin, writer.userName);
  await expect(forcePasswordReset(orgAdmin.ctx, writer.id, testSite)).rejects.toMatchObject({
    code: "forbidden",
    message: "This user has been granted an individual permission, so only a system admin can do this.",
  });
  await dismissAuthor(admin, writer.id);
  expect(await forcePasswordReset(orgAdmin.ctx, writer.id, testSite)).toMatchObject({ username: writer.userName });
});

test("an unknown user can't be named", async () => {
  await expect(nameAuthor(admin, "nobody-of-that-name")).rejects.toMatchObject({
    errors: { username: ["There's no user “nobody-of-that-name”."] },
  });
});
