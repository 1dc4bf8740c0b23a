// Opens the one database an instance works on: PGlite embedded in a folder, or PostgreSQL by address.
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql, type ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import lockfile from "proper-lockfile";
import * as schema from "./schema";

/** A database or a transaction on it. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

type Script = (text: string) => Promise<Record<string, unknown>[]>;

export type Database = {
  db: Db;
  kind: "embedded" | "postgres";
  /** Runs plain SQL texts, each of one or several statements, in one transaction. */
  inScript: (run: (script: Script) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

/** What stops an instance from starting, in a sentence for its operator. */
export class DatabaseUnavailable extends Error {}

/** Opens PGlite in `folder` (created when missing) and keeps a lock on it; `image` is a dump to start from. */
export async function openEmbedded(folder: string | null, image?: Blob): Promise<Database> {
  const release = folder ? await lockFolder(folder) : async () => {};
  const client = await PGlite.create(folder ? join(folder, "pgdata") : undefined, image ? { loadDataDir: image } : {});
  return {
    db: drizzlePglite(client, { schema }) as unknown as Db,
    kind: "embedded",
    inScript: (run) => client.transaction((tx) => run(async (text) => (await tx.exec(text)).at(-1)?.rows ?? [])),
    close: async () => {
      await client.close();
      await release();
    },
  };
}

async function lockFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  try {
    // A holder that was killed stops renewing its lock, which is then taken over.
    return await lockfile.lock(folder, { lockfilePath: join(folder, "database.lock"), stale: 5_000, update: 1_000, retries: { retries: 12, minTimeout: 500, maxTimeout: 500 } });
  } catch (error) {
    if ((error as { code?: string }).code !== "ELOCKED") throw error;
    throw new DatabaseUnavailable(
      `Another process is using the embedded database in ${folder} (it holds ${join(folder, "database.lock")}). ` +
        "Stop it first, choose another DATA_DIR, or use DATABASE_URL for several processes.",
    );
  }
}

/** Connects to PostgreSQL 15 or later. `url`: postgres://user:password@host:port/name */
export async function openPostgres(url: string, options: { connections: number; prepare?: boolean }): Promise<Database> {
  const client = postgres(url, { max: options.connections, onnotice: () => {}, connect_timeout: 10, idle_timeout: 60 });
  try {
    await client`select 1`;
  } catch (error) {
    await client.end({ timeout: 1 });
    throw new DatabaseUnavailable(`DATABASE_URL cannot be used: ${(error as Error).message || (error as { code?: string }).code}`);
  }
  return {
    db: drizzlePostgres(options.prepare === false ? client : preparing(client), { schema }) as unknown as Db,
    kind: "postgres",
    inScript: async (run) => void (await client.begin((tx) => run((text) => tx.unsafe(text).simple()))),
    close: () => client.end({ timeout: 5 }),
  };
}

/** Drizzle sends texts with parameters; as named prepared statements each connection parses and plans them once (docs/decisions/0057). */
function preparing<Client extends postgres.Sql>(client: Client): Client {
  const { unsafe, begin } = client;
  client.unsafe = ((text: string, values?: never[], options?: postgres.UnsafeQueryOptions) => unsafe(text, values, values?.length ? { prepare: true, ...options } : options)) as typeof unsafe;
  client.begin = ((...given: unknown[]) => {
    const run = given.pop() as (tx: postgres.TransactionSql) => unknown;
    return (begin as (...args: unknown[]) => unknown)(...given, (tx: postgres.TransactionSql) => run(preparing(tx as unknown as postgres.Sql) as unknown as postgres.TransactionSql));
  }) as typeof begin;
  return client;
}

/** Runs the SQL files of `folder`, or those of them that are named, that this database has not seen yet; each once, whoever starts first. */
export async function migrate({ inScript }: Database, folder: string, named?: string[]) {
  const known = readdirSync(folder).filter((name) => name.endsWith(".sql")).sort();
  const later = named?.find((name) => !known.includes(name));
  if (later) throw new DatabaseUnavailable(`This needs a later version of the product: it does not know ${later}.`);
  const files = named ?? known;
  await inScript(async (script) => {
    await script("select pg_advisory_xact_lock(7266178)");
    await script("create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())");
    const applied = new Set((await script("select name from migrations")).map((row) => row.name));
    for (const name of files.filter((file) => !applied.has(file))) {
      await script(readFileSync(join(folder, name), "utf8"));
      await script(`insert into migrations (name) values ('${name}')`);
    }
  });
}

/** Rows of a statement, the same for both drivers. Values come as the driver's text where Drizzle cannot know the type. */
export async function rowsOf<Row extends Record<string, unknown>>(db: Db, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as Row[] | { rows: Row[] };
  return Array.isArray(result) ? result : result.rows;
}

/** The name of the constraint that a failed statement violated, or null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  const names = causesOf(error).map((cause) => cause.constraint_name ?? cause.constraint);
  return names.find((name): name is string => typeof name === "string") ?? null;
}

/** Whether a statement failed because PostgreSQL keeps no such text: a NUL, or half of a pair of surrogates. */
export const isUnstorableText = (error: unknown) => causesOf(error).some(({ code }) => code === "22021" || code === "22P05");

function causesOf(error: unknown): Record<string, unknown>[] {
  const causes: Record<string, unknown>[] = [];
  for (let cause = error as Record<string, unknown> | undefined; cause; cause = cause.cause as typeof cause) causes.push(cause);
  return causes;
}
