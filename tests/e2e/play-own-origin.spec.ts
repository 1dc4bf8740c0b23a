// GAME_ORIGIN in a browser: the game runs on its own origin, in a frame.
import type { Page } from "@playwright/test";
import { demoPassword, expect, test as base } from "./test";

const test = base.extend<{ baseURL: string }>({
  baseURL: async ({ gameOriginSite }, use) => use(gameOriginSite.url),
});

/** Signs in within the browser, because only it resolves names below .localhost. */
async function signIn(page: Page, username: string) {
  await page.goto("/forbidden");
  await page.evaluate(
    async ([name, password]) => {
      const body = new URLSearchParams({ intent: "login", username: name!, password: password! });
      await fetch("/?index", { method: "POST", body, redirect: "manual" });
    },
    [username, demoPassword],
  );
}

type FakeGameWindow = { gameMessages: [string, string][]; dispatchReactUnityEvent: (name: string) => void };

/** The window that the game runs in. */
async function gameOf(page: Page) {
  await expect.poll(() => page.frames()[1]?.url()).toContain("/play/frame");
  const frame = page.frames()[1]!;
  // Here and below: the fake game sets these on its window.
  await expect.poll(() => frame.evaluate(() => (window as unknown as FakeGameWindow).gameMessages?.length)).toBe(1);
  return frame;
}

test("the game plays in a frame of its origin, knows its player, and can't read the site", async ({
  page,
  gameOriginSite,
}) => {
  gameOriginSite.install({});
  await signIn(page, "player");
  await page.goto("/play");
  const game = await gameOf(page);
  expect(new URL(game.url()).origin).toBe(gameOriginSite.origin);
  const [[name, json]] = await game.evaluate(
    () => (window as unknown as FakeGameWindow).gameMessages as [[string, string]],
  );
  expect([name, JSON.parse(json)]).toMatchObject([
    "Startup.Configure",
    { userName: "player", apiUrl: gameOriginSite.url },
  ]);
  expect(await game.evaluate(() => document.cookie)).not.toContain("XSRF-TOKEN");
  expect(
    await game.evaluate(() => {
      try {
        return parent.document.title;
      } catch {
        return "refused";
      }
    }),
  ).toBe("refused");
});

test("the game may make only the calls that playing needs, as its player", async ({
  page,
  gameOriginSite,
  expectedProblems,
}) => {
  expectedProblems.push(/409|422|404/);
  gameOriginSite.install({});
  await signIn(page, "sysadmin");
  await page.goto("/play");
  const game = await gameOf(page);
  const call = (method: string, path: string, body?: string) =>
    game.evaluate(
      async ([verb, address, text]) => {
        const headers = { "Content-Type": "application/json" };
        const answer = await fetch(address!, { method: verb, ...(text ? { body: text, headers } : {}) });
        return { status: answer.status, text: await answer.text() };
      },
      [method, path, body],
    );
  expect((await call("GET", `${gameOriginSite.url}/api/sessions`)).status).toBe(200);
  expect((await call("GET", "/api/sessions")).status).toBe(200);
  expect(
    (await call("POST", `${gameOriginSite.url}/api/groups/join`, JSON.stringify({ password: "NONE-SUCH" }))).text,
  ).toMatch(/code|class/i);
  for (const [method, path, body] of [
    ["GET", "/api/users"],
    ["POST", "/api/organizations", JSON.stringify({ name: "Taken" })],
    ["GET", "/api/sessions/../users"],
    ["GET", "/api/sessions/%2e%2e/users"],
    ["DELETE", "/api/sandboxes/1"],
  ] as const)
    expect([path, (await call(method, gameOriginSite.url + path, body)).status]).toEqual([path, 403]);
});

test("LogOut signs out of the site, and messages from other windows do nothing", async ({ page, gameOriginSite }) => {
  gameOriginSite.install({});
  await signIn(page, "player");
  await page.goto("/play");
  const game = await gameOf(page);
  await page.evaluate(() => window.postMessage({ apsis: "logOut" }, "*"));
  expect(new URL(page.url()).pathname).toBe("/play");
  await game.evaluate(() => (window as unknown as FakeGameWindow).dispatchReactUnityEvent("LogOut"));
  await expect(page.getByLabel("Password")).toBeVisible();
});

test("the contract check runs the game in its frame and receives its events", async ({ page, gameOriginSite }) => {
  gameOriginSite.install({});
  await signIn(page, "sysadmin");
  await page.goto("/admin/content/contract");
  const game = await gameOf(page);
  await expect(page.getByText("The game accepted it.").first()).toBeVisible();
  await game.evaluate(() => (window as unknown as FakeGameWindow).dispatchReactUnityEvent("Quit"));
  await expect(page.getByText("The game just sent it.")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/admin/content/contract");
});

test("the page's address follows what the game in the frame opens, and takes no address that isn't one", async ({
  page,
  gameOriginSite,
}) => {
  gameOriginSite.install({});
  await signIn(page, "player");
  await page.goto("/play");
  const game = await gameOf(page);
  const scenario = "a61bfe84-b81a-5933-98ff-86ed975c74f0";
  const show = (query: string) =>
    game.evaluate((search) => {
      history.replaceState(history.state, "", search);
      dispatchEvent(new Event("apsisaddress"));
    }, query);
  await show(`?scenario=${scenario}`);
  await expect(page).toHaveURL(`/play?scenario=${scenario}`);
  await show("?scenario=../../logout");
  await expect(page).toHaveURL("/play");
  await show(`?scenario=${scenario}`);
  await expect(page).toHaveURL(`/play?scenario=${scenario}`);
  await show("?");
  await expect(page).toHaveURL("/play");
});
