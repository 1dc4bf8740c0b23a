// Explorables in lessons: a guess, a dragged burn, sliders and symbols, by keys alone and by touch.
import type { Page } from "@playwright/test";
import { openGame } from "./open-game";
import { expectNoViolations } from "./page-checks";
import { expect } from "./test";
import { test } from "./play-server";

/** The definition with the value of a named reading. */
const reading = (page: Page, name: string) =>
  page.locator(".explored > div").filter({ hasText: name }).getByRole("definition");

const title = "The Clohessy-Wiltshire Equations";

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 40; presses++) {
    const focusedName = await page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : "";
      return [element?.getAttribute("aria-label"), element?.textContent, label].join(" ");
    });
    if (focusedName.includes(name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Nothing named "${name}" can be reached by Tab.`);
}

async function press(page: Page, name: string) {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

test("the keyboard alone is enough to guess, burn and read in an explorable", async ({ page, signIn }) => {
  test.slow();
  await signIn("uma");
  await openGame(page);
  await expect(page.getByRole("heading", { name: "Choose a mode" })).toBeVisible();
  await press(page, "Learn");
  await press(page, title);
  await press(page, "Next");
  await press(page, "Next");
  await expect(page.getByRole("heading", { name: "A push forward ends up behind" })).toBeVisible();
  await expect(page.locator(".explored")).toBeHidden();
  await press(page, "Next");
  await expect(page.getByText("Choose an answer, or skip the guess.")).toBeVisible();

  await tabTo(page, "About 1 km ahead");
  await page.keyboard.press("Space");
  await press(page, "Check my guess");
  await expect(page.getByText(/^The correct answer is “About 1 km behind where I was”/)).toBeVisible();
  await expect(reading(page, "Moves ahead in one orbit")).toHaveText("−1,000 m");

  await tabTo(page, "Burn forward");
  await page.keyboard.press("ArrowRight");
  await expect(reading(page, "Moves ahead in one orbit")).toHaveText("−1,166 m");
  const handle = page.getByRole("slider", { name: /^Burn: press/ });
  await tabTo(page, "Burn: press the left and right arrow keys");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await expect(handle).toHaveAttribute("aria-valuetext", "0.060 m/s forward, 0.020 m/s outward");
  await expect(
    page.getByText("After a burn of 0.060 m/s forward and 0.020 m/s outward, you're 212 m higher half an orbit later"),
  ).toBeAttached();
  await expectNoViolations(page);

  // A formula's focused symbol highlights its value and its part of the picture.
  await page.locator(".symbol").first().focus();
  await expect(page.locator(".explored .lit")).toHaveText(/Moves ahead in one orbit/);
  await expect(page.locator("g.part.lit")).toHaveAttribute("data-quantity", "drift");
  await press(page, "Next");
  await expect(page.getByRole("heading", { name: "Across" })).toBeVisible();
  await press(page, "Back");
  await expect(page.getByRole("button", { name: "Check my guess" })).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a finger drags the burn and highlights the nearest symbol", async ({ page, signIn, context }) => {
    test.slow();
    await signIn("sofia");
    await openGame(page);
    await page.getByRole("button", { name: /^Learn/ }).tap();
    await page.getByRole("button", { name: title, exact: true }).tap();
    const next = page.getByRole("button", { name: "Next" });
    await next.tap();
    await next.tap();
    await page.getByText("About 1 km behind where I was").tap();
    await page.getByRole("button", { name: "Check my guess" }).tap();
    await expect(page.getByText(/^Correct\./)).toBeVisible();

    const handle = page.getByRole("slider", { name: /^Burn: press/ });
    await handle.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await handle.boundingBox())!;
    expect([width, height]).toEqual([44, 44]);
    const finger = await context.newCDPSession(page);
    const touch = (type: string, points: { x: number; y: number }[]) =>
      finger.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints: points });
    await touch("touchStart", [{ x: x + 22, y: y + 22 }]);
    for (let by = 4; by <= 40; by += 4) await touch("touchMove", [{ x: x + 22, y: y + 22 - by }]);
    await touch("touchEnd", []);
    await expect(handle).not.toHaveAttribute("aria-valuetext", /0\.000 m\/s outward/);
    await expect(handle).toHaveAttribute("aria-valuetext", /outward$/);

    const symbol = page.locator(".formula").first().locator(".symbol").last();
    await symbol.scrollIntoViewIfNeeded();
    const box = (await symbol.boundingBox())!;
    // Next to the symbol, as fingers often are.
    await page.touchscreen.tap(box.x + box.width + 12, box.y + box.height / 2);
    await expect(page.locator(".symbol.lit")).not.toHaveCount(0);
    for (const target of await page.locator(".explore :is(button, input[type=range], .answer):visible").all())
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await page.locator(".game").evaluate((game) => game.scrollWidth - game.clientWidth)).toBe(0);
    await expectNoViolations(page);
  });
});
