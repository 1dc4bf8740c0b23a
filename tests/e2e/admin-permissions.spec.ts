import type { Page } from "@playwright/test";
import { expect, expectKeptOut, uniqueName, rowOf, test, toast } from "./admin-server";
import { expectNoViolations, expectWithin } from "./page-checks";
import { refusedRequest } from "./test";

/** Adds a code and returns it. */
async function addCode(page: Page): Promise<string> {
  await page.goto("/admin/permissions");
  await page.getByRole("button", { name: "Add Access Code" }).click();
  const text = await toast(page, /^Access code .* added\.$/).textContent();
  return text!.split(" ")[2]!;
}

test("a SystemAdmin adds a code, gives it an organization, and deletes it", async ({
  page,
  signIn,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  await signIn("sysadmin");
  const code = await addCode(page);
  const row = rowOf(page, code);
  await expect(row).toContainText("None yet");
  await row.getByRole("link", { name: "EDIT ORG" }).click();
  const dialog = page.getByRole("dialog", { name: "Assign access code" });
  const organization = uniqueName("Callisto College");
  await dialog.getByLabel("Organization name").fill(organization);
  await dialog.getByRole("button", { name: "Assign" }).click();
  await expect(dialog).toContainText(`There's no organization named “${organization}” yet.`);
  await dialog.getByRole("button", { name: "Create and assign" }).click();
  await expect(toast(page, `Access code assigned to the new organization ${organization}.`)).toBeVisible();
  await expect(row).toContainText(organization);
  await expect(row.getByRole("button", { name: "EDIT ORG" })).toBeDisabled();

  const second = await addCode(page);
  await rowOf(page, second).getByRole("link", { name: "EDIT ORG" }).click();
  await dialog.getByLabel("Organization name").fill(organization.toUpperCase());
  await dialog.getByRole("button", { name: "Assign" }).click();
  await expect(toast(page, `Access code assigned to ${organization}.`)).toBeVisible();

  await row.getByRole("link", { name: "Delete" }).click();
  const confirm = page.getByRole("dialog", { name: "Delete access code?" });
  await expect(confirm).toContainText(`You're about to delete the access code ${code} of ${organization}.`);
  await confirm.getByRole("link", { name: "Cancel" }).click();
  await expect(row).toHaveCount(1);
  await row.getByRole("link", { name: "Delete" }).click();
  await confirm.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Access code deleted.")).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("a registration is counted at once", async ({ page, signIn }) => {
  await signIn("sysadmin");
  const code = await addCode(page);
  const userName = uniqueName("user").replace(" ", "-");
  const answer = await page.request.post("/api/users/registrationCode", {
    headers: { cookie: "" },
    data: {
      userName,
      password: "Demo@2026space",
      email: `${userName}@example.org`,
      firstName: "",
      lastName: "",
      rankTitle: "",
      accessCode: code,
      isFreeUser: false,
      nationality: "",
    },
  });
  expect(answer.status()).toBe(201);
  await page.reload();
  await expect(rowOf(page, code).getByRole("cell").nth(2)).toHaveText("1");
});

expectKeptOut("/admin/permissions", ["orgadmin", "instructor", "player"]);

test("the page and its dialogs have no accessibility violation, and never scroll sideways", async ({
  page,
  signIn,
}) => {
  await signIn("sysadmin");
  const row = rowOf(page, await addCode(page));
  await expectNoViolations(page);
  await expectWithin(page, [1440, 768, 390]);
  for (const name of ["EDIT ORG", "Delete"]) {
    await row.getByRole("link", { name }).click();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expectNoViolations(page);
    await page.getByRole("link", { name: "Cancel" }).click();
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("plain forms add a code, give it an organization and delete it", async ({ page, signIn }) => {
    await signIn("sysadmin");
    const row = rowOf(page, await addCode(page));
    await row.getByRole("link", { name: "EDIT ORG" }).click();
    await page.getByLabel("Organization name").fill("aurora academy");
    await page.getByRole("button", { name: "Assign" }).click();
    await expect(row).toContainText("Aurora Academy");
    await row.getByRole("link", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(row).toHaveCount(0);
  });
});
