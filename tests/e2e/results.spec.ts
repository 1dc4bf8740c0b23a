// A player's own work, from the bar, the account and the game's menu, with scripts and without.
import { expect, type Page } from "@playwright/test";
import { test } from "./test";

/** An attempt that the simulator stores until it is sent. */
const keepAttempt = (page: Page, userId: string) =>
  page.evaluate(
    (owner) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open("apsis-simulator", 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore("attempts");
        opening.onerror = () => fail(new Error("not opened"));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("attempts", "readwrite");
          const points = { totalScore: 71, maxTotalScore: 100, questionsScore: 0, maxQuestionsScore: 0 };
          const attempt = (attemptId: string) => ({ attemptId, scenarioId: "unknown", ...points });
          transaction.objectStore("attempts").put({ userId: owner, attempt: attempt("mine") }, "mine");
          // A quiz that the game stores and the server grades.
          const quiz = { attemptId: "quiz", scenarioId: "unknown", evidence: { kind: "quiz", answers: [] } };
          transaction.objectStore("attempts").put({ userId: owner, attempt: quiz }, "quiz");
          transaction.objectStore("attempts").put({ userId: "somebody", attempt: attempt("theirs") }, "theirs");
          transaction.oncomplete = () => (opening.result.close(), done());
        };
      }),
    userId,
  );

test("players see their own grades, attempts and answers, and no other name", async ({ page, signIn }) => {
  await signIn("player");
  await page.goto("/account");
  await page.getByRole("main").getByRole("link", { name: "My results" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My results");
  await expect(page.getByRole("table", { name: "My grades by scenario" })).toContainText("counts");
  const quiz = page.locator("details").filter({ has: page.getByText(/^Space 101 Final/) });
  await quiz.locator("summary").click();
  await expect(quiz.getByText("chosen", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("akira");
  await expect(page.getByRole("columnheader", { name: "Class median" })).toHaveCount(0);
});

test("each attempt of a player has a page, with scripts and without", async ({ page, signIn }) => {
  await signIn("player");
  await page.goto("/results");
  const attempts = page.getByRole("table", { name: "My grades by scenario" }).getByRole("listitem");
  await attempts.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/results\/attempts\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(/points\s*\d+ of \d+/);
  await page.getByRole("main").getByRole("link", { name: "My results" }).click();
  await expect(page).toHaveURL(/\/results\?class=/);
});

test("a player's unsent attempts are listed; without scripts the page explains why not", async ({
  page,
  signIn,
  javaScriptEnabled,
}) => {
  await signIn("player");
  await page.goto("/results");
  if (javaScriptEnabled === false) {
    await expect(page.locator("noscript p")).toContainText("Turn on JavaScript");
    return;
  }
  await expect(page.getByRole("heading", { name: "My results" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Waiting on this device" })).toHaveCount(0);
  await keepAttempt(page, await readOwnId(page));
  await page.reload();
  const waiting = page.getByRole("region", { name: "Waiting on this device" });
  await expect(waiting.getByRole("listitem")).toHaveText([
    "Unknown scenario: 71/100waiting to be sent",
    "Unknown scenario: not graded yetwaiting to be sent",
  ]);
});

/** The id in the sign-in's cookie. */
async function readOwnId(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return decodeURIComponent(cookies.find(({ name }) => name === "userId")!.value);
}

test("every campaign of the progress is visible", async ({ page, signIn }) => {
  await signIn("player");
  await page.goto("/results");
  const campaigns = page.getByRole("group", { name: "Scenarios in order" });
  await expect(campaigns).toBeVisible();
  expect(await campaigns.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
