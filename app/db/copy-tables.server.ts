// Dumps all tables of the embedded database as text, and loads them into another one or into PostgreSQL.
import * as v from "valibot";
import { DatabaseUnavailable, type Database } from "./database.server";
import { migrate } from "./migrate.server";
import { oneRow } from "./one-row";
import { outageOf, reasonOf } from "./outage.server";

type Script = Parameters<Parameters<Database["inScript"]>[0]>[0];

/** Row count of a table, and the sum of its rows' digests. */
const TableDigest = v.object({ table: v.string(), rows: v.number(), digest: v.string() });
export type TableDigest = v.InferOutput<typeof TableDigest>;

/** One line of a dump. Rows are JSON as the database wrote it, so numbers and dates don't pass through JavaScript. */
const Part = v.variant("kind", [
  v.object({ kind: v.literal("copy"), version: v.literal(1), migrations: v.array(v.string()) }),
  v.object({ kind: v.literal("table"), table: v.string(), columns: v.array(v.string()) }),
  v.object({ kind: v.literal("rows"), rows: v.array(v.string()) }),
  v.object({ kind: v.literal("end"), tables: v.array(TableDigest) }),
]);
type Part = v.InferOutput<typeof Part>;

const rowsAtOnce = 500;

/** Writes every row of every table line by line. No other statement runs meanwhile. Returns what was written. */
export async function copyOut({ inScript }: Database, write: (line: string) => Promise<void>): Promise<TableDigest[]> {
  const put = (part: Part) => write(JSON.stringify(part));
  const checked: TableDigest[] = [];
  await inScript(async (script) => {
    await fixOutputFormats(script);
    const { isMade } = oneRow(await script("select to_regclass('migrations') is not null as \"isMade\""));
    if (isMade !== true) throw new DatabaseUnavailable("The database is empty: no server has been started on it yet.");
    await put({
      kind: "copy",
      version: 1,
      migrations: (await script("select name from migrations order by name")).map(({ name }) => String(name)),
    });
    for (const { table, columns } of await tablesOf(script)) {
      await put({ kind: "table", table, columns });
      await script(`declare lines no scroll cursor for ${linesOf(table, columns)}`);
      for (;;) {
        const rows = (await script(`fetch ${rowsAtOnce} from lines`)).map(({ line }) => String(line));
        if (rows.length === 0) break;
        await put({ kind: "rows", rows });
      }
      await script("close lines");
      checked.push(await check(script, table, columns));
    }
    await put({ kind: "end", tables: checked });
  });
  return checked;
}

/**
 * Loads a dump into an unused database, all or nothing, and returns what it then contains. Refuses a database with
 * users, a truncated or changed dump, and one of a later version of the product.
 */
export async function copyIn(
  database: Database,
  lines: AsyncIterable<string>,
  migrations: string,
): Promise<TableDigest[]> {
  const parts = partsOf(lines);
  const first = await parts.next();
  if (first.done || first.value.kind !== "copy") throw new DatabaseUnavailable("This isn't a database backup.");
  await migrate(database, migrations, first.value.migrations);
  let checked: TableDigest[] = [];
  let isComplete = false;
  await database.inScript(async (script) => {
    await fixOutputFormats(script);
    const { used } = oneRow(await script("select exists (select from users) as used"));
    if (used === true) throw new DatabaseUnavailable("The target database already has users. Choose an empty one.");
    const tables = await tablesOf(script);
    const restoreRules = await suspendRules(
      script,
      tables.map(({ table }) => table),
    );
    let into: Table | null = null;
    for await (const part of parts) {
      if (part.kind === "table") into = tableOf(tables, part);
      if (part.kind === "rows" && into) await insert(script, into, part.rows);
      if (part.kind === "end") [checked, isComplete] = [part.tables, true];
    }
    if (!isComplete) throw new DatabaseUnavailable("The backup is truncated: its end is missing. Nothing was stored.");
    for (const expected of checked) {
      const { columns } = tableOf(tables, expected);
      const actual = await check(script, expected.table, columns);
      if (actual.rows !== expected.rows || actual.digest !== expected.digest)
        throw new DatabaseUnavailable(`The backup is damaged: table ${expected.table} differs. Nothing was stored.`);
    }
    await restoreRules().catch((error: unknown) => {
      throw new DatabaseUnavailable(`The backup is inconsistent: ${reasonOf(error)}. Nothing was stored.`);
    });
    await resetSequences(script);
    // Without statistics, the first queries would be planned for tiny tables.
    for (const { table } of tables) await script(`analyze "${table}"`);
  });
  return checked;
}

