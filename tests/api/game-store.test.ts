// Games in DATA_DIR/games when a process is killed, or two change them at once.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runNode } from "../support/child-process";
import { preparedDatabase } from "../support/database";
import { startGameServer } from "../support/game-builds";
import { demoPassword } from "../support/product-facts";
import { cookiesOf, rawRequest } from "../support/raw-request";
import { unityBuild } from "../support/unity-builds";
import { zipOf } from "../support/zip";

const folder = mkdtempSync(join(tmpdir(), "apsis-killed-games-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const zipOfGame = (name: string) => zipOf(unityBuild({ name, product: name }));

/** The store's record. Every game that it names must be complete. */
type Note = { current?: string | null; installed: string[]; candidate?: string };
const noteOf = (store: string) => {
  const path = join(store, "installed.json");
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Note) : { installed: [] };
};
const loaderOf = (store: string, id: string) =>
  readdirSync(join(store, id, "Build")).find((name) => name.endsWith(".loader.js"));
function expectWhole(store: string) {
  const { current, installed, candidate } = noteOf(store);
  for (const id of [current, ...installed, candidate]) {
    if (!id) continue;
    expect(readdirSync(join(store, id, "Build"))).toHaveLength(4);
    expect(existsSync(join(store, `${id}.json`))).toBe(true);
  }
}

test("a command killed at any step leaves one complete game offered, and the next cleans up", async () => {
  const dataDir = join(folder, "killed");
  const store = join(dataDir, "games");
  const operate = (args: string[], dieAt?: number) => {
    const dying = dieAt === undefined ? [] : ["--import", resolve("tests/support/die-at.mjs")];
    const env = { DATA_DIR: dataDir, ...(dieAt === undefined ? {} : { DIE_AT: String(dieAt) }) };
    return runNode([...dying, "--liftoff-only", "build/operate.js", ...args], env).exited;
  };
  /** Kills the command at each step in turn, until it finishes. */
  const killEverywhere = async (argsOf: () => string[], states: (string | undefined)[]) => {
    let deaths = 0;
    for (;;) {
      const { code } = await operate(argsOf(), deaths);
      expectWhole(store);
      const { current } = noteOf(store);
      expect(states).toContain(current ? loaderOf(store, current) : undefined);
      if (code !== null) return { code, deaths };
      deaths++;
    }
  };
  const zip = (name: string) => {
    const path = join(folder, `${name}.zip`);
    writeFileSync(path, zipOfGame(name));
    return path;
  };
  expect(await operate(["game:install", zip("first")])).toMatchObject({ code: 0 });
  const first = noteOf(store).current ?? "";
  const candidate = await killEverywhere(() => ["game:install", zip("second"), "--candidate"], ["first.loader.js"]);
  // The folder, the facts, the record and the deletions: there were steps at which to kill it.
  expect(candidate).toEqual({ code: 0, deaths: expect.toSatisfy((deaths: number) => deaths >= 3) });
  expect(await operate(["game:offer"])).toMatchObject({ code: 0 });
  // The record loses the game before its files go, so the second run finds nothing to uninstall.
  const uninstalled = await killEverywhere(() => ["game:uninstall", first], ["second.loader.js"]);
  expect(uninstalled.deaths).toBeGreaterThanOrEqual(2);
  expect(await operate(["game:install", zip("third"), "--candidate"])).toMatchObject({ code: 0 });
  const folders = readdirSync(store, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const { current, candidate: last } = noteOf(store);
  expect(folders.map(({ name }) => name).filter((name) => name !== "uploads")).toEqual([current, last].sort());
});

test("of two simultaneous uploads each is complete or refused, and one candidate remains", async () => {
  const site = await startGameServer((dataDir) => preparedDatabase(dataDir), { DEMO: "1" });
  const store = join(site.dataDir, "games");
  const headers = {
    cookie: await cookiesOf(site.url, "sysadmin", demoPassword),
    "content-type": "application/zip",
    accept: "application/json",
  };
  const upload = (name: string) =>
    rawRequest(site.url, `/admin/content/game?source=${name}.zip`, { method: "POST", headers, body: zipOfGame(name) });
  const answers = await Promise.all(["one", "two", "three"].map(upload));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status !== 409)).toContain(200);
  expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
  for (const { status, body } of answers)
    if (status === 409)
      expect(body.toString()).toMatch(/already uploading a game|Another game is being installed right now/);
  expectWhole(store);
  const { candidate, installed, current } = noteOf(store);
  expect([current, installed]).toEqual([undefined, []]);
  const folders = readdirSync(store).filter((name) => /^[0-9a-f-]{36}$/.test(name));
  expect(folders).toEqual([candidate]);
  expect((await rawRequest(site.url, "/admin/content", { headers })).body.toString()).toContain("Candidate: ");
  await site.stop();
});
