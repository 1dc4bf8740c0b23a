// Backup of PostgreSQL with its own programs, as docs/operating.md describes: dumped while the server runs, restored by
// an ordinary role that owns the database.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { ApiClient } from "../support/api-client";
import { runNode, runProgram } from "../support/child-process";
import { emptyDatabase } from "../support/database";
import { newestBinaries } from "../support/postgres-cluster";
import { demoPassword } from "../support/product-facts";
import { readLesson } from "../support/read-lesson";
import { startServer } from "../support/server";
import { openSql } from "../support/sql-client";
import { firstOf } from "../support/tuples";

const folder = mkdtempSync(join(tmpdir(), "apsis-dump-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const dump = join(folder, "apsis.dump");
const bin = newestBinaries();
const program = (name: string) => (bin ? join(bin, name) : name);

/** A database whose owner is no superuser; the role is shared. */
async function databaseOfOrdinaryRole(name: string) {
  const env = await emptyDatabase(join(folder, name));
  const url = new URL(env.DATABASE_URL ?? "");
  const sql = openSql(url.href);
  await sql.query("do $$ begin create role apsis_owner login; exception when duplicate_object then null; end $$");
  await sql.query(`alter database ${url.pathname.slice(1)} owner to apsis_owner`);
  await sql.close();
  url.username = "apsis_owner";
  return { ...env, DATABASE_URL: url.href, DEMO: "1" };
}

/** The digest of each table's rows. */
async function digestsOf(url: string) {
  const sql = openSql(url);
  const tables = await sql.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  const digests: Record<string, unknown> = {};
  for (const { name } of tables)
    digests[name] = firstOf(
      await sql.query(
        `select count(*)::int as rows, md5(string_agg(line, ',' order by line)) as digest
          from (select row_to_json(t)::text as line from "${name}" t) lines`,
      ),
    );
  await sql.close();
  return digests;
}

/** The demo has a copy of somebody's data that is built, and mailed, when the server starts. */
async function isAtRest(url: string) {
  let last = "";
  const isSame = async () => {
    const digests = JSON.stringify(await digestsOf(url));
    const same = digests === last;
    last = digests;
    return same;
  };
  await expect.poll(isSame, { timeout: 90_000, interval: 4_000 }).toBe(true);
}

async function play(url: string) {
  const player = new ApiClient(url);
  await player.signIn("player", demoPassword);
  const { body: joined } = await player.post<{ groupId: string; sessionId: string }>("/groups/join", {
    password: "ORBIT-7K2M",
  });
  const { body: headers } = await player.get<{ scenarioId: string }[]>(`/courses/${joined.groupId}/headers`);
  const { scenarioId } = firstOf(headers);
  const attempt = { attemptId: uuid(), scenarioId, sessionId: joined.sessionId, ...readLesson };
  expect((await player.post("/scores", attempt)).status).toBe(201);
}

test("pg_dump of a running server and pg_restore give an installation with every row, which goes on", async () => {
  const [own, other] = [await databaseOfOrdinaryRole("own"), await databaseOfOrdinaryRole("other")];
  const server = await startServer(own);
  await play(server.url);
  await isAtRest(own.DATABASE_URL);
  const dumped = runProgram([program("pg_dump"), "--format=custom", `--file=${dump}`, own.DATABASE_URL]);
  expect(await dumped.exited).toEqual({ code: 0, output: "" });
  await server.stop();

  const restored = runProgram([
    program("pg_restore"),
    "--no-owner",
    "--single-transaction",
    `--dbname=${other.DATABASE_URL}`,
    dump,
  ]);
  expect(await restored.exited).toEqual({ code: 0, output: "" });
  const [before, after] = [await digestsOf(own.DATABASE_URL), await digestsOf(other.DATABASE_URL)];
  expect(after).toEqual(before);
  expect(after.attempts).toMatchObject({ rows: expect.any(Number) });

  const again = await startServer({ ...other, DEMO: "0" });
  await play(again.url);
  await again.stop();
});

test.each([
  ["backup", ["--file", join(folder, "backup.gz")]],
  ["restore", ["--file", "package.json"]],
  ["db:export", ["--to", "postgres://nobody@127.0.0.1:1/none"]],
])("%s on PostgreSQL says which programs do it", async (command, args) => {
  const env = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none", SESSION_SECRET: "s".repeat(32), DATA_DIR: folder };
  expect(await runNode(["build/operate.js", command, ...args], env).exited).toEqual({
    code: 1,
    output: expect.stringMatching(/^\S+ is for the embedded database, and DATABASE_URL is set\. Use pg_dump .+\n$/),
  });
});
