import type { Page } from "@playwright/test";
import { expect, inHours, expectKeptOut, uniqueName, rowOf, test, toast } from "./admin-server";
import { expectNoViolations, expectWithin } from "./page-checks";
import { refusedRequest } from "./test";

const date = /\d\d\/\d\d\/\d{4} @ \d\d:\d\d/;
const after = (words: string) => new RegExp(`${words} ${date.source}`);

/** Creates a course with these members in the dialog and returns its row. */
async function createCourse(
  page: Page,
  {
    name,
    instructor,
    organization,
    members = [],
  }: { name: string; instructor: string; organization?: string; members?: string[] },
) {
  await page.getByRole("link", { name: "Create Course" }).click();
  const dialog = page.getByRole("dialog", { name: "Create Course" });
  if (organization) await dialog.getByLabel("Organization").selectOption({ label: organization });
  await dialog.getByLabel("Course name").fill(name);
  await expect(dialog.getByText("32 characters or less")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Instructor" }).selectOption({ label: await optionOf(page, instructor) });
  for (const member of members) {
    await dialog.getByRole("searchbox", { name: "Search users" }).fill(member);
    await dialog.getByRole("checkbox", { name: member, exact: false }).first().check();
  }
  await dialog.getByRole("button", { name: "Create Course" }).click();
  await expect(toast(page, `Course “${name}” created.`)).toBeVisible();
  return rowOf(page, name);
}

/** The full label of the instructor's option: username and name. */
async function optionOf(page: Page, instructor: string) {
  const labels = await page
    .getByRole("dialog")
    .getByRole("combobox", { name: "Instructor" })
    .getByRole("option")
    .allTextContents();
  return labels.find((label) => label.split(" – ")[0] === instructor)!;
}

/**
 * From 'Schedule/Start New Class' to a resumed class and its end. `spared`: a member who is also in another running
 * class.
 */
async function walkLifecycle(page: Page, name: string, busyMember: string | null = null) {
  const row = rowOf(page, name);
  await expect(row).toContainText("Inactive");
  await row.getByRole("link", { name: "Schedule/Start New Class" }).click();
  const start = page.getByRole("dialog", { name: "Schedule/Start New Class" });
  await start.getByLabel("Start Date").fill(await inHours(page, 72));
  await start.getByLabel("End date").fill(await inHours(page, 48));
  await start.getByRole("button", { name: "Schedule Start" }).click();
  await expect(start.getByText("End date must be after the scheduled start date.")).toBeVisible();
  await start.getByLabel("End date").fill("");
  await start.getByRole("button", { name: "Schedule Start" }).click();
  await expect(toast(page, "Class scheduled.")).toBeVisible();
  await expect(row).toContainText("Scheduled");
  await expect(row).toContainText(after("Scheduled for"));
  await expect(row).toContainText("in 3 days");

  await row.getByRole("link", { name: "Schedule/End Class" }).click();
  const end = page.getByRole("dialog", { name: "Schedule/End Class" });
  await end.getByRole("button", { name: "End Now" }).click();
  await expect(end.getByText("Cannot end session that has not started.")).toBeVisible();
  await end.getByRole("link", { name: "Cancel" }).click();
  await expect(end).toHaveCount(0);

  await row.getByRole("link", { name: "Change the start" }).click();
  await page.getByRole("dialog", { name: "Scheduled class" }).getByRole("button", { name: "Start Now" }).click();
  await expect(toast(page, "Class started.")).toBeVisible();
  await expect(row).toContainText("Active");
  await expect(row).toContainText(after("Started on"));

  await row.getByRole("link", { name: "Schedule/End Class" }).click();
  for (const [hours, text] of [
    [-24, "End date must be after the active session start date."],
    [48, null],
  ] as const) {
    await end.getByLabel("End date").fill(await inHours(page, hours));
    await end.getByRole("button", { name: "Schedule End" }).click();
    if (text) await expect(end.getByText(text)).toBeVisible();
  }
  await expect(row).toContainText(after("Scheduled to end"));

  await row.getByRole("link", { name: "Change the end" }).click();
  await end.getByRole("button", { name: "End Now" }).click();
  const term = page.getByRole("dialog", { name: "End Term" });
  await term.getByLabel("Disable member accounts").check();
  if (busyMember !== null) {
    // The student is named, and spared by default.
    await expect(term.getByRole("listitem")).toHaveText([new RegExp(`^${busyMember} `)]);
    await expect(
      term.getByText("1 student is in another running class. This account won't be disabled."),
    ).toBeVisible();
  }
  // Other tests on this server may have left a class running.
  const others = term.getByLabel("Disable these accounts too");
  if ((await others.count()) > 0) await others.check();
  await term.getByRole("button", { name: "End Term" }).click();
  await expect(toast(page, "Class ended.")).toBeVisible();
  await expect(row).toContainText("Ended");
  await expect(row).toContainText(after("Ended on"));

  await row.getByRole("link", { name: "Resume" }).click();
  const resume = page.getByRole("dialog", { name: "Resume class" });
  await expect(resume.getByLabel("Re-enable member accounts")).toBeChecked();
  await resume.getByRole("button", { name: "Resume" }).click();
  await expect(toast(page, "Class resumed.")).toBeVisible();
  await expect(row).toContainText("Active");
}

test("a SystemAdmin creates a course, runs its class, reassigns its instructor and deletes it", async ({
  page,
  signIn,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  await signIn("sysadmin");
  await page.goto("/admin/courses");
  await expect(page).toHaveTitle(/Admin Panel$/);
  const name = uniqueName("Orbits");
  const row = await createCourse(page, {
    name,
    instructor: "instructor2",
    organization: "Borealis Institute",
    members: ["player2"],
  });
  await expect(row).toContainText("Borealis Institute");
  await expect(row).toContainText("instructor2");
  await walkLifecycle(page, name, "player2");

  await row.getByRole("link", { name: "change the instructor" }).click();
  const dialog = page.getByRole("dialog", { name: "Change instructor" });
  const options = dialog.getByRole("combobox", { name: "Instructor" }).getByRole("option");
  await expect(options).toHaveCount(2);
  const choices = await options.allTextContents();
  expect(choices.map((choice) => choice.split(" – ")[0]).sort()).toEqual(["instructor2", "orgadmin2"]);
  await dialog
    .getByRole("combobox", { name: "Instructor" })
    .selectOption({ label: choices.find((choice) => choice.startsWith("orgadmin2"))! });
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("orgadmin2");

  await row.getByRole("link", { name: "Delete" }).click();
  const confirm = page.getByRole("dialog", { name: "Delete course?" });
  await expect(confirm).toContainText("1 class with all grades, 0 attempts, the list of 1 member and the access code");
  await confirm.getByRole("link", { name: "Cancel" }).click();
  await row.getByRole("link", { name: "Delete" }).click();
  await confirm.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Course deleted.")).toBeVisible();
  await expect(row).toHaveCount(0);
});

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a course with attempts is deleted by typing its name, and restored with its gradebook", async ({
      page,
      signIn,
      expectedProblems,
    }) => {
      expectedProblems.push(refusedRequest);
      await signIn("sysadmin");
      const name = "Orbital Mechanics 101";
      await page.goto(`/admin/courses?q=${encodeURIComponent(name)}`);
      const row = rowOf(page, name);
      await row.getByRole("link", { name: "Delete" }).click();
      const confirm = page.getByRole("dialog", { name: "Delete course?" });
      await expect(confirm).not.toContainText(" 0 attempts");
      await confirm.getByRole("button", { name: "Delete" }).click();
      const confirmation = confirm.getByLabel("Type the course's name to confirm");
      await expect(confirmation).toHaveAccessibleDescription(`Type “${name}” to confirm.`);
      await confirmation.fill(name);
      await confirm.getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText("Course deleted.")).toBeVisible();
      await expect(row).toHaveCount(0);

      await page.getByRole("link", { name: "Recently deleted" }).click();
      await page.getByRole("button", { name: `Restore ${name}` }).click();
      await expect(page.getByText(`${name} was restored.`)).toBeVisible();
      await page.goto(`/admin/courses?q=${encodeURIComponent(name)}`);
      await expect(row.getByRole("link", { name: "Delete" })).toBeVisible();
    });
  });
}

