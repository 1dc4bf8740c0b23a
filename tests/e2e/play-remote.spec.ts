// GAME_URL in a browser: a game that lies on another origin.
import { expect, test as base } from "./test";

const test = base.extend<{ baseURL: string }>({
  baseURL: async ({ site }, use) => use(site.url),
});

const typed = (path: string): Record<string, string> =>
  path.endsWith(".wasm") ? { "Content-Type": "application/wasm" } : {};
/** As much as is needed and no more: the loader is a script. */
const letIn = (origin: string) => (path: string) =>
  path.endsWith(".loader.js") ? {} : { ...typed(path), "Access-Control-Allow-Origin": origin };
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
  // The reason, here and below: the fake game leaves these on its window.
  await expect.poll(() => page.evaluate(() => (window as unknown as Fake).gameMessages?.length)).toBe(1);
  expect(await page.evaluate(() => (window as unknown as Fake).gameConfig)).toMatchObject({
    dataUrl: `${other.url}/Build/fake.data`,
    companyName: "Owl Labs",
    productName: "Far Tour",
    productVersion: "3.1",
  });
});

test("a server that stops letting this site in is told of in words a student understands", async ({
  page,
  other,
  site,
  signIn,
  expectedProblems,
}) => {
  expectedProblems.push(/CORS policy|ERR_FAILED|Failed to fetch/);
  // As a content network may: what the server asks beforehand it answers as it should, and browsers it does not.
  other.headers = (path, isBrowser) => (isBrowser ? typed(path) : letIn(site.url)(path));
  await signIn("player");
  await page.goto("/play");
  await expect(page.getByRole("alert")).toContainText("The game could not be loaded.");
  await expect(page.getByRole("link", { name: "Retry" })).toBeVisible();
  await page.getByText("Details for support").click();
  await expect(page.getByLabel("Details")).toContainText(other.url);
});
