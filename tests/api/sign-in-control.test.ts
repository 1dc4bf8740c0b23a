// Sign-ins under control on the built server: who sees, ends and limits them, who reads the audit trail, and a syslog
// receiver that dies and comes back.
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { cookiesOf } from "../support/raw-request";
import { startServer } from "../support/server";

const received: string[] = [];
const startReceiver = (port: number) =>
  new Promise<Server>((listening) => {
    const receiver = createServer((socket) => {
      socket.on("data", (part) => received.push(part.toString()));
    });
    receiver.listen(port, "127.0.0.1", () => listening(receiver));
  });
const stopReceiver = (receiver: Server) => new Promise((closed) => receiver.close(closed));

const first = await startReceiver(0);
// A TCP server's address is an object.
const { port } = first.address() as AddressInfo;
const folder = mkdtempSync(join(tmpdir(), "apsis-sign-ins-"));
const server = await startServer({
  DATA_DIR: folder,
  DEMO: "1",
  AUDIT_STREAM_URL: `syslog://127.0.0.1:${port}`,
});
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
const waitFor = (text: string) => expect.poll(() => received.join(""), { timeout: 60_000 }).toContain(text);

const [sysadmin, orgadmin, instructor, player] = await Promise.all(
  ["sysadmin", "orgadmin", "instructor", "player"].map(signIn),
);
const cookies = {
  sysadmin: sysadmin ?? "",
  orgadmin: orgadmin ?? "",
  instructor: instructor ?? "",
  player: player ?? "",
};
const idOf = async (username: string) => {
  const page = await (await get(cookies.sysadmin, `/admin/users?q=${username}`)).text();
  return new RegExp(`/admin/users/([0-9a-f-]{36})[^>]*>(?:<[^>]*>)*${username}<`).exec(page)?.[1] ?? "";
};

test("the audit trail is read by administrators, as a page and as CSV", async () => {
  for (const path of ["/admin/audit-trail", "/admin/audit-trail/csv"]) {
    expect((await get(cookies.sysadmin, path)).status).toBe(200);
    expect((await get(cookies.orgadmin, path)).status).toBe(200);
    for (const cookie of [cookies.instructor, cookies.player, ""]) expect((await get(cookie, path)).status).toBe(302);
  }
  const answer = await get(cookies.orgadmin, "/admin/audit-trail/csv");
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toContain("Audit trail.csv");
  expect((await answer.text()).startsWith("Time (UTC),Actor,Action,")).toBe(true);
});

test("an administrator ends a user's sign-ins on the user's page, without scripts", async () => {
  const userId = await idOf("player");
  const page = await (await get(cookies.orgadmin, `/admin/users/${userId}`)).text();
  expect(page).toContain('value="end-sign-in"');
  expect((await get(cookies.player, "/account")).status).toBe(200);
  expect((await post(cookies.instructor, `/admin/users/${userId}`, { intent: "end-sign-ins" })).status).toBe(302);
  expect((await get(cookies.player, "/account")).status).toBe(200);
  expect((await post(cookies.orgadmin, `/admin/users/${userId}`, { intent: "end-sign-ins" })).status).toBe(302);
  expect((await get(cookies.player, "/account")).status).toBe(302);
  await waitFor("user.endSignIns");
});

test("limits outside their choices are refused", async () => {
  const limits = { idleMinutes: "1", absoluteMinutes: "", staffIdleMinutes: "20160", staffAbsoluteMinutes: "-1" };
  const answer = await post(cookies.sysadmin, "/admin/system/factors", { intent: "sign-in-limits", ...limits });
  expect(answer.status).toBe(422);
});

test("a syslog receiver that dies and comes back misses nothing, and the system page shows the lag", async () => {
  await stopReceiver(first);
  const limits = { idleMinutes: "1440", absoluteMinutes: "", staffIdleMinutes: "20160", staffAbsoluteMinutes: "" };
  expect((await post(cookies.sysadmin, "/admin/system/factors", { intent: "sign-in-limits", ...limits })).status).toBe(
    302,
  );
  const readPage = async () => (await get(cookies.sysadmin, "/admin/system")).text();
  await expect.poll(readPage, { timeout: 60_000 }).toContain("ECONNREFUSED");
  const again = await startReceiver(port);
  await waitFor("system.signInLimits");
  await expect.poll(readPage, { timeout: 60_000 }).toContain("No entries are waiting.");
  await stopReceiver(again);
});
