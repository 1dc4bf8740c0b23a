// An instructor decides about grades by keyboard, and the student reads why.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { newStudent } from "./api";
import { gridOf } from "./grid";
import { expect, refusedRequest, test } from "./test";

test.use({ server: "written" });

const courseCode = "RENDZ-3H8P";

/** Opens the gradebook on one student's row, with the cursor on the first scenario. */
async function openCell(page: Page, userName: string) {
  await page.goto(`/instructor?q=${userName}`);
  await page.getByRole("searchbox", { name: "Find a student" }).fill(userName);
  const row = gridOf(page).locator("tbody tr[data-row='0']");
  await expect(row).toContainText(userName);
  await row.locator("th").focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
  return row.locator("td").nth(3);
}

test("a grade is overridden and excused by keyboard, read by the student, and brought back by Undo", async ({
  page,
  signIn,
  baseURL,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  const userName = `graded-${randomUUID().slice(0, 8)}`;
  await newStudent(baseURL!, userName, courseCode);
  await signIn("instructor2");
  const cell = await openCell(page, userName);
  await expect(cell).toHaveText("–");

  await page.keyboard.press("o");
  await expect(page.getByRole("heading", { name: "Override grade" })).toBeVisible();
  await expect(page.getByLabel("Points", { exact: true })).toBeFocused();
  await page.keyboard.type("7O");
  await page.keyboard.press("Tab");
  const maximum = Number(await page.getByLabel("Out of").inputValue());
  await page.keyboard.press("Tab");
  await page.keyboard.type("Oral exam.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Points", { exact: true })).toHaveAccessibleDescription(/Enter a whole number\./);
  await expect(page.getByLabel("Reason")).toHaveValue("Oral exam.");
  await page.getByLabel("Points", { exact: true }).fill(String(maximum));
  await page.getByRole("button", { name: "Override grade" }).press("Enter");
  await expect(cell).toHaveText(`A+${maximum}/${maximum}† decided by an instructor`);
  await expect(cell).toBeFocused();

  await page.keyboard.press("e");
  await expect(page.getByLabel("Reason")).toBeFocused();
  await page.keyboard.type("Was ill that week.");
  await page.getByRole("button", { name: "Excuse", exact: true }).press("Enter");
  await expect(cell).toHaveText("Excused");
  await expect(cell).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(userName);
  const grade = page.getByRole("row").filter({ hasText: "Excused by an instructor." });
  await grade.getByText("History (2)").press("Enter");
  await expect(grade.getByRole("listitem").first()).toContainText("instructor2 excused the student");

  await signIn(userName);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/results");
  const own = page.getByRole("table", { name: "My grades by scenario" });
  await expect(own).toContainText("Excused by an instructor.");
  await expect(own).toContainText("Was ill that week.");
  await expect(page.getByRole("main")).not.toContainText("instructor2");

  await signIn("instructor2");
  await (await openCell(page, userName)).press("Enter");
  const excused = page.getByRole("row").filter({ hasText: "Excused by an instructor." });
  await excused.getByText("History (2)").click();
  await excused.getByRole("button", { name: "Undo" }).first().click();
  await expect(page.getByText("Decision undone.")).toBeVisible();
  await expect(page.getByText(`An instructor set this grade to ${maximum}/${maximum}.`)).toBeVisible();
});

test("a note about a grade stays with the instructors", async ({ page, signIn, baseURL }) => {
  const userName = `noted-${randomUUID().slice(0, 8)}`;
  await newStudent(baseURL!, userName, courseCode);
  await signIn("instructor2");
  const cell = await openCell(page, userName);
  await page.keyboard.press("n");
  await page.getByLabel("Note", { exact: true }).fill("Asked for more time.");
  await page.getByRole("button", { name: "Add note" }).press("Enter");
  await expect(cell).toHaveText("–");
  await signIn(userName);
  await page.goto("/results");
  await expect(page.getByText("Nothing played yet")).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("Asked for more time.");
});
