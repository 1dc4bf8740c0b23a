// Forms without scripts in German: they name the field that is wrong, keep what was typed, and confirm in German.
import type { Page } from "@playwright/test";
import * as de from "~/texts/de";
import { expect, rowOf, test as base, uniqueName } from "./admin-server";
import { demoPassword, refusedRequest } from "./test";
import { unknownEmail } from "./unknown-email";

const test = base.extend<{ speaksGerman: void }>({
  speaksGerman: [
    async ({ context, baseURL, expectedProblems }, use) => {
      expectedProblems.push(refusedRequest);
      await context.addCookies([{ name: "apsis_language", value: "de", url: baseURL }]);
      await use();
    },
    { auto: true },
  ],
});

type LabelledField = Parameters<typeof de.registration.fieldLabel>[0]["field"];

const newName = (word: string) => uniqueName(word).replace(" ", "-");
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("without scripts, the language menu changes the language and stays on the page", async ({ page }) => {
  await page.goto("/?mode=reset");
  await press(page, `${de.ui.languageNow}Deutsch`);
  await press(page, "Français");
  await expect(page).toHaveURL("/?mode=reset");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("without scripts, a login is refused and accepted in German", async ({ page }) => {
  await page.goto("/");
  await press(page, de.signedOut.login);
  await expect(field(page, de.signedOut.username)).toHaveAccessibleDescription(de.signIn.usernameRequired);
  await field(page, de.signedOut.username).fill("instructor");
  await field(page, de.signedOut.password).fill("wrong-password-1!");
  await press(page, de.signedOut.login);
  await expect(page.getByRole("alert")).toContainText(de.signedOut.wrongPassword);
  await expect(field(page, de.signedOut.username)).toHaveValue("instructor");
  await field(page, de.signedOut.password).fill(demoPassword);
  await press(page, de.signedOut.login);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(de.common.gradebook);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});

test("without scripts, a registration names mistakes in German, keeps what was typed, and succeeds", async ({
  page,
}) => {
  const userName = newName("neu");
  const labelOf = (name: LabelledField) => de.registration.fieldLabel({ field: name });
  await page.goto("/register?mode=JoinOrganization");
  await page.getByLabel(labelOf("userName")).fill("player");
  await page.getByLabel(labelOf("email")).fill("keine Adresse");
  await page.getByLabel(labelOf("firstName")).fill("Ada");
  await page.getByLabel(labelOf("accessCode")).fill("ORBIT-7K2M");
  await field(page, de.registration.password).fill("kurz");
  await press(page, de.registration.submit);
  await expect(page.getByLabel(labelOf("email"))).toHaveAccessibleDescription(de.accountFields.emailInvalid);
  await expect(field(page, de.registration.password)).toHaveAccessibleDescription(
    new RegExp(de.passwords.tooShort.slice(0, 40)),
  );
  await expect(page.getByLabel(labelOf("firstName"))).toHaveValue("Ada");
  await page.getByLabel(labelOf("email")).fill(`${userName}@example.org`);
  await field(page, de.registration.password).fill(demoPassword);
  await press(page, de.registration.submit);
  await expect(page.getByLabel(labelOf("userName"))).toHaveAccessibleDescription(
    new RegExp(de.accountFields.usernameTaken.slice(0, 40)),
  );
  await page.getByLabel(labelOf("userName")).fill(userName);
  await field(page, de.registration.password).fill(demoPassword);
  await press(page, de.registration.submit);
  await expect(page).toHaveURL("/success");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(de.registration.registeredHeading);
});

test("without scripts, resetting a password is refused and confirmed in German", async ({ page }) => {
  await page.goto("/?mode=reset");
  await press(page, de.signedOut.sendResetLink);
  await expect(field(page, de.signedOut.emailLabel)).toHaveAccessibleDescription(de.signedOut.emailRequired);
  await field(page, de.signedOut.emailLabel).fill(unknownEmail());
  await press(page, de.signedOut.sendResetLink);
  await expect(page.getByText(de.signedOut.resetLinkSent)).toBeVisible();
  await page.goto("/reset-password?username=player");
  await field(page, de.passwordReset.resetCode).fill("AAAA-BBBB-CCCC");
  await field(page, de.passwords.newPassword).fill(demoPassword);
  await field(page, de.passwords.confirmation).fill(`${demoPassword}!`);
  await press(page, de.passwordReset.resetPassword);
  await expect(page.getByText(de.passwords.mismatch)).toBeVisible();
  await expect(field(page, de.passwordReset.resetCode)).toHaveValue("AAAA-BBBB-CCCC");
});

test("without scripts, an instructor plans and starts a class in German", async ({ page, signIn }) => {
  const courseName = uniqueName("Kurs");
  await signIn("orgadmin");
  await page.goto("/admin/courses?dialog=create");
  await field(page, de.courses.courseName).fill(courseName);
  const instructors = page.getByRole("combobox", { name: de.courses.instructor });
  const options = await instructors.getByRole("option").allTextContents();
  await instructors.selectOption({ label: options.find((option) => /^instructor\b/.test(option)) ?? "" });
  await press(page, de.courses.createCourse);
  await expect(page.getByText(de.courses.courseCreated({ name: courseName }))).toBeVisible();
  await signIn("instructor");
  await page.goto("/instructor/courses");
  const row = rowOf(page, courseName);
  await row.getByRole("link", { name: de.courses.newClass }).click();
  await field(page, de.courses.className).fill("Herbst");
  await field(page, de.courses.startDate).fill("2020-01-01T00:00");
  await press(page, de.courses.scheduleStart);
  await expect(field(page, de.courses.startDate)).toHaveAccessibleDescription(
    new RegExp(de.courseRefusals.startNotInFuture),
  );
  await expect(field(page, de.courses.className)).toHaveValue("Herbst");
  await press(page, de.courses.startNow);
  await expect(page.getByText(de.courses.classStarted)).toBeVisible();
  await expect(row).toContainText(de.courses.statusOf({ status: "Active" }));
});

test("without scripts, an administrator adds, edits and deletes a user in German", async ({ page, signIn }) => {
  const userName = newName("konto");
  await signIn("orgadmin");
  await page.goto("/admin/users");
  await page.getByRole("link", { name: de.users.addUser }).click();
  await field(page, de.common.username).fill("player");
  await field(page, de.common.email).fill(`${userName}@example.org`);
  await press(page, de.addUser.title);
  await expect(field(page, de.common.username)).toHaveAccessibleDescription(
    new RegExp(de.accountFields.usernameTaken.slice(0, 40)),
  );
  await expect(field(page, de.common.email)).toHaveValue(`${userName}@example.org`);
  await field(page, de.common.username).fill(userName);
  await press(page, de.addUser.title);
  await expect(page.getByText(de.addUser.added({ username: userName }))).toBeVisible();

  await page.goto(`/admin/users?q=${userName}`);
  await rowOf(page, userName).getByRole("rowheader").getByRole("link").click();
  await page.getByRole("link", { name: de.userRecord.edit }).click();
  await page.getByLabel(de.userRecord.firstName).fill("Stella");
  await page.getByLabel(de.common.email).fill("keine Adresse");
  await press(page, de.common.save);
  await expect(page.getByLabel(de.common.email)).toHaveAccessibleDescription(de.accountFields.emailInvalid);
  await expect(page.getByLabel(de.userRecord.firstName)).toHaveValue("Stella");
  await page.getByLabel(de.common.email).fill(`${userName}@example.org`);
  await press(page, de.common.save);
  await expect(page.getByText(de.userRecord.saved)).toBeVisible();

  await page.goto(`/admin/users?q=${userName}`);
  const row = rowOf(page, userName);
  await row.getByRole("button", { name: de.users.moreFor({ username: userName }) }).click();
  await row.getByRole("link", { name: de.common.delete }).click();
  await expect(page.getByRole("dialog", { name: de.users.deleteTitle({ username: userName }) })).toBeVisible();
  await page.locator("button[name=intent][value=delete]").click();
  await expect(page.getByText(de.users.deleted({ username: userName }))).toBeVisible();
  await expect(row).toHaveCount(0);
});
