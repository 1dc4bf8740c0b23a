// GAME_URL in a browser: a game that lies on another origin.
import { fakeBuild, startGameServer, type GameServer } from "../support/game-builds";
import { freePort } from "../support/free-port";
import { startOtherOrigin, type OtherOrigin } from "../support/other-origin";
import { copyDemoData } from "./demo-data";
import { expect, test as base } from "./test";

const page = `<script>var config = { loaderUrl: "Build/fake.loader.js", dataUrl: "Build/fake.data",
  frameworkUrl: "Build/fake.framework.js", codeUrl: "Build/fake.wasm",
  companyName: "Owl Labs", productName: "Far Tour", productVersion: "3.1" };</script>`;

const test = base.extend<{ baseURL: string }, { other: OtherOrigin; site: GameServer }>({
  other: [
    async ({}, use) => {
      const other = await startOtherOrigin();
      other.files.set("index.html", Buffer.from(page));
      for (const [name, bytes] of Object.entries(fakeBuild({}))) other.files.set(`Build/${name}`, bytes);
      await use(other);
      await other.stop();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ other }, use) => {
      const port = await freePort();
      const address = { PORT: String(port), APP_URL: `http://127.0.0.1:${port}` };
      const site = await startGameServer(copyDemoData, { ...address, GAME_URL: other.url });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
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
  await page.getByText("Details for whoever helps").click();
  await expect(page.getByLabel("Details")).toContainText(other.url);
});
