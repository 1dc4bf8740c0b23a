// The site as Vercel would run it; `npm run check:vercel` starts it and sets APSIS_URL.
import { readFile } from "node:fs/promises";
import { demoPassword, expect, test as base } from "../e2e/test";

const test = base.extend<{ baseURL: string }>({ baseURL: async ({}, use) => use(process.env.APSIS_URL!) });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor logs in on the exported page, reads the gradebook and downloads the CSV", async ({
    page,
    request,
  }) => {
    const answer = await page.goto("/");
    expect(await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content")).toContain(
      "'sha256-",
    );
    expect(answer!.headers()).toMatchObject({
      "content-security-policy": "frame-ancestors 'none'",
      "cache-control": "public, max-age=0, must-revalidate",
      "x-content-type-options": "nosniff",
      "strict-transport-security": expect.stringContaining("max-age="),
    });
    await page.getByLabel("Username").fill("instructor");
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gradebook");
    await expect(page.locator("tbody").getByRole("rowheader")).toHaveCount(24);
    const link = page.getByRole("link", { name: /^Space 101 Final/ });
    await page.goto((await link.getAttribute("href"))!);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Quiz Results Space 101 Final.csv");
    expect((await readFile(await download.path(), "utf8")).split("\r\n").filter(Boolean)).toHaveLength(25);
    expect((await request.get("/api/groups")).status()).toBe(401);
  });
});

test("with a sign-in the Remix function answers, and opening the login page signs out", async ({ page, signIn }) => {
  await signIn("instructor");
  const answer = await page.goto("/");
  expect(answer!.headers()["content-security-policy"]).toContain("'nonce-");
  await expect(page.getByRole("alert")).toContainText("You've been logged out");
  await page.reload();
  await expect(page.locator("meta[http-equiv=Content-Security-Policy]")).toHaveCount(1);
});

test("a missing address gets the exported 404 page, for pages and for data", async ({ request }) => {
  const page = await request.get("/no/such/page");
  expect([page.status(), await page.text()]).toEqual([404, expect.stringContaining("Page not found!")]);
  expect((await request.get("/exported/index.html")).status()).toBe(404);
  expect((await request.get("/api/nothing")).headers()["content-type"]).toContain("application/problem+json");
});

test("the API is one function: sign-in, courses, and its document", async ({ request }) => {
  const { accessToken } = await (
    await request.post("/api/auth/session", { data: { username: "instructor", password: demoPassword } })
  ).json();
  const groups = await request.get("/api/groups", { headers: { "x-auth-token": accessToken } });
  expect([groups.status(), groups.headers()["cache-control"]]).toEqual([200, "no-store"]);
  expect((await groups.json()).map(({ name }: { name: string }) => name)).toContain("Orbital Mechanics 101");
  expect((await (await request.get("/api/openapi.json")).json()).openapi).toMatch(/^3\.1/);
});

test("a subscription is bought, and the webhook function learns of it", async ({ page }) => {
  const userName = `buyer-${process.pid}`;
  await page.goto("/register");
  await page.getByLabel("Username").fill(userName);
  await page.getByLabel("Email").fill(`${userName}@example.org`);
  await page.getByLabel("Password", { exact: true }).fill("Str0ng@Passw");
  await page.getByLabel("Access Code").fill("ORBIT-7K2M");
  await page.getByLabel("First Name").fill("Ada");
  await page.getByLabel("Last Name").fill("Lovelace");
  await page.locator("[data-stripe=cardNumber]").fill("4242 4242 4242 4242");
  await page.locator("[data-stripe=cardExpiry]").fill("12/40");
  await page.locator("[data-stripe=cardCvc]").fill("123");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
  const login = await page.context().request.post("/?index", {
    form: { intent: "login", username: userName, password: "Str0ng@Passw" },
    maxRedirects: 0,
  });
  expect(login.headers().location).toBe("/play");
  expect((await page.context().request.post("/api/payments/webhook", { data: {} })).status()).toBe(400);
});

test("hashed assets are cached for ever, private answers never, and the game's files have their types", async ({
  page,
  request,
  signIn,
}) => {
  const html = await (await request.get("/")).text();
  const asset = await request.get(/\/assets\/app-[\w-]+\.css/.exec(html)![0]);
  expect(asset.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
  await signIn("player");
  const play = await page.goto("/play");
  expect(play!.headers()["content-security-policy"]).toContain("'wasm-unsafe-eval'");
  expect(play!.headers()["cache-control"]).toBe("no-store");
  // Everything the page loads is versioned by deployment or content hash, so a second visit requests none of it.
  const readLoaded = () =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").flatMap(({ name }) => (name.includes("/game/Build/") ? [name] : [])),
    );
  await expect.poll(async () => (await readLoaded()).length).toBeGreaterThan(2);
  for (const address of await readLoaded()) {
    expect(address).toMatch(/\?v=dpl_check$|\/game\.\w+-[A-Z0-9]{8}\.js\.gz$/);
    const asset = await request.head(address);
    expect(asset.headers()["cache-control"], address).toBe("public, max-age=31536000, immutable");
  }
  // Last, because visiting the login page signs out.
  expect((await page.request.get("/_root.data")).headers()["cache-control"]).toBe("no-store");
  const code = await request.head("/game/Build/game.wasm.gz");
  expect(code.headers()).toMatchObject({
    "content-type": "application/wasm",
    "content-encoding": "gzip",
    "cross-origin-embedder-policy": "require-corp",
    "cache-control": "no-cache",
  });
});

test("the timer's function does due work", async ({ request }) => {
  const answer = await request.get("/api/tick", {
    headers: { authorization: `Bearer ${process.env.APSIS_CRON_SECRET}` },
  });
  expect([answer.status(), await answer.json()]).toEqual([200, { failed: [] }]);
  expect((await request.get("/api/tick")).status()).toBe(401);
});
