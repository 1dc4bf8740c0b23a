// /admin/system with the banner on every page, and /admin/leaderboards. In sequence, because there is only one banner.
import type { APIRequestContext, Page } from "@playwright/test";
import { demoPassword } from "~/domain/demo/people";
import { ApiClient } from "../support/api-client";
import { expect, inHours, expectKeptOut, test, toast } from "./admin-server";
import { expectNoViolations, expectWithin } from "./page-checks";
import { refusedRequest } from "./test";

test.describe.configure({ mode: "serial" });

const bar = (page: Page) => page.getByRole("region", { name: "Systemwide Message" });
const long =
  "The platform is taken down for maintenance on Saturday from 08:00 until noon. Please save what you are working on, and log out before then.\nSecond line.";

/** Sends a banner over the API. */
async function send(baseURL: string, message: string, { from = -1, to = 1 }: { from?: number; to?: number } = {}) {
  const client = new ApiClient(baseURL);
  await client.signIn("sysadmin", demoPassword);
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  await client.post("/systemSettings/bannerMessage", { message, startDate: hours(from), endDate: hours(to) });
}

const stored = async (request: APIRequestContext) =>
  (await (await request.get("/api/systemSettings/bannerMessage")).json()) as { message: string };

test.afterEach(async ({ baseURL }) => send(baseURL, ""));

test("a message whose time is over isn't reported as sent", async ({ page, signIn }) => {
  await signIn("sysadmin");
  await page.goto("/admin/system");
  await page.getByLabel("Message", { exact: true }).fill("For nobody");
  await page.getByLabel("End Date").fill("");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(
    page.locator("[data-severity=warning]").filter({ hasText: "it isn't shown because it has already ended" }),
  ).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  await page.getByLabel("Message", { exact: true }).fill("");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Banner removed.")).toBeVisible();
});

test("everyone sees a SystemAdmin's message, and a blank one removes it", async ({ page, signIn }) => {
  await signIn("sysadmin");
  await page.goto("/admin/system");
  await expect(page.getByText("No message", { exact: true })).toBeVisible();
  // The default is a day from now.
  await expect(page.getByLabel("End Date")).toHaveValue(/^\d{4}-\d\d-\d\dT/);
  await page.getByLabel("Message", { exact: true }).fill(long);
  await page.getByLabel("End Date").fill(await inHours(page, 24));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Banner sent.")).toBeVisible();
  await expect(bar(page)).toContainText("The platform is taken down");
  await expect(page.getByText(/^Shown until /)).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "banner.send" }).first()).toBeVisible();
  await page.getByLabel("Message", { exact: true }).fill("  ");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(toast(page, "Banner removed.")).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect((await stored(page.request)).message).toBe("");
});

test("'Start date must be before end date', and nothing is sent", async ({ page, signIn }) => {
  await signIn("sysadmin");
  await page.goto("/admin/system");
  let requestCount = 0;
  page.on("request", (request) => void (requestCount += request.method() === "POST" ? 1 : 0));
  await page.getByLabel("Message", { exact: true }).fill("Never sent");
  await page.getByLabel("Start Date").fill(await inHours(page, 48));
  await page.getByLabel("End Date").fill(await inHours(page, 24));
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Start date must be before end date")).toBeVisible();
  expect(requestCount).toBe(0);
  expect((await stored(page.request)).message).toBe("");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a past end is refused at its field, and typed values stay", async ({ page, signIn, expectedProblems }) => {
      expectedProblems.push(refusedRequest);
      await signIn("sysadmin");
      await page.goto("/admin/system");
      await page.getByLabel("Message", { exact: true }).fill("Yesterday's news");
      await page.getByLabel("Start Date").fill("");
      await page.getByLabel("End Date").fill("2026-01-02T03:04");
      await page.getByRole("button", { name: "Send" }).click();
      await expect(page.getByLabel("End Date")).toHaveAccessibleDescription(/End date cannot be in the past\./);
      await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Yesterday's news");
      expect((await stored(page.request)).message).toBe("");
    });
  });
}

test("the picker allows no end date in the past", async ({ page, signIn }) => {
  await signIn("sysadmin");
  await page.goto("/admin/system");
  const end = page.getByLabel("End Date");
  await end.fill(await inHours(page, -2));
  expect(await end.evaluate((field: HTMLInputElement) => field.validity.rangeUnderflow)).toBe(true);
  await end.fill(await inHours(page, 2));
  expect(await end.evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(true);
});

test("the bar is one line of 35 px on every page, errors included, and causes no layout shift", async ({
  page,
  signIn,
  baseURL,
  expectedProblems,
}) => {
  expectedProblems.push(refusedRequest);
  await send(baseURL, long);
  const expectBar = async (path: string) => {
    await page.goto(path);
    await expect(bar(page)).toBeVisible();
    expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 35 });
    const text = bar(page).getByRole("paragraph").first();
    expect(
      await text.evaluate((line) => [line.scrollWidth > line.clientWidth, getComputedStyle(line).textOverflow]),
    ).toEqual([true, "ellipsis"]);
    // Pages of full height fill the rest of the screen.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight), path).toBe(0);
  };
  await page.setViewportSize({ width: 900, height: 900 });
  for (const path of ["/", "/register", "/no-such-page", "/forbidden", "/unauthorized", "/server-error"]) {
    await page.goto(path);
    await expect(bar(page)).toBeVisible();
    expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 35 });
  }
  // A page of the shell that stays short, whatever other tests have added.
  await signIn("orgadmin2");
  await expectBar("/admin");
});

