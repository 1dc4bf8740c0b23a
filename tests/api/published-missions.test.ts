// Missions in the administration without scripts, and flights of a curriculum as games of other makers read them.
import { expect, test } from "vitest";
import {
  addOrganization,
  addRunningClass,
  addUser,
  asSystemAdmin,
  attemptBodyOf,
  testPassword,
  unique,
} from "../support/builders";
import { hopLog, hopMission, hopOfStart, hopReference, hopScenario, logOfStart } from "../support/missions";
import { curriculumIdOf, scenarioIdOf } from "../support/product-facts";
import { apiUrl, call, testApi, tokenOf } from "../support/rest-api";
import { publishCurriculum } from "../support/set-up";
import { SignInBrowser } from "../support/sign-in-browser";
import { namedPermissions } from "../support/tables";
import { schoolOf, writtenLesson } from "../support/written-lesson";

const ctx = await testApi();

async function signIn(userName: string) {
  const browser = new SignInBrowser(apiUrl());
  await browser.visit("/?index", { intent: "login", username: userName, password: testPassword });
  return browser;
}

async function addSchool(scenario: object) {
  const key = unique("school").toLowerCase();
  await publishCurriculum(asSystemAdmin(ctx), JSON.stringify(schoolOf(key, 1, [scenario])));
  return key;
}

const list = "/admin/content/missions";

test("without scripts, a mission is imported, listed, downloaded and put into a draft that is reviewed", async () => {
  const key = await addSchool(writtenLesson);
  const author = await addUser(ctx, { role: "SystemAdmin" });
  const browser = await signIn(author.userName);
  const title = unique("Hop");
  for (const wrong of [
    "",
    "{",
    "[]",
    JSON.stringify({ title, document: {}, more: 1 }),
    JSON.stringify({ document: {} }),
  ])
    expect((await browser.visit(list, { intent: "import", mission: wrong })).status, wrong).toBe(422);
  const broken = JSON.stringify({ title, document: { ...hopMission(), goal: "" } });
  const refused = await browser.visit(list, { intent: "import", mission: broken });
  expect([refused.status, refused.text.includes("document.goal")]).toEqual([422, true]);
  const file = JSON.stringify({ title, document: hopMission() });
  const { location } = await browser.visit(list, { intent: "import", mission: file });
  const path = new URL(location ?? "").pathname;
  const unsolved = await browser.visit(path);
  expect(unsolved.text).toContain("Nobody has shown yet");
  const draft = { intent: "draft", place: `${curriculumIdOf(key)} basics`, title, shortTitle: "Hop", maxScore: "200" };
  expect((await browser.visit(path, draft)).status).toBe(409);
  const id = path.split("/").at(-1);
  const token = await tokenOf(author);
  const log = await call("PUT", `/missions/${id}/reference`, { token, body: { log: hopLog() } });
  expect(log.status).toBe(200);
  expect((await browser.visit(`${list}?q=${title}`)).text).toContain("0.02 m/s in");
  expect((await browser.visit(`${list}?q=nobody-has-this`)).text).toContain("No missions match your search.");
  const downloaded = await browser.visit(`${path}/download`);
  expect(JSON.parse(downloaded.text)).toEqual({ title, document: hopMission() });
  for (const wrong of [{ place: "" }, { title: " " }, { shortTitle: "" }, { maxScore: "15" }, { maxScore: "many" }])
    expect((await browser.visit(path, { ...draft, ...wrong })).status, JSON.stringify(wrong)).toBe(422);
  const begun = await browser.visit(path, draft);
  const draftPath = new URL(begun.location ?? "").pathname;
  expect((await browser.visit(draftPath)).text).toContain("Change the mission in the game");
  // The form has no field for the flight, and can't change it.
  const fields = {
    title,
    shortTitle: "Hop",
    type: "Default",
    contentType: "Globe",
    grading: "server",
    maxScore: "200",
  };
  const forged = {
    "flight.version": "9",
    "flight.reference.deltaV": "40",
    "questions.0.key": "a",
    "lesson.type": "lesson",
  };
  const sent = { ...fields, ...forged, key: title.toLowerCase(), intent: "publish", revision: "1" };
  const review = await browser.visit(draftPath, sent);
  expect(review.location).toContain("/admin/content/drafts/");
  expect((await browser.visit(new URL(review.location ?? "").pathname)).text).toContain(title);
  const exported = JSON.parse((await browser.visit(`${draftPath}/download`)).text);
  expect(exported).toMatchObject({ flight: { version: 1, document: hopMission() } });
  expect(exported.flight.reference.deltaV).toBeLessThan(0.1);
  expect(Object.keys(exported)).not.toEqual(expect.arrayContaining(["questions"]));
});

