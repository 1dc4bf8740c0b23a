import type { APIRequestContext, Page } from "@playwright/test";
import { demoPassword, expect, refusedRequest, test } from "./test";

const storedKeys = ["refresh-token", "x-auth-token", "userId", "canPlay"];

const stored = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate((keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])), storedKeys);

const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));

async function logIn(page: Page) {
  await page.goto("/");
  await page.getByLabel("Username").fill("instructor");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Gradebook" })).toBeVisible();
}

test("login stores the keys and cookies that the game reads", async ({ page, request }) => {
  await logIn(page);
  const keys = await stored(page);
  const cookies = await cookiesOf(page);
  expect(keys).toEqual({
    "refresh-token": expect.stringMatching(/^\S{40,}$/),
    "x-auth-token": expect.stringMatching(/^\S+\.\S+\.\S+$/),
    userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    canPlay: "true",
  });
  expect(cookies).toMatchObject({ username: "instructor", userId: keys.userId });
  const roles = await request.get("/api/auth/session/roles", { headers: { "x-auth-token": keys["x-auth-token"]! } });
  expect(await roles.json()).toEqual(["Instructor"]);
});

test("a browser that logs in again replaces its earlier sign-in", async ({ page, request, signIn }) => {
  await signIn("instructor");
  const { apsis_sign_in: earlier } = await cookiesOf(page);
  await signIn("instructor");
  const { apsis_sign_in: now } = await cookiesOf(page);
  const rolesOf = async (value: string) =>
    (await request.get("/api/auth/session/roles", { headers: { cookie: `apsis_sign_in=${value}` } })).status();
  expect([await rolesOf(earlier!), await rolesOf(now!)]).toEqual([401, 200]);
});

test("logging out ends the sign-in on the server and in the browser", async ({ page, request, expectedProblems }) => {
  // An open gradebook may poll once more.
  expectedProblems.push(/\/gradebook-changes\//);
  await logIn(page);
  const before = await stored(page);
  const cookie = Object.entries(await cookiesOf(page))
    .map((pair) => pair.join("="))
    .join("; ");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Apsis" })).toBeVisible();
  await expect(page.getByText("You've been logged out")).toHaveCount(0);

  expect(await stored(page)).toEqual(Object.fromEntries(storedKeys.map((key) => [key, null])));
  const cookies = await cookiesOf(page);
  for (const name of ["username", "userId", "apsis_sign_in"]) expect(cookies).not.toHaveProperty(name);

  const guarded = await request.get("/instructor", { headers: { cookie }, maxRedirects: 0 });
  expect([guarded.status(), guarded.headers().location]).toEqual([302, "/"]);
  const refreshed = await request.post("/api/auth/session/token", {
    data: JSON.stringify(before["refresh-token"]),
    headers: { "content-type": "application/json" },
  });
  expect(refreshed.status()).toBe(401);
  const roles = await request.get("/api/auth/session/roles", { headers: { "x-auth-token": before["x-auth-token"]! } });
  expect(roles.status()).toBe(401);
});

test("opening the login page while signed in logs out, with a warning", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/");
  await expect(page.getByRole("alert")).toHaveText("You've been logged outDismiss");
  await expect(page.locator("[data-severity=warning]")).toBeVisible();
  await page.goto("/instructor");
  await expect(page.getByRole("alert")).toHaveText("You must log in first");
});

test("a stored refresh token is also ended on the server", async ({ page, request }) => {
  await logIn(page);
  const { "refresh-token": refreshToken } = await stored(page);
  // The open gradebook would poll and redirect by itself.
  await page.goto("about:blank");
  await page.context().clearCookies();
  const deletion = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.goto("/");
  expect((await deletion).status()).toBe(204);
  await expect(page.locator("[data-severity=warning]")).toContainText("You've been logged out");
  expect(await stored(page)).toMatchObject({ "refresh-token": null, userId: null });
  const refreshed = await request.post("/api/auth/session/token", {
    data: JSON.stringify(refreshToken),
    headers: { "content-type": "application/json" },
  });
  expect(refreshed.status()).toBe(401);
});

test("a toast hides itself after six seconds", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.clock.install({ time: "2026-03-02T09:00:00Z" });
  await page.clock.pauseAt("2026-03-02T09:00:01Z");
  await page.goto("/");
  const toast = page.locator("[data-severity=warning]");
  await expect(toast.getByRole("button", { name: "Dismiss" })).toBeVisible();
  // Pending requests share the test's clock and would time out.
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(5_999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});

test("a toast can be dismissed", async ({ page, signIn }) => {
  await signIn("instructor");
  await page.goto("/");
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.locator("[data-severity]")).toHaveCount(0);
});

const roles = (page: Page, token: string | null) =>
  page.request.get("/api/auth/session/roles", { headers: { "x-auth-token": token ?? "" } });

test("opening a page renews an expired stored token for the game", async ({ page }) => {
  await logIn(page);
  const before = await stored(page);
  await page.evaluate(() => localStorage.setItem("x-auth-token", "e30.eyJleHAiOjF9.x"));
  await page.reload();
  await expect.poll(async () => (await roles(page, (await stored(page))["x-auth-token"]!)).status()).toBe(200);
  expect((await stored(page))["refresh-token"]).not.toBe(before["refresh-token"]);
});

