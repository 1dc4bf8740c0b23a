// Due work runs for a timer that knows the secret, and for no other caller.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startServer } from "../support/server";

const folder = mkdtempSync(join(tmpdir(), "apsis-tick-"));
const server = await startServer({ DATA_DIR: folder, DEMO: "0", CRON_SECRET: "a secret of the timer, for this test" });
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const tick = (method: string, secret?: string) =>
  fetch(`${server.url}/api/tick`, { method, headers: secret ? { authorization: `Bearer ${secret}` } : {} });

test.each(["GET", "HEAD", "POST", "PUT", "DELETE"])(
  "%s without the secret, or with a wrong one, is 401",
  async (method) => {
    expect((await tick(method)).status).toBe(401);
    expect((await tick(method, "another secret, of the same length..")).status).toBe(401);
  },
);

test("with the secret GET and HEAD run due work, and other methods are refused", async () => {
  const done = await tick("GET", "a secret of the timer, for this test");
  expect([done.status, await done.json()]).toEqual([200, { failed: [] }]);
  expect((await tick("HEAD", "a secret of the timer, for this test")).status).toBe(200);
  expect((await tick("POST", "a secret of the timer, for this test")).status).toBe(405);
});
