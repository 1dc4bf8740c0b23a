// A manual docking by a beginner who only follows the hints on the screen.
import type { Page } from "@playwright/test";
import { openGame, saved, step, type GameInstance } from "./open-game";
import { expectNoViolations } from "./page-checks";
import { expect } from "./test";
import { test } from "./play-server";

const achieved = (page: Page) => page.getByRole("heading", { name: "Objective achieved" });

type Hint = { key: string; times: number; clock: string } | null;

/** Advances a second, and more while no hint shows; returns the next hint, or null at the end. */
async function lookAgain(page: Page): Promise<Hint> {
  const hint = await page.evaluate(() => {
    const { game } = window as unknown as { game: GameInstance };
    const root = document.querySelector(".apsis-simulator")?.shadowRoot;
    for (let second = 0; second < 60; second++) {
      game.SendMessage("Test", "Step", 1);
      const hint = root?.querySelector(".hint");
      if (!hint) return null;
      if (hint.querySelector("kbd")) break;
    }
    return { text: root?.querySelector(".hint")?.textContent ?? "", clock: root?.querySelector(".clock")?.textContent };
  });
  if (!hint) return null;
  const [, key = ""] = /Tap (\w) \(/.exec(hint.text) ?? [];
  const [, number] = /(\d+) times/.exec(hint.text) ?? [];
  return { key, times: number ? Number(number) : hint.text.includes("twice") ? 2 : 1, clock: hint.clock ?? "" };
}

/** Follows the hints and returns the last time on the screen, in seconds. */
async function dockByHints(page: Page, press: (key: string) => Promise<void>): Promise<number> {
  let clock = "";
  for (let hint = await lookAgain(page); hint; hint = await lookAgain(page)) {
    for (let at = 0; hint.key && at < hint.times; at++) await press(hint.key);
    clock = hint.clock;
  }
  const [, minutes, seconds] = /(\d+) min (\d+) s/.exec(clock) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

async function pressByKeys(page: Page, name: string | RegExp) {
  const target = page.getByRole("button", { name, exact: typeof name === "string" });
  await expect(target).toBeVisible();
  const isFocused = () =>
    target.evaluate((element) => {
      const root = element.getRootNode();
      return root instanceof ShadowRoot && root.activeElement === element;
    });
  for (let tabs = 0; tabs < 60 && !(await isFocused()); tabs++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

test("a beginner docks within ten minutes by the hints, with keys alone", async ({ page, signIn }) => {
  test.slow();
  await page.setViewportSize({ width: 1024, height: 600 });
  await signIn("otto");
  await openGame(page);
  await pressByKeys(page, /^Compete/);
  await pressByKeys(page, "Dock With the Station");
  await pressByKeys(page, /^Practice/);
  await pressByKeys(page, /^By hand/);
  await expect(page.getByText("Step 2 of 5 · Point at the port")).toBeVisible();
  const seconds = await dockByHints(page, (key) => page.keyboard.press(key.toLowerCase()));
  await expect(achieved(page)).toBeVisible();
  expect(seconds).toBeGreaterThan(100);
  expect(seconds).toBeLessThan(600);
  // The server has flown it again and agrees on the points.
  await expect(page.locator(".delivery")).toHaveAttribute("data-delivery", "saved");
  await expect(page.locator(".delivery")).toHaveText(saved);
  await page.setViewportSize({ width: 1440, height: 900 });
  const [attempt] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "Compare this flight with the class's best" }).click(),
  ]);
  await seeItAgain(attempt);
});

