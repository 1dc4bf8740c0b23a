// The game viewer with builds of every kind, good and bad.
import type { Page } from "@playwright/test";
import type { Suffix } from "../support/game-builds";
import { test } from "./game-server";
import { demoPassword, expect, refusedRequest } from "./test";
import { firstOf } from "../support/tuples";

type Fake = {
  gameMessages: [string, string][];
  gameQuits: number;
  finishLoading: () => void;
  dispatchReactUnityEvent: (name: string) => void;
};
const fake = (page: Page) => ({
  messages: () => page.evaluate(() => (window as unknown as Fake).gameMessages),
  dispatch: (name: string) =>
    page.evaluate((event) => (window as unknown as Fake).dispatchReactUnityEvent(event), name),
});

const failure = (page: Page) => page.getByRole("alert").filter({ hasText: "The game couldn't be loaded." });

for (const suffix of ["", ".br", ".gz", ".unityweb"] as Suffix[]) {
  test(`a build with the suffix "${suffix}" plays and learns the player's name once`, async ({
    page,
    games,
    signIn,
  }) => {
    games.install({ suffix });
    await signIn("player");
    await page.goto("/play");
    await expect.poll(() => fake(page).messages()).toHaveLength(1);
    const [name, json] = firstOf(await fake(page).messages());
    expect(name).toBe("Startup.Configure");
    expect(JSON.parse(json)).toEqual({
      userName: "player",
      userId: expect.any(String),
      apiUrl: games.url,
      organizationName: "Aurora Academy",
      classification: "UNCLASSIFIED",
      dataLibrary: { url: "", userName: "", password: "" },
    });
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    // Progress is measured against its size.
    const file = await page.request.get(`/game/Build/fake.data${suffix}`);
    expect([file.status(), file.headers()]).toMatchObject([200, { "content-length": expect.stringMatching(/^[1-9]/) }]);
  });
}

test("a loader that resolves after its ready event still gets its startup data once", async ({
  page,
  games,
  signIn,
}) => {
  games.install({ behaviour: "late" });
  await signIn("player");
  await page.goto("/play");
  await page.waitForFunction(() => "finishLoading" in window);
  await expect(page.getByText("Loading... 100%")).toBeVisible();
  expect(await fake(page).messages()).toEqual([]);
  await page.evaluate(() => (window as unknown as Fake).finishLoading());
  await expect.poll(() => fake(page).messages()).toHaveLength(1);
});

test("a stalled loader is reported after a minute, with a way to try again", async ({ page, games, signIn }) => {
  games.install({ behaviour: "stalls" });
  await page.clock.install();
  await signIn("player");
  await page.goto("/play");
  await expect(page.getByText("Loading... 50%")).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(failure(page)).toContainText("Loading has stalled.");
  games.install({});
  await page.getByRole("link", { name: "Retry" }).click();
  await expect.poll(() => fake(page).messages()).toHaveLength(1);
});

test.describe("broken builds", () => {
  test.beforeEach(
    ({ expectedProblems }) =>
      void expectedProblems.push(
        refusedRequest,
        /fake game is broken/,
        /does not support WebGL/,
        /answered 404/,
        /Unable to parse/,
        /createUnityInstance/,
      ),
  );

  test("a loader that throws is reported", async ({ page, games, signIn }) => {
    games.install({ behaviour: "throws" });
    await signIn("player");
    await page.goto("/play");
    await expect(failure(page)).toContainText("The game stopped while it was starting. Tell your instructor.");
    await page.getByText("Details for support").click();
    await expect(page.getByLabel("Details")).toContainText("The fake game is broken.");
    await expect(page.getByRole("link", { name: "Retry" })).toBeVisible();
  });

  test("a loader that throws a string, as Unity's do without WebGL, is reported", async ({ page, games, signIn }) => {
    games.install({ behaviour: "refuses" });
    await signIn("player");
    await page.goto("/play");
    await expect(failure(page)).toContainText("This browser can't show the game because it has no WebGL.");
  });

  test("a script that isn't a loader is reported", async ({ page, games, signIn }) => {
    games.install({ behaviour: "no-loader-function" });
    await signIn("player");
    await page.goto("/play");
    await expect(failure(page)).toBeVisible();
  });

  test("a loader that is missing when requested is reported", async ({ page, games, signIn }) => {
    games.install({});
    await page.route("**/fake.loader.js", (route) => route.fulfill({ status: 404 }));
    await signIn("player");
    await page.goto("/play");
    await expect(failure(page)).toContainText("The game's first file can't be loaded (404). Tell your instructor.");
  });

  test("a truncated file is reported", async ({ page, games, signIn }) => {
    games.install({});
    await page.route("**/fake.data", (route) =>
      route.fulfill({ contentType: "application/octet-stream", body: "the data of" }),
    );
    await signIn("player");
    await page.goto("/play");
    await expect(failure(page)).toContainText("fake.data can't be read. Tell your instructor.");
  });

  test("a file missing during loading is reported", async ({ page, games, signIn }) => {
    games.install({});
    await page.route("**/fake.wasm", (route) => route.fulfill({ status: 404 }));
    await signIn("player");
    await page.goto("/play");
    await expect(failure(page)).toContainText("fake.wasm can't be loaded (404). Tell your instructor.");
  });
});

for (const [missingPart, message] of [
  ["loader", "public/game contains no build."],
  ["wasm", "fake.wasm is missing."],
  ["data", "fake.data is missing."],
]) {
  test(`a build without its ${missingPart} doesn't start`, async ({ page, games, signIn }) => {
    games.install({ leaveOut: missingPart });
    await signIn("player");
    await page.goto("/play");
    await expect(page.getByRole("alert")).toContainText(`The game couldn't be loaded.${message} Tell your instructor.`);
    await expect(page.getByRole("link", { name: "Retry" })).toBeVisible();
  });
}

