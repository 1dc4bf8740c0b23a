// The built server on a PostgreSQL with a locked table: health and sign-in go on, or say in time that they cannot.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { demoPassword, limitsOf } from "../support/product-facts";
import { preparedDatabase } from "../support/database";
import { relayTo } from "../support/relay";
import { startServer } from "../support/server";
import { openSql } from "../support/sql-client";

const onServer = inject("template").kind === "postgres";
const folder = mkdtempSync(join(tmpdir(), "apsis-locked-"));
const given = { ...(await preparedDatabase(folder)), DEMO: "1", DATABASE_CONNECTIONS: "6" } as Record<string, string>;
const relay = onServer ? await relayTo(given.DATABASE_URL!) : null;
await relay?.open();
const operator = onServer ? openSql(given.DATABASE_URL!, 2) : null;
const server = relay ? await startServer({ ...given, DATABASE_URL: relay.url }) : null;
const url = server?.url ?? "";
afterAll(async () => {
  await server?.stop();
  await operator?.close();
  rmSync(folder, { recursive: true, force: true });
});

const whileLocked = <T>(tables: string, work: () => Promise<T>): Promise<T> =>
  operator!.holding(`lock table ${tables}`, work);

const form = new URLSearchParams({ intent: "login", username: "player", password: demoPassword });
const logIn = () => fetch(`${url}/?index`, { method: "POST", body: form, redirect: "manual" });
const signIn = () =>
  fetch(`${url}/api/auth/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "player", password: demoPassword }),
  });
const health = () => fetch(`${url}/healthz`);

test("what sign-in and health wait for at most adds up to what they promise", () => {
  const { work, urgent } = limitsOf;
  // A sign-in that finds a free connection waits for a lock there, else for a connection and a lock of those kept for it.
  expect([work.lock, urgent.connection + urgent.lock].every((limit) => limit <= 2_000)).toBe(true);
  expect(urgent.statement).toBeLessThanOrEqual(2_000);
});

test.runIf(onServer)("while a table is locked that others wait for, health and sign-in answer as ever", async () => {
  const { accessToken } = (await (await signIn()).json()) as { accessToken: string };
  const read = () => fetch(`${url}/api/sandboxes`, { headers: { "x-auth-token": accessToken } });
  await whileLocked("sandboxes", async () => {
    let answered = 0;
    const waiting = Array.from({ length: 60 }, () => read().finally(() => answered++));
    const answers = await Promise.all([health(), signIn(), logIn(), health()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 302, 200]);
    // They did not wait until all the others were done.
    expect(answered).toBeLessThan(60);
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(503);
  });
  expect((await read()).status).toBe(200);
});

test.runIf(onServer).each(["users", "sign_ins", "rate_limits", "users, sign_ins, banner_message, organizations"])(
  "while %s is locked a sign-in says 503, by form and by call, and health answers",
  async (tables) => {
    await whileLocked(tables, async () => {
      const answers = await Promise.all([signIn(), logIn(), health()]);
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 200]);
    });
    expect([(await signIn()).status, (await logIn()).status]).toEqual([200, 302]);
  },
);

test.runIf(onServer)("a database that says nothing any more is told by health", async () => {
  const thaw = relay!.freeze();
  // Nothing else ends the waiting.
  const answers = await Promise.all([health(), health(), health()]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  thaw();
  await expect.poll(async () => (await health()).status, { timeout: 10_000 }).toBe(200);
});
