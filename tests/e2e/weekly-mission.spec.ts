// The mission of the week, from Compete to the standings.
import { openGame, step } from "./open-game";
import { expectNoViolations } from "./page-checks";
import { test } from "./play-server";
import { expect } from "./test";

test("a student flies the mission of the week beside classmates, shares the flight and takes that back", async ({
  page,
  signIn,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn("player");
  await openGame(page);
  await page.getByRole("button", { name: /^Compete/ }).click();
  await page.getByRole("button", { name: /^Mission of the week/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mission of the week" })).toBeVisible();
  await expect(page.getByText(/4 flights left this week/)).toBeVisible();
  await expect(page.getByRole("row", { name: /player/ })).toBeVisible();
  await expect(page.getByLabel("Show my rating in this class")).not.toBeChecked();
  await page.getByLabel("Show my rating in this class").check();
  await expect(page.getByText(/^Rating \d+ after 2 weeks$/)).toBeVisible();
  await expectNoViolations(page);

  await page.getByLabel("Fly beside 2 classmates").check();
  await page.getByRole("button", { name: "Fly the mission" }).click();
  const byPlan = page.getByRole("button", { name: /^By plan/ });
  await expect(byPlan.or(page.getByRole("button", { name: "Start over" }))).toBeVisible();
  if (await byPlan.isVisible()) await byPlan.click();
  await expect(page.locator(".label.ghost")).toHaveText(["akira", "amelia"]);
  const distances = page.getByRole("list", { name: "Classmates beside you" }).getByRole("listitem");
  await expect(distances).toHaveText([/right beside you$/, /right beside you$/]);
  // Coasts until the time is up.
  await step(page, 100 * 86_400);
  await expect(page.getByText(/^Handed in: \d+ of \d+ points/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Standings of the week" })).toBeVisible();
  const beside = page.locator("section", {
    has: page.getByRole("heading", { name: "You and the classmates beside you" }),
  });
  await expect(beside.getByRole("rowheader")).toHaveText(["You", "akira", "amelia"]);
  await expectNoViolations(page);

  const consent = page.getByLabel("Let my class fly beside my best flight of this week");
  await expect(consent).not.toBeChecked();
  await consent.check();
  await expect(page.getByText("Saved. Your class can fly beside your flight.")).toBeVisible();
  await page.getByRole("button", { name: "Fly again" }).click();
  await expect(page.getByText(/3 flights left this week/)).toBeVisible();
  await expect(consent).toBeChecked();
  await consent.uncheck();
  await expect(page.getByText("Saved. Your class can't fly beside your flight.")).toBeVisible();
});