test("an empty folder is reported", async ({ page, games, signIn }) => {
  games.install(null);
  await signIn("player");
  await page.goto("/play");
  await expect(page.getByRole("alert")).toContainText("public/game contains no build.");
});

test("the viewer's menu closes on Escape and returns the focus to its button", async ({ page, games, signIn }) => {
  games.install({ behaviour: "late" });
  await signIn("player");
  await page.goto("/play");
  await page.waitForFunction(() => "finishLoading" in window);
  const menu = page.locator("summary").filter({ has: page.getByText("Menu", { exact: true }) });
  await menu.click();
  await expect(page.getByRole("link", { name: "My account" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "My account" })).toBeHidden();
  await expect(menu).toBeFocused();
});

test("without a sign-in there is no game", async ({ page, games }) => {
  games.install({});
  await page.goto("/play");
  await expect(page).toHaveURL("/");
});

test("without scripts the page says what it needs", async ({ context, games, signIn }) => {
  games.install({});
  await signIn("player");
  // In the page as sent, because a browser whose scripts the test turns off does not show it.
  const html = await (await context.request.get("/play")).text();
  expect(/<noscript>.*?<\/noscript>/s.exec(html)?.[0]).toContain("The game needs JavaScript and WebGL.");
});

test("the clipboard's text goes to the game, or an explanation without permission", async ({
  page,
  games,
  signIn,
  context,
}) => {
  games.install({});
  await signIn("player");
  await page.goto("/play");
  await expect.poll(() => fake(page).messages()).toHaveLength(1);
  await context.clearPermissions();
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, "readText", {
      configurable: true,
      value: () => Promise.reject(new DOMException("denied", "NotAllowedError")),
    }),
  );
  await fake(page).dispatch("ClipboardRequest");
  await expect
    .poll(() => fake(page).messages())
    .toContainEqual(["Clipboard.Receive", "BORGERR - Clipboard Read Permission Denied"]);
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, "readText", {
      configurable: true,
      value: () => Promise.resolve("COPIED"),
    }),
  );
  await fake(page).dispatch("ClipboardRequest");
  await expect.poll(() => fake(page).messages()).toContainEqual(["Clipboard.Receive", "COPIED"]);
});

test("the frame is 16:9, and 35 px lower only under a banner", async ({ page, games, signIn }) => {
  games.install({});
  await page.setViewportSize({ width: 1600, height: 900 });
  await signIn("player");
  await page.goto("/play");
  await expect.poll(() => fake(page).messages()).toHaveLength(1);
  await expect.poll(async () => (await page.locator("canvas").boundingBox())?.height).toBe(900);
  await signIn("sysadmin");
  const day = 24 * 3_600_000;
  const cookies = await page.context().cookies();
  const banner = await page.context().request.post("/api/systemSettings/bannerMessage", {
    headers: { "x-xsrf-token": decodeURIComponent(cookies.find(({ name }) => name === "XSRF-TOKEN")!.value) },
    data: {
      message: "Exercise today",
      startDate: new Date(Date.now() - day).toISOString(),
      endDate: new Date(Date.now() + day).toISOString(),
    },
  });
  expect(banner.ok()).toBe(true);
  await page.goto("/play");
  await expect.poll(async () => (await page.locator("canvas").boundingBox())?.height).toBe(865);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
});

test("a second Quit leaves the game within seconds, even if it never ends", async ({ page, games, signIn }) => {
  games.install({});
  await signIn("player");
  await page.goto("/play");
  await expect.poll(() => fake(page).messages()).toHaveLength(1);
  await page.evaluate(() => {
    const { dispatchReactUnityEvent: dispatch } = window as unknown as Fake;
    dispatch("Quit");
    dispatch("Quit");
  });
  await expect(page).toHaveURL("/");
});

test("going back while the game loads leaves nothing behind", async ({ page, games }) => {
  games.install({ behaviour: "late" });
  await page.goto("/forbidden");
  await page.goto("/");
  await page.getByLabel("Username").fill("player");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForFunction(() => "finishLoading" in window);
  // The game has replaced the login page in the history.
  await page.goBack();
  await expect(page).toHaveURL("/forbidden");
  await expect.poll(() => page.evaluate(() => "finishLoading" in window).catch(() => true)).toBe(false);
});

test("LogOut ends the sign-in in the browser and on the server", async ({ page, games, signIn }) => {
  games.install({});
  await signIn("player");
  await page.goto("/play");
  await expect.poll(() => fake(page).messages()).toHaveLength(1);
  await page.evaluate(() => localStorage.setItem("refresh-token", "x"));
  await fake(page).dispatch("LogOut");
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => localStorage.getItem("refresh-token"))).toBeNull();
  await page.goto("/play");
  await expect(page).toHaveURL("/");
});

test("the Play button opens a window for staff, which Quit closes", async ({ page, games, signIn, context }) => {
  games.install({});
  await signIn("instructor");
  await page.goto("/instructor");
  const popup = context.waitForEvent("page");
  await page.getByRole("link", { name: "Play" }).click();
  const window = await popup;
  await expect.poll(() => fake(window).messages()).toHaveLength(1);
  const closed = window.waitForEvent("close");
  await fake(window)
    .dispatch("Quit")
    .catch(() => {});
  await closed;
});

test("Quit returns staff who opened the game themselves to their pages", async ({ page, games, signIn }) => {
  games.install({});
  await signIn("orgadmin");
  await page.goto("/account");
  await page.goto("/play");
  await expect.poll(() => fake(page).messages()).toHaveLength(1);
  await fake(page)
    .dispatch("Quit")
    .catch(() => {});
  await expect(page).toHaveURL("/admin/users");
});
