// The built server when its database is down, read-only or full: what it answers, and that it recovers by itself.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, inject, test } from "vitest";
import { demoPassword, openPostgres, outageOf } from "../support/product-facts";
import { ApiClient } from "../support/api-client";
import { runNode } from "../support/child-process";
import { preparedDatabase } from "../support/database";
import { relayTo } from "../support/relay";
import { startServer } from "../support/server";
import { storedRows } from "../support/stored-rows";
import { firstOf } from "../support/tuples";
import { openSql } from "../support/sql-client";

const onServer = inject("template").kind === "postgres";
const folder = mkdtempSync(join(tmpdir(), "apsis-outage-"));
const environment = { ...(await preparedDatabase(folder)), DEMO: "1" } as Record<string, string>;
const relay = onServer ? await relayTo(environment.DATABASE_URL!) : null;
const env = { ...environment, DATABASE_URL: relay?.url ?? "" };
const operator = onServer ? openSql(environment.DATABASE_URL!, 2) : null;
afterAll(async () => {
  await operator?.close();
  rmSync(folder, { recursive: true, force: true });
});

const launch = (wait: string) =>
  runNode(["build/host.js"], { ...env, PORT: "0", LOG_LEVEL: "warn", DATABASE_WAIT: wait });

test.runIf(onServer)(
  "a start waits for the database, logs each try, and exits with code 1 at the time limit",
  async () => {
    await relay!.cut();
    const { code, output } = await launch("1").exited;
    const lines = output.trim().split("\n");
    expect(code).toBe(1);
    expect(lines.pop()).toMatch(/^DATABASE_URL cannot be used: .*ECONNREFUSED/);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({
        level: 40,
        msg: "database unreachable: retrying",
        reason: expect.stringContaining("ECONNREFUSED"),
      });
  },
);

test.runIf(onServer)(
  "a waiting start continues once the database is up; due work waits through an outage without an alarm",
  async () => {
    await relay!.cut();
    const { printed, kill, exited } = launch("60");
    await printed(/database unreachable/);
    await relay!.open();
    await printed(/is ready: /);
    await relay!.cut();
    await printed(/scheduled work is waiting for the database/);
    await relay!.open();
    kill("SIGTERM");
    const { code, output } = await exited;
    expect(code).toBe(0);
    const lines = output.split("\n").filter((line) => line.includes('"outage"'));
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: 40, reason: expect.not.stringContaining("params") });
    expect(output).not.toContain('"level":50');
  },
);

type School = Awaited<ReturnType<typeof school>>;

