// The built server on a PostgreSQL with a locked table: health and sign-in work, or answer 503 in time.
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
const environment = { ...(await preparedDatabase(folder)), DEMO: "1", DATABASE_CONNECTIONS: "6" } as Record<
  string,
  string
>;
const relay = onServer ? await relayTo(environment.DATABASE_URL!) : null;
await relay?.open();
const operator = onServer ? openSql(environment.DATABASE_URL!, 2) : null;
const server = relay ? await startServer({ ...environment, DATABASE_URL: relay.url }) : null;
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

test("the waits of sign-in and health add up to the promised limits", () => {
  const { work, urgent } = limitsOf;
  // A sign-in waits for a lock on a free connection, or else for a reserved connection and its lock.
  expect([work.lock, urgent.connection + urgent.lock].every((limit) => limit <= 2_000)).toBe(true);
  expect(urgent.statement).toBeLessThanOrEqual(2_000);
});

test.runIf(onServer)("while a contended table is locked, health and sign-in answer as usual", async () => {
  const { accessToken } = (await (await signIn()).json()) as { accessToken: string };
  const read = () => fetch(`${url}/api/sandboxes`, { headers: { "x-auth-token": accessToken } });
  await whileLocked("sandboxes", async () => {
    let answerCount = 0;
    const waiting = Array.from({ length: 60 }, () => read().finally(() => answerCount++));
    const answers = await Promise.all([health(), signIn(), logIn(), health()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 302, 200]);
    // They didn't wait for all the others.
    expect(answerCount).toBeLessThan(60);
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(503);
  });
  expect((await read()).status).toBe(200);
});

test.runIf(onServer).each(["users", "sign_ins", "rate_limits", "users, sign_ins, banner_message, organizations"])(
  "while %s is locked, sign-in answers 503 by form and by call, and health answers",
  async (tables) => {
    await whileLocked(tables, async () => {
      const answers = await Promise.all([signIn(), logIn(), health()]);
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 200]);
    });
    expect([(await signIn()).status, (await logIn()).status]).toEqual([200, 302]);
  },
);

test.runIf(onServer)("health reports a database that stopped answering", async () => {
  const thaw = relay!.freeze();
  // Only a timeout ends the wait.
  const answers = await Promise.all([health(), health(), health()]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  thaw();
  await expect.poll(async () => (await health()).status, { timeout: 10_000 }).toBe(200);
});
