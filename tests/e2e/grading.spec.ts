// An instructor weighs campaigns, sees who would move, saves, and a student reads why the total is what it is.
import { randomUUID } from "node:crypto";
import { courseNamed, newStudent } from "./api";
import { expectNoViolations } from "./page-checks";
import { expect, refusedRequest, test } from "./test";

test.use({ server: "written" });

test("campaigns become categories by keyboard, a mistake keeps what was typed, and the preview comes before saving", async ({
  page,
  signIn,
  baseURL,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  const userName = `weighed-${randomUUID().slice(0, 8)}`;
  await newStudent(baseURL!, userName, "RENDZ-3H8P");
  await signIn("instructor2");
  const { sessionId } = await courseNamed(page.request, "Rendezvous Lab");
  await page.goto("/instructor/courses");
  await page.getByRole("link", { name: "Rendezvous Lab", exact: true }).click();
  await page.getByRole("link", { name: "Edit grading" }).press("Enter");
  await page.getByRole("link", { name: "Use campaigns as categories" }).press("Enter");
  const weight = page.getByLabel("Weight in %").first();
  await expect(weight).not.toHaveValue("");
  const right = await weight.inputValue();
  await weight.fill("1");
  await page.getByRole("button", { name: "Save grading" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText(/The weights add up to .*, not to 100\./);
  await expect(weight).toHaveValue("1");
  await weight.fill(right);
  await page.getByLabel("Pass mark in %").fill("75");
  await page.getByRole("button", { name: "Preview" }).press("Enter");
  await expect(page.getByRole("heading", { name: /^Preview: / })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Save grading" }).press("Enter");
  await expect(page.getByText("Grading saved.")).toBeVisible();

  await page.goto(`/instructor/gradebook/${sessionId}`);
  await expect(page.locator(".grid-table tfoot")).toContainText("Passed");
  await signIn(userName);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/results");
  await expect(page.getByText("If nothing more comes")).toBeVisible();
});