test("ten minutes later the page has fetched the next token by itself", async ({ page, expectedProblems }) => {
  // Advancing the clock aborts the framework's prefetching.
  expectedProblems.push(/Failed to fetch manifest patches/);
  await page.clock.install();
  await logIn(page);
  const before = await stored(page);
  const aMinuteLater = async () => {
    // Not `runFor`: the time limit of the request would pass before its answer.
    await page.clock.fastForward("01:00");
    return (await stored(page))["refresh-token"];
  };
  await expect.poll(aMinuteLater, { timeout: 30_000 }).not.toBe(before["refresh-token"]);
  expect((await roles(page, (await stored(page))["x-auth-token"]!)).status()).toBe(200);
});

test("a page's call with a 401 refreshes and stores the token and is repeated", async ({ page, expectedProblems }) => {
  expectedProblems.push(refusedRequest);
  await logIn(page);
  await page.goto("/instructor/gradebook/Fall%20Term/RPO%20Quiz");
  const forgedToken = (await stored(page))["x-auth-token"]!.replace(/\.[^.]*$/, ".forged");
  await page.evaluate((token) => localStorage.setItem("x-auth-token", token), forgedToken);
  const requests: string[] = [];
  page.on("response", (response) =>
    requests.push(`${new URL(response.url()).pathname.split("/").at(-1)} ${response.status()}`),
  );
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  await downloading;
  expect(requests.filter((line) => /^(csv|token)/.test(line))).toEqual(["csv 401", "token 200", "csv 200"]);
  expect((await roles(page, (await stored(page))["x-auth-token"]!)).status()).toBe(200);
});

test("login without cookies says that nobody is signed in, and leaves no sign-in open", async ({ page }) => {
  await page.route(/_root\.data/, async (route) => {
    const response = await route.fetch();
    const { "set-cookie": _, ...headers } = response.headers();
    await page.context().clearCookies();
    await route.fulfill({ response, headers });
    await page.context().clearCookies();
  });
  await page.goto("/");
  await page.getByLabel("Username").fill("instructor");
  await page.getByLabel("Password", { exact: true }).fill(demoPassword);
  const deletion = page.waitForRequest((request) => request.method() === "DELETE");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "No logged in user. If this problem persists, please contact your administrator.",
  );
  await deletion;
  expect(Object.values(await stored(page))).toEqual([null, null, null, null]);
});

const loggedOutHere = /You've been logged out in this browser\./;

/** Logs out while requests fail as in `fail`, and returns the sign-in that stays on the server. */
async function logOutWithoutServer(page: Page, fail: (page: Page) => Promise<unknown>) {
  await logIn(page);
  // An open gradebook would poll and redirect by itself.
  await page.getByRole("link", { name: "View All Courses" }).click();
  await expect(page.getByRole("heading", { name: "Courses" })).toBeVisible();
  // The idle page prefetches the login page's scripts.
  await page.waitForLoadState("networkidle");
  const { apsis_sign_in: token } = await cookiesOf(page);
  await fail(page);
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Welcome to Apsis" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(loggedOutHere);
  expect(await stored(page)).toEqual(Object.fromEntries(storedKeys.map((key) => [key, null])));
  const cookies = await cookiesOf(page);
  for (const name of ["username", "userId", "XSRF-TOKEN"]) expect(cookies).not.toHaveProperty(name);
  return token!;
}

const statusOfSignIn = async (request: APIRequestContext, token: string) =>
  (await request.get("/api/auth/session/roles", { headers: { cookie: `apsis_sign_in=${token}` } })).status();

test("logging out offline works at once here, and on the server once it is back", async ({
  page,
  context,
  request,
  expectedProblems,
}) => {
  // The framework's prefetching fails offline.
  expectedProblems.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/);
  const token = await logOutWithoutServer(page, () => context.setOffline(true));
  expect(await statusOfSignIn(request, token)).toBe(200);
  await context.setOffline(false);
  await expect.poll(() => statusOfSignIn(request, token)).toBe(401);
  await expect.poll(async () => Object.keys(await cookiesOf(page))).not.toContain("apsis_sign_in");
  await logIn(page);
});

test("logging out while the server fails signs out here, whichever page is next", async ({
  page,
  request,
  expectedProblems,
}) => {
  expectedProblems.push(/status of 500|Failed to fetch manifest patches/);
  const token = await logOutWithoutServer(page, (at) =>
    at.route("**/*", (route) => route.fulfill({ status: 500, body: "Internal Server Error" })),
  );
  expect(await statusOfSignIn(request, token)).toBe(200);
  // No script of the page can report the failure first.
  await page.goto("about:blank");
  await page.unroute("**/*");
  await page.goto("/instructor/courses");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("alert")).toHaveText("You must log in first");
  await expect.poll(() => statusOfSignIn(request, token)).toBe(401);
});

test("a sign-in ended elsewhere loses its cookies, with one notice", async ({ page }) => {
  await logIn(page);
  await page.goto("/results");
  const { "x-auth-token": token } = await stored(page);
  const deletion = await page.request.delete("/api/auth/session", {
    headers: { "x-auth-token": token!, cookie: "" },
  });
  expect(deletion.status()).toBe(204);
  await page.goto("/account");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("alert")).toHaveText(["You've been logged outDismiss"]);
  for (const name of ["username", "userId", "apsis_sign_in"]) expect(await cookiesOf(page)).not.toHaveProperty(name);
  expect(Object.values(await stored(page))).toEqual([null, null, null, null]);
});
