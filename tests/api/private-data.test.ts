// DATA_DIR is readable for the server's account only: the built server with its own folder.
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { demoPassword } from "../support/product-facts";
import { runNode } from "../support/child-process";
import { preparedDatabase } from "../support/database";
import { cookiesOf, rawRequest } from "../support/raw-request";
import { hostUnderTest } from "../support/server";
import { unityBuild } from "../support/unity-builds";
import { zipOf } from "../support/zip";

let folder: string;
const running: ReturnType<typeof runNode>[] = [];
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "apsis-private-"))));
afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill("SIGTERM");
    await server.exited;
  }
  rmSync(folder, { recursive: true, force: true });
});

const dataDir = () => join(folder, "data");

async function start(env: Record<string, string> = {}) {
  const server = runNode(hostUnderTest, { PORT: "0", LOG_LEVEL: "info", DEMO: "1", DATA_DIR: dataDir(), ...env });
  running.push(server);
  const [, port] = await server.printed(/is ready: http:\/\/[^\s/]+:(\d+)/);
  return { ...server, url: `http://127.0.0.1:${port}` };
}

/** Paths and modes of everything that other accounts could read. */
function readableByOthers(folder: string): string[] {
  const names = ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
  return names.flatMap((name) => {
    const stats = lstatSync(join(folder, name), { throwIfNoEntry: false });
    if (!stats || stats.isSymbolicLink()) return [];
    const mode = stats.mode & 0o777;
    const isPrivate = stats.isDirectory() ? mode === 0o700 : stats.isFile() ? mode === 0o600 : (mode & 0o077) === 0;
    return isPrivate ? [] : [`${name} ${mode.toString(8)}`];
  });
}

/** Each mail is a file until there is an SMTP_URL. */
const requestReset = (url: string) =>
  rawRequest(url, "/api/users/requestPasswordReset", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "player@apsis.example" }),
  });

test("a new installation writes every file for its own account only", async () => {
  // The usual umask of a service account.
  const before = process.umask(0o022);
  try {
    const { url, printed } = await start();
    const admin = { cookie: await cookiesOf(url, "sysadmin", demoPassword) };
    const upload = await rawRequest(url, "/admin/content/game?source=game.zip", {
      method: "POST",
      headers: { ...admin, "content-type": "application/zip", accept: "application/json" },
      body: zipOf(unityBuild({ sceneBytes: 200_000 })),
    });
    expect(upload.status).toBe(200);
    await rawRequest(url, "/game/Build/tour.data", { headers: { "accept-encoding": "gzip, br" } });
    expect((await requestReset(url)).status).toBe(200);
    await printed(/wrote email to a file/);
    expect(readdirSync(dataDir())).toEqual(expect.arrayContaining(["games", "outbox", "pgdata", "session-secret"]));
    expect(readableByOthers(dataDir())).toEqual([]);
  } finally {
    process.umask(before);
  }
});

test("a start makes files private that an earlier version left readable, and logs it once", async () => {
  const env = await preparedDatabase(dataDir());
  const outbox = join(dataDir(), "outbox");
  mkdirSync(join(dataDir(), "games/old/Build"), { recursive: true });
  mkdirSync(outbox);
  for (let mail = 0; mail < 300; mail++) writeFileSync(join(outbox, `${mail}.eml`), "a link that works");
  const outside = join(folder, "outside.txt");
  writeFileSync(outside, "of another account");
  chmodSync(outside, 0o644);
  symlinkSync(outside, join(dataDir(), "link"));
  for (const name of ["", ...readdirSync(dataDir(), { recursive: true, encoding: "utf8" })]) {
    const path = join(dataDir(), name);
    if (!lstatSync(path).isSymbolicLink()) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o644);
  }
  const server = await start(env);
  await server.printed(/DATA_DIR is now private to this account/);
  expect(readableByOthers(dataDir())).toEqual([]);
  expect(lstatSync(outside).mode & 0o777).toBe(0o644);
});

test("the log and the System page name a folder that can't be made private", async () => {
  const env = await preparedDatabase(dataDir());
  mkdirSync(dataDir(), { recursive: true });
  // Like /tmp, which others need too.
  chmodSync(dataDir(), 0o1777);
  const server = await start(env);
  await server.printed(/Other accounts on this machine may be able to read DATA_DIR/);
  const { body } = await rawRequest(server.url, "/admin/system", {
    headers: { cookie: await cookiesOf(server.url, "sysadmin", demoPassword) },
  });
  expect(body.toString()).toContain("Other accounts on this machine may be able to read DATA_DIR");
  expect(lstatSync(dataDir()).mode & 0o7777).toBe(0o1777);
});
