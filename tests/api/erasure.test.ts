// Erasure on the built server: who may open, ask, decline and erase, and an erased person who is signed in.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { cookiesOf } from "../support/raw-request";
import { startServer } from "../support/server";

const folder = mkdtempSync(join(tmpdir(), "apsis-erasure-"));
const server = await startServer({ DATA_DIR: folder, DEMO: "1" });
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const signIn = (username: string) => cookiesOf(server.url, username, "Demo@2026space");
const get = (cookie: string, path: string) =>
  fetch(`${server.url}${path}`, { headers: { cookie }, redirect: "manual" });
const post = (cookie: string, path: string, fields: Record<string, string>) =>
  fetch(`${server.url}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie, origin: server.url, "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(fields),
  });

const [sysadmin = "", orgadmin = "", foreign = "", instructor = "", player = ""] = await Promise.all(
  ["sysadmin", "orgadmin", "orgadmin2", "instructor", "player"].map(signIn),
);
const idOf = async (username: string) => {
  const page = await (await get(sysadmin, `/admin/users?q=${username}`)).text();
  return new RegExp(`/admin/users/([0-9a-f-]{36})[^>]*>(?:<[^>]*>)*${username}<`).exec(page)?.[1] ?? "";
};

test("only administrators of the person open the preview and erase", async () => {
  const path = `/admin/users/${await idOf("amelia")}/erase`;
  for (const cookie of ["", instructor, player]) {
    expect((await get(cookie, path)).status).toBe(302);
    expect((await post(cookie, path, { intent: "erase", username: "amelia" })).status).toBe(302);
  }
  expect((await get(foreign, path)).status).toBe(404);
  expect((await post(foreign, path, { intent: "erase", username: "amelia" })).status).toBe(404);
  for (const cookie of [sysadmin, orgadmin]) expect((await get(cookie, path)).status).toBe(200);
  expect(await (await get(orgadmin, path)).text()).toContain("Type ");
});

test("only administrators list requests, each those of the own people", async () => {
  for (const cookie of ["", instructor, player]) expect((await get(cookie, "/admin/users/erasures")).status).toBe(302);
  expect(await (await get(orgadmin, "/admin/users/erasures")).text()).toContain("kwame");
  expect(await (await get(sysadmin, "/admin/users/erasures")).text()).toContain("kwame");
  expect(await (await get(foreign, "/admin/users/erasures")).text()).not.toContain("kwame");
});

test("a request from another site, a wrong name and an unknown intent erase nobody", async () => {
  const path = `/admin/users/${await idOf("amelia")}/erase`;
  const crossSite = await fetch(`${server.url}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: orgadmin, origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    body: new URLSearchParams({ intent: "erase", username: "amelia" }),
  });
  expect(crossSite.status).toBe(403);
  const wrong = await post(orgadmin, path, { intent: "erase", username: "kwame" });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain("Nothing was erased.");
  expect((await post(orgadmin, path, { intent: "everything", username: "amelia" })).status).toBe(422);
  expect((await post(orgadmin, path, { intent: "decline", reason: "x".repeat(501) })).status).toBe(422);
  expect((await get(orgadmin, path)).status).toBe(200);
});

test("a person asks and withdraws; the administrator declines, and the person reads why", async () => {
  expect((await get("", "/account/erasure")).status).toBe(302);
  expect((await post(player, "/account/erasure", { intent: "ask" })).status).toBe(302);
  expect(await (await get(player, "/account/erasure")).text()).toContain("Nobody has decided yet.");
  await post(player, "/account/erasure", { intent: "withdraw" });
  expect(await (await get(player, "/account/erasure")).text()).not.toContain("Nobody has decided yet.");
  await post(player, "/account/erasure", { intent: "ask" });
  const path = `/admin/users/${await idOf("player")}/erase`;
  expect(await (await get(orgadmin, path)).text()).toContain("to be erased.");
  expect((await post(orgadmin, path, { intent: "decline", reason: "Your exam is in May." })).status).toBe(302);
  expect((await post(orgadmin, path, { intent: "decline", reason: "Again." })).status).toBe(409);
  expect(await (await get(player, "/account/erasure")).text()).toContain("Your exam is in May.");
});

test("only the organization's administrators change what becomes of attempts", async () => {
  const page = await get(orgadmin, "/admin/organization");
  const path = page.headers.get("location") ?? "";
  for (const cookie of ["", instructor, player])
    expect((await post(cookie, path, { intent: "erasure", policy: "remove" })).status).toBe(302);
  expect((await post(foreign, path, { intent: "erasure", policy: "remove" })).status).toBe(404);
  expect((await post(orgadmin, path, { intent: "erasure", policy: "everything" })).status).toBe(422);
  expect((await post(orgadmin, path, { intent: "erasure", policy: "keep" })).status).toBe(302);
});

test("an erased person is out at once, and is gone for administrators", async () => {
  const id = await idOf("player");
  const path = `/admin/users/${id}/erase`;
  expect((await get(player, "/results")).status).toBe(200);
  const erased = await post(orgadmin, path, { intent: "erase", username: "Player" });
  expect([erased.status, erased.headers.get("location")]).toEqual([302, "/admin/users"]);
  expect((await get(player, "/results")).status).toBe(302);
  expect((await get(orgadmin, path)).status).toBe(404);
  expect((await post(orgadmin, path, { intent: "erase", username: "player" })).status).toBe(404);
  expect(await idOf("player")).toBe("");
  expect(await (await get(instructor, "/instructor")).text()).not.toContain(id);
});
