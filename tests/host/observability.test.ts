// What an operator sees: one line for each request, metrics, and the timer's function.
import { mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "@remix-run/node";
import { sql } from "drizzle-orm";
import { createElement, lazy, Suspense } from "react";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { openEmbedded } from "~/db/embedded.server";
import { openPostgres } from "~/db/postgres.server";
import { mailOutbox } from "~/db/schema";
import { readEnvironment } from "~/http/environment.server";
import { openLog } from "~/http/log.server";
import { usePlatform } from "~/http/platform.server";
import { createHostApp } from "../../server/host-app";
import { createHttpServer } from "../../server/http-server";
import { openMetrics } from "../../server/metrics";
import { logRequests } from "../../server/request-log";
import { addUser, testPassword } from "../support/builders";
import { emptyDatabase, openTestDatabase } from "../support/database";

const [metricsToken, cronSecret] = ["a token of the metrics", "a secret of the timer"];
const lines: Record<string, unknown>[] = [];
const database = await openTestDatabase();
const env = readEnvironment({
  SESSION_SECRET: "a secret of the tests, 32 characters",
  DEMO: "0",
  METRICS_TOKEN: metricsToken,
  CRON_SECRET: cronSecret,
});
const platform = { env, database, log: openLog("debug", { write: (line) => void lines.push(JSON.parse(line)) }) };
usePlatform(platform);
const build = (await import(/* @vite-ignore */ pathToFileURL(resolve("build/pages.js")).href)) as ServerBuild;
const metrics = openMetrics(platform);
const origin = await listen(build);
const folder = mkdtempSync(join(tmpdir(), "apsis-observability-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => void lines.splice(0));

/** Serves a build as the host does, and returns its address. */
async function listen(served: ServerBuild) {
  const answer = getRequestListener(createHostApp(platform, served, metrics).fetch, { overrideGlobalObjects: false });
  const handled = logRequests(platform, metrics, (incoming, outgoing) => void answer(incoming, outgoing));
  const server = createHttpServer(env, handled).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const bearer = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });
const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: "manual", ...init });

/**
 * The log line of the only request; the host writes it when the connection is done, which may be after the answer was
 * read.
 */
async function lineOf(path: string, init?: RequestInit) {
  const answer = await ask(path, init);
  await answer.text();
  await expect.poll(() => lines.filter(({ msg }) => msg === "request").length).toBe(1);
  return { answer, line: lines.find(({ msg }) => msg === "request")! };
}

test("each request is one log line with all its facts and no secret", async () => {
  const ctx = { db: database.db, now: new Date(), actor: null };
  const admin = await addUser(ctx, { role: "SystemAdmin" });
  const login = await ask("/api/auth/session", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: admin.userName, password: testPassword }),
  });
  const { accessToken, id } = (await login.json()) as { accessToken: string; id: string };
  await expect.poll(() => lines.length).toBe(1);
  lines.splice(0);
  const { answer, line } = await lineOf(`/api/groups/${id}?secret=hidden`, {
    headers: { "x-auth-token": accessToken, "x-request-id": "chosen-by-a-proxy" },
  });
  expect(line).toMatchObject({
    requestId: "chosen-by-a-proxy",
    method: "GET",
    route: "/api/groups/:id",
    // The call refuses an unknown parameter.
    status: 422,
    userId: admin.id,
    ms: expect.any(Number),
  });
  expect(answer.headers.get("x-request-id")).toBe("chosen-by-a-proxy");
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`hidden|${accessToken}|${testPassword}`));
});

test.each([
  ["/reset-password?email=a@example.org&token=secret", "/reset-password"],
  ["/gradebook/x", "/gradebook/:sessionId"],
  ["/_root.data", "/"],
  ["/no/such/page?x", "/*"],
  ["/api/no/such/call", "/api/*"],
  ["/healthz", "/healthz"],
])("the route of %s is %s", async (path, route) => {
  const { answer, line } = await lineOf(path);
  expect(line).toMatchObject({ route, requestId: answer.headers.get("x-request-id") });
  expect(String(line.requestId)).toMatch(/^[0-9a-f-]{36}$/);
});

test("an id that must not be logged is replaced", async () => {
  const { line } = await lineOf("/healthz", { headers: { "x-request-id": 'x","level":60' } });
  expect(String(line.requestId)).toMatch(/^[0-9a-f-]{36}$/);
});

test("a visitor who leaves before a page is complete causes no error", async () => {
  const never = lazy(() => new Promise<never>(() => {}));
  const module = { default: () => createElement(Suspense, { fallback: "Wait." }, createElement(never)) };
  const routes = { ...build.routes, "routes/_index": { ...build.routes["routes/_index"]!, module } };
  // Clients without a browser's name get the whole page at once.
  const page = await fetch(await listen({ ...build, routes }), {
    headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
  });
  const reader = page.body!.getReader();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => lines.map(({ msg, route }) => [msg, route])).toContainEqual(["request", "/"]);
  expect(lines.filter(({ msg }) => msg !== "request")).toEqual([]);
});

