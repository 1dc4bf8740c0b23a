import { gridOf, readRows } from "./grid";
import { registerLargeClass } from "./large-class";
import { expect, test } from "./test";

test.use({ server: "written" });

test("a large class shows every student as one scrolls, and draws only those in sight", async ({ page, signIn, baseURL }, { retry }) => {
  const registered = await registerLargeClass(baseURL!, `scrolled${retry || ""}`);
  await signIn("instructor");
  await page.goto("/instructor");
  await expect(gridOf(page)).toBeVisible();
  await expect.poll(() => page.locator("tr[data-row]").count()).toBeLessThan(50);
  const names = (await readRows(page)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(registered));
  expect(names).toEqual([...names].sort());
  expect(new Set(names).size).toBe(names.length);
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
});
