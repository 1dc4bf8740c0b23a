// Final grades, read from the built server after an instructor has submitted them on the page.
import { expect, test } from "vitest";
import { recordAttempt } from "../support/set-up";
import { addRunningClass, attemptOf, testPassword, type Person, type RunningClass } from "../support/builders";
import { apiUrl, call, testApi, tokenOf } from "../support/rest-api";
import { SignInBrowser } from "../support/sign-in-browser";

const ctx = await testApi();

async function enterAs(person: Person) {
  const browser = new SignInBrowser(apiUrl());
  await browser.visit("/?index", { intent: "login", username: person.userName, password: testPassword });
  return browser;
}

async function addPlayedClass() {
  const running = await addRunningClass(ctx, { students: 2 });
  await play(running, 80);
  return { running, browser: await enterAs(running.owner), page: pageOf(running) };
}

const pageOf = ({ sessionId }: Pick<RunningClass, "sessionId">) => `/instructor/gradebook/${sessionId}/students/final`;
const play = ({ students, lesson, sessionId }: RunningClass, totalScore: number) =>
  recordAttempt(students[0]!.ctx, attemptOf(lesson, sessionId, { totalScore }));
const seenIn = (html: string) => /name="seen" value="([\w-]+)"/.exec(html)?.[1] ?? "";

const read = async ({ sessionId, owner }: Pick<RunningClass, "sessionId" | "owner">, query = "") =>
  call("GET", `/sessions/${sessionId}/final-grades${query}`, { token: await tokenOf(owner) });

test("grades are submitted as they were seen, listed, and unlocked with a reason", async () => {
  const { running, browser, page } = await addPlayedClass();
  expect((await read(running)).body).toEqual({
    ...{ isSubmitted: false, submissionId: null, submittedAt: null, submittedBy: null, basis: null },
    ...{ students: 0, grades: [] },
  });
  const { text } = await browser.visit(`${page}?basis=soFar`);
  await browser.visit(page, { intent: "submit", basis: "soFar", seen: seenIn(text) });
  await play(running, 100);
  const { body } = await read(running);
  expect(body).toMatchObject({ isSubmitted: true, submittedBy: running.owner.userName, basis: "soFar", students: 2 });
  expect(body.grades).toContainEqual({
    ...{ userId: running.students[0].id, username: running.students[0].userName, percent: 80, letter: "B" },
    ...{ isPassed: true, graded: 1, missing: running.scenarios.length - 1, excused: 0 },
  });
  expect((await read(running, "?pageSize=1&page=2")).body.grades).toHaveLength(1);
  const without = await browser.visit(page, { intent: "unlock", reason: " " });
  expect(without.text.split("<script")[0]).toContain("Enter why you unlock the grades.");
  expect((await read(running)).body.isSubmitted).toBe(true);
  await browser.visit(page, { intent: "unlock", reason: "The exam was graded again." });
  expect((await read(running)).body).toMatchObject({ isSubmitted: false, grades: [] });
});

test("a decision about a submitted grade is refused with a sentence that says where to unlock it", async () => {
  const { running, browser, page } = await addPlayedClass();
  const { text } = await browser.visit(page);
  await browser.visit(page, { intent: "submit", basis: "ifNothingMoreComes", seen: seenIn(text) });
  const answer = await call("POST", `/sessions/${running.sessionId}/grades/${running.students[0].id}/decisions`, {
    token: await tokenOf(running.owner),
    body: { scenarioId: running.lesson, kind: "excuse", reason: "Was ill." },
  });
  expect([answer.status, answer.body.code]).toEqual([409, "finalGrades.locked"]);
});

test("a student reads neither the list nor the page, and nobody reads those of another organization", async () => {
  const { running, page } = await addPlayedClass();
  const student = running.students[0];
  const asStudent = await call("GET", `/sessions/${running.sessionId}/final-grades`, { token: await tokenOf(student) });
  expect(asStudent.status).toBe(403);
  const stranger = await addRunningClass(ctx);
  expect((await read({ sessionId: running.sessionId, owner: stranger.owner })).status).toBe(404);
  const visit = await (await enterAs(stranger.owner)).visit(page);
  expect(visit.text).not.toContain(student.userName);
  await (await enterAs(stranger.owner)).visit(page, { intent: "submit", basis: "soFar", seen: "x" });
  expect((await read(running)).body.isSubmitted).toBe(false);
});

test("a seen value of another kind, another basis and an unknown page are refused", async () => {
  const { running, browser, page } = await addPlayedClass();
  for (const fields of [
    { basis: "soFar", seen: "x".repeat(100) },
    { basis: "all", seen: "x" },
    { basis: "soFar", seen: "" },
  ])
    await browser.visit(page, { intent: "submit", ...fields });
  expect((await read(running)).body.isSubmitted).toBe(false);
  expect((await read(running, "?page=0")).status).toBe(422);
});
