// A database moved to another machine without the files of its game.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runNode } from "../support/child-process";
import { emptyDatabase, preparedDatabase } from "../support/database";
import { cookiesOf, rawRequest } from "../support/raw-request";
import { hostUnderTest } from "../support/server";
import { unityBuild } from "../support/unity-builds";
import { zipOf } from "../support/zip";

const folder = mkdtempSync(join(tmpdir(), "apsis-moved-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const oldMachine = await preparedDatabase(join(folder, "own"));
const newMachine = await emptyDatabase(join(folder, "other"));
const backup = join(folder, "backup.gz");
const zip = join(folder, "tour.zip");
writeFileSync(zip, zipOf(unityBuild()));

const operate = async (args: string[], env: Record<string, string>) => {
  const { code, output } = await runNode(["--liftoff-only", "build/operate.js", ...args], env).exited;
  expect([code, output]).toEqual([0, expect.any(String)]);
  return output;
};

/** Starts a server and captures its output and pages. */
async function startWithOutput(env: Record<string, string>) {
  const host = runNode(hostUnderTest, { PORT: "0", LOG_LEVEL: "info", ...env });
  const [, port] = await host.printed(/is ready: http:\/\/[^\s/]+:(\d+)/);
  const stop = async () => {
    host.kill("SIGTERM");
    await host.exited;
  };
  return { url: `http://127.0.0.1:${port}`, printed: host.printed, output: host.output, stop };
}

const password = "F1rst@Password";
const missingGame =
  /The game “Tour 3\.1”, installed on \d\d\/\d\d\/\d{4}, isn't in .+games, so students get the game in public\/game/;

/** Sets the administrator's password with the link that admin:create printed. */
async function setPassword(url: string, link: string) {
  const code = new URL(/http\S+/.exec(link)?.[0] ?? "").searchParams.get("code");
  const answer = await fetch(`${url}/api/users/passwordResets/boss`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "boss", code, password, passwordConfirmation: password }),
  });
  expect(answer.status).toBe(200);
}

test("a backup names the games it leaves out; restore, log and System page report missing ones", async () => {
  const link = await operate(["admin:create", "--username", "boss", "--email", "boss@apsis.example"], oldMachine);
  await operate(["game:install", zip], oldMachine);
  const before = await startWithOutput(oldMachine);
  await setPassword(before.url, link);
  await before.printed(/"game":"Tour 3\.1","msg":"serving an installed game"/);
  expect(before.output()).not.toMatch(missingGame);
  await before.stop();

  const warning = /Not copied: the installed games \(Tour 3\.1; 0\.\d MB\)\. Copy .+own\/games separately\./;
  expect(await operate(["backup", "--file", backup], oldMachine)).toMatch(warning);
  expect(await operate(["restore", "--file", backup], newMachine)).toMatch(missingGame);

  const copy = await startWithOutput(newMachine);
  await copy.printed(missingGame);
  const headers = { cookie: await cookiesOf(copy.url, "boss", password) };
  const read = async (path: string) => (await rawRequest(copy.url, path, { headers })).body.toString();
  for (const path of ["/admin/system", "/admin/content"]) expect(await read(path)).toMatch(missingGame);

  cpSync(join(folder, "own/games"), join(folder, "other/games"), { recursive: true });
  for (const path of ["/admin/system", "/admin/content"]) expect(await read(path)).not.toMatch(missingGame);
  expect(await read("/admin/content")).toContain("Tour 3.1");

  rmSync(join(folder, "other/games"), { recursive: true });
  const giveUp = { method: "POST", headers: { ...headers, "content-type": "application/x-www-form-urlencoded" } };
  const answer = await rawRequest(copy.url, "/admin/content/game", { ...giveUp, body: "intent=giveUp" });
  expect(answer.status).toBe(302);
  expect(await read("/admin/system")).not.toMatch(missingGame);
  await copy.stop();
});

test("a backup of an uninitialized database is refused; a start names the migrations it ran", async () => {
  const empty = await emptyDatabase(join(folder, "empty"));
  const file = join(folder, "empty.gz");
  const { code, output } = await runNode(["--liftoff-only", "build/operate.js", "backup", "--file", file], empty)
    .exited;
  expect([code, output]).toEqual([1, "The database is empty: no server has been started on it yet.\n"]);
  const first = await startWithOutput(empty);
  expect(first.output()).toMatch(/"migrations":"0001_initial\.sql to \w+\.sql \(\d+\)","msg":"database migrated"/);
  await first.stop();
});
