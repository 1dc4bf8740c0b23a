// The simulator's menu loads scenes on demand.
import { openGame } from "./open-game";
import { expect } from "./test";
import { test } from "./play-server";

test.use({ expectedProblems: [/ERR_CONNECTION_FAILED/] });

test("if loading a scene fails, the menu stays, says so and can retry", async ({ page, signIn }) => {
  await signIn("uma");
  const requests: string[] = [];
  page.on("request", (request) => void (request.url().includes("game.scenes-") && requests.push(request.url())));
  await page.route("**/game.scenes-*", (route) => route.abort("connectionfailed"));
  await openGame(page);
  await expect(page.getByRole("heading", { name: "Choose a mode" })).toBeVisible();
  expect(requests).toEqual([]);

  await page.getByRole("button", { name: /^Sandbox/ }).click();
  const notice = page.getByText("This couldn't be opened. Part of the simulator couldn't be loaded.");
  await expect(notice).toBeVisible();
  await expect(page.getByRole("heading", { name: "Choose a mode" })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => new Set(requests).size).toBe(2);
  await expect(notice).toBeVisible();

  await page.unroute("**/game.scenes-*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sandbox" })).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);

  await page.getByRole("button", { name: /Menu/ }).click();
  await page.route("**/StreamingAssets/**", (route) => route.abort("connectionfailed"));
  await page.getByRole("button", { name: /^Learn/ }).click();
  await page.getByRole("button", { name: "Orbits and Energy", exact: true }).click();
  await page.getByText("This couldn't be opened.").waitFor();
  await page.unroute("**/StreamingAssets/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Step 1 of")).toBeVisible();
});

test("a flight's card shows its way, what it asks for, its points, and the player's place in the class", async ({
  page,
  signIn,
}) => {
  await signIn("player");
  await openGame(page);
  await page.getByRole("button", { name: /^Compete/ }).click();
  const card = page.getByRole("listitem").filter({ hasText: "Hop One Kilometer Along the V-Bar" });
  await expect(card.locator("svg .path")).toBeVisible();
  await expect(card).toContainText("150 points");
  await expect(card).toContainText(/Place \d+ in your class/);
  const open = card.getByRole("button", { name: "Hop One Kilometer Along the V-Bar", exact: true });
  await expect(open).toHaveAccessibleDescription(/^Be at rest 1 km behind the target.* Done, best score/);
});
