// A school signs in within the same minute: everyone waits in a queue and gets in.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { insertUsers, hashPassword } from "../support/set-up";
import { preparedDatabase } from "../support/database";
import { fillDatabase } from "../support/fill-database";
import { startServer } from "../support/server";

const folder = mkdtempSync(join(tmpdir(), "apsis-sign-ins-"));
const environment = { ...(await preparedDatabase(folder)), DEMO: "0" };
const students = Array.from({ length: 300 }, (_, number) => `student-${number}`);
const password = "Orbital@Class1";
await fillDatabase(environment, async (ctx) => {
  const passwordHash = await hashPassword(password);
  const people = students.map((username) => ({
    ...{ id: uuid(), username, email: `${username}@example.org`, passwordHash },
    ...{ organizationId: null, role: "User" as const, isFreeUser: true },
  }));
  await insertUsers(ctx, people);
});
// Requests name their own address: the test is a trusted proxy.
const server = await startServer({ ...environment, TRUSTED_PROXIES: "127.0.0.1" });
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

type SignIn = { username: string; typed?: string; from?: string; signal?: AbortSignal };

const signIn = ({ username, typed = password, from = "192.0.2.1", signal }: SignIn) =>
  fetch(`${server.url}/api/auth/session`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify({ username, password: typed }),
    ...(signal ? { signal } : {}),
  });

const logIn = (username: string) =>
  fetch(`${server.url}/?index`, {
    method: "POST",
    headers: { "x-forwarded-for": "192.0.2.1" },
    body: new URLSearchParams({ intent: "login", username, password }),
    redirect: "manual",
  });

function countStatuses(answers: Response[]) {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

test("300 students behind one address all sign in at the same time, by call and form", async () => {
  const arriving = students.map((username, at) => (at % 3 === 0 ? logIn(username) : signIn({ username })));
  expect(countStatuses(await Promise.all(arriving))).toEqual({ 200: 200, 302: 100 });
});

test("a flood of wrong passwords delays sign-ins from other addresses by a few places only", async () => {
  let answerCount = 0;
  const flood = Array.from({ length: 200 }, (_, guess) =>
    signIn({ username: `nobody-${guess}`, typed: "Wrong@Guess1", from: "198.51.100.9" }).finally(() => answerCount++),
  );
  // The flood is queued before the others.
  await expect.poll(() => answerCount, { interval: 5, timeout: 30_000 }).toBeGreaterThan(5);
  const before = answerCount;
  expect((await signIn({ username: "student-1" })).status).toBe(200);
  expect(answerCount - before).toBeLessThan(40);
  expect(countStatuses(await Promise.all(flood))).toEqual({ 401: 200 });
});

test("a visitor who gives up leaves the queue, and the password isn't checked", async () => {
  const leaving = new AbortController();
  const flood = Array.from({ length: 150 }, (_, at) => signIn({ username: `student-${at}`, signal: leaving.signal }));
  const startedAt = performance.now();
  await Promise.any(flood);
  const perSignIn = performance.now() - startedAt;
  leaving.abort();
  await Promise.allSettled(flood);
  const returned = performance.now();
  expect((await signIn({ username: "student-200" })).status).toBe(200);
  // Well below the time that checking all of them would take.
  expect(performance.now() - returned).toBeLessThan(Math.max(1_000, perSignIn * 20));
});
