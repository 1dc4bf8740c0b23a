import type { Page } from "@playwright/test";
import { gridOf, readRows } from "./grid";
import { registerLargeClass } from "./large-class";
import { expect, test } from "./test";

test.use({ server: "written" });

test("a large class scrolls through every student and draws only visible rows", async ({ page, signIn, baseURL }, {
  retry,
}) => {
  const registered = await registerLargeClass(baseURL!, `scrolled${retry || ""}`);
  await signIn("instructor");
  await page.goto("/instructor");
  await expect(gridOf(page)).toBeVisible();
  await expect.poll(() => page.locator("tr[data-row]").count()).toBeLessThan(50);
  expect(await jumpsOf(page)).toEqual([]);
  const names = (await readRows(page)).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(registered));
  expect(names).toEqual([...names].sort());
  expect(new Set(names).size).toBe(names.length);
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
});

/** Scrolls to many positions and reports those that shifted while rows were being drawn. */
function jumpsOf(page: Page) {
  return page.evaluate(async () => {
    const scroller = document.querySelector(".grid-scroller")!;
    const maxScroll = scroller.scrollHeight - scroller.clientHeight;
    const jumps: { wanted: number; shown: number }[] = [];
    for (let step = 0; step < 120; step++) {
      const wanted = Math.floor((maxScroll * ((step * 37) % 60)) / 60);
      scroller.scrollTop = wanted;
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      if (Math.abs(scroller.scrollTop - wanted) > 1) jumps.push({ wanted, shown: scroller.scrollTop });
    }
    return jumps;
  });
}