test("an OrganizationAdmin manages the organization's courses, without reassigning", async ({
  page,
  signIn,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  await signIn("orgadmin");
  await page.goto("/admin/courses");
  await expect(page.getByRole("navigation", { name: "Admin" }).getByRole("link")).toHaveText(["Users", "Courses"]);
  await expect(page.getByRole("columnheader")).toHaveText([
    "Course",
    "Status",
    "Instructor",
    "Students",
    "Start",
    "End",
    "Actions",
  ]);
  await expect(rowOf(page, "Rendezvous Lab")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "change the instructor" })).toHaveCount(0);
  const name = uniqueName("Basics");
  await createCourse(page, { name, instructor: "instructor", members: ["restricted"] });
  await walkLifecycle(page, name);
});

test("an Instructor runs their own courses at /instructor/courses, without administrators' columns", async ({
  page,
  signIn,
  expectedProblems,
  browser,
  baseURL,
}) => {
  expectedProblems.push(refusedRequest);
  const name = uniqueName("Own");
  const admin = await browser.newContext({ baseURL });
  await admin.request.post("/?index", { form: { intent: "login", username: "orgadmin2", password: "Demo@2026space" } });
  const adminPage = await admin.newPage();
  await adminPage.goto("/admin/courses");
  await createCourse(adminPage, { name, instructor: "instructor2", members: ["player2"] });
  await admin.close();

  await signIn("instructor2");
  await page.goto("/instructor/courses");
  await expect(page.getByRole("columnheader")).toHaveText(["Course", "Status", "Students", "Start", "End"]);
  await expect(page.getByRole("link", { name: "Create Course" })).toHaveCount(0);
  await expect(rowOf(page, "Orbital Mechanics 101")).toHaveCount(0);
  await walkLifecycle(page, name, "player2");
});

