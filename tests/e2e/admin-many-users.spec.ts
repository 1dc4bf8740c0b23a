import type { Page } from "@playwright/test";
import { ApiClient } from "../support/api-client";
import { expect, uniqueName, rowOf, test } from "./admin-server";
import { expectNoViolations } from "./page-checks";
import { demoPassword, refusedRequest } from "./test";

/** Students of Aurora Academy whose names begin alike. */
async function addStudents(baseURL: string, count: number): Promise<{ word: string; names: string[] }> {
  const word = uniqueName("many").replace(" ", "");
  const names = Array.from({ length: count }, (_, place) => `${word}-${place + 1}`);
  for (const userName of names)
    await new ApiClient(baseURL).post("/users/registrationCode", {
      userName,
      password: demoPassword,
      email: `${userName}@students.example`,
      firstName: "Nova",
      lastName: "Pupil",
      rankTitle: "",
      accessCode: "ORBIT-7K2M",
      isFreeUser: false,
      nationality: "",
    });
  return { word, names };
}

const userLinks = (page: Page) => page.getByRole("rowheader").getByRole("link");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("many selected users are named, disabled, and enabled again by Undo", async ({ page, signIn, baseURL }) => {
      const { word, names } = await addStudents(baseURL, 3);
      await signIn("orgadmin");
      await page.goto(`/admin/users?q=${word}&sort=-username`);
      if (javaScriptEnabled) await page.getByLabel("Select all on this page").check();
      else await page.getByRole("link", { name: "Select all on this page" }).click();
      await expect(page.getByRole("checkbox", { name: /^Select many/, checked: true })).toHaveCount(3);
      await page.getByRole("checkbox", { name: `Select ${names[2]}` }).uncheck();
      if (javaScriptEnabled) await expect(page.getByText("2 users selected")).toBeVisible();
      await page.getByRole("button", { name: "Disable…" }).click();

      await expect(page.getByRole("heading", { name: "Disable 2 users?" })).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: word })).toHaveText([names[0]!, names[1]!]);
      await page.getByRole("button", { name: "Disable 2 users" }).click();
      await expect(page.getByRole("heading", { name: "2 users disabled" })).toBeVisible();
      const reportUrl = page.url();

      await page.getByRole("link", { name: "Back to users" }).click();
      await expect(page).toHaveURL(`/admin/users?q=${word}&sort=-username`);
      await expect(page.getByRole("switch", { checked: false })).toHaveCount(2);
      // Meanwhile another page enables one of them.
      const stored = page.waitForResponse((response) => response.request().method() === "POST");
      await page.getByRole("switch", { name: `${names[0]} is enabled` }).click();
      await stored;
      await expect(page.getByRole("switch", { checked: false })).toHaveCount(1);

      await page.locator(`a[href^="${new URL(reportUrl).pathname}"]`, { hasText: "2 users disabled" }).click();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("heading", { name: "Change undone for 1 user" })).toBeVisible();
      const alone = page.getByRole("listitem").filter({ hasText: names[0] });
      await expect(alone).toContainText("Changed by someone else in the meantime.");
      await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
      await page.getByRole("link", { name: "Back to users" }).click();
      await expect(page.getByRole("switch", { checked: true })).toHaveCount(3);
    });

    test("all users matching a filter are selected across pages, and deleted after typing their number", async ({
      page,
      signIn,
      baseURL,
      expectedProblems,
    }) => {
      expectedProblems.push(refusedRequest);
      const { word } = await addStudents(baseURL, 3);
      await signIn("orgadmin");
      await page.goto(`/admin/users?q=${word}&pageSize=2`);
      if (javaScriptEnabled) await page.getByLabel("Select all on this page").check();
      else {
        // Nobody is selected, so the list says so.
        await page.getByRole("button", { name: "Delete…" }).click();
        await expect(page.getByText("Select at least one user.")).toBeVisible();
        await page.getByRole("link", { name: "Select all on this page" }).click();
      }
      await page.getByRole("link", { name: "Select all 3 matching users" }).click();
      await expect(page.getByText("All 3 matching users selected")).toBeVisible();
      await expect(page.getByRole("checkbox", { name: /^Select many/, checked: true, disabled: true })).toHaveCount(2);
      await page.getByRole("button", { name: "Delete…" }).click();
      await expect(page.getByRole("heading", { name: "Delete 3 users?" })).toBeVisible();
      if (javaScriptEnabled) await expectNoViolations(page);
      await page.getByLabel("Type 3 to confirm").fill("2");
      await page.getByRole("button", { name: "Delete 3 users" }).click();
      await expect(page.getByText("Type 3 to confirm.", { exact: true })).toBeVisible();
      await expect(page.getByLabel("Type 3 to confirm")).toHaveValue("2");
      await page.getByLabel("Type 3 to confirm").fill("3");
      await page.getByRole("button", { name: "Delete 3 users" }).click();
      await expect(page.getByRole("heading", { name: "3 users deleted" })).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByRole("heading", { name: "Change undone for 3 users" })).toBeVisible();
      await page.getByRole("link", { name: "Back to users" }).click();
      await expect(userLinks(page)).toHaveCount(2);
    });

    test("filters are links that keep search and order", async ({ page, signIn }) => {
      await signIn("sysadmin");
      await page.goto("/admin/users?sort=-username");
      await page
        .getByRole("group", { name: "Filter by role" })
        .getByRole("link", { name: "OrganizationAdmin" })
        .click();
      await expect(userLinks(page)).toHaveText([/^orgadmin2/, /^orgadmin/]);
      await expect(page).toHaveURL("/admin/users?sort=-username&role=OrganizationAdmin");
      await page.getByLabel("Filter by organization").selectOption("Borealis Institute");
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Show" }).click();
      await expect(userLinks(page)).toHaveText([/^orgadmin2/]);
      await page.getByRole("group", { name: "Filter by status" }).getByRole("link", { name: "Disabled" }).click();
      await expect(page.getByText("No users found")).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "Show all", exact: true }).first().click();
      await expect(page).toHaveURL("/admin/users?sort=-username");
      await expect(rowOf(page, "sysadmin")).toBeVisible();
    });
  });
}

test("many users are added to a chosen course; omitted ones are listed with reasons", async ({
  page,
  signIn,
  baseURL,
}) => {
  const { word, names } = await addStudents(baseURL, 2);
  await signIn("sysadmin");
  await page.goto(`/admin/users?q=${word}`);
  await page.getByLabel("Select all on this page").check();
  await page.getByRole("button", { name: "Add to course…" }).click();
  const course = page.getByLabel("Course");
  await course.selectOption({ label: "Orbital Mechanics 101 (Aurora Academy)" });
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { name: "No users to change" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: names[0] })).toContainText("Already a member.");
  await expectNoViolations(page);
  await page.getByRole("link", { name: "Back to users" }).click();
  await expect(page).toHaveURL(`/admin/users?q=${word}`);
});