type Table = { table: string; columns: string[] };

/** A dump may be forged: only names that exist in the database become part of a statement. */
function tableOf(tables: Table[], { table, columns = [] }: { table: string; columns?: string[] }): Table {
  const match = tables.find((candidate) => candidate.table === table);
  if (!match || columns.some((column) => !match.columns.includes(column)))
    throw new DatabaseUnavailable(
      `The backup contains an unknown table or column: ${table.slice(0, 60)}. Nothing was stored.`,
    );
  return { table, columns: columns.length > 0 ? columns : match.columns };
}

async function* partsOf(lines: AsyncIterable<string>): AsyncGenerator<Part> {
  let isFirst = true;
  for await (const line of lines) {
    const part = partOf(line);
    if (!part && isFirst) throw new DatabaseUnavailable("This isn't a database backup.");
    if (!part) throw new DatabaseUnavailable("The backup is damaged: a line cannot be read. Nothing was stored.");
    isFirst = false;
    yield part;
  }
}

function partOf(line: string): Part | null {
  try {
    return v.parse(Part, JSON.parse(line));
  } catch {
    return null;
  }
}

/** Makes dumps independent of the server's settings. */
const fixOutputFormats = (script: Script) =>
  script("set local timezone = 'UTC'; set local datestyle = 'ISO'; set local extra_float_digits = 1");

/** All tables except the list of migrations, with their stored columns (not generated ones). */
async function tablesOf(script: Script): Promise<{ table: string; columns: string[] }[]> {
  const rows =
    await script(`select c.table_name as table, string_agg(c.column_name, ',' order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.table_name <> 'migrations'
    group by c.table_name order by c.table_name`);
  return rows.map(({ table, columns }) => ({ table: String(table), columns: String(columns).split(",") }));
}

const joinColumns = (columns: string[]) => columns.map((column) => `"${column}"`).join(", ");
const linesOf = (table: string, columns: string[]) =>
  `select row_to_json(r)::text as line from (select ${joinColumns(columns)} from "${table}") r`;

async function check(script: Script, table: string, columns: string[]): Promise<TableDigest> {
  const { rows, digest } = oneRow(
    await script(
      `select count(*) as rows, coalesce(sum(('x' || left(md5(line), 15))::bit(60)::bigint::numeric),
        0)::text as digest from (${linesOf(table, columns)}) l`,
    ),
  );
  return { table, rows: Number(rows), digest: String(digest) };
}

async function insert(script: Script, { table, columns }: { table: string; columns: string[] }, rows: string[]) {
  const json = `[${rows.join(",")}]`.replaceAll("'", "''");
  try {
    await script(
      `insert into "${table}" (${joinColumns(columns)}) overriding system value
        select ${joinColumns(columns)} from json_populate_recordset(null::"${table}", '${json}')`,
    );
  } catch (error) {
    if (outageOf(error)) throw error;
    throw new DatabaseUnavailable(
      `The backup is damaged: rows of ${table} do not fit (${reasonOf(error)}). Nothing was stored.`,
    );
  }
}

/**
 * Drops the circular foreign keys, disables triggers (the dump has their results), and empties the tables. The returned
 * function restores them, which checks the keys.
 */
async function suspendRules(script: Script, tables: string[]) {
  const keys = await script(`select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`);
  for (const { table, name } of keys) await script(`alter table ${String(table)} drop constraint ${String(name)}`);
  for (const table of tables) await script(`alter table "${table}" disable trigger user; delete from "${table}"`);
  return async () => {
    for (const table of tables) await script(`alter table "${table}" enable trigger user`);
    for (const { table, name, definition } of keys)
      await script(`alter table ${String(table)} add constraint ${String(name)} ${String(definition)}`);
  };
}

/** Continues identity columns after their highest value. */
async function resetSequences(script: Script) {
  const counters = await script(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = current_schema() and is_identity = 'YES'`,
  );
  for (const counter of counters) {
    const [table, column] = [String(counter.table), String(counter.column)];
    await script(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce((select max("${column}")
        from "${table}"), 0) + 1, false)`,
    );
  }
}