test("a sent page's data is released at once, not at its time limit", async () => {
  const [setTimer, clearTimer] = [vi.spyOn(globalThis, "setTimeout"), vi.spyOn(globalThis, "clearTimeout")];
  await (await ask("/")).text();
  const deadlines = setTimer.mock.results.filter((_, call) => setTimer.mock.calls[call]?.[1] === 6_000);
  expect(deadlines).toHaveLength(1);
  await expect.poll(() => clearTimer.mock.calls.map(([timer]) => timer)).toContain(deadlines[0]?.value);
  vi.restoreAllMocks();
});

test("a failed statement is logged without its values", async () => {
  const error = await database.db
    .insert(mailOutbox)
    .values({ id: "not a uuid but-a-secret" } as never)
    .catch((caught: unknown) => caught);
  platform.log.error({ err: error }, "it failed");
  expect(lines[0]).toMatchObject({
    err: { message: expect.stringContaining("Failed query: insert into") },
    msg: "it failed",
  });
  expect(JSON.stringify(lines)).not.toContain("but-a-secret");
});

test("a statement of more than 200 ms is logged with its text but no values", async () => {
  const place = (await emptyDatabase(folder)) as { DATABASE_URL?: string; DATA_DIR?: string };
  const lines: string[] = [];
  const onSlow = (statement: string, milliseconds: number) => void lines.push(`${statement} ${milliseconds > 200}`);
  const database = place.DATABASE_URL
    ? await openPostgres(place.DATABASE_URL, { connections: 1, onSlow })
    : await openEmbedded(null, { onSlow });
  await database.db.execute(sql`select ${"a value"}::text`);
  await database.db.execute(sql`select pg_sleep(0.3), ${"a value"}::text`);
  await database.close();
  expect(lines).toEqual(["select pg_sleep(0.3), $1::text true"]);
});

test("/metrics needs METRICS_TOKEN, and counts requests, due work, mails and sign-ins", async () => {
  await lineOf("/healthz");
  expect((await ask("/metrics")).status).toBe(401);
  expect((await ask("/metrics", bearer("wrong"))).status).toBe(401);
  metrics.observeWork("mails", "failed", 0.2);
  await database.db.execute(
    sql`insert into mail_outbox (id, recipient, subject, text_body, html_body, created_at, next_try_at) values (gen_random_uuid(), 'a@example.org', 's', 't', 'h', now() - interval '1 hour', now())`,
  );
  const answer = await ask("/metrics", bearer(metricsToken));
  const text = await answer.text();
  expect(answer.headers.get("content-type")).toContain("version=0.0.4");
  expect(text).toMatch(/^http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} [1-9]/m);
  expect(text).toMatch(/^apsis_due_work_seconds_count\{work="mails",outcome="failed"\} 1$/m);
  expect(text).toMatch(/^apsis_mails_waiting 1$/m);
  expect(Number(/^apsis_oldest_mail_seconds (.+)$/m.exec(text)![1])).toBeGreaterThan(3500);
  expect(text).toMatch(/^apsis_sign_ins [1-9]/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  if (database.kind === "postgres") expect(text).toMatch(/^apsis_database_connections\{state="active"\} [1-9]/m);
});

test.runIf(database.kind === "postgres")("/metrics answers while another start migrates and locks tables", async () => {
  let unlock = () => {};
  let migration = Promise.resolve();
  await new Promise<void>((locked) => {
    migration = database.inScript(async (script) => {
      await script("lock table mail_outbox in access exclusive mode");
      locked();
      await new Promise<void>((done) => (unlock = done));
    });
  });
  const answer = await ask("/metrics", bearer(metricsToken));
  const text = await answer.text();
  unlock();
  await migration;
  expect(answer.status).toBe(200);
  expect(text).toMatch(/^apsis_database_read 0$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).not.toMatch(/^apsis_mails_waiting/m);
  expect(lines.map(({ msg }) => msg)).toContain("metrics without database figures");
});

test("the timer's function needs CRON_SECRET and does due work, such as sending mails", async () => {
  expect((await ask("/api/tick")).status).toBe(401);
  expect((await ask("/api/tick", { method: "POST", ...bearer(cronSecret) })).status).toBe(405);
  const answer = await ask("/api/tick", bearer(cronSecret));
  expect([answer.status, await answer.json()]).toEqual([200, { failed: [] }]);
  const text = await (await ask("/metrics", bearer(metricsToken))).text();
  expect(text).toMatch(/^apsis_mails_waiting 0$/m);
});

test("without a token there are no metrics, and without a secret no timer", async () => {
  usePlatform({ ...platform, env: { ...env, metricsToken: null, cronSecret: null } });
  const closed = createHostApp({ ...platform, env: { ...env, metricsToken: null } }, build, metrics);
  expect((await closed.request("/metrics", bearer("null"))).status).toBe(404);
  expect((await closed.request("/api/tick", bearer("null"))).status).toBe(404);
});
