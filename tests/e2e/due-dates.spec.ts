// An instructor sets due dates and gives one student longer; the student reads both.
import { randomUUID } from "node:crypto";
import { courseNamed, newStudent } from "./api";
import { expectNoViolations } from "./page-checks";
import { expect, refusedRequest, test } from "./test";

test.use({ server: "written" });

test("due dates are set by keyboard, a mistake keeps what was typed, and a student with an extension reads why", async ({
  page,
  signIn,
  baseURL,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  const userName = `dated-${randomUUID().slice(0, 8)}`;
  await newStudent(baseURL!, userName, "RENDZ-3H8P");
  await signIn("instructor2");
  const { sessionId } = await courseNamed(page.request, "Rendezvous Lab");
  await page.goto(`/instructor/gradebook/${sessionId}`);
  await page.getByRole("link", { name: "Due dates" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Due dates");
  await page.getByLabel("Time zone of the course").selectOption("Europe/Madrid");
  const opens = page.getByLabel(/^When .* opens$/).first();
  const due = page.getByLabel(/^When .* is due$/).first();
  await opens.fill("2099-05-02T10:00");
  await due.fill("2099-05-01T10:00");
  await page.getByRole("button", { name: "Save due dates" }).press("Enter");
  await expect(page.getByText("The due date must be after the opening.")).toBeVisible();
  await expect(opens).toHaveValue("2099-05-02T10:00");
  await opens.fill("");
  await page.getByRole("button", { name: "Save due dates" }).press("Enter");
  await expect(page.getByText("Due dates saved.")).toBeVisible();
  await expect(due).toHaveValue("2099-05-01T10:00");
  await expectNoViolations(page);

  // From the student's record, student and scenario are chosen.
  await page.goto(`/instructor/gradebook/${sessionId}?q=${userName}`);
  await page.locator(".grid-table").getByRole("link", { name: userName }).click();
  await page.locator("details.campaign summary").first().press("Enter");
  await page
    .getByText(/^Change the grade in /)
    .first()
    .click();
  await page.getByRole("link", { name: "Extend due date" }).first().click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await page.getByRole("button", { name: "Extend due dates" }).press("Enter");
  await expect(page.getByText("Enter the new due date.")).toBeVisible();
  await page.getByLabel("New due date").fill("2099-05-08T10:00");
  await page.getByLabel("Reason").fill("Was ill.");
  await page.getByRole("button", { name: "Extend due dates" }).press("Enter");
  await expect(page.getByText("Due date extended.")).toBeVisible();
  await expect(page.getByRole("table", { name: "Extensions" })).toContainText("Was ill.");

  await signIn(userName);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/results");
  await expect(page.getByText("Times are in Europe/Madrid.")).toBeVisible();
  await expect(page.getByText(/Extended; the class was due/)).toBeVisible();
  await expectNoViolations(page);
});
