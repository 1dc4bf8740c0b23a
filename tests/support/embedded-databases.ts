// A pool of freshly installed embedded databases. Returned ones are reset, which takes a tenth of the time of opening
// another.
import { readFileSync } from "node:fs";
import type { Database } from "~/db/database.server";
import { onEmbedded } from "~/db/embedded.server";
import { openInThisThread, type EmbeddedClient } from "~/db/embedded-thread.server";

type PooledDatabase = { client: EmbeddedClient; shape: string; reset: string };

const idle: PooledDatabase[] = [];

/** A database from the dump in `file`, used by nobody else. */
export async function borrowEmbedded(file: string): Promise<Database> {
  const pooled = idle.pop() ?? (await keep(await openInThisThread(undefined, new Blob([readFileSync(file)]))));
  let isOpen = true;
  const whileOpen =
    <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
    (...args: Args) =>
      isOpen ? run(...args) : Promise.reject(new Error("PGlite is closed"));
  const { query, exec, transaction } = pooled.client;
  const lent = { query: whileOpen(query), exec: whileOpen(exec), transaction: whileOpen(transaction) };
  const close = async () => {
    isOpen = false;
    await giveBack(pooled);
  };
  // `transaction` is generic, its wrapper isn't.
  return onEmbedded({ ...lent, close } as EmbeddedClient, close);
}

async function giveBack(pooled: PooledDatabase) {
  const { client, shape, reset } = pooled;
  // Changed tables and functions cannot be reset.
  if ((await shapeOf(client)) !== shape) return await client.close();
  await client.exec("discard all");
  await client.exec(reset);
  idle.push(pooled);
}

/** Copies all rows, and returns how to restore them. */
async function keep(client: EmbeddedClient): Promise<PooledDatabase> {
  await client.exec("create schema kept");
  const tables = await valuesOf(
    client,
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
  );
  const refill: string[] = [];
  for (const table of tables) {
    const columns = await valuesOf(
      client,
      `select quote_ident(attname) from pg_attribute
        where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    );
    await client.exec(`create table kept.${table} as table ${table}`);
    if (Number((await valuesOf(client, `select count(*) from ${table}`))[0]) > 0)
      refill.push(`insert into ${table} (${columns.join()}) overriding system value
        select ${columns.join()} from kept.${table}`);
  }
  const counters = await valuesOf(
    client,
    `select format('select setval(%L, %s, %L)', 'public.' || sequencename, coalesce(last_value, start_value),
      last_value is not null) from pg_sequences where schemaname = 'public'`,
  );
  // Disables triggers and foreign keys.
  const set = "set session_replication_role";
  const reset = [`${set} = replica`, `truncate ${tables.join()}`, ...refill, ...counters, `${set} = origin`];
  return { client, shape: await shapeOf(client), reset: reset.join(";\n") };
}

/** A checksum of the schema. */
async function shapeOf(client: EmbeddedClient): Promise<string> {
  const parts = [
    "select relname || relkind::text || coalesce(reloptions::text, '') from pg_class where relname not like 'pg_toast%'",
    "select attrelid::regclass::text || attname || atttypid || attnotnull from pg_attribute where attnum > 0",
    "select proname || prosrc from pg_proc where pronamespace = 'public'::regnamespace",
    "select tgrelid::regclass::text || tgname || tgenabled::text from pg_trigger",
    "select conrelid::regclass::text || conname || pg_get_constraintdef(oid) from pg_constraint where conrelid <> 0",
    "select viewname || definition from pg_views where schemaname = 'public'",
  ];
  const [shape] = await valuesOf(
    client,
    `select md5(string_agg(part, ',' order by part)) from (${parts.join(" union all ")}) as parts (part)`,
  );
  return String(shape);
}

/** Values of the first column. */
async function valuesOf(client: EmbeddedClient, text: string): Promise<string[]> {
  const { rows } = await client.query(text, [], { rowMode: "array" });
  return (rows as unknown as unknown[][]).map(([value]) => String(value));
}