/** A server with demo data, and the sign-ins of an instructor (browser) and a player (API client). */
async function school() {
  const server = await startServer(env);
  const { url } = server;
  const form = new URLSearchParams({ intent: "login", username: "instructor", password: demoPassword });
  const enter = async (body: URLSearchParams) => {
    const signedIn = await fetch(`${url}/?index`, { method: "POST", body, redirect: "manual" });
    const cookies = signedIn.headers.getSetCookie().map((each) => each.split(";")[0]);
    return cookies.join("; ");
  };
  const adminCookie = () =>
    enter(new URLSearchParams({ intent: "login", username: "sysadmin", password: demoPassword }));
  const cookie = await enter(form);
  const player = new ApiClient(url);
  await player.signIn("player", demoPassword);
  const { body: membership } = await player.post<{ groupId: string; sessionId: string }>("/groups/join", {
    password: "ORBIT-7K2M",
  });
  const { body: headers } = await player.get<{ scenarioId: string; maxScore: number; maxQuestionsScore: number }[]>(
    `/courses/${membership.groupId}/headers`,
  );
  const { body: session } = await player.post<{ accessToken: string }>("/auth/session", {
    username: "player",
    password: demoPassword,
  });
  const attempt = JSON.stringify({
    attemptId: uuid(),
    scenarioId: headers[0]!.scenarioId,
    sessionId: membership.sessionId,
    totalScore: 1,
    maxTotalScore: headers[0]!.maxScore,
    maxQuestionsScore: headers[0]!.maxQuestionsScore,
    passed: false,
  });
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/api${path}`, {
      ...init,
      headers: { "x-auth-token": session.accessToken, "content-type": "application/json" },
    });
  return {
    server,
    read: () => call(`/courses/${membership.groupId}/headers`),
    play: () => call("/scores", { method: "POST", body: attempt }),
    page: (path: string) => fetch(url + path, { headers: { cookie }, redirect: "manual" }),
    adminCookie,
    adminPage: async (path: string) =>
      fetch(url + path, { headers: { cookie: await adminCookie() }, redirect: "manual" }),
    gradebook: `/instructor/gradebook/${membership.sessionId}`,
    logOut: () => fetch(`${url}/logout`, { method: "POST", headers: { cookie }, redirect: "manual" }),
    logIn: () => fetch(`${url}/?index`, { method: "POST", body: form, redirect: "manual" }),
    healthy: () =>
      expect.poll(async () => (await fetch(`${url}/healthz`)).status, { timeout: 10_000, interval: 50 }).toBe(200),
  };
}

const holder: { school: School | null } = { school: null };
const running = async () => {
  await relay?.open();
  return (holder.school ??= await school());
};
afterAll(async () => void (await holder.school?.server.stop()));

async function expectOutage(answer: Response, title: RegExp) {
  expect([answer.status, answer.headers.get("content-type"), answer.headers.get("retry-after")]).toEqual([
    503,
    "application/problem+json; charset=utf-8",
    "5",
  ]);
  expect(await answer.json()).toEqual({ status: 503, title: expect.stringMatching(title) });
}

/** Failures of logging out are only logged. */
async function expectLoggedOut(answer: Response) {
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/"]);
  for (const name of ["apsis_sign_in", "XSRF-TOKEN"])
    expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(`^${name}=; Max-Age=0`));
}

test.runIf(onServer)(
  "while the database is down, calls and pages answer 503 with Retry-After, and recover",
  async () => {
    const { read, play, page, logOut, healthy } = await running();
    await relay!.cut();
    await expectOutage(await read(), /^The database isn't responding right now\./);
    await expectOutage(await play(), /^The database isn't responding right now\./);
    const coursesPage = await page("/instructor/courses");
    expect([coursesPage.status, coursesPage.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await coursesPage.text()).toMatch(
      /<noscript><meta http-equiv="refresh" content="5"\/><\/noscript>[\s\S]*The database isn't responding right now\./,
    );
    await expectLoggedOut(await logOut());
    await relay!.open();
    await healthy();
    expect([(await read()).status, (await page("/instructor/courses")).status]).toEqual([200, 200]);
  },
);

test.runIf(onServer)(
  "an outage in the middle of a call fails the call only, and its repeat is stored once",
  async () => {
    const { play, read, healthy } = await running();
    const stored = async () => (await operator!.query(`select from attempts`)).length;
    const before = await stored();
    await operator!.holding("lock table attempts", async () => {
      const calls = [play(), play(), play()];
      await expect
        .poll(
          async () =>
            (
              await operator!.query(
                `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
              )
            ).length,
        )
        .toBeGreaterThan(0);
      await relay!.cut();
      for (const answer of await Promise.all(calls))
        await expectOutage(answer, /^The database isn't responding right now\./);
    });
    await relay!.open();
    await healthy();
    expect((await read()).status).toBe(200);
    // The lost answer's attempt may have been stored.
    expect((await play()).ok).toBe(true);
    expect(await stored()).toBe(before + 1);
  },
);

