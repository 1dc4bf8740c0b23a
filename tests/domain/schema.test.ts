import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, is, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, inject, test } from "vitest";
import { migrate } from "~/db/migrate.server";
import * as schema from "~/db/schema";
import { addStandardCurricula } from "~/domain/curricula/add-standard-curricula";
import { openEmptyDatabase, openTestDatabase } from "../support/database";
import { storedRows } from "../support/stored-rows";
import { firstOf } from "../support/tuples";

const database = await openTestDatabase();

type Column = { table: string; column: string; type: string; required: boolean };
const sorted = (columns: Column[]) =>
  columns.map(({ table, column, type, required }) => `${table}.${column} ${type}${required ? " not null" : ""}`).sort();

function described(): Column[] {
  return Object.values(schema).flatMap((table) => {
    if (!is(table, PgTable)) return [];
    const { name, columns, primaryKeys } = getTableConfig(table);
    const inKey = new Set(primaryKeys.flatMap((key) => key.columns.map((column) => column.name)));
    return columns.map((column) => ({
      table: name,
      column: column.name,
      type: column.getSQLType(),
      required: column.notNull || column.primary || inKey.has(column.name),
    }));
  });
}

function migrated(): Promise<Column[]> {
  return storedRows<Column>(
    database.db,
    sql`select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required
        from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and c.relname <> 'migrations'`,
  );
}

test("the schema in the code matches every column, type and null rule of the database", async () => {
  expect(sorted(described())).toEqual(sorted(await migrated()));
});

test("migrating and adding the standard content again changes nothing", async () => {
  const count = () =>
    Promise.all([
      database.db.$count(schema.curricula),
      database.db.$count(schema.campaigns),
      database.db.$count(schema.scenarios),
    ]);
  const before = await count();
  await Promise.all([migrate(database, "app/db/migrations"), migrate(database, "app/db/migrations")]);
  await addStandardCurricula({ db: database.db, now: new Date(), actor: null });
  expect(await count()).toEqual(before);
});

test("two versions may migrate an empty database at once, with each step run once", async () => {
  const names = readdirSync("app/db/migrations").sort();
  const starters = await openEmptyDatabase(4);
  await Promise.all(
    starters.map((starter, position) =>
      migrate(starter, "app/db/migrations", position % 2 ? names : names.slice(0, -2)),
    ),
  );
  const steps = await storedRows<{ name: string }>(starters[0]!.db, sql`select name from migrations order by name`);
  expect(steps.map(({ name }) => name)).toEqual(names);
});

test("a migration changed after it ran is refused, and later ones don't run", async () => {
  const starter = firstOf(await openEmptyDatabase(1));
  const folder = mkdtempSync(join(tmpdir(), "apsis-migrations-"));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write("0001_words.sql", "create table words (word text);\ninsert into words values ('one');\n");
  expect(await migrate(starter, folder)).toEqual(["0001_words.sql"]);
  write("0001_words.sql", "create table words (word text);\r\ninsert into words values ('one');\r\n");
  expect(await migrate(starter, folder)).toEqual([]);
  write("0001_words.sql", "create table words (word text, length int);\n");
  write("0002_more.sql", "insert into words values ('two');\n");
  await expect(migrate(starter, folder)).rejects.toThrow(/^Migration 0001_words\.sql was changed/);
  expect(await storedRows(starter.db, sql`select word from words`)).toEqual([{ word: "one" }]);
  rmSync(folder, { recursive: true });
});

test("a database from before checksums gets them, and is checked from then on", async () => {
  const starter = firstOf(await openEmptyDatabase(1));
  await migrate(starter, "app/db/migrations");
  const readChecksums = () => storedRows(starter.db, sql`select name, checksum from migrations order by name`);
  const before = await readChecksums();
  await starter.db.execute(sql`alter table migrations drop column checksum`);
  await migrate(starter, "app/db/migrations");
  expect(await readChecksums()).toEqual(before);
});

// docs/decisions/0076: unprepared, each statement takes two round trips and is planned every time.
test.runIf(inject("template").kind === "postgres")(
  "a connection parses and plans each statement with values once",
  async () => {
    await database.db.transaction(async (tx) => {
      for (const name of ["Ann", "Bob"]) {
        await tx.execute(sql`select ${name}::text`);
        await tx.select({ id: schema.users.id }).from(schema.users).where(eq(schema.users.username, name));
      }
      const prepared = await storedRows(
        tx,
        sql`select statement, (generic_plans + custom_plans)::int as uses from pg_prepared_statements`,
      );
      expect(prepared).toEqual(
        expect.arrayContaining([
          { statement: "select $1::text", uses: 2 },
          { statement: expect.stringMatching(/^select .* from "users" where .* = \$1$/), uses: 2 },
        ]),
      );
    });
  },
);

test.runIf(inject("template").kind === "postgres")(
  "a statement prepared before a migration works after it",
  async () => {
    const { db } = database;
    await db.execute(sql`create table changing (id int, word int)`);
    const read = () => storedRows(db, sql`select * from changing where id = ${1}`);
    await db.execute(sql`insert into changing values (1, 2)`);
    expect(await read()).toEqual([{ id: 1, word: 2 }]);
    await db.execute(sql`alter table changing alter word type text`);
    expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill([{ id: 1, word: "2" }]));
    await db.execute(sql`drop table changing`);
  },
);