expectKeptOut("/admin/courses", ["instructor", "player", "restricted"]);

test("the name field takes 32 characters, and the server refuses more", async ({ page, signIn }) => {
  await signIn("orgadmin");
  await page.goto("/admin/courses?dialog=create");
  await expect(page.getByLabel("Course name")).toHaveAttribute("maxlength", "32");
});

test("a change made meanwhile by another administrator shows a toast and refreshes the list", async ({
  page,
  signIn,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  await signIn("orgadmin");
  await page.goto("/admin/courses");
  const name = uniqueName("Twice");
  const row = await createCourse(page, { name, instructor: "instructor" });
  await row.getByRole("link", { name: "Schedule/Start New Class" }).click();
  const dialog = page.getByRole("dialog", { name: "Schedule/Start New Class" });
  await expect(dialog).toHaveCount(1);
  const id = new URL(page.url()).searchParams.get("id");
  const headers = {
    "x-xsrf-token": (await page.context().cookies()).find((cookie) => cookie.name === "XSRF-TOKEN")!.value,
  };
  expect((await page.request.put(`/api/groups/${id}/activesession`, { headers })).ok()).toBe(true);
  await dialog.getByRole("button", { name: "Start Now" }).click();
  await expect(toast(page, "Failed to start session: A class is already running in this course.")).toBeVisible();
  await expect(row).toContainText("Active");
});

test("the list has search, sorting and an empty state", async ({ page, signIn }) => {
  await signIn("orgadmin");
  await page.goto("/admin/courses");
  await page.getByRole("searchbox", { name: "Search courses" }).fill("no such course");
  await page.getByRole("searchbox", { name: "Search courses" }).press("Enter");
  await expect(page.getByText("No Courses Found", { exact: true })).toBeVisible();
  await page.goto("/admin/courses");
  await page.getByRole("columnheader", { name: "Course" }).getByRole("link").click();
  await expect(page.getByRole("columnheader", { name: "Course" })).toHaveAttribute("aria-sort", "descending");
});

test("the page and its dialogs have no accessibility violation, and never scroll sideways", async ({
  page,
  signIn,
}) => {
  await signIn("sysadmin");
  const { id } = ((await (await page.request.get("/api/groups")).json()) as { id: string; name: string }[]).find(
    (group) => group.name === "Space Basics B",
  )!;
  for (const dialog of [
    "",
    "?dialog=create",
    `?dialog=start&id=${id}`,
    `?dialog=resume&id=${id}`,
    `?dialog=owner&id=${id}`,
    `?dialog=delete&id=${id}`,
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin/courses${dialog}`);
    if (dialog) await expect(page.getByRole("dialog")).toHaveCount(1);
    await expectNoViolations(page);
    await expectWithin(page, [1440, 768, 390]);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("plain forms create a course and start, plan, end and resume its class, in UTC", async ({
    page,
    signIn,
    expectedProblems,
  }) => {
    expectedProblems.push(refusedRequest);
    await signIn("sysadmin");
    await page.goto("/admin/courses");
    await page.getByRole("link", { name: "Create Course" }).click();
    await page.getByLabel("Organization").selectOption({ label: "Borealis Institute" });
    await page.getByRole("button", { name: "Continue" }).click();
    const name = uniqueName("Plain");
    await page.getByLabel("Course name").fill(name);
    await page.getByRole("combobox", { name: "Instructor" }).selectOption({ index: 1 });
    await page.getByRole("checkbox").first().check();
    await page.getByRole("button", { name: "Create Course" }).click();
    const row = rowOf(page, name);
    await row.getByRole("link", { name: "Schedule/Start New Class" }).click();
    await expect(page.getByText("Times are in UTC.").first()).toBeVisible();
    await page.getByLabel("Start Date").fill("2020-01-01T00:00");
    await page.getByRole("button", { name: "Schedule Start" }).click();
    await expect(page.getByText("Scheduled start date must be in the future.")).toBeVisible();
    await expect(page.getByLabel("Start Date")).toHaveValue("2020-01-01T00:00");
    await page.getByLabel("End date").fill("2098-01-01T12:30");
    await page.getByRole("button", { name: "Start Now" }).click();
    await expect(row).toContainText("Active");
    await expect(row).toContainText("Scheduled to end 01/01/2098 @ 12:30 UTC");
    await row.getByRole("link", { name: "Change the end" }).click();
    await page.getByLabel("End date").fill("2099-01-01T12:30");
    await page.getByRole("button", { name: "Schedule End" }).click();
    await expect(row).toContainText("Scheduled to end 01/01/2099 @ 12:30 UTC");
    await row.getByRole("link", { name: "Change the end" }).click();
    await page.getByRole("button", { name: "End Now" }).click();
    await page.getByRole("button", { name: "End Term" }).click();
    await expect(row).toContainText("Ended on");
    await row.getByRole("link", { name: "Resume" }).click();
    await page.getByRole("button", { name: "Resume" }).click();
    await expect(row).toContainText("Active");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a class is started and ended", async ({ page, signIn, expectedProblems }) => {
    expectedProblems.push(refusedRequest);
    await signIn("orgadmin");
    await page.goto("/admin/courses");
    const name = uniqueName("Phone");
    await createCourse(page, { name, instructor: "instructor", members: ["restricted"] });
    await walkLifecycle(page, name);
  });
});
