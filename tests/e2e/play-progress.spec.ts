// Progress in the simulator's menu comes from the server, so every computer shows the same.
import type { Page } from "@playwright/test";
import { newcomer } from "./api";
import { openGame, saved } from "./open-game";
import { expectNoViolations } from "./page-checks";
import { demoPassword, expect, refusedRequest } from "./test";
import { test } from "./play-server";

const menu = (page: Page) => page.getByRole("heading", { name: "Choose a mode" });
const progress = (page: Page) => page.getByRole("region", { name: "Your progress" });
const standing = (page: Page, title: string) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: title, exact: true }) })
    .locator('[id^="standing-"]');

/** Reads a lesson to its end and hands it in without answers. */
async function readThrough(page: Page, title: string) {
  await page.getByRole("button", { name: title, exact: true }).first().click();
  await expect(page.getByText("Step 1 of")).toBeVisible();
  const finish = page.getByRole("button", { name: "Finish" });
  const skip = page.getByRole("button", { name: "Skip the guess" });
  while (!(await finish.isVisible())) {
    if (await skip.isVisible()) await skip.click();
    await page.getByRole("button", { name: "Next", exact: true }).click();
  }
  await finish.click();
  const finishAnyway = page.getByRole("button", { name: "Finish anyway" });
  if (await finishAnyway.isVisible()) await finishAnyway.click();
  await expect(page.getByText(saved)).toBeVisible();
}

test("the menu shows done, next and repeatable scenarios, the same on another computer", async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  test.slow();
  const username = await newcomer(baseURL);
  await signIn(username);
  await openGame(page);
  await expect(progress(page).getByText(/^0 of \d+ done\. Next:$/)).toBeVisible();
  await progress(page).getByRole("button", { name: "Orbits and Energy" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Orbits and Energy" })).toBeVisible();
  await page.getByRole("button", { name: /Leave/ }).click();
  await page.getByRole("button", { name: /^Learn/ }).click();
  await expect(standing(page, "Orbits and Energy")).toHaveText("Next");
  await readThrough(page, "Orbits and Energy");
  await page.getByRole("button", { name: "Next: Kepler's Laws" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kepler's Laws" })).toBeVisible();
  await page.getByRole("button", { name: /Leave/ }).click();
  await expect(page.getByRole("button", { name: "Kepler's Laws", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "← Menu" }).click();

  await expect(progress(page).getByText(/^1 of \d+ done\. Next:$/)).toBeVisible();
  await expect(progress(page).getByRole("button", { name: "Kepler's Laws" })).toBeVisible();
  const repeated = progress(page).getByRole("listitem");
  await expect(repeated).toHaveText(["Orbits and EnergyNot passed yet, 4 of 4 questions wrong"]);
  await expectNoViolations(page);
  const progressText = await progress(page).innerText();
  await page.goto("/results");
  const resultsText = await page.getByRole("main").innerText();
  expect(resultsText).toContain("Orbits and Energy");

  const otherContext = await browser.newContext({ baseURL });
  await otherContext.request.post("/?index", {
    form: { intent: "login", username, password: demoPassword },
    maxRedirects: 0,
  });
  const otherPage = await otherContext.newPage();
  await openGame(otherPage);
  await expect(progress(otherPage)).toHaveText(progressText.replaceAll("\n", ""), { useInnerText: false });
  await otherPage.getByRole("button", { name: /^Learn/ }).click();
  await expect(standing(otherPage, "Orbits and Energy")).toHaveText(/^Not passed yet, best score \d+ of \d+$/);
  await expect(standing(otherPage, "Kepler's Laws")).toHaveText("Next");
  await otherContext.close();
});

test.describe("without the server", () => {
  test.use({ expectedProblems: [/progress|ERR_/] });

  test("the menu says so, the game stays playable, and unsent attempts are listed", async ({
    page,
    signIn,
    baseURL,
  }) => {
    await signIn(await newcomer(baseURL));
    await page.route("**/api/scores/progress*", (route) => route.abort("connectionfailed"));
    await openGame(page);
    await expect(menu(page)).toBeVisible();
    await expect(
      progress(page).getByText("Your progress can't be shown because the server can't be reached."),
    ).toBeVisible();
    await page.getByRole("button", { name: /^Learn/ }).click();
    await expect(standing(page, "Kepler's Laws")).toHaveText("");
    await page.getByRole("button", { name: "Kepler's Laws", exact: true }).click();
    await expect(page.getByText("Step 1 of")).toBeVisible();
    await page.getByRole("button", { name: /Leave/ }).click();
    await page.unroute("**/api/scores/progress*");
    await page.getByRole("button", { name: /Menu/ }).click();
    await expect(progress(page).getByText(/done\. Next:$/)).toBeVisible();
  });
});

test("a 401 on the game's calls refreshes the sign-in once and repeats the call", async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  await page.goto("/");
  await page.getByLabel("Username").fill("player");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(progress(page).getByText(/done\. Next:$/)).toBeVisible();
  await page.context().clearCookies({ name: "apsis_sign_in" });
  await page.evaluate(() => localStorage.setItem("x-auth-token", `${localStorage.getItem("x-auth-token")}forged`));
  const refreshed = page.waitForResponse(/\/api\/auth\/session\/token$/);
  await page.getByRole("button", { name: /^Learn/ }).click();
  await page.getByRole("button", { name: /Menu/ }).click();
  expect((await refreshed).status()).toBe(200);
  await expect(progress(page).getByText(/done\. Next:$/)).toBeVisible();
});

test("an instructor who plays has separate progress", async ({ page, signIn }) => {
  await signIn("instructor");
  await openGame(page);
  await expect(progress(page).getByText(/^\d+ of \d+ done\. Next:$/)).toBeVisible();
});

test("a task has three free hints, the last only after a try", async ({ page, signIn, baseURL }) => {
  await signIn(await newcomer(baseURL));
  await openGame(page);
  await page.getByRole("button", { name: /^Learn/ }).click();
  await page.getByRole("button", { name: "Orbits and Energy", exact: true }).click();
  const skip = page.getByRole("button", { name: "Skip the guess" });
  while (!(await page.getByLabel("Apogee (km)").isVisible())) {
    if (await skip.isVisible()) await skip.click();
    await page.getByRole("button", { name: "Next", exact: true }).click();
  }
  const hint = (count: number) => page.getByRole("button", { name: `Hint ${count} of 3` });
  await hint(1).click();
  await expect(page.getByText("The period is too short: make it longer.")).toBeVisible();
  await hint(2).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("The period depends on the semi-major axis alone")).toBeVisible();
  await hint(3).click();
  await expect(page.getByText("Try something first, then you can see this hint.")).toBeVisible();
  // Only what the period depends on is in view.
  await expect(page.getByLabel("Inclination (°)")).toBeHidden();
  await page.getByLabel("Apogee (km)").fill("40000");
  await page.getByLabel("Apogee (km)").press("Enter");
  await expect(page.getByText("The period is too long: make it shorter.")).toBeVisible();
  await page.getByLabel("Apogee (km)").fill("900");
  await page.getByLabel("Apogee (km)").press("Enter");
  await hint(3).click();
  await expect(
    page.getByText(/Only the size of the orbit counts: raise the apogee to about [\d,]+ km\./),
  ).toBeVisible();
  await expect(hint(3)).toBeHidden();
  await expectNoViolations(page);
});
