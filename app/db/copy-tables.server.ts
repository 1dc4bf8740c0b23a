// All tables as text, in or out, the same for both kinds of database: backup, restore, and moving from one to the
// other.
import * as v from "valibot";
import { DatabaseUnavailable, type Database } from "./database.server";
import { migrate } from "./migrate.server";
import { oneRow } from "./one-row";
import { outageOf, reasonOf } from "./outage.server";

type Script = Parameters<Parameters<Database["inScript"]>[0]>[0];

/** What a table holds: the number of its rows, and a sum over the digests of all of them. */
const Checked = v.object({ table: v.string(), rows: v.number(), digest: v.string() });
export type Checked = v.InferOutput<typeof Checked>;

/** One line of a copy. Rows are JSON texts as the database wrote them: no number or date passes through JavaScript. */
const Part = v.variant("kind", [
  v.object({ kind: v.literal("copy"), version: v.literal(1), migrations: v.array(v.string()) }),
  v.object({ kind: v.literal("table"), table: v.string(), columns: v.array(v.string()) }),
  v.object({ kind: v.literal("rows"), rows: v.array(v.string()) }),
  v.object({ kind: v.literal("end"), tables: v.array(Checked) }),
]);
type Part = v.InferOutput<typeof Part>;

const rowsAtOnce = 500;

/** Hands over every row of every table, as they were at one moment, line by line. Answers what was handed over. */
export async function copyOut({ inScript }: Database, write: (line: string) => Promise<void>): Promise<Checked[]> {
  const put = (part: Part) => write(JSON.stringify(part));
  const checked: Checked[] = [];
  await inScript(async (script) => {
    await script("set transaction isolation level repeatable read, read only");
    await readUnambiguously(script);
    const { isMade } = oneRow(await script("select to_regclass('migrations') is not null as \"isMade\""));
    if (isMade !== true && isMade !== "t")
      throw new DatabaseUnavailable("The database is empty: no server has been started on it yet.");
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
 * Fills an unused database with what `copyOut` handed over, all or nothing, and answers what is in it then.
 * Refuses a database with users in it, a copy that was cut off or changed, and one of a later version of the product.
 */
export async function copyIn(database: Database, lines: AsyncIterable<string>, migrations: string): Promise<Checked[]> {
  const parts = partsOf(lines);
  const first = await parts.next();
  if (first.done || first.value.kind !== "copy") throw new DatabaseUnavailable("This is no copy of a database.");
  await migrate(database, migrations, first.value.migrations);
  let checked: Checked[] | null = null;
  await database.inScript(async (script) => {
    await readUnambiguously(script);
    const { used } = oneRow(await script("select exists (select from users) as used"));
    if (used === true || used === "t")
      throw new DatabaseUnavailable("The database to fill has users in it already; choose an empty one.");
    const tables = await tablesOf(script);
    const restoreRules = await suspendRules(
      script,
      tables.map(({ table }) => table),
    );
    let into: Table | null = null;
    for await (const part of parts) {
      if (part.kind === "table") into = knownTableOf(tables, part);
      if (part.kind === "rows" && into) await insert(script, into, part.rows);
      if (part.kind === "end") checked = part.tables;
    }
    if (!checked) throw new DatabaseUnavailable("The copy was cut off: its end is missing. Nothing was stored.");
    for (const expected of checked) {
      const { columns } = knownTableOf(tables, expected);
      const found = await check(script, expected.table, columns);
      if (found.rows !== expected.rows || found.digest !== expected.digest)
        throw new DatabaseUnavailable(`The copy is damaged: table ${expected.table} differs. Nothing was stored.`);
    }
    await restoreRules().catch((error: unknown) => {
      throw new DatabaseUnavailable(`The copy contradicts itself: ${reasonOf(error)}. Nothing was stored.`);
    });
    await continueCounters(script);
    // Else the first readers of many rows are planned for as if there were few.
    for (const { table } of tables) await script(`analyze "${table}"`);
  });
  return checked!;
}

type Table = { table: string; columns: string[] };

/** Only names that the database has itself become part of a statement: a copy may be forged. */
function knownTableOf(tables: Table[], { table, columns = [] }: { table: string; columns?: string[] }): Table {
  const known = tables.find((candidate) => candidate.table === table);
  if (!known || columns.some((column) => !known.columns.includes(column)))
    throw new DatabaseUnavailable(
      `The copy names a table or column that is not known here: ${table.slice(0, 60)}. Nothing was stored.`,
    );
  return { table, columns: columns.length > 0 ? columns : known.columns };
}

async function* partsOf(lines: AsyncIterable<string>): AsyncGenerator<Part> {
  let isFirst = true;
  for await (const line of lines) {
    const part = partOf(line);
    if (!part && isFirst) throw new DatabaseUnavailable("This is no copy of a database.");
    if (!part) throw new DatabaseUnavailable("The copy is damaged: a line of it cannot be read. Nothing was stored.");
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

/** The same texts from every server, wherever it stands. */
const readUnambiguously = (script: Script) =>
  script("set local timezone = 'UTC'; set local datestyle = 'ISO'; set local extra_float_digits = 1");

/** All tables but the list of migrations, with the columns that are stored rather than computed. */
async function tablesOf(script: Script): Promise<{ table: string; columns: string[] }[]> {
  const found =
    await script(`select c.table_name as table, string_agg(c.column_name, ',' order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.table_name <> 'migrations'
    group by c.table_name order by c.table_name`);
  return found.map(({ table, columns }) => ({ table: String(table), columns: String(columns).split(",") }));
}

const joinColumns = (columns: string[]) => columns.map((column) => `"${column}"`).join(", ");
const linesOf = (table: string, columns: string[]) =>
  `select row_to_json(r)::text as line from (select ${joinColumns(columns)} from "${table}") r`;

async function check(script: Script, table: string, columns: string[]): Promise<Checked> {
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
      `The copy is damaged: rows of ${table} do not fit (${reasonOf(error)}). Nothing was stored.`,
    );
  }
}

/**
 * Rows come table by table and are right already: foreign keys go round in circles, and what triggers keep is in the
 * copy. Empties the tables of what a first start put into them; the answer puts the rules back, which proves the keys.
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

/** Numbers that the database gives go on after the highest one. */
async function continueCounters(script: Script) {
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
