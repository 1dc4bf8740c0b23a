// Lessons and flights have addresses; a phone may be turned.
import { openGame } from "./open-game";
import { expect } from "./test";
import { test } from "./play-server";

test("a scenario's address leads into it, a reload stays, and Leave and Back lead to its list, then the menu", async ({
  page,
  signIn,
}) => {
  await signIn("player");
  await openGame(page);
  await page.getByRole("button", { name: /^Learn/ }).click();
  await page.getByRole("button", { name: "Orbits and Energy", exact: true }).click();
  await page.getByText("Step 1 of").waitFor();
  await expect(page).toHaveURL(/\/play\?scenario=[-0-9a-f]{36}$/);
  const address = page.url();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Orbits and Energy" })).toBeVisible();
  const entry = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goBack();
  await expect(entry("Orbits and Energy")).toBeFocused();
  await expect(page).toHaveURL(/\/play$/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Choose a mode" })).toBeVisible();
  await expect(page).toHaveURL(/\/play$/);

  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Orbits and Energy" })).toBeVisible();
  await page.getByRole("button", { name: /Leave/ }).click();
  await expect(entry("Orbits and Energy")).toBeFocused();
  await expect(page).toHaveURL(/\/play$/);

  // Farther down, the entry is where it was.
  const low = entry("Keep-Out Zones, Hold Points and Aborts");
  await low.scrollIntoViewIfNeeded();
  const before = await low.boundingBox();
  await low.click();
  await page.getByText("Step 1 of").waitFor();
  await page.getByRole("button", { name: "Next" }).click();
  await page.evaluate(() => history.back());
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(low).toBeFocused();
  await expect.poll(async () => (await low.boundingBox())?.y).toBeCloseTo(before!.y, 0);
  await page.getByRole("button", { name: "← Menu" }).click();
  await expect(page.getByRole("heading", { name: "Choose a mode" })).toBeVisible();

  await page.goto("/play?scenario=none");
  await expect(page.getByText("This scenario isn't part of your class. Choose another one.")).toBeVisible();
  await expect(page).toHaveURL(/\/play$/);
});

test("results lead to a scenario of the class they show", async ({ page, signIn }) => {
  await signIn("player");
  await page.goto("/results");
  await page.getByRole("link", { name: "Orbits and Energy", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Orbits and Energy" })).toBeVisible();
});

test("a tutorial names a burn that isn't the one asked for, in the flight and in the debrief", async ({
  page,
  signIn,
}) => {
  await signIn("player");
  await openGame(page);
  await page.getByRole("button", { name: /^Compete/ }).click();
  await page.getByRole("button", { name: "Hop One Kilometer Along the V-Bar", exact: true }).click();
  await page.getByRole("button", { name: /^Practice/ }).click();
  const burn = async (speed: string) => {
    await page.getByLabel("I in-track").fill(speed);
    await page.getByRole("button", { name: "Burn", exact: true }).click();
  };
  const mistake = page.getByText("You burned forward, not backward. Forward raises your orbit, so you fall behind.");
  const step = page.locator(".tutorial li").first();
  await burn("0.06");
  await expect(mistake).toBeVisible();
  await expect(step).toHaveAttribute("data-state", "now");
  // Corrected at once, it's the burn asked for.
  await burn("-0.12");
  await expect(mistake).toHaveCount(0);
  await expect(step).toHaveAttribute("data-state", "done");
  await page.getByRole("button", { name: "Start over" }).click();
  await burn("0.06");
  for (let at = 0; at < 12; at++) await page.getByRole("button", { name: "+10 min" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Not achieved" })).toBeVisible();
  await expect(mistake).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("turned sideways and back, the page is as wide as the screen, and a flight shows its title", async ({
    page,
    signIn,
  }) => {
    await signIn("player");
    await openGame(page);
    await page.getByRole("button", { name: /^Compete/ }).click();
    await page.getByRole("button", { name: "Hop One Kilometer Along the V-Bar", exact: true }).click();
    await page.getByRole("button", { name: /^Practice/ }).click();
    const width = () => page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
    for (const size of [
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(async () => (await page.locator(".game").boundingBox())?.width).toBe(size.width);
      expect(await width()).toEqual([size.width, size.width]);
    }
    // Content that is too wide makes `innerWidth` grow; turning the phone must not make the stage follow it.
    await page.evaluate(() => {
      const wide = Object.assign(document.createElement("div"), { id: "wide" });
      wide.style.cssText = "position: absolute; inset: 0 auto auto 0; width: 844px; height: 1px";
      document.body.append(wide);
    });
    await page.setViewportSize({ width: 400, height: 844 });
    await expect.poll(async () => (await page.locator(".game").boundingBox())?.width).toBe(400);
    await page.evaluate(() => document.getElementById("wide")?.remove());
    const title = page.getByRole("heading", { level: 1 });
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const leave = await page.getByRole("button", { name: /Leave/ }).boundingBox();
    expect(leave!.x).toBeGreaterThanOrEqual(0);
  });
});
