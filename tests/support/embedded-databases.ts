// Embedded databases as a fresh installation has them. A test file that ends gives back its own, which is then made as
// it was: that takes a tenth of the time to open another one.
import { readFileSync } from "node:fs";
import type { Database } from "~/db/database.server";
import { onEmbedded } from "~/db/embedded.server";
import { openInThisThread, type EmbeddedClient } from "~/db/embedded-thread.server";

type Kept = { client: EmbeddedClient; shape: string; reset: string };

const idle: Kept[] = [];

/** A database from the dump in `file`, which nobody else has. */
export async function borrowEmbedded(file: string): Promise<Database> {
  const kept = idle.pop() ?? (await keep(await openInThisThread(undefined, new Blob([readFileSync(file)]))));
  let isOpen = true;
  const whileOpen =
    <Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>) =>
    (...args: Args) =>
      isOpen ? run(...args) : Promise.reject(new Error("PGlite is closed"));
  const { query, exec, transaction } = kept.client;
  const lent = { query: whileOpen(query), exec: whileOpen(exec), transaction: whileOpen(transaction) };
  const close = async () => {
    isOpen = false;
    await giveBack(kept);
  };
  // `transaction` is generic, which its wrapping is not.
  return onEmbedded({ ...lent, close } as EmbeddedClient, close);
}

async function giveBack(kept: Kept) {
  const { client, shape, reset } = kept;
  // What a file has made of tables and functions is not undone.
  if ((await shapeOf(client)) !== shape) return await client.close();
  await client.exec("discard all");
  await client.exec(reset);
  idle.push(kept);
}

/** Keeps the rows that there are beside, and tells how all becomes again as it is. */
async function keep(client: EmbeddedClient): Promise<Kept> {
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
  // Neither triggers nor references have a say.
  const set = "set session_replication_role";
  const reset = [`${set} = replica`, `truncate ${tables.join()}`, ...refill, ...counters, `${set} = origin`];
  return { client, shape: await shapeOf(client), reset: reset.join(";\n") };
}

/** What there is but rows, as a checksum. */
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

/** The values of the first column. */
async function valuesOf(client: EmbeddedClient, text: string): Promise<string[]> {
  const { rows } = await client.query(text, [], { rowMode: "array" });
  return (rows as unknown as unknown[][]).map(([value]) => String(value));
}
