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
  await page.getByRole("button", { name: "More", exact: true }).press("Enter");
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
  await page.getByRole("button", { name: "More", exact: true }).press("Enter");
  await page.getByRole("link", { name: "Another day" }).press("Enter");
  await page.getByRole("slider").press("Home");
  await page.getByRole("slider").press("ArrowRight");
  await page.getByRole("button", { name: "Show" }).last().press("Enter");
  await expect(page).toHaveURL(/day=1/);
  await expect(page.getByText(/^Grades that differ: \d+/)).toBeVisible();
  await expect(page.getByRole("cell", { name: /later: / }).first()).toBeVisible();
  await page.getByLabel("As of").fill("2099-01-01");
  await page.getByRole("button", { name: "Show" }).first().press("Enter");
  await expect(page.getByLabel("As of")).toHaveAccessibleDescription(/This day is in the future\./);
});

test("students chosen in the gradebook by keyboard, and a scenario, come checked to the change of several grades", async ({
  page,
  signIn,
}) => {
  await signIn("instructor");
  await page.goto("/instructor");
  const grid = page.getByRole("grid");
  await grid.getByRole("rowheader").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  const bar = page.getByRole("form", { name: "Chosen students" });
  await expect(bar).toContainText("2 students chosen");
  await grid.getByRole("checkbox").nth(1).uncheck();
  await expect(bar).toContainText("1 student chosen");
  const scenario = await bar.getByRole("option").nth(2).textContent();
  await bar.getByLabel("Scenario").selectOption({ index: 2 });
  await bar.getByRole("button", { name: "Change grades" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Change several grades");
  const boxes = page.getByRole("group", { name: "Students" }).getByRole("checkbox", { checked: true });
  await expect(boxes).toHaveCount(1);
  await expect(page.getByRole("group", { name: "Scenarios" }).getByLabel(scenario!)).toBeChecked();
});

test("M changes the chosen students only, not all whom the search shows", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  await page.goto(`${page.url()}?q=a`);
  const grid = page.getByRole("grid");
  await grid.getByRole("rowheader").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await page.keyboard.press("End");
  await page.keyboard.press("m");
  await expect(page).toHaveURL(/students\/grades\?.*q=a/);
  const boxes = page.getByRole("group", { name: "Students" }).getByRole("checkbox", { checked: true });
  await expect(boxes).toHaveCount(2);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("boxes beside the names of the gradebook choose students", async ({ page, signIn }) => {
    await signIn("instructor");
    await page.goto("/instructor");
    await expect(page.getByRole("form", { name: "Chosen students" })).toBeHidden();
    await page.getByRole("grid").getByRole("checkbox").nth(1).check();
    await page.getByRole("button", { name: "Change grades" }).click();
    await expect(page).toHaveURL(/students\/grades\?/);
    await expect(page.getByRole("group", { name: "Students" }).getByRole("checkbox", { checked: true })).toHaveCount(1);
  });
});
