// An instructor writes to a student, who reads it on a phone and answers; a comment is pinned to a moment of a flight.
import { randomUUID } from "node:crypto";
import { newStudent } from "./api";
import { gridOf } from "./grid";
import { expectNoViolations, expectWithin } from "./page-checks";
import { expect, refusedRequest, test } from "./test";

test.use({ server: "written" });

test("a comment is written by keyboard with a reusable text, read and answered by the student, and that is seen", async ({
  page,
  signIn,
  baseURL,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  const userName = `told-${randomUUID().slice(0, 8)}`;
  await newStudent(baseURL!, userName, "RENDZ-3H8P");
  await signIn("instructor2");
  await page.goto("/instructor/comments");
  await page.getByLabel("New reusable comment").fill("Read https://example.org/burns first.");
  await page.getByRole("button", { name: "Add" }).press("Enter");
  await expect(page.getByText("Reusable comment added.")).toBeVisible();

  await page.goto(`/instructor?q=${userName}`);
  await page.getByRole("searchbox", { name: "Find a student" }).fill(userName);
  const row = gridOf(page).locator("tbody tr[data-row='0']");
  await expect(row).toContainText(userName);
  await row.locator("th").focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("c");
  await expect(page.getByRole("heading", { name: "Comment" })).toBeVisible();
  const text = page.getByRole("textbox", { name: "Comment" });
  await expect(text).toBeFocused();
  await page.getByRole("button", { name: "Add comment" }).press("Enter");
  await expect(text).toHaveAccessibleDescription(/Enter a comment\./);
  await text.fill("You can do this.");
  await page.getByRole("button", { name: "Insert" }).press("Enter");
  await expect(text).toHaveValue("You can do this.\n\nRead https://example.org/burns first.");
  await page.getByRole("button", { name: "Add comment" }).press("Enter");
  await expect(page.getByText("Comment added.")).toBeVisible();
  await expect(row.locator("td").nth(3)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText("Not read yet");

  await signIn(userName);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/play");
  await expect(page.getByText("1 new comment").first()).toBeAttached();
  await page.goto("/results");
  const own = page.getByRole("table", { name: "My grades by scenario" });
  await expect(own).toContainText("New");
  const link = own.getByRole("link", { name: "https://example.org/burns" });
  await expect(link).toHaveAttribute("rel", "nofollow noopener noreferrer");
  await expectNoViolations(page);
  await expectWithin(page, [1440, 768, 390]);
  await own.getByText("Answer", { exact: true }).first().click();
  await page.getByRole("textbox", { name: "Answer" }).fill("Thank you, I will.");
  await page.getByRole("button", { name: "Send answer" }).press("Enter");
  await expect(page.getByText("Answer sent.")).toBeVisible();
  await expect(own).toContainText("Thank you, I will.");
  await expect(page.getByRole("button", { name: "Send answer" })).toHaveCount(0);
  await page.goto("/play");
  await expect(page.getByText("1 new comment")).toHaveCount(0);

  await signIn("instructor2");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/instructor?q=${userName}`);
  await gridOf(page).getByRole("link", { name: userName }).click();
  await expect(page.getByRole("main")).toContainText("Thank you, I will.");
  await expect(page.getByRole("main")).not.toContainText("Not read yet");
});

test("a moment of a flight is commented on, and the student sees the pin in the replay", async ({ page, signIn }) => {
  const word = randomUUID().slice(0, 8);
  await signIn("instructor");
  await page.goto("/instructor?q=player");
  await gridOf(page).getByRole("link", { name: "Pat Moreau" }).click();
  await page.getByRole("link", { name: "At 4:00" }).click();
  await page.getByRole("slider", { name: "Time in the flight" }).fill("420");
  await page.getByRole("link", { name: "Comment on this moment" }).click();
  await expect(page.getByLabel("Moment of the flight")).toHaveValue("7:00");
  await page.getByRole("textbox", { name: "Comment" }).fill(`Coast here: ${word}`);
  await page.getByRole("button", { name: "Add comment" }).click();
  await expect(page.getByText("Comment added.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Feedback" })).toContainText(word);

  await signIn("player");
  await page.goto("/results");
  await page.getByRole("listitem").filter({ hasText: word }).getByRole("link", { name: "At 7:00" }).click();
  await page.getByRole("button", { name: "Show 7:00 in the replay" }).click();
  await expect(page.getByRole("slider", { name: "Time in the flight" })).toHaveValue("420");
  await expectNoViolations(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a comment is written, changed and removed", async ({ page, signIn, baseURL }) => {
    const userName = `told-${randomUUID().slice(0, 8)}`;
    await newStudent(baseURL!, userName, "RENDZ-3H8P");
    await signIn("instructor2");
    await page.goto(`/instructor?q=${userName}`);
    await page.getByRole("link", { name: userName }).first().click();
    await page.getByRole("link", { name: "Comment on the course" }).click();
    await page.getByRole("textbox", { name: "Comment" }).fill("Welcome to the class.");
    await page.getByRole("checkbox", { name: "Save as a reusable comment" }).check();
    await page.getByRole("button", { name: "Add comment" }).click();
    await expect(page.getByText("Welcome to the class.")).toBeVisible();
    await page.getByRole("link", { name: "Edit this comment" }).click();
    await page.getByRole("textbox", { name: "Comment" }).fill("Welcome!");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Welcome!", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Comment on the course" }).click();
    await page.getByLabel("Reusable comments").selectOption("Welcome to the class.");
    await page.getByRole("button", { name: "Insert" }).click();
    await expect(page.getByRole("textbox", { name: "Comment" })).toHaveValue("Welcome to the class.");
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.getByRole("link", { name: "Edit this comment" }).click();
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("No comments yet.")).toBeVisible();
  });
});
