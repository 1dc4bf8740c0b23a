// GAME_URL in a browser: a game on another origin.
import { expect, test as base } from "./test";

const test = base.extend<{ baseURL: string }>({
  baseURL: async ({ site }, use) => use(site.url),
});

const typeHeaders = (path: string): Record<string, string> =>
  path.endsWith(".wasm") ? { "Content-Type": "application/wasm" } : {};
/** The fewest headers needed: the loader is a script. */
const letIn = (origin: string) => (path: string) =>
  path.endsWith(".loader.js") ? {} : { ...typeHeaders(path), "Access-Control-Allow-Origin": origin };
type Fake = { gameMessages: unknown[]; gameConfig: Record<string, string> };

test("a game from another origin plays, and its loader gets company, product and version", async ({
  page,
  other,
  site,
  signIn,
}) => {
  other.headers = letIn(site.url);
  await signIn("player");
  await page.goto("/play");
  // Here and below: the fake game sets these on its window.
  await expect.poll(() => page.evaluate(() => (window as unknown as Fake).gameMessages?.length)).toBe(1);
  expect(await page.evaluate(() => (window as unknown as Fake).gameConfig)).toMatchObject({
    dataUrl: `${other.url}/Build/fake.data`,
    companyName: "Owl Labs",
    productName: "Far Tour",
    productVersion: "3.1",
  });
});

test("if the other server stops allowing this site, students get a clear message", async ({
  page,
  other,
  site,
  signIn,
  expectedProblems,
}) => {
  expectedProblems.push(/CORS policy|ERR_FAILED|Failed to fetch/);
  // Like some content networks: its answer to the server's check allows the site, those to browsers don't.
  other.headers = (path, isBrowser) => (isBrowser ? typeHeaders(path) : letIn(site.url)(path));
  await signIn("player");
  await page.goto("/play");
  await expect(page.getByRole("alert")).toContainText("The game could not be loaded.");
  await expect(page.getByRole("link", { name: "Retry" })).toBeVisible();
  await page.getByText("Details for support").click();
  await expect(page.getByLabel("Details")).toContainText(other.url);
});