test.runIf(onServer)("a transaction that can't begin returns a working connection", async () => {
  const { db, close } = await openPostgres(environment.DATABASE_URL!, { connections: 1 });
  const isolationLevel = "unknown to the server" as "serializable";
  for (let round = 0; round < 2; round++)
    await expect(db.transaction(async () => {}, { isolationLevel })).rejects.toMatchObject({
      cause: { code: "42601" },
    });
  expect(await db.transaction(async () => "begun")).toBe("begun");
  await close();
});

test.runIf(onServer)("every connection works after the outage, whatever it was doing", async () => {
  const { read, play, healthy } = await running();
  for (let round = 0; round < 5; round++) {
    const onTheWay = Array.from({ length: 30 }, (_, index) => (index % 3 ? read() : play()));
    await Promise.all([relay!.cut(), ...onTheWay]);
    await relay!.open();
    await healthy();
  }
  const answers = await Promise.all(Array.from({ length: 60 }, read));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test.runIf(onServer)(
  "a transaction that loses its connection between statements fails, and the next one works",
  async () => {
    const { db, close } = await openPostgres(environment.DATABASE_URL!, { connections: 1 });
    const pidOf = async (on: Pick<typeof db, "execute">) =>
      firstOf(await storedRows<{ pid: number }>(on as typeof db, sql`select pg_backend_pid() as pid`)).pid;
    for (const work of [
      (tx: typeof db) => pidOf(tx),
      (tx: typeof db) => tx.transaction((inner) => pidOf(inner)),
      async () => "what it ends with",
    ]) {
      const lostWork = db.transaction(async (tx) => {
        const pid = await pidOf(tx);
        await operator!.query("select pg_terminate_backend($1)", [pid]);
        await expect
          .poll(async () => (await operator!.query("select from pg_stat_activity where pid = $1", [pid])).length, {
            interval: 10,
          })
          .toBe(0);
        return work(tx);
      });
      expect(await lostWork.catch(outageOf)).toBe("unreachable");
      expect(await db.transaction(pidOf)).toEqual(expect.any(Number));
    }
    await close();
  },
);

test.runIf(onServer)("while the database is read-only, reads work and writes report it", async () => {
  const { read, play, page, logIn, logOut } = await running();
  // The sign-in's last use is due for an update, even in a read.
  await operator!.query(`update sign_ins set last_seen_at = last_seen_at - interval '1 hour'`);
  const reconnect = () =>
    operator!.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and application_name = 'apsis'`,
    );
  const { name } = firstOf(await operator!.query<{ name: string }>("select current_database() as name"));
  await operator!.query(`alter database ${name} set default_transaction_read_only = on`);
  await reconnect();
  await expect.poll(async () => (await read()).status).toBe(200);
  expect((await page("/instructor/courses")).status).toBe(200);
  await expectOutage(await play(), /^Nothing can be saved right now because the database is read-only\./);
  const refusal = await logIn();
  expect(refusal.status).toBe(503);
  expect(await refusal.text()).toMatch(
    /value="instructor"[\s\S]*Nothing can be saved right now|Nothing can be saved right now[\s\S]*value="instructor"/,
  );
  await expectLoggedOut(await logOut());
  await operator!.query(`alter database ${name} reset default_transaction_read_only`);
  await reconnect();
  await expect.poll(async () => (await play()).status).toBe(200);
});

test.runIf(onServer)("while the database is full, reads work and writes report it", async () => {
  const { read, play, page } = await running();
  await operator!.query(`delete from attempts`);
  await operator!.query(
    `create function no_space() returns trigger language plpgsql as $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$; create trigger full_disk before insert on attempts for each row execute function no_space()`,
  );
  await expectOutage(await play(), /^Nothing can be saved right now because the storage is full\./);
  expect([(await read()).status, (await page("/instructor/courses")).status]).toEqual([200, 200]);
  await operator!.query("drop trigger full_disk on attempts");
  expect((await play()).status).toBe(201);
});

test.runIf(onServer)(
  "an error while reading a gradebook or quiz shows in the page, worded like its toasts",
  async () => {
    const { page, adminPage, gradebook } = await running();
    const meanwhile = async (begin: string, end: string, path: string) => {
      await operator!.query(begin);
      const answer = await (path.startsWith("/admin/") ? adminPage(path) : page(path));
      await operator!.query(end);
      return answer.text();
    };
    const without = (table: string, path: string) =>
      meanwhile(`alter table ${table} rename to gone`, `alter table gone rename to ${table}`, path);
    // The scenarios shown are also read from the best attempts; only the matrix shows their scores.
    const withoutScores = (path: string) =>
      meanwhile(
        "alter table best_attempts rename column score to gone",
        "alter table best_attempts rename column gone to score",
        path,
      );
    const quiz = "/instructor/gradebook/Fall%20Term/Space%20101%20Final";
    expect(await withoutScores(gradebook)).toMatch(/<h1[^>]*><bdi>Gradebook[\s\S]*Failed to get session scorecards/);
    expect(await without("best_quiz_attempts", quiz)).toMatch(
      /<h1[^>]*><bdi>Quiz Responses[\s\S]*Failed to fetch quiz score data/,
    );
    expect(await without("campaigns", gradebook)).toContain("Failed to get scenarios");
    expect(await (await page(gradebook)).text()).toContain("student");
    // A list's error shows in its place, and as a toast unless a script raises one.
    const list = await without("sandboxes", "/admin/sandboxes");
    const message = "Failed to fetch sandboxes";
    expect(list).toMatch(
      new RegExp(`<h1[^>]*><bdi>Sandboxes[^]*role="alert"[^]*${message}(<!-- -->)?. Please try again.`),
    );
    expect(list).toMatch(new RegExp(`<noscript>[^]*data-severity="error"[^]*${message}<[^]*</noscript>`));
  },
);

test.runIf(onServer)("a form that fails unexpectedly says so and keeps the typed values", async () => {
  const { server, logIn, adminCookie } = await running();
  const without = async (table: string, ask: () => Promise<Response>) => {
    await operator!.query(`alter table ${table} rename to gone`);
    const answer = await ask();
    await operator!.query(`alter table gone rename to ${table}`);
    return { status: answer.status, cookies: answer.headers.getSetCookie().join(), text: await answer.text() };
  };
  const login = await without("sign_ins", logIn);
  expect([login.status, login.text]).toEqual([
    500,
    expect.stringMatching(/role="alert"[^]*Login Failed[^]*value="instructor"/),
  ]);

  const post = (path: string, fields: Record<string, string>, cookie = "") =>
    fetch(server.url + path, { method: "POST", headers: { cookie }, body: new URLSearchParams(fields) });
  const passwords = { newPassword: "N3w@Password#", confirmPassword: "N3w@Password#" };
  const reset = await without("password_resets", () =>
    post("/reset-password.data?email=x&token=y", { email: "hugo@apsis.example", token: "y", ...passwords }),
  );
  expect([reset.status, reset.text]).toEqual([
    500,
    expect.stringContaining("Failed to reset password. Please try again."),
  ]);
  expect(reset.text).not.toContain(passwords.newPassword);

  const admin = await adminCookie();
  const id = uuid();
  const failure = await without("sandboxes", () =>
    post(`/admin/sandboxes.data?dialog=delete&id=${id}`, { intent: "delete", id }, admin),
  );
  expect([failure.status, failure.text]).toEqual([500, expect.stringContaining("Failed to delete sandbox")]);
  // The toast, for the root's data.
  expect(failure.cookies).toContain("apsis_flash=");
});

test.runIf(onServer)("the game starts even if its organization's name can't be read", async () => {
  const { adminPage } = await running();
  await operator!.query("alter table organizations rename column name to gone");
  const game = await adminPage("/play");
  await operator!.query("alter table organizations rename column gone to name");
  expect(game.status).toBe(200);
  expect(await game.text()).toContain("sysadmin");
});
