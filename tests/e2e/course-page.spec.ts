import type { Page } from "@playwright/test";
import { expect, uniqueName, rowOf, test } from "./admin-server";
import { expectNoViolations, expectWithin } from "./page-checks";
import { refusedRequest } from "./test";

async function openCourse(page: Page, list: string, name = "Orbital Mechanics 101") {
  await page.goto(list);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("an instructor's course page has its members, its classes and its name", async ({
      page,
      signIn,
      expectedProblems,
    }) => {
      expectedProblems.push(refusedRequest);
      await signIn("instructor");
      await openCourse(page, "/instructor/courses");
      await expect(page.getByRole("img", { name: "QR code to join Orbital Mechanics 101" })).toBeVisible();
      await page.getByRole("link", { name: "Remove player", exact: true }).click();
      await expect(page.getByText(/\d+ attempts by player in this course are kept/)).toBeVisible();
      await page.getByRole("button", { name: "Remove", exact: true }).click();
      await expect(page.getByText("player was removed from the course.")).toBeVisible();
      await expect(rowOf(page, "player")).toHaveCount(0);
      await page.getByRole("link", { name: "Add members" }).click();
      const people = page.getByLabel("Usernames or emails");
      await people.fill("player, nobody-at-all");
      await page.getByRole("button", { name: "Add members" }).click();
      await expect(page.getByText("1 member added.")).toBeVisible();
      await expect(people).toHaveAccessibleDescription(/No account in this organization matches: nobody-at-all\./);
      await expect(people).toHaveValue("nobody-at-all");
      await page.getByRole("button", { name: "Add members" }).click();
      await expect(people).toHaveAccessibleDescription(/Nobody was added\./);
      await page.getByRole("link", { name: "Cancel" }).click();
      await page.getByRole("searchbox", { name: "Search members" }).fill("player");
      await page.getByRole("button", { name: "Search" }).click();
      await expect(rowOf(page, "player")).toBeVisible();
      await page.getByRole("link", { name: "Rename" }).click();
      await page.getByLabel("Caption (optional)").fill("Second year");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Second year")).toBeVisible();
      await page.getByRole("table", { name: "Classes" }).getByRole("link").first().click();
      await expect(page).toHaveURL(/\/instructor\/gradebook\//);
    });

    test("the sheet to project has a QR code that opens the registration", async ({ page, signIn }) => {
      await signIn("orgadmin");
      await openCourse(page, "/admin/courses");
      await page.getByRole("link", { name: "Print or project" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Orbital Mechanics 101");
      await expect(page.getByText("ORBIT-7K2M")).toBeVisible();
      await page.goto("/register?mode=JoinOrganization&accessCode=ORBIT-7K2M");
      await expect(page.getByLabel("Access Code")).toHaveValue("ORBIT-7K2M");
    });
  });
}

test("a new course's page starts its class and renews its code", async ({ page, signIn }) => {
  const name = uniqueName("Fresh");
  await signIn("sysadmin");
  await page.goto("/admin/courses?dialog=create");
  await page.getByLabel("Organization").selectOption({ label: "Aurora Academy" });
  await page.getByLabel("Course name").fill(name);
  await page.getByLabel("Instructor", { exact: true }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText(`Course “${name}” created.`)).toBeVisible();
  await openCourse(page, `/admin/courses?q=${name}`, name);
  await expect(page.getByText("No classes yet")).toBeVisible();
  await expectNoViolations(page);
  await expectWithin(page, [390, 768, 1280, 1440]);
  const code = await page.getByRole("code").first().textContent();
  await page.getByRole("link", { name: "Replace code" }).click();
  await page.getByRole("button", { name: "Replace code" }).click();
  await expect(page.getByText(/The new access code is/)).toBeVisible();
  await expect(page.getByRole("code").first()).not.toHaveText(code!);
  await page.getByRole("link", { name: "Schedule/Start New Class" }).click();
  await expect(page.getByText("This course has no members yet.")).toBeVisible();
  await page.getByRole("button", { name: "Start Now" }).click();
  await expect(page.getByText("Class started.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Classes" })).toContainText("Running");
});
