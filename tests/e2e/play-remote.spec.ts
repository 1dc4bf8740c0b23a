// GAME_URL in a browser: a game on another origin.
import { expect, test as base } from "./test";

const test = base.extend<{ baseURL: string }>({
  baseURL: async ({ remoteGameSite }, use) => use(remoteGameSite.url),
});

const typeHeaders = (path: string): Record<string, string> =>
  path.endsWith(".wasm") ? { "Content-Type": "application/wasm" } : {};
/** The fewest headers that a game needs. Its loader is a script, so it needs none. */
const allowOrigin = (origin: string) => (path: string) =>
  path.endsWith(".loader.js") ? {} : { ...typeHeaders(path), "Access-Control-Allow-Origin": origin };
type FakeGameWindow = { gameMessages: unknown[]; gameConfig: Record<string, string> };

test("a game from another origin plays, and its loader gets company, product and version", async ({
  page,
  remoteGame,
  remoteGameSite,
  signIn,
}) => {
  remoteGame.headers = allowOrigin(remoteGameSite.url);
  await signIn("player");
  await page.goto("/play");
  // Here and below: the fake game sets these on its window.
  await expect.poll(() => page.evaluate(() => (window as unknown as FakeGameWindow).gameMessages?.length)).toBe(1);
  expect(await page.evaluate(() => (window as unknown as FakeGameWindow).gameConfig)).toMatchObject({
    dataUrl: `${remoteGame.url}/Build/fake.data`,
    companyName: "Owl Labs",
    productName: "Far Tour",
    productVersion: "3.1",
  });
});

test("if the other server stops allowing this site, students get a clear message", async ({
  page,
  remoteGame,
  remoteGameSite,
  signIn,
  expectedProblems,
}) => {
  expectedProblems.push(/CORS policy|ERR_FAILED|Failed to fetch/);
  // As on some content networks: the answer to our server's check allows the site, the answers to browsers don't.
  remoteGame.headers = (path, isBrowser) => (isBrowser ? typeHeaders(path) : allowOrigin(remoteGameSite.url)(path));
  await signIn("player");
  await page.goto("/play");
  await expect(page.getByRole("alert")).toContainText("The game couldn't be loaded.");
  await expect(page.getByRole("link", { name: "Retry" })).toBeVisible();
  await page.getByText("Details for support").click();
  await expect(page.getByLabel("Details")).toContainText(remoteGame.url);
});
