// Back and Forward restore the choices, and sign nobody out.
import type { Page } from "@playwright/test";
import { demoPassword, expect, refusedRequest, test } from "./test";

async function logIn(page: Page, username: string) {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Login" }).click();
}

const roles = async (page: Page) => (await page.request.get("/api/auth/session/roles")).status();

const names = (page: Page) => page.locator("tbody").getByRole("rowheader");

test("filters, campaigns and searches are history entries that Back undoes one by one", async ({ page }) => {
  await page.goto("/");
  await logIn(page, "instructor");
  await expect(names(page).first()).toBeVisible();
  const allNames = await names(page).allTextContents();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));

  await page.getByRole("link", { name: /^Failing/ }).click();
  await expect(page).toHaveURL(/\?show=failing$/);
  const failing = await names(page).allTextContents();
  expect(failing.length).toBeLessThan(allNames.length);
  const campaign = page.getByRole("combobox", { name: "Campaign" });
  await campaign.selectOption({ index: 1 });
  const campaignId = await campaign.inputValue();
  await expect(page).toHaveURL(/&campaign=/);
  await page.getByRole("searchbox", { name: "Find a student" }).pressSequentially("zz");
  await expect(page).toHaveURL(/&q=zz$/);

  await page.goBack();
  await expect(page.getByRole("searchbox", { name: "Find a student" })).toHaveValue("");
  await expect(campaign).toHaveValue(campaignId);
  await page.goBack();
  await expect(page).toHaveURL(/\?show=failing$/);
  await expect(names(page)).toHaveText(failing);
  await page.goBack();
  await expect(page).toHaveURL(/\/instructor\/gradebook\/[^?]+$/);
  await expect(names(page)).toHaveText(allNames);
  for (let steps = 0; steps < 3; steps++) await page.goForward();
  await expect(page.getByRole("searchbox", { name: "Find a student" })).toHaveValue("zz");
  expect(requests.filter((path) => path.endsWith(".data"))).toEqual([]);
  expect(await roles(page)).toBe(200);
});

test("Back restores a list with its choice of an unplayed scenario", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  const choice = page.getByLabel("Not played", { exact: true });
  await choice.selectOption({ index: 3 });
  await expect(page).toHaveURL(/\?missing=/);
  await page.goBack();
  await expect(page).toHaveURL(/\/instructor\/gradebook\/[^?]+$/);
  await expect(choice).toHaveValue("");
});

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("Back after login doesn't sign out", async ({ page }) => {
      // Most users arrive at an address that needs a login first.
      await page.goto("/admin/users");
      await expect(page.getByRole("alert")).toHaveText("You must log in first");
      await logIn(page, "orgadmin");
      await expect(page).toHaveURL("/admin/users");
      await page.goBack();
      expect(await roles(page)).toBe(200);
    });

    test("Back to an exported login page doesn't sign out either", async ({ page }) => {
      await page.goto("/password-reset");
      await page.goto("/");
      await logIn(page, "orgadmin");
      await expect(page).toHaveURL("/admin/users");
      await page.goBack();
      expect(await roles(page)).toBe(200);
      await page.goForward();
      await expect(page.getByRole("heading", { name: "Users" })).toBeVisible();
    });
  });
}

test("with scripts the login page leaves the history, and so does a refused try", async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  await page.goto("/password-reset");
  await page.goto("/");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Username is required.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await logIn(page, "orgadmin");
  await expect(page).toHaveURL("/admin/users");
  await page.goBack();
  await expect(page).toHaveURL("/password-reset");
});

test("Back to the login page from another account's game doesn't sign out", async ({ page, signIn }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await page.getByRole("button", { name: "Back to Login" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Apsis" })).toBeVisible();
  await logIn(page, "instructor");
  await expect(page.getByRole("heading", { name: "Gradebook" })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Gradebook" })).toBeVisible();
  expect(await roles(page)).toBe(200);
  await signIn("player");
  await page.goto("/results");
  await page.goBack();
  expect(await roles(page)).toBe(200);
});

test("typing the address of the login page signs out once, with one notice", async ({ page }) => {
  await page.goto("/");
  await logIn(page, "instructor");
  await expect(page.getByRole("heading", { name: "Gradebook" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("alert")).toHaveText(["You've been logged outDismiss"]);
  expect(await roles(page)).toBe(401);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Welcome to Apsis" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
