// The built server on a PostgreSQL in which somebody has locked a table: health and sign-in go on, or say in time that they cannot.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, expect, inject, test } from "vitest";
import { demoPassword } from "~/domain/demo/people";
import { ApiClient } from "../support/api-client";
import { emptyDatabase } from "../support/database";
import { relayTo } from "../support/relay";
import { startServer } from "../support/server";

const onServer = inject("template").kind === "postgres";
const folder = mkdtempSync(join(tmpdir(), "apsis-locked-"));
const given = { ...(await emptyDatabase(folder)), DEMO: "1", DATABASE_CONNECTIONS: "6" } as Record<string, string>;
const relay = onServer ? await relayTo(given.DATABASE_URL) : null;
await relay?.open();
const operator = onServer ? postgres(given.DATABASE_URL, { max: 2, onnotice: () => {} }) : null;
const server = relay ? await startServer({ ...given, DATABASE_URL: relay.url }) : null;
const url = server?.url ?? "";
afterAll(async () => {
  await server?.stop();
  await operator?.end();
  rmSync(folder, { recursive: true, force: true });
});

async function whileLocked<T>(tables: string, work: () => Promise<T>): Promise<T> {
  const held = await operator!.reserve();
  try {
    await held.unsafe(`begin; lock table ${tables}`);
    return await work();
  } finally {
    await held`rollback`;
    held.release();
  }
}

async function timed(ask: () => Promise<Response>) {
  const begun = performance.now();
  const { status } = await ask();
  return { status, seconds: (performance.now() - begun) / 1_000 };
}

const form = new URLSearchParams({ intent: "login", username: "player", password: demoPassword });
const logIn = () => fetch(`${url}/?index`, { method: "POST", body: form, redirect: "manual" });
const signIn = () =>
  fetch(`${url}/api/auth/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "player", password: demoPassword }),
  });
const health = () => fetch(`${url}/healthz`);

test.runIf(onServer)("while a table is locked that others wait for, health and sign-in answer as ever", async () => {
  const player = new ApiClient(url);
  await player.signIn("player", demoPassword);
  await whileLocked("sandboxes, curricula", async () => {
    const waiting = Array.from({ length: 30 }, () => player.get("/sandboxes"));
    const answers = await Promise.all([timed(health), timed(signIn), timed(logIn), timed(health)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 302, 200]);
    // None of them waits for the table; the machine may be slow.
    for (const { seconds } of answers) expect(seconds).toBeLessThan(3);
    for (const { status } of await Promise.all(waiting)) expect(status).toBe(503);
  });
  expect((await player.get("/sandboxes")).status).toBe(200);
});

test.runIf(onServer).each(["users", "sign_ins", "rate_limits", "users, sign_ins, banner_message, organizations"])(
  "while %s is locked a sign-in says 503 within 3 s, by form and by call, and health answers within 1 s",
  async (tables) => {
    await whileLocked(tables, async () => {
      const [called, posted, healthy] = await Promise.all([timed(signIn), timed(logIn), timed(health)]);
      expect([called.status, posted.status, healthy.status]).toEqual([503, 503, 200]);
      expect([called.seconds, posted.seconds, healthy.seconds]).toSatisfy(
        ([call, page, sign]: number[]) => call < 3 && page < 3 && sign < 1,
        "call and page within 3 s, health within 1 s",
      );
    });
    expect([(await signIn()).status, (await logIn()).status]).toEqual([200, 302]);
  },
);

test.runIf(onServer)("a database that says nothing any more is told by health within a second", async () => {
  const thaw = relay!.freeze();
  const answers = await Promise.all([timed(health), timed(health), timed(health)]);
  for (const { status, seconds } of answers) expect([status, seconds < 1]).toEqual([503, true]);
  thaw();
  await expect.poll(async () => (await health()).status, { timeout: 10_000 }).toBe(200);
});
