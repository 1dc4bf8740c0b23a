// An instructor writes a rubric, grades by clicking it, also by keyboard and without scripts, and the student reads it.
import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { newStudent } from "./api";
import { gridOf } from "./grid";
import { expect, refusedRequest, test } from "./test";

test.use({ server: "written" });

const courseCode = "RENDZ-3H8P";

/** Opens the record of a student from the gradebook. */
async function openRecord(page: Page, userName: string) {
  await page.goto(`/instructor?q=${userName}`);
  await page.getByRole("searchbox", { name: "Find a student" }).fill(userName);
  const row = gridOf(page).locator("tbody tr[data-row='0']");
  await expect(row).toContainText(userName);
  await page.goto((await row.getByRole("link", { name: userName }).getAttribute("href")) ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(userName);
}

test("a rubric is written, clicked by keyboard and without scripts, and read by the student", async ({
  page,
  browser,
  signIn,
  baseURL,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  const userName = `rubric-${randomUUID().slice(0, 8)}`;
  await newStudent(baseURL!, userName, courseCode);
  await signIn("instructor2");
  await openRecord(page, userName);
  const menu = page.locator("summary, button").filter({ hasText: /^Change the grade in / });
  await expect(menu.first()).toBeAttached();
  const record = page.url().split(/[?#]/)[0]!;
  const scenarioId = (await page.locator("tr[id]").first().getAttribute("id")) ?? "";
  await page.goto(`${record}?dialog=rubric&id=${scenarioId}`);
  await page.getByRole("link", { name: "Make a rubric" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rubric");

  await page.getByLabel("Name").first().fill("Plan");
  await page.getByLabel("Levels").first().fill("Complete 5\nMissing");
  await page.getByRole("button", { name: "Save rubric" }).click();
  await expect(page.getByLabel("Levels").first()).toHaveAccessibleDescription(/Enter a level and its points/);
  await page.getByLabel("Levels").first().fill("Complete 5\nPartly 3\nMissing 0");
  await page.getByLabel("Name").nth(1).fill("Fuel");
  await page.getByLabel("Levels").nth(1).fill("2");
  await page.getByRole("button", { name: "Save rubric" }).press("Enter");
  await expect(page.getByText("Rubric saved.")).toBeVisible();

  await page.goto(`${record}?dialog=rubric&id=${scenarioId}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("group", { name: "Plan" }).getByRole("radio", { name: "Complete" }).focus();
  await page.keyboard.press("ArrowDown");
  await dialog.getByRole("button", { name: "Save grade" }).press("Enter");
  await expect(dialog.getByText("Choose a level.")).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "Partly" })).toBeChecked();
  await dialog.getByRole("group", { name: "Fuel" }).getByRole("radio", { name: "2" }).press("Space");
  await dialog.getByRole("button", { name: "Save grade" }).press("Enter");
  await expect(page.getByText("Grade saved.")).toBeVisible();
  const row = page.locator(`tr[id="${scenarioId}"]`);
  await expect(row).toContainText("5/7");

  await gradeWithoutScripts(browser, page, `${record}?dialog=rubric&id=${scenarioId}`);

  await signIn(userName);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/results");
  const own = page.getByRole("table", { name: "My grades by scenario" });
  await expect(own.getByRole("list", { name: "Rubric" }).getByRole("listitem")).toHaveText([
    /PlanComplete5 of 5/,
    /Fuel2 of 2/,
  ]);
  await expect(own).toContainText("Now with all margins.");
  await expect(page.getByRole("main")).not.toContainText("instructor2");
});

async function gradeWithoutScripts(browser: Browser, signedIn: Page, address: string) {
  const storageState = await signedIn.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState });
  const page = await plain.newPage();
  await page.goto(address);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio", { name: "Partly" })).toBeChecked();
  await dialog.getByRole("radio", { name: "Complete" }).check();
  await dialog.getByLabel("Comment (optional)").fill("Now with all margins.");
  await dialog.getByRole("button", { name: "Save grade" }).click();
  await expect(page.locator("tr").filter({ hasText: "7/7" }).first()).toBeVisible();
  await plain.close();
}
