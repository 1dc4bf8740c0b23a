// API tokens and service accounts, as people make and revoke them.
import { courseNamed } from "./api";
import { expectNoViolations } from "./page-checks";
import { expect, logIn, newName, register, test } from "./shop";

const statusWith = async (url: string, token: string) =>
  (await fetch(`${url}/api/auth/session/roles`, { headers: { authorization: `Bearer ${token}` } })).status;

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a user makes a token, calls the API with it, and revokes it", async ({ page, shop }) => {
      const userName = newName("scripter");
      await register(shop, userName);
      await logIn(page, userName);
      await page.goto("/account");
      await page.getByRole("link", { name: "Manage API tokens" }).click();
      await expect(page.getByText("You have no API tokens.")).toBeVisible();
      await page.getByLabel("Name").fill("Grade export");
      await page.getByLabel("Read leaderboards").check();
      await page.getByRole("button", { name: "Create token" }).click();
      const shown = page.getByRole("status").filter({ hasText: "Copy the token now." });
      await expect(shown).toBeVisible();
      if (scripts) await expectNoViolations(page);
      const [token = ""] = /apsis_pat_[0-9A-Za-z]{49}/.exec((await shown.textContent()) ?? "") ?? [];
      expect(await statusWith(shop.url, token)).toBe(200);
      await page.goto("/account/tokens");
      await expect(page.getByText(token)).toHaveCount(0);
      await page.getByRole("button", { name: "Revoke Grade export" }).click();
      await expect(page.getByText("You have no API tokens.")).toBeVisible();
      expect(await statusWith(shop.url, token)).toBe(401);
    });
  });
}

test("an administrator reaches the service accounts from the sidebar", async ({ page, signIn }) => {
  await signIn("orgadmin");
  await page.goto("/admin/users");
  await page.getByRole("link", { name: "Service accounts" }).click();
  await expect(page.getByRole("heading", { name: "Service accounts", level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Revoke Campus portal" })).toBeVisible();
  await expectNoViolations(page);
});

test("an instructor's token reads a gradebook, and nothing else", async ({ page, signIn, shop }) => {
  await signIn("instructor");
  const { sessionId } = await courseNamed(page.request, "Orbital Mechanics 101");
  await page.goto("/account/tokens");
  await page.getByLabel("Name").fill("Gradebook reader");
  await page.getByLabel("Read gradebooks and quiz results").check();
  await page.getByRole("button", { name: "Create token" }).click();
  const shown = page.getByRole("status").filter({ hasText: "Copy the token now." });
  const [token = ""] = /apsis_pat_[0-9A-Za-z]{49}/.exec((await shown.textContent()) ?? "") ?? [];
  const ask = (path: string, method = "GET") =>
    fetch(`${shop.url}${path}`, { method, redirect: "manual", headers: { authorization: `Bearer ${token}` } });
  const gradebook = await ask(`/api/sessions/${sessionId}/gradebook/csv`);
  expect([gradebook.status, gradebook.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  expect((await gradebook.text()).split("\r\n").length).toBeGreaterThan(3);
  for (const path of ["/api/groups", "/api/users", `/api/sessions/${sessionId}`, "/api/organizations"])
    expect((await ask(path)).status, path).toBe(403);
  expect((await ask("/api/scores", "POST")).status).toBe(403);
  // Pages take no token.
  expect((await ask("/instructor")).headers.get("location")).toBe("/");
  await page.goto("/account/tokens");
  await page.getByRole("button", { name: "Revoke Gradebook reader" }).click();
  await expect(page.getByText("The token was revoked.")).toBeVisible();
  expect((await ask(`/api/sessions/${sessionId}/gradebook/csv`)).status).toBe(401);
});
