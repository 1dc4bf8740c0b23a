// A package bundled twice doesn't recognize the other copy's classes, such as its errors.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { runNode } from "../support/child-process";
import { findCopies, findRepeated, listBundled, listLoaded, type LoadedFile } from "../support/package-copies";
import { startServer } from "../support/server";

const folder = mkdtempSync(join(tmpdir(), "apsis-copies-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bundled = listBundled(["build", "build/parts"]);
const recorder = ["--import", pathToFileURL(resolve("tests/support/record-scripts.mjs")).href];
const loadedFiles = (list: string) => listLoaded(JSON.parse(readFileSync(list, "utf8")) as LoadedFile[]);

test("no file of a package is bundled twice", () => {
  expect(bundled.map(({ name }) => name)).toContain("hono");
  expect(findRepeated(bundled)).toEqual([]);
});

test("a running server has one copy of every package, and refuses a body that isn't JSON", async () => {
  const list = join(folder, "server.json");
  const env = { DATA_DIR: join(folder, "data"), DEMO: "0", APSIS_LOADED_FILES: list };
  const server = await startServer(env, undefined, [...recorder, "build/host.js"]);
  for (const body of ['{"a":', '{"a":NaN}', '{"a":0x10}']) {
    const headers = { "content-type": "application/json" };
    const { status } = await fetch(`${server.url}/api/auth/session`, { method: "POST", headers, body });
    expect(status).toBe(422);
  }
  expect((await fetch(`${server.url}/api/openapi.json`)).status).toBe(200);
  expect((await fetch(server.url)).status).toBe(200);
  expect(await server.stop()).toBe(0);
  const loaded = loadedFiles(list);
  expect(loaded.map(({ name }) => name)).toContain("valibot");
  expect(findCopies([...bundled, ...loaded])).toEqual({});
});

test("a server that has loaded all parts has one copy of every package", async () => {
  const list = join(folder, "parts.json");
  const parts = readdirSync("build/parts").filter((name) => name.endsWith(".js"));
  const scripts = ["pages.js", ...parts.map((name) => `parts/${name}`)];
  // host.js and operate.js run something when loaded, so only their later imports are loaded.
  const later = ["host.js", "operate.js"].flatMap((name) =>
    [...readFileSync(join("build", name), "utf8").matchAll(/import\("([^"./][^"]*)"\)/g)].map(([, id]) => id),
  );
  const script = [...scripts.map((name) => pathToFileURL(resolve("build", name)).href), ...later]
    .map((id) => `await import(${JSON.stringify(id)});`)
    .join("\n");
  const { code, output } = await runNode([...recorder, "--input-type=module", "-e", script], {
    APSIS_LOADED_FILES: list,
  }).exited;
  expect({ code, output }).toEqual({ code: 0, output: "" });
  const loaded = loadedFiles(list);
  expect(loaded.map(({ name }) => name)).toContain("nodemailer");
  expect(findCopies([...bundled, ...loaded])).toEqual({});
});
