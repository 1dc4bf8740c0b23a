// Practice in the simulator, by keyboard: one question at a time, what is right, and when it goes on.
import { openGame } from "./open-game";
import { expectNoViolations } from "./page-checks";
import { expect } from "./test";
import { test } from "./play-server";

test("a student practices what is due: answers, reads what is right, and knows when it goes on", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("player");
  await openGame(page);
  await page.getByRole("button", { name: /^Practice: \d+ questions?, about \d+ minutes?$/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Practice" })).toBeVisible();
  const place = page.getByRole("heading", { level: 2, name: /^Question \d+ of \d+, from / });
  const count = Number(/of (\d+)/.exec(await place.innerText())?.[1]);
  for (let at = 1; at <= count; at++) {
    await expect(page.getByRole("heading", { level: 2, name: `Question ${at} of ${count}, from` })).toBeVisible();
    if (at === 1) {
      await page.getByRole("button", { name: "I know it" }).click();
      await expect(page.getByRole("status").filter({ hasText: /answer/i })).toBeVisible();
      await expectNoViolations(page);
    }
    await page.locator(".practice input").first().focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: at % 2 ? "I know it" : "I'm guessing" }).focus();
    await page.keyboard.press("Enter");
    const feedback = page.locator(".practice .feedback");
    await expect(feedback).toBeFocused();
    await expect(feedback).toContainText(/Correct\.|That's not right\. Correct answer:/);
    await expect(feedback).toContainText(/This question comes back/);
    if (at === 1) await expectNoViolations(page);
    await page.getByRole("button", { name: at < count ? "Next question" : "Finish" }).press("Enter");
  }
  await expect(page.getByRole("heading", { name: "That's it for now" })).toBeFocused();
  await expect(page.getByText(new RegExp(`^\\d+ of ${count} correct$`))).toBeVisible();
  await expectNoViolations(page);
});
