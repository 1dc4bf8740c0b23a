// The rules of a course, changed by the form of the built server, and the totals that the API lists.
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addRunningClass, addUser, attemptOf, testPassword, type Person } from "../support/builders";
import { apiUrl, call, expectProblem, testApi, tokenOf } from "../support/rest-api";
import { recordAttempt } from "../support/set-up";
import { SignInBrowser } from "../support/sign-in-browser";
import { gradingRules } from "../support/tables";

const ctx = await testApi();

async function logIn({ userName }: Person) {
  const browser = new SignInBrowser(apiUrl());
  await browser.visit("/?index", { intent: "login", username: userName, password: testPassword });
  return browser;
}

const ownLetters = {
  ...{ counting: "last", maxAttempts: "", passMark: "50", rounding: "down", letters: "Pass 50\nFail 0", seen: "0" },
};

async function addPlayedCourse() {
  const running = await addRunningClass(ctx, { students: 2 });
  for (const totalScore of [90, 40])
    await recordAttempt(running.students[0].ctx, attemptOf(running.lesson, running.sessionId, { totalScore }));
  return { running, page: `/instructor/courses/${running.id}/grading` };
}

test("without scripts, an instructor previews rules, saves them, and the API explains the totals", async () => {
  const { running, page } = await addPlayedCourse();
  const browser = await logIn(running.owner);
  const preview = await browser.visit(page, { intent: "preview", ...ownLetters });
  expect(preview.text).toMatch(/A 90 %.*Fail 40 %/s);
  expect(await ctx.db.$count(gradingRules, eq(gradingRules.courseId, running.id))).toBe(0);
  const saved = await browser.visit(page, { intent: "save", ...ownLetters });
  expect(saved).toMatchObject({ status: 302, location: `${apiUrl()}${page}` });
  const token = await tokenOf(running.owner);
  const { body, headers } = await call("GET", `/sessions/${running.sessionId}/totals?pageSize=1`, { token });
  expect(headers.get("x-total-count")).toBe("2");
  expect(body).toMatchObject([
    {
      ...{ userId: running.students[0].id, soFar: 0.4, letter: "Fail", isPassed: false, categories: [] },
      why: [...["Fail 40 % from 1 grade.", "In each scenario, the last attempt counts.", "The pass mark is 50 %."]],
    },
  ]);
});

test("a mistake is named at its field, and what was typed stays", async () => {
  const { running, page } = await addPlayedCourse();
  const browser = await logIn(running.owner);
  const wrong = { ...ownLetters, passMark: "half", "categories.0.name": "Only", "categories.0.weight": "99" };
  const { status, text } = await browser.visit(page, { intent: "save", ...wrong });
  expect(status).toBe(422);
  expect(text).toContain("Enter a whole number from 0 to 100.");
  expect(text).toMatch(/value="half"/);
  expect(text).toMatch(/value="Only"/);
  const { text: unbalanced } = await browser.visit(page, { intent: "save", ...wrong, passMark: "50" });
  expect(unbalanced).toContain("The weights add up to 99, not to 100.");
});

test("instructors of other courses and students read and change nothing", async () => {
  const { running, page } = await addPlayedCourse();
  const other = await addUser(ctx, { role: "Instructor", organizationId: running.organizationId });
  for (const person of [other, running.students[0]]) {
    const browser = await logIn(person);
    for (const visit of [await browser.visit(page), await browser.visit(page, { intent: "save", ...ownLetters })]) {
      expect([302, 403, 404]).toContain(visit.status);
      expect(visit.text).not.toContain("Pass mark");
    }
    expectProblem(
      await call("GET", `/sessions/${running.sessionId}/totals`, { token: await tokenOf(person) }),
      person === other ? 404 : 403,
      /./,
    );
  }
  expect(await ctx.db.$count(gradingRules, eq(gradingRules.courseId, running.id))).toBe(0);
});

test("a thousand categories and letters are refused before anything is calculated", async () => {
  const { running, page } = await addPlayedCourse();
  const browser = await logIn(running.owner);
  const letters = Array.from({ length: 1_000 }, (_, at) => `L${at} ${100 - at}`).join("\n");
  const { status, text } = await browser.visit(page, { intent: "preview", ...ownLetters, letters });
  expect(status).toBe(422);
  expect(text).toContain("Enter 2 to 20 letters.");
});