/** The same flight on the attempt's page: scrubbed, played, compared. */
async function seeItAgain(page: Page) {
  await expect(page.getByRole("img", { name: /^Path with \d+ burns?, drawn over the reference path\./ })).toBeVisible();
  await expect(page.getByText(/^\d+ points were lost\. .* That would have earned \d+ points?\.$/)).toBeVisible();
  const moment = page.getByRole("slider", { name: "Time in the flight" });
  await moment.fill("0");
  await expect(page.getByText("0.0 m radial, −100 m in-track, 0.0 m cross-track")).toBeVisible();
  await page.getByRole("button", { name: "Play at 100 times the speed" }).click();
  await expect(page.getByText(/−\d\.\d m in-track/)).toBeVisible();
  await expect(page.getByRole("table", { name: "Compared flights" })).toContainText("Reference:");
  await expect(page.getByRole("table", { name: "Gates at the end" })).toContainText("✓ within");
  await expectNoViolations(page);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a beginner docks within ten minutes by the hints, by touch", async ({ page, signIn }) => {
    test.slow();
    await signIn("uma");
    await openGame(page);
    await page.getByRole("button", { name: /^Compete/ }).tap();
    await page.getByRole("button", { name: "Dock With the Station", exact: true }).tap();
    await page.getByRole("button", { name: /^Practice/ }).tap();
    await page.getByRole("button", { name: /^By hand/ }).tap();
    const seconds = await dockByHints(page, async (key) => {
      // The lit button matches the key in the hint; time advances, so another may be lit by now.
      const lit = await page.locator(".cockpit").evaluate((cockpit) => {
        const button = cockpit.querySelector("[data-next]");
        const { left = 0, top = 0, width = 0, height = 0 } = button?.getBoundingClientRect() ?? {};
        return { key: button?.querySelector("kbd")?.textContent, x: left + width / 2, y: top + height / 2 };
      });
      if (lit.key === key) await page.touchscreen.tap(lit.x, lit.y);
    });
    await expect(achieved(page)).toBeVisible();
    expect(seconds).toBeLessThan(600);
    await expect(page.locator(".delivery")).toHaveAttribute("data-delivery", "saved");
  });

  test("in portrait and landscape nothing scrolls or overlaps, and every target is 44 px", async ({ page, signIn }) => {
    await signIn("player");
    await openGame(page);
    await page.getByRole("button", { name: /^Compete/ }).tap();
    await page.getByRole("button", { name: "Dock With the Station", exact: true }).tap();
    await page.getByRole("button", { name: /^Practice/ }).tap();
    await page.getByRole("button", { name: /^By hand/ }).tap();
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(async () => (await page.locator(".game").boundingBox())?.width).toBe(size.width);
      const layout = await page.locator(".game").evaluate((game) => {
        const boxes = [...game.querySelectorAll("button, .hud, .outside")].map((element) => ({
          name: element.textContent || element.className,
          isButton: element.tagName === "BUTTON",
          box: element.getBoundingClientRect(),
        }));
        const overlap = ({ box: a }: (typeof boxes)[0], { box: b }: (typeof boxes)[0]) =>
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        return {
          scrolls: game.scrollHeight > game.clientHeight,
          small: boxes.filter(({ isButton, box }) => isButton && (box.width < 44 || box.height < 44)),
          over: boxes.flatMap((one, at) =>
            boxes.slice(at + 1).flatMap((other) => (overlap(one, other) ? [`${one.name} / ${other.name}`] : [])),
          ),
        };
      });
      expect(layout).toEqual({ scrolls: false, small: [], over: [] });
    }
    await expectNoViolations(page);
  });
});

test("a manual flight can continue at the console", async ({ page, signIn }) => {
  await signIn("player");
  await openGame(page);
  const open = () => page.getByRole("button", { name: "Dock With the Station", exact: true }).click();
  await page.getByRole("button", { name: /^Compete/ }).click();
  await open();
  await page.getByRole("button", { name: /^Practice/ }).click();
  await page.getByRole("button", { name: /^By hand/ }).click();
  await expectNoViolations(page);
  await page.keyboard.press("e");
  await step(page, 100);
  await page.evaluate(() => history.back());
  await page.getByRole("dialog", { name: "Leave the flight?" }).getByRole("button", { name: "Leave" }).click();
  await open();
  await expect(page.getByText("You're back where you left off.")).toBeVisible();
  await expect(page.locator(".closing")).toContainText(/Range\s*98\.\d m/);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.locator(".closing")).toContainText(/Range\s*100\.0 m/);
});

test("on a slow graphics card the picture gets plainer but stays complete", async ({ page, signIn }) => {
  // A software renderer named like a graphics card, at ten pictures a second.
  await page.addInitScript(() => {
    // The method is bound to its context at each call.

    const ask = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function (name: number): unknown {
      const answer: unknown = ask.call(this, name);
      return typeof answer === "string" ? "A graphics card" : answer;
    };
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 100);
    window.cancelAnimationFrame = (id) => window.clearTimeout(id);
  });
  const complaints: string[] = [];
  page.on(
    "console",
    (message) => void (/GL_INVALID|WebGL: INVALID/.test(message.text()) && complaints.push(message.text())),
  );
  await signIn("player");
  await openGame(page);
  await page.getByRole("button", { name: /^Compete/ }).click();
  await page.getByRole("button", { name: "Dock With the Station", exact: true }).click();
  await page.getByRole("button", { name: /^Practice/ }).click();
  await page.locator("canvas").evaluate((canvas) => canvas.setAttribute("data-first", ""));
  const byHand = page.getByRole("button", { name: /^By hand/ });
  await byHand.click();
  await page.getByRole("button", { name: "1×", exact: true }).click();
  const canvas = page.locator("canvas");
  const context = () =>
    canvas.evaluate((one) => (one as HTMLCanvasElement).getContext("webgl2")?.getContextAttributes());
  await expect.poll(async () => (await context())?.antialias).toBe(false);
  await expect(page.locator(".clock")).not.toHaveText("0 min 00 s");
  await page.waitForFunction(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  );
  expect(complaints).toEqual([]);
});