test("outside its dates there is no bar", async ({ page, baseURL }) => {
  for (const dates of [
    { from: 1, to: 2 },
    { from: -2, to: -1 },
  ]) {
    await send(baseURL, "Not now", dates);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Welcome to Apsis" })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  }
});

test("more info shows the whole message and how to reach support", async ({ page, baseURL }) => {
  await send(baseURL, long);
  await page.goto("/");
  await bar(page).getByRole("button", { name: "More info" }).click();
  const dialog = page.getByRole("dialog", { name: "Systemwide Message" });
  await expect(dialog).toContainText("Second line.");
  await expect(dialog).toContainText("Contact support by email");
  await expect(dialog.getByRole("link")).toHaveAttribute("href", /^mailto:.+@/);
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("closing hides the banner on all pages and tabs for the session; a new message shows again", async ({
  page,
  context,
  baseURL,
}) => {
  await send(baseURL, "First message");
  await page.goto("/");
  const flag = () => page.evaluate(() => sessionStorage.getItem("showBanner"));
  await expect.poll(flag).toBe("visible");
  await bar(page).getByRole("button", { name: "Close banner" }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(flag).toBe("hidden");
  await page.goto("/register");
  await expect(bar(page)).toHaveCount(0);
  const tab = await context.newPage();
  await tab.goto("/");
  await expect(bar(tab)).toHaveCount(0);
  const cookie = (await context.cookies()).find(({ name }) => name === "apsis_banner_closed");
  expect(cookie?.expires).toBe(-1);
  await send(baseURL, "Second message");
  await tab.reload();
  await expect(bar(tab)).toContainText("Second message");
});

test("the page has no accessibility violation, and never scrolls sideways", async ({ page, signIn, baseURL }) => {
  await send(baseURL, long);
  await signIn("sysadmin");
  await page.goto("/admin/system");
  await expectNoViolations(page);
  await expectWithin(page, [1440, 768, 390]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("plain forms send, refuse and close a banner", async ({ page, signIn, baseURL, expectedProblems }) => {
    expectedProblems.push(refusedRequest);
    await signIn("sysadmin");
    await page.goto("/admin/system");
    await expect(page.getByText("Times are in UTC.").first()).toBeVisible();
    await page.getByLabel("Message", { exact: true }).fill("By a plain form");
    await page.getByLabel("Start Date").fill("2099-02-01T00:00");
    await page.getByLabel("End Date").fill("2099-01-01T00:00");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Start date must be before end date")).toBeVisible();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("By a plain form");
    await page.getByLabel("Start Date").fill("2020-01-01T00:00");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(bar(page)).toContainText("By a plain form");
    await bar(page).getByRole("button", { name: "More info" }).click();
    await expect(page.getByRole("dialog", { name: "Systemwide Message" })).toBeVisible();
    await page.keyboard.press("Escape");
    await bar(page).getByRole("button", { name: "Close banner" }).click();
    await expect(page).toHaveURL("/admin/system");
    await expect(bar(page)).toHaveCount(0);
    await send(baseURL, "");
  });
});

test("a SystemAdmin clears all leaderboards after a confirmation", async ({ page, signIn }) => {
  await signIn("sysadmin");
  await page.goto("/admin/leaderboards");
  await page.getByRole("link", { name: "Clear All Leaderboards" }).click();
  const dialog = page.getByRole("dialog", { name: "Clear All Leaderboards" });
  await expect(dialog).toContainText("This action cannot be undone.");
  await expectNoViolations(page);
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Never cleared")).toBeVisible();
  await page.getByRole("link", { name: "Clear All Leaderboards" }).click();
  await dialog.getByRole("button", { name: "Clear All Leaderboards" }).click();
  await expect(toast(page, "All leaderboards cleared.")).toBeVisible();
  await expect(page.getByText(/^Last cleared on /)).toBeVisible();
  const standings = (await (await page.request.get("/api/scores/leaderboard/all/all")).json()) as unknown[];
  expect(standings).toEqual([]);
});

expectKeptOut("/admin/system", ["orgadmin", "instructor", "player"]);
expectKeptOut("/admin/leaderboards", ["orgadmin", "instructor", "player"]);
