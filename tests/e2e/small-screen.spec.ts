import { rowCountOf } from "./grid";
import { expect, test } from "./test";

test("the menu is collapsed, opens by a tap, and closes by Escape, a tap outside or a choice", async ({
  page,
  signIn,
}) => {
  await signIn("instructor");
  await page.goto("/instructor");
  const menu = page.getByRole("banner").locator("summary");
  const logout = page.getByRole("button", { name: "Log out" });
  await expect(logout).toBeHidden();
  await menu.tap();
  await expect(logout).toBeVisible();
  await expect(page.getByText("Logged in as: instructor")).toBeVisible();
  // The page behind the menu can't be reached by keyboard.
  await page.getByLabel("Find a student").evaluate((input) => input.focus());
  await expect(page.getByLabel("Find a student")).not.toBeFocused();
  await page.keyboard.press("Escape");
  await expect(logout).toBeHidden();
  await menu.tap();
  await page.getByRole("heading", { name: "Gradebook" }).tap({ force: true, position: { x: 2, y: 2 } });
  await expect(logout).toBeHidden();
  await menu.tap();
  await page.getByRole("link", { name: "Instructor", exact: true }).tap();
  await expect(logout).toBeHidden();
});

test("the sidebar unfolds to the course selector, the items and the access code", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  const sidebar = page.getByRole("complementary");
  await expect(page.getByLabel("Course", { exact: true })).toBeHidden();
  await sidebar.locator("summary").first().tap();
  await expect(page.getByLabel("Course", { exact: true })).toBeVisible();
  await expect(sidebar.getByText("ORBIT-7K2M", { exact: true })).toBeVisible();
  await sidebar.getByRole("link", { name: "View All Courses" }).tap();
  await expect(page.getByRole("heading", { name: "Courses" })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "View All Courses" })).toBeHidden();
});

test("the matrix scrolls in its frame with visible names, and a student is found", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  const scroller = page.locator(".grid-scroller");
  await expect(scroller).toBeVisible();
  await scroller.evaluate((element) => element.scrollTo(600, 0));
  const frame = (await scroller.boundingBox())!;
  const name = (await page.getByRole("rowheader", { name: "akira" }).boundingBox())!;
  expect(Math.abs(name.x - frame.x)).toBeLessThanOrEqual(2);
  expect(name.width).toBeLessThan(frame.width / 2);
  await page.getByRole("searchbox", { name: "Find a student" }).fill("akira");
  await expect.poll(() => rowCountOf(page)).toBe(1);
});

test("touch targets are at least 44 pixels high", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor/courses");
  for (const target of [
    page.getByRole("banner").locator("summary"),
    page.getByRole("complementary").locator("summary").first(),
    page.getByRole("link", { name: "Play" }),
  ]) {
    expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole("banner").locator("summary").tap();
  expect((await page.getByRole("button", { name: "Log out" }).boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(
    (await page.getByRole("link", { name: "Instructor", exact: true }).boundingBox())!.height,
  ).toBeGreaterThanOrEqual(44);
});

test("the gradebook's grid begins in the upper half of a phone", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  await expect(page.getByRole("grid")).toBeVisible();
  expect((await page.locator(".grid-scroller").boundingBox())!.y).toBeLessThanOrEqual(422);
});

test("a phone can print", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/instructor");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expect(page.getByRole("link", { name: "Print" })).toBeVisible();
});
