// Many grades are changed and brought back by keyboard, and the gradebook is read as it was before.
import { expect, refusedRequest, test } from "./test";

test.use({ server: "written" });

test("a class is excused from a scenario after a preview, and one undo brings all grades back", async ({
  page,
  signIn,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  await signIn("instructor");
  await page.goto("/instructor");
  await page.getByRole("link", { name: "Change several grades" }).press("Enter");
  await page.getByLabel("All students of the class").press("Space");
  await page.getByRole("button", { name: "Preview" }).press("Enter");
  await expect(page.getByLabel("Reason")).toHaveAccessibleDescription(/Enter a reason\./);
  await page.getByLabel("Reason").fill("The server was down.");
  await page.getByRole("button", { name: "Preview" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Choose at least one scenario.");
  await page.getByRole("group", { name: "Scenarios" }).getByRole("checkbox").nth(1).press("Space");
  await page.getByRole("button", { name: "Preview" }).press("Enter");
  const preview = page.getByRole("table", { name: "Grades that are decided" });
  await expect(preview.getByRole("row").nth(1)).toContainText("excused");
  await page.getByRole("button", { name: "Excuse students" }).press("Enter");
  const entry = page.getByRole("listitem").filter({ hasText: "The server was down." });
  await expect(entry).toContainText("instructor excused students");
  await entry.getByRole("button", { name: /^Undo the decision/ }).press("Enter");
  await expect(entry).toContainText(/Undone: \d/);
  await expect(entry.getByRole("button")).toHaveCount(0);
});

test("the gradebook of an earlier day shows what has changed since, and refuses a day to come at its field", async ({
  page,
  signIn,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  await signIn("instructor");
  await page.goto("/instructor");
  await page.getByRole("link", { name: "Another day" }).press("Enter");
  await page.getByRole("slider").press("Home");
  await page.getByRole("slider").press("ArrowRight");
  await page.getByRole("button", { name: "Show" }).last().press("Enter");
  await expect(page.getByText(/^Grades that differ: \d+/)).toBeVisible();
  await expect(page.getByRole("cell", { name: /later: / }).first()).toBeVisible();
  await page.getByLabel("As of").fill("2099-01-01");
  await page.getByRole("button", { name: "Show" }).first().press("Enter");
  await expect(page.getByLabel("As of")).toHaveAccessibleDescription(/This day is in the future\./);
});
