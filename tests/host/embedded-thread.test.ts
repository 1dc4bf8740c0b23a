// The embedded database in a separate thread behaves like one without.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { constraintOf } from "~/db/database.server";
import { openEmbedded } from "~/db/embedded.server";
import { codeOf } from "~/db/error-parts";
import { causesOf, outageOf } from "~/db/outage.server";
import { openEmptyDatabase } from "../support/database";
import { storedRows } from "../support/stored-rows";
import { firstOf } from "../support/tuples";

const folder = mkdtempSync(join(tmpdir(), "apsis-thread-"));
const thread = resolve("build/database-thread.js");
const database = await openEmbedded(folder, { thread });
const { db } = database;
await db.execute(sql`create table kept (id int primary key, at timestamptz not null default '2026-03-02T09:00:00Z')`);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const idsOf = () => storedRows(db, sql`select id from kept order by id`);

test("a slow statement blocks only the next statement", async () => {
  const order: string[] = [];
  const long = db.execute(sql`select count(*) from generate_series(1, 3000000)`).then(() => order.push("long"));
  const next = db.execute(sql`select 1`).then(() => order.push("next"));
  let turns = 0;
  for (; order.length === 0; turns++) await setImmediate();
  await Promise.all([long, next]);
  expect(order).toEqual(["long", "next"]);
  // Without the thread there are a few dozen.
  expect(turns).toBeGreaterThan(1_000);
});

test("a transaction is stored whole or not at all, and others wait for it", async () => {
  const events: string[] = [];
  const first = db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (1)`);
    events.push("written");
    await setImmediate();
    await tx.execute(sql`insert into kept values (2)`);
    events.push("committed");
  });
  const other = idsOf().then((ids) => events.push(`read ${ids.length}`));
  await Promise.all([first, other]);
  expect(events.at(-1)).toBe("read 2");
  const failure = db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (3)`);
    throw new Error("changed my mind");
  });
  await expect(failure).rejects.toThrow("changed my mind");
  expect(await idsOf()).toEqual([{ id: 1 }, { id: 2 }]);
});

test("a failed savepoint rolls back only its own part", async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (10)`);
    await tx.transaction((inner) => inner.execute(sql`insert into kept values (10)`)).catch(() => {});
    await tx.execute(sql`insert into kept values (11)`);
  });
  expect(await idsOf()).toEqual([{ id: 1 }, { id: 2 }, { id: 10 }, { id: 11 }]);
});

test("errors name the constraint, even one that fails at commit", async () => {
  const error = await db.execute(sql`insert into kept values (1)`).catch((error: unknown) => error);
  expect([constraintOf(error), outageOf(error)]).toEqual(["kept_pkey", null]);
  await db.execute(sql`create table part (of int references kept deferrable initially deferred)`);
  const late = await db.transaction((tx) => tx.execute(sql`insert into part values (99)`)).catch((e: unknown) => e);
  expect(constraintOf(late)).toBe("part_of_fkey");
  expect(causesOf(late).map(codeOf)).toContain("23503");
  expect(await storedRows(db, sql`select * from part`)).toEqual([]);
});

test("values are the same as without a thread", async () => {
  const values = sql`select at, 1.50::numeric as n, array[1, 2] as list, '{"a": [1]}'::jsonb as json, null as none from kept limit 1`;
  const alone = firstOf(await openEmptyDatabase(1));
  await alone.db.execute(sql`create table kept (at timestamptz not null default '2026-03-02T09:00:00Z')`);
  await alone.db.execute(sql`insert into kept default values`);
  expect(await storedRows(db, values)).toEqual(await storedRows(alone.db, values));
});

test("a script is one transaction", async () => {
  const script = database.inScript(async (run) => {
    await run("insert into kept values (20); insert into kept values (21)");
    await run("insert into kept values (20)");
  });
  await expect(script).rejects.toThrow();
  expect(await idsOf()).not.toContainEqual({ id: 21 });
});

test("an unusable folder gives the same error as without a thread", async () => {
  const broken = mkdtempSync(join(tmpdir(), "apsis-thread-"));
  writeFileSync(join(broken, "pgdata"), "not a folder");
  await expect(openEmbedded(broken, { thread })).rejects.toThrow(/cannot be opened/);
  rmSync(broken, { recursive: true, force: true });
});

test("a first start that died while creating its database starts over", async () => {
  const half = mkdtempSync(join(tmpdir(), "apsis-thread-"));
  mkdirSync(join(half, "pgdata.new"));
  writeFileSync(join(half, "pgdata.new", "PG_VERSION"), "1");
  const { db, close } = await openEmbedded(half, { thread });
  expect(await storedRows(db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await close();
  expect(readdirSync(half)).not.toContain("pgdata.new");
  rmSync(half, { recursive: true, force: true });
});

test("when the thread dies, pending and later queries report an unavailable database", async () => {
  const other = mkdtempSync(join(tmpdir(), "apsis-thread-"));
  const dying = join(other, "dying.mjs");
  writeFileSync(
    dying,
    'import { parentPort } from "node:worker_threads"; parentPort.postMessage({ opened: true }); parentPort.once("message", () => process.exit(7));',
  );
  const { db, close } = await openEmbedded(other, { thread: dying });
  for (let time = 0; time < 2; time++)
    expect(outageOf(await db.execute(sql`select 1`).catch((error: unknown) => error))).toBe("unreachable");
  await close();
  rmSync(other, { recursive: true, force: true });
});
