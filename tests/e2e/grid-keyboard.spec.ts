import type { Page } from "@playwright/test";
import { gridOf, lastColumn, rowCountOf } from "./grid";
import { expect, test } from "./test";

/** The focused cell, and whether it is visible: inside the frame, below the head, right of the names. */
function cursor(page: Page) {
  return page.evaluate(() => {
    const cell = document.activeElement as HTMLElement;
    const row = cell.parentElement as HTMLElement;
    const frame = document.querySelector(".grid-scroller")!.getBoundingClientRect();
    const head = document.querySelector(".grid-table thead")!.getBoundingClientRect();
    const column = [...row.children].indexOf(cell);
    const names = column === 0 ? frame : row.children[0]!.getBoundingClientRect();
    const box = cell.getBoundingClientRect();
    const slack = 2;
    const leftEdge = column === 0 ? names.left : names.right;
    const isSeen =
      box.top >= head.bottom - slack &&
      box.bottom <= frame.bottom + slack &&
      box.left >= leftEdge - slack &&
      box.right <= frame.right + slack;
    return { row: Number(row.dataset.row), column, isSeen };
  });
}

async function press(page: Page, key: string, times = 1) {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

test.beforeEach(async ({ page, signIn }) => {
  // Low enough that most of the 24 rows are hidden.
  await page.setViewportSize({ width: 1000, height: 600 });
  await signIn("instructor");
  await page.goto("/instructor");
  await gridOf(page).locator("tbody [tabindex='0']").focus();
  await expect.poll(() => cursor(page)).toEqual({ row: 0, column: 0, isSeen: true });
});

const steps: { keys: [key: string, times?: number][]; row: number; column: number }[] = [
  { keys: [["ArrowRight"]], row: 0, column: 1 },
  { keys: [["ArrowRight", 20]], row: 0, column: 20 },
  { keys: [["ArrowDown", 14]], row: 14, column: 0 },
  { keys: [["End"]], row: 0, column: lastColumn },
  { keys: [["End"], ["Home"]], row: 0, column: 0 },
  { keys: [["End"], ["ArrowLeft", 30]], row: 0, column: lastColumn - 30 },
  { keys: [["PageDown"]], row: 10, column: 0 },
  { keys: [["PageDown", 3]], row: 23, column: 0 },
  {
    keys: [
      ["PageDown", 3],
      ["ArrowUp", 12],
    ],
    row: 11,
    column: 0,
  },
  {
    keys: [
      ["PageDown", 3],
      ["PageUp", 2],
    ],
    row: 3,
    column: 0,
  },
  { keys: [["Control+End"]], row: 23, column: lastColumn },
  { keys: [["Control+End"], ["Control+Home"]], row: 0, column: 0 },
  { keys: [["ArrowUp"], ["ArrowLeft"]], row: 0, column: 0 },
];

for (const { keys, row, column } of steps) {
  test(`the cell cursor is visible at row ${row}, column ${column} after ${keys.map(([key, times = 1]) => `${times} ${key}`).join(", ")}`, async ({
    page,
  }) => {
    for (const [key, times] of keys) await press(page, key, times);
    await expect.poll(() => cursor(page)).toEqual({ row, column, isSeen: true });
  });
}

test("after a filter removes the cursor's row, Tab and the arrow keys still work", async ({ page }) => {
  await press(page, "PageDown", 2);
  await expect.poll(() => cursor(page)).toEqual({ row: 20, column: 0, isSeen: true });
  await page.getByRole("searchbox", { name: "Find a student" }).fill("ar");
  const names = gridOf(page).locator("tbody").getByRole("rowheader");
  await expect.poll(() => names.count()).toBeLessThan(10);
  const reached = gridOf(page).locator("tbody [tabindex='0']");
  await expect(reached).toHaveCount(1);
  await reached.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => cursor(page)).toEqual({ row: 1, column: 0, isSeen: true });
});

test("the gradebook link shows the whole class again, and a filtering list keeps the focus", async ({ page }) => {
  const rows = () => rowCountOf(page);
  const allRows = await rows();
  await page.getByRole("link", { name: /^Not started/ }).click();
  await expect.poll(rows).toBe(2);
  await page.getByRole("navigation", { name: "Instructor" }).getByRole("link", { name: "Gradebook" }).click();
  await expect(page).not.toHaveURL(/show=/);
  await expect.poll(rows).toBe(allRows);

  const missingFilter = page.getByRole("combobox", { name: "Not played" });
  await missingFilter.focus();
  for (const place of [1, 2]) {
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(/missing=/);
    await expect(missingFilter).toBeFocused();
    expect(await missingFilter.evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(place);
  }
});

test("Tab leaves the grid, and returns to the same cell", async ({ page }) => {
  await press(page, "ArrowRight", 3);
  await press(page, "ArrowDown", 2);
  await page.keyboard.press("Tab");
  await expect(gridOf(page).locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => cursor(page)).toEqual({ row: 2, column: 3, isSeen: true });
});

test("Back from a student's page restores the row, the filter and the scroll position", async ({ page }) => {
  await page.getByRole("searchbox", { name: "Find a student" }).fill("a");
  await expect(page).toHaveURL(/\?q=a$/);
  await gridOf(page).locator("tbody [tabindex='0']").focus();
  await press(page, "PageDown");
  await press(page, "ArrowRight", 8);
  await expect.poll(() => cursor(page)).toEqual({ row: 10, column: 8, isSeen: true });
  const studentName = await page.evaluate(() => document.activeElement?.parentElement?.querySelector("a")?.textContent);
  const scrolled = () =>
    page.locator(".grid-scroller").evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]);
  const scrollPosition = await scrolled();
  expect(scrollPosition.every((pixels) => pixels > 0)).toBe(true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(studentName!);
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expect(gridOf(page)).toBeVisible();
  await expect.poll(() => cursor(page)).toEqual({ row: 10, column: 8, isSeen: true });
  expect(await scrolled()).toEqual(scrollPosition);
  await expect(page).toHaveURL(/\?q=a$/);

  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(studentName!);
  const students = page.getByRole("navigation", { name: "Students" });
  await expect(students).toContainText(/^11 of \d+$/);
  await students.getByRole("link", { name: "Next student" }).click();
  await expect(students).toContainText(/^12 of \d+$/);
  await page.getByRole("main").getByRole("link", { name: "Gradebook" }).click();
  await expect(gridOf(page)).toBeVisible();
  await expect.poll(() => cursor(page)).toEqual({ row: 11, column: 8, isSeen: true });
  await expect(page).toHaveURL(/\?q=a$/);
});

test("the focus returns to the link that led to the plots", async ({ page }) => {
  const plots = page.getByRole("link", { name: "Grade plots by scenario" });
  await plots.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Grade distribution" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await page.goBack();
  await expect(plots).toBeFocused();
});