test("authors list their own missions and those of their classes, not those of a foreign organization", async () => {
  const [own, foreign] = [await addRunningClass(ctx), await addRunningClass(ctx)];
  const ids: Record<string, string> = {};
  for (const { owner } of [own, foreign]) {
    const body = { title: unique("Hop"), document: hopMission() };
    ids[owner.id] = (await call("POST", "/missions", { token: await tokenOf(owner), body })).body.id;
  }
  const instructor = await signIn(own.owner.userName);
  expect((await instructor.visit(list)).status).not.toBe(200);
  await ctx.db
    .insert(namedPermissions)
    .values({ userId: own.owner.id, permission: "lesson:write", givenAt: new Date(), givenBy: "sysadmin" });
  const seen = await instructor.visit(list);
  expect(seen.text).toContain(ids[own.owner.id]);
  expect(seen.text).not.toContain(ids[foreign.owner.id]);
  for (const path of [
    `${list}/${ids[foreign.owner.id]}`,
    `${list}/${ids[foreign.owner.id]}/download`,
    `${list}/nothing`,
  ])
    expect((await instructor.visit(path)).status, path).toBe(404);
  const { userName } = await addUser(ctx, { role: "SystemAdmin" });
  const all = await (await signIn(userName)).visit(`${list}?sort=title`);
  expect(all.text).toContain(ids[foreign.owner.id]);
});

test("a game reads the flight, begins it, and its log is graded; the reference shows only afterwards", async () => {
  const key = await addSchool(hopScenario());
  const organizationId = await addOrganization(ctx, { curriculumId: curriculumIdOf(key) });
  const running = await addRunningClass(ctx, { organizationId });
  const scenarioId = scenarioIdOf(key, hopScenario().key);
  const token = await tokenOf(running.students[0]);
  const flight = await call("GET", `/scenarios/${scenarioId}/flight`, { token });
  expect(flight.body).toEqual({ type: "flight", version: 3, document: hopMission(), par: 5553, maxScore: 200 });
  const headers = await call("GET", `/courses/${running.id}/headers`, { token });
  expect(headers.body).toMatchObject([{ scenarioId, hasFlight: true, maxScore: 200, grading: "server" }]);
  const start = await call("POST", "/scores/starts", { token, body: { scenarioId, sessionId: running.sessionId } });
  expect(start.body.flight).toEqual(flight.body);
  expect(JSON.stringify([flight.body, start.body])).not.toContain("0.024");
  const evidence = logOfStart({ version: 3, seed: start.body.seed });
  const body = { ...attemptBodyOf(scenarioId, running.sessionId, { evidence } as never), startId: start.body.startId };
  const receipt = await call("POST", "/scores", { token, body });
  expect(receipt.body).toMatchObject({ maxScore: 200, passed: true });
  // The author hopped 200 m; what this start needs is measured by that.
  const hop = hopOfStart({ version: 3, seed: start.body.seed });
  expect(receipt.body.flight.reference.deltaV).toBeCloseTo((hopReference.deltaV * hop) / 200, 4);
  const stranger = await tokenOf(await addUser(ctx, { organizationId: await addOrganization(ctx) }));
  expect((await call("GET", `/scenarios/${scenarioId}/flight`, { token: stranger })).status).toBe(404);
});
