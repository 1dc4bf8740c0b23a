// Languages: chosen by visitors, accounts and organizations, with and without scripts.
import * as de from "~/texts/de";
import { demoPassword, expect, refusedRequest, test } from "./test";

const chooseGerman = "Deutsch";

test("a visitor chooses a language on the login page, and keeps it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "English" }).click();
  await page.getByRole("button", { name: chooseGerman }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByLabel(de.signedOut.username)).toBeVisible();
  await page.getByRole("link", { name: de.signedOut.forgotPassword }).click();
  await expect(page.getByRole("button", { name: de.signedOut.sendResetLink })).toBeVisible();
});

test("a refused login is explained in the language of the page", async ({ page, baseURL, expectedProblems }) => {
  expectedProblems.push(refusedRequest);
  await page.context().addCookies([{ name: "apsis_language", value: "de", url: baseURL }]);
  await page.goto("/");
  await page.getByRole("button", { name: de.signedOut.login }).click();
  await expect(page.getByText(de.passwords.required)).toBeVisible();
});

test("an account's language comes with its next sign-in, and goes at logout", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Username").fill("player");
  await page.getByLabel("Password").fill(demoPassword);
  await page.getByLabel("Password").press("Enter");
  await expect(page).toHaveURL(/\/play/);
  await page.goto("/account");
  await page.getByLabel("Language of pages").selectOption({ label: chooseGerman });
  await page.getByRole("region", { name: "Language" }).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(de.account.languageChanged)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(de.account.heading);
  await page.getByRole("button", { name: de.ui.logOut }).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.getByLabel("Username").fill("player");
  await page.getByLabel("Password").fill(demoPassword);
  await page.getByLabel("Password").press("Enter");
  // The sign-in has ended only there: another page would be interrupted by it.
  await expect(page).toHaveURL(/\/play/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await page.goto("/account");
  await page.getByLabel(de.account.languageLabel).selectOption("");
  await page.getByRole("region", { name: de.ui.language }).getByRole("button", { name: de.common.save }).click();
  await expect(page.getByText("Language changed")).toBeVisible();
});
