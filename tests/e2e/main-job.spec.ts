// The main job in each project: wide, on a phone, and without scripts.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import Papa from "papaparse";
import { demoPassword, expect, test } from "./test";

test("sign in, read the gradebook, open a quiz, download its CSV, log out", async ({
  page,
  context,
  expectedProblems,
}) => {
  // The gradebook in the first tab may poll once more after the sign-out in the second.
  expectedProblems.push(/status of 401 .*gradebook-changes/);
  await page.goto("/");
  await page.getByLabel("Username").fill("instructor");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Login" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gradebook");
  await expect(page.getByRole("main")).toContainText("Orbital Mechanics 101");
  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "26");
  const priya = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "priya" }) });
  await expect(priya.getByRole("gridcell").nth(3)).toHaveText(/^(A\+|A|B|C|D|F)\d+\/100$/);

  const popup = context.waitForEvent("page");
  await page.getByRole("link", { name: /^Space 101 Final/ }).click();
  const quiz = await popup;
  await expect(quiz.getByRole("heading", { level: 1 })).toHaveText("Quiz Responses");
  await expect(quiz.getByRole("rowheader", { name: "priya" })).toBeVisible();

  const downloadEvent = quiz.waitForEvent("download");
  await quiz.getByRole("link", { name: "Download CSV" }).click();
  const download = await downloadEvent;
  expect(download.suggestedFilename()).toBe("Quiz Results Space 101 Final.csv");
  const { data } = Papa.parse<string[]>((await readFile(await download.path(), "utf8")).slice(1), {
    skipEmptyLines: true,
  });
  expect(data).toHaveLength(25);

  await openMenu(page);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Apsis");
  await quiz.reload();
  await expect(quiz.getByRole("alert")).toHaveText("You must log in first");
});

async function openMenu(page: Page) {
  const menu = page.getByRole("banner").locator("summary");
  if (await menu.isVisible()) await menu.click();
}
