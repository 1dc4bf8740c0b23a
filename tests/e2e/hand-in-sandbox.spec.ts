// A student builds what a scenario asks for and hands it in; the instructor opens the copy and grades it by a rubric.
import type { Page } from "@playwright/test";
import { sandboxScenario } from "../support/sandbox-scenario";
import { expectNoViolations } from "./page-checks";
import { test } from "./play-server";
import { addStudio } from "./studio";
import { expect } from "./test";

const met = (page: Page) => page.locator(".checks dd[data-met='true']");

test("a sandbox is built, handed in, opened as a copy and graded by checks and rubric", async ({
  page,
  signIn,
  baseURL,
}) => {
  // A walk from the catalogue to the grade.
  test.slow();
  const studio = await addStudio(baseURL, [sandboxScenario]);
  const { instructor } = studio;
  const student = studio.students[0]!;
  await signIn(student);
  await page.goto("/play");
  await page.getByRole("button", { name: /^Learn/ }).click();
  await page.getByRole("button", { name: sandboxScenario.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sandboxScenario.title);
  await expect(page.getByText(sandboxScenario.sandbox.text[0]!)).toBeVisible();
  await expect(met(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Add", exact: true }).press("Enter");
  await page.getByRole("spinbutton", { name: /^True anomaly/ }).fill("0.1");
  await page.getByRole("spinbutton", { name: /^True anomaly/ }).press("Tab");
  await expect(met(page)).toHaveCount(3);
  const handIn = page.getByRole("button", { name: "Hand in" });
  await handIn.press("Enter");
  await expect(page.getByText(/Press “Hand in” again to confirm/)).toBeVisible();
  await handIn.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Handed in");
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByText(/40 of 100 · Your instructor grades the rest\./)).toBeVisible();
  await page.getByRole("button", { name: "Back to the sandbox" }).click();
  await expect(met(page)).toHaveCount(3);

  await signIn(instructor);
  await page.goto("/instructor/requests");
  await page.getByRole("link", { name: "Sandboxes" }).click();
  const entry = page.getByRole("article", { name: `${student}: ${sandboxScenario.title}` });
  await expect(entry).toContainText("40/100");
  await expectNoViolations(page);
  await entry.getByRole("link", { name: /^See the attempt/ }).click();
  await expect(page.getByText("waits for a grade by hand")).toBeVisible();
  await expect(page.getByRole("region", { name: "Checks" }).getByRole("row")).toHaveCount(4);
  await expectNoViolations(page);
  const attempt = page.url();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Open in the simulator" }).click();
  const copy = await opened;
  await expect(copy.getByRole("button", { name: "Spacecraft 2" })).toBeVisible();
  await expect(copy.getByRole("spinbutton")).toHaveCount(0);
  await copy.close();

  await page.getByRole("link", { name: "Grade by rubric" }).click();
  await page.getByRole("link", { name: "Make a rubric" }).click();
  await page.getByLabel("Name").first().fill("Reasons");
  await page.getByLabel("Levels").first().fill("Good 60\nFair 30\nNone 0");
  await page.getByRole("button", { name: "Save rubric" }).click();
  await expect(page.getByText("Rubric saved.")).toBeVisible();
  await page.goto(attempt);
  await page.getByRole("link", { name: "Grade by rubric" }).click();
  await page.getByRole("dialog").getByRole("radio", { name: "Fair" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Save grade" }).click();
  await expect(page.getByText("Grade saved.")).toBeVisible();
  await expect(page.locator("tr").filter({ hasText: "70/100" }).first()).toBeVisible();
  await page.goto("/instructor/requests?show=sandboxes");
  await expect(page.getByText("Nothing to grade")).toBeVisible();

  await signIn(student);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/results");
  const own = page.getByRole("table", { name: "My grades by scenario" });
  await expect(own.getByRole("list", { name: "Rubric" }).getByRole("listitem")).toHaveText([
    /Checks.*40 of 40/,
    /ReasonsFair30 of 60/,
  ]);
});
