import { readPage } from "./read-page";
import { expect, refusedRequest, test } from "./test";

const pages = [
  {
    path: "/forbidden",
    tab: "Forbidden",
    title: "403 Access Denied (Forbidden)",
    text: "You do not have permission to access this resource",
  },
  {
    path: "/server-error",
    tab: "Server error",
    title: "500 Unexpected server error!",
    text: "If problem persists contact support",
  },
  {
    path: "/unauthorized",
    tab: "Unauthorized",
    title: "Looks like something broke!",
    text: "If problem persists contact support",
  },
  {
    path: "/no/such/page",
    tab: "Page not found",
    title: "Page not found!",
    text: "The resource you are looking for does not exist.",
  },
];

for (const { path, tab, title, text } of pages) {
  test(`${path} says what is wrong and leads to the login`, async ({ page, expectedProblems }) => {
    if (path === "/no/such/page") expectedProblems.push(refusedRequest);
    const answer = await page.goto(path);
    expect(answer!.status()).toBe(path === "/no/such/page" ? 404 : 200);
    await expect(page).toHaveTitle(`${tab} - Apsis`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Go to Login" }).click();
    await expect(page.getByRole("heading", { name: "Welcome to Apsis" })).toBeVisible();
  });
}

test("only admin paths have a suffix in the page title", async ({ page, signIn, expectedProblems }) => {
  // The admin page loads later.
  expectedProblems.push(refusedRequest);
  await signIn("sysadmin");
  await page.goto("/instructor/courses");
  await expect(page).toHaveTitle("Courses - Apsis");
  await page.goto("/admin/users");
  await expect(page).toHaveTitle("Users - Apsis Admin Panel");
});

const missing = [
  "/instructor/gradebook/00000000-0000-7000-8000-000000000000",
  "/instructor/gradebook/no-id-at-all",
  "/gradebook/no-id-at-all",
  "/instructor/gradebook/Fall%20Term/RPO%20Quiz?session=no-id&quiz=no-id",
];

for (const path of missing) {
  test(`${path} is the 404 page`, async ({ context, signIn }) => {
    await signIn("instructor");
    expect(await readPage(context, path)).toMatchObject({
      status: 404,
      text: expect.stringContaining("Page not found!"),
    });
  });
}

test("an invalid request is the sender's mistake, and redirects to no other host", async ({ page, signIn }) => {
  const { request } = page;
  const json = { headers: { "content-type": "application/json" }, data: "{}" };
  for (const path of ["/?index", "/register", "/close-banner"])
    expect((await request.post(path, json)).status(), path).toBe(415);
  for (const returnTo of ["/\u20ac", "/\n/x", "/\t/evil.example", "//evil.example", "/\\evil.example"]) {
    const answer = await request.post("/close-banner", { form: { key: "abc", returnTo }, maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, "/"]);
  }
  await signIn("sysadmin");
  for (const dialog of ["delete", "role", "reset", "organization"])
    expect((await request.get(`/admin/users?dialog=${dialog}&id=zz`)).status(), dialog).toBe(200);
  const changes = "/gradebook-changes/00000000-0000-7000-8000-000000000000?since=";
  for (const since of ["", "yesterday", "2026-01-01T00:00:00.000Z", "9:3:", "3:9:7,6"])
    expect((await request.get(changes + encodeURIComponent(since))).status(), since).toBe(422);
});

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a mistyped address signs nobody out: the shell and a way back stay", async ({
      page,
      signIn,
      expectedProblems,
    }) => {
      expectedProblems.push(refusedRequest);
      await signIn("orgadmin");
      for (const path of ["/admin/cuorses", "/no/such/page", "/forbidden"]) {
        await page.goto(path);
        await expect(page.getByRole("banner")).toContainText("orgadmin");
        await page.getByRole("link", { name: "Go back" }).click();
        await expect(page).toHaveURL("/admin/users");
      }
      await page.goto("/admin/courses/00000000-0000-7000-8000-000000000000");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found!");
      await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Courses" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Courses");
      await page.goto("/admin/organizations");
      await expect(page).toHaveURL("/unauthorized");
      await page.getByRole("link", { name: "Go back" }).click();
      await expect(page.getByRole("banner")).toContainText("orgadmin");
    });
  });
}
