import type { Page } from "@playwright/test";
import { expect, linkIn, logIn, mailTo, newName, refusedRequest, register, test, type Shop } from "./shop";

const next = "N3w@Password#";

async function linkFor(page: Page, shop: Shop, userName: string) {
  await register(shop, userName);
  await page.goto("/password-reset");
  await page.getByLabel("Enter Email").fill(`${userName.toUpperCase()}@example.org`);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByText("If your email is in the system, a reset link has been sent. If you do not see an email, please check your spam folder.")).toBeVisible();
  return linkIn(await mailTo(shop, `${userName}@example.org`, /Reset your/));
}

async function fill(page: Page, first: string, second = first) {
  await page.getByLabel("New Password", { exact: true }).fill(first);
  await page.getByLabel("Confirm Password", { exact: true }).fill(second);
  await page.getByRole("button", { name: "Reset Password" }).click();
}

const alert = (page: Page) => page.getByRole("alert");

test("the link of the mail sets a new password, checked in the spec's order, and leads to the login after two seconds", async ({ page, shop, expectedProblems }) => {
  expectedProblems.push(refusedRequest);
  const userName = newName("forgetful");
  await page.goto(await linkFor(page, shop, userName));
  for (const [first, second, text] of [
    ["", "", "Please fill out both password fields."],
    ["short", "other", "Passwords do not match."],
    ["short", "short", "Password must be at least 10 characters."],
    ["longenough", "longenough", "Must contain at least one letter, one number, and one special character: @$!%*#?&_"],
  ]) {
    await fill(page, first, second);
    await expect(alert(page)).toHaveText(text);
  }
  await page.getByLabel("New Password", { exact: true }).fill(next);
  await expect(alert(page)).toHaveCount(0);
  await page.getByLabel("Confirm Password", { exact: true }).fill(next);
  await page.getByLabel("Confirm Password", { exact: true }).press("Enter");
  await expect(page.getByText("Password successfully reset. You can now log in.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await logIn(page, userName, next);
});

test("a link works once", async ({ page, shop, expectedProblems }) => {
  expectedProblems.push(refusedRequest);
  const userName = newName("twice");
  const link = await linkFor(page, shop, userName);
  for (const text of ["Password successfully reset. You can now log in.", "Invalid reset link"]) {
    await page.goto(link);
    await fill(page, next);
    await expect(page.getByText(text)).toBeVisible();
  }
});

for (const address of ["/reset-password", "/reset-password?email=ada@example.org", "/reset-password?token=x"]) {
  test(`${address} is an invalid reset link`, async ({ page }) => {
    await page.goto(address);
    await expect(alert(page)).toHaveText("Invalid reset link");
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the link of the mail sets a new password, and the login is one link away", async ({ page, shop, expectedProblems }) => {
    expectedProblems.push(refusedRequest);
    const userName = newName("plain");
    await page.goto(await linkFor(page, shop, userName));
    await fill(page, "short", "short");
    await expect(alert(page)).toHaveText("Password must be at least 10 characters.");
    await fill(page, next);
    await expect(page.getByText("Password successfully reset. You can now log in.")).toBeVisible();
    await expect(page).toHaveURL("/");
    await logIn(page, userName, next);
  });
});
