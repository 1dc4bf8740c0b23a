// Routes without a page refuse with their own status, never 200.
import { expect, test } from "vitest";
import { addUser, testPassword } from "../support/builders";
import { cookiesOf } from "../support/raw-request";
import { apiUrl, testApi } from "../support/rest-api";

const ctx = await testApi();
const admin = await addUser(ctx, { role: "SystemAdmin" });
const cookie = await cookiesOf(apiUrl(), admin.userName, testPassword);
const nowhere = "00000000-0000-4000-8000-000000000000";

async function statusOf(method: string, path: string, body?: URLSearchParams) {
  const answer = await fetch(`${apiUrl()}${path}`, {
    method,
    redirect: "manual",
    headers: { cookie, origin: apiUrl() },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}

test.each([
  ["/close-banner", 422],
  ["/play/answer", 422],
  ["/admin/content/game", 302],
  ["/admin/users/import/run", 404],
])("an invalid form sent to %s is answered %i", async (path, status) => {
  expect(await statusOf("POST", path, new URLSearchParams({ nonesuch: "1" }))).toBe(status);
});

test.each([
  [`/admin/content/curricula/nonesuch/download`, 404],
  [`/admin/content/lessons/${nowhere}/download`, 404],
  ["/admin/users/import/report", 404],
  [`/admin/users/import/report?id=${nowhere}`, 404],
  ["/close-banner", 404],
  [`/gradebook-changes/${nowhere}`, 422],
  [`/gradebook-changes/${nowhere}?since=1`, 422],
])("%s without its parameter is answered %i", async (path, status) => {
  expect(await statusOf("GET", path)).toBe(status);
});

test.each(["/close-banner", "/play/answer", "/admin/content/game", "/admin/users/import/run", "/logout"])(
  "a form that another site sends to %s is refused",
  async (path) => {
    const answer = await fetch(`${apiUrl()}${path}`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie, origin: "https://elsewhere.example" },
      body: new URLSearchParams({ nonesuch: "1" }),
    });
    // Forbidden, or redirected with a message.
    expect([302, 403]).toContain(answer.status);
  },
);

test.each([
  ["the login page", "/?mode=no-cookies", () => `${apiUrl()}/`],
  ["another site", "/", () => "https://elsewhere.example/"],
])("a visitor without cookies who comes from %s is redirected to %s", async (_from, address, referrer) => {
  const answer = await fetch(`${apiUrl()}/account`, { redirect: "manual", headers: { referer: referrer() } });
  await answer.arrayBuffer();
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(address);
});
