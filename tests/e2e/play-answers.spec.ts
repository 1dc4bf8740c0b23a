// Answers in lessons: by Enter, without the server, and after they are right.
import type { Page } from "@playwright/test";
import { newcomer } from "./api";
import { openGame } from "./open-game";
import { expect } from "./test";
import { test } from "./play-server";

/** Opens a lesson at one of its steps. */
async function openStep(page: Page, lesson: string, step: number) {
  await openGame(page);
  await page.getByRole("button", { name: /^Learn/ }).click();
  await page.getByRole("button", { name: lesson, exact: true }).click();
  const skip = page.getByRole("button", { name: "Skip the guess" });
  for (let at = 1; at < step; at++) {
    await expect(page.getByText(`Step ${at} of`)).toBeVisible();
    if (await skip.isVisible()) await skip.click();
    await page.getByRole("button", { name: "Next", exact: true }).click();
  }
  await expect(page.getByText(`Step ${step} of`)).toBeVisible();
}

test.describe("without the server", () => {
  test.use({ expectedProblems: [/ERR_CONNECTION_FAILED/] });

  test("an answer that couldn't be checked can be changed and checked again; a right one needs no hint", async ({
    page,
    signIn,
    baseURL,
  }) => {
    await signIn(await newcomer(baseURL));
    await openStep(page, "Orbits and Energy", 8);
    await page.route("**/api/scores/starts/*/answers", (route) => route.abort("connectionfailed"));
    await page.getByLabel("The higher one is faster and has more energy").check();
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.getByText("The server can't be reached. Your answer is stored")).toBeVisible();
    await expect(page.getByText("Hint", { exact: true })).toBeVisible();
    await page.unroute("**/api/scores/starts/*/answers");
    await page.getByLabel("The higher one is slower and has more energy").check();
    await page.getByLabel("The higher one is slower and has more energy").press("Enter");
    const verdict = page.getByText(/^Correct: 10 of 10 points\./);
    await expect(verdict).toBeVisible();
    await expect(verdict).toBeFocused();
    await expect(page.getByText("Hint", { exact: true })).toBeHidden();
  });
});

test("Enter in a task's number field checks the burn that was typed", async ({ page, signIn, baseURL }) => {
  await signIn(await newcomer(baseURL));
  await openStep(page, "Impulsive Burns and Delta-V", 6);
  await page.getByLabel("Forward (m/s)").fill("20");
  await page.getByLabel("Forward (m/s)").press("Enter");
  const reason = page.getByText("Forward raised the other side: at this place your burn lifted the highest point.");
  await expect(reason).toBeVisible();
  // Leaving the field changes nothing, and so doesn't clear the reason.
  await page.getByRole("button", { name: "Check" }).focus();
  await expect(reason).toBeVisible();
});

test("starting over with answers asks once more", async ({ page, signIn, baseURL }) => {
  await signIn(await newcomer(baseURL));
  await openStep(page, "Orbits and Energy", 8);
  await page.getByLabel("The higher one is slower and has more energy").check();
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("button", { name: "Next", exact: true }).focus();
  await page.getByRole("button", { name: "Start over", exact: true }).click();
  await expect(page.getByText("Step 8 of")).toBeVisible();
  await page.getByRole("button", { name: "Clear answers and start over" }).click();
  await expect(page.getByText("Step 1 of")).toBeVisible();
});
