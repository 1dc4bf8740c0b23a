// Opens the one database an instance works on: PGlite embedded in a folder, or PostgreSQL by address.
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as settled, setTimeout as pause } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { sql, type ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import lockfile from "proper-lockfile";
import { watchDiskSpace } from "./disk-space.server";
import { causesOf, isConnectionLost, outageOf } from "./outage.server";
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

export type EmbeddedOptions = {
  /** A dump to start from. */
  image?: Blob;
  /** Told when the disk has become too full to write, and when there is room again. */
  onSpace?: (isEnough: boolean) => void;
  onSlow?: OnSlow;
};

/** Opens PGlite in `folder` (created when missing) and keeps a lock on it. */
export async function openEmbedded(
  folder: string | null,
  { image, onSpace, onSlow }: EmbeddedOptions = {},
): Promise<Database> {
  const release = folder ? await lockFolder(folder) : async () => {};
  const client = await PGlite.create(folder ? join(folder, "pgdata") : undefined, image ? { loadDataDir: image } : {});
  if (onSlow) watchEmbedded(client, onSlow);
  // Without room for its log PostgreSQL stops in the middle, reads and all: before that it takes no more changes.
  const stopWatching = folder
    ? watchDiskSpace(folder, async (isEnough) => {
        await client.exec(`set default_transaction_read_only = ${isEnough ? "off" : "on"}`);
        onSpace?.(isEnough);
      })
    : () => {};
  return {
    db: drizzlePglite(client, { schema }) as unknown as Db,
    kind: "embedded",
    inScript: (run) => client.transaction((tx) => run(async (text) => (await tx.exec(text)).at(-1)?.rows ?? [])),
    close: async () => {
      stopWatching();
      await client.close();
      await release();
    },
  };
}

function watchEmbedded(client: PGlite, onSlow: OnSlow) {
  const { query } = client;
  client.query = (async (text: string, ...rest: [unknown[]?, never?]) => {
    const begun = performance.now();
    try {
      return await query.call(client, text, ...rest);
    } finally {
      const milliseconds = performance.now() - begun;
      if (milliseconds > slow) onSlow(text, milliseconds);
    }
  }) as typeof query;
}

async function lockFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  try {
    // A holder that was killed stops renewing its lock, which is then taken over.
    return await lockfile.lock(folder, {
      lockfilePath: join(folder, "database.lock"),
      stale: 5_000,
      update: 1_000,
      retries: { retries: 12, minTimeout: 500, maxTimeout: 500 },
    });
  } catch (error) {
    if ((error as { code?: string }).code !== "ELOCKED") throw error;
    throw new DatabaseUnavailable(
      `Another process is using the embedded database in ${folder} (it holds ${join(folder, "database.lock")}). ` +
        "Stop it first, choose another DATA_DIR, or use DATABASE_URL for several processes.",
    );
  }
}

export type PostgresOptions = {
  connections: number;
  /** Named prepared statements; not through a pooler that gives each transaction another connection. */
  prepare?: boolean;
  /** What the operator calls the address. */
  name?: string;
  /** Seconds to wait for a database that cannot be reached. */
  wait?: number;
  onWait?: (reason: string) => void;
  onSlow?: OnSlow;
};

/** Hears of a statement that took long, for its caller: waiting for a connection counts. */
export type OnSlow = (statement: string, milliseconds: number) => void;

const slow = 200;

/** Milliseconds between two tries to reach a database: at the start, and of a connection that was lost. */
const betweenTries = { atStart: 1_000, later: 200 };

/** Connects to PostgreSQL 15 or later. `url`: postgres://user:password@host:port/name */
export async function openPostgres(url: string, options: PostgresOptions): Promise<Database> {
  const { connections, prepare = true, name = "DATABASE_URL", onSlow } = options;
  const client = postgres(url, {
    max: connections,
    prepare,
    onnotice: () => {},
    connect_timeout: 10,
    idle_timeout: 60,
    connection: { application_name: "apsis" },
    backoff: () => betweenTries.later / 1_000,
  });
  try {
    await firstAnswer(client, options);
  } catch (error) {
    await client.end({ timeout: 1 });
    throw new DatabaseUnavailable(`${name} cannot be used: ${reasonOf(error)}`);
  }
  const lasting = surviving(watched(client, prepare, onSlow));
  return {
    db: drizzlePostgres(lasting, { schema }) as unknown as Db,
    kind: "postgres",
    inScript: async (run) => void (await lasting.begin((tx) => run((text) => tx.unsafe(text).simple()))),
    close: () => client.end({ timeout: 5 }),
  };
}

async function firstAnswer(client: postgres.Sql, { wait = 0, onWait }: PostgresOptions) {
  const deadline = Date.now() + wait * 1_000;
  for (;;) {
    try {
      return await client`select 1`;
    } catch (error) {
      const left = deadline - Date.now();
      if (outageOf(error) !== "unreachable" || left <= 0) throw error;
      onWait?.(reasonOf(error));
      await pause(Math.min(betweenTries.atStart, left));
    }
  }
}

const reasonOf = (error: unknown) => (error as Error).message || String((error as { code?: string }).code);

type Work = (tx: postgres.TransactionSql) => Promise<unknown>;

/**
 * When a transaction has lost its connection, postgres.js goes on to write to it, at the latest a rollback, which ends the process by an
 * error that nobody can catch. `begin` fails by the loss itself; so what the work says or sends after that is never heard of.
 */
function surviving<Client extends postgres.Sql>(client: Client): Client {
  const { begin } = client;
  client.begin = ((...given: unknown[]) => {
    const run = given.pop() as Work;
    let isLost = false;
    const silent = new Promise<never>(() => {});
    const guarded = (work: Work) => (tx: postgres.TransactionSql) => {
      const { unsafe, savepoint } = tx;
      const stillThere = () => {
        if (isLost) throw new Error("The transaction has lost its connection.");
      };
      tx.unsafe = ((...args: Parameters<typeof unsafe>) => (stillThere(), unsafe(...args))) as typeof unsafe;
      tx.savepoint = ((inner: Work) => (stillThere(), savepoint(guarded(inner)))) as typeof savepoint;
      return work(tx).then(
        // What the loss sets off is over by then: nothing lies between the look and what is written next.
        (result) => settled().then(() => (isLost ? silent : result)),
        (error) => (isLost || isConnectionLost(error) ? silent : Promise.reject(error)),
      );
    };
    const outcome = (begin as (...args: unknown[]) => Promise<unknown>)(...given, guarded(run));
    outcome.catch(() => (isLost = true));
    return outcome;
  }) as typeof begin;
  return client;
}

/** Drizzle sends texts with parameters; as named prepared statements each connection parses and plans them once (docs/decisions/0057). */
function watched<Client extends postgres.Sql>(client: Client, prepare: boolean, onSlow?: OnSlow): Client {
  const { unsafe, begin } = client;
  client.unsafe = ((text: string, values?: never[], options?: postgres.UnsafeQueryOptions) => {
    const query = unsafe(text, values, prepare && values?.length ? { ...options, prepare: true } : options);
    // A script, which has no values, may take as long as it likes.
    return onSlow && values ? timed(query, text, onSlow) : query;
  }) as typeof unsafe;
  client.begin = ((...given: unknown[]) => {
    const run = given.pop() as (tx: postgres.TransactionSql) => unknown;
    return (begin as (...args: unknown[]) => unknown)(...given, (tx: postgres.TransactionSql) =>
      run(watched(tx as unknown as postgres.Sql, prepare, onSlow) as unknown as postgres.TransactionSql),
    );
  }) as typeof begin;
  return client;
}

/** A query of postgres.js is sent when somebody waits for it: from there on it is timed. */
function timed<Query extends PromiseLike<unknown>>(query: Query, text: string, onSlow: OnSlow): Query {
  const { then } = query;
  query.then = ((done?: (value: unknown) => unknown, failed?: (error: unknown) => unknown) => {
    const begun = performance.now();
    const over = () => {
      const milliseconds = performance.now() - begun;
      if (milliseconds > slow) onSlow(text, milliseconds);
    };
    return then.call(
      query,
      (value) => (over(), done ? done(value) : value),
      (error: unknown) => {
        over();
        if (failed) return failed(error);
        throw error;
      },
    );
  }) as Query["then"];
  return query;
}

/** Runs the SQL files of `folder`, or those of them that are named, that this database has not seen yet; each once, whoever starts first. */
export async function migrate({ inScript }: Database, folder: string, named?: string[]) {
  const known = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  const later = named?.find((name) => !known.includes(name));
  if (later) throw new DatabaseUnavailable(`This needs a later version of the product: it does not know ${later}.`);
  const files = named ?? known;
  await inScript(async (script) => {
    await script("select pg_advisory_xact_lock(7266178)");
    // Writes only what is missing: an instance may start while the database takes no changes.
    const [{ table }] = await script("select to_regclass('migrations')::text as table");
    if (!table)
      await script("create table migrations (name text primary key, applied_at timestamptz not null default now())");
    const applied = new Set((await script("select name from migrations")).map((row) => row.name));
    for (const name of files.filter((file) => !applied.has(file))) {
      await script(readFileSync(join(folder, name), "utf8"));
      await script(`insert into migrations (name) values ('${name}')`);
    }
  });
}

/** Rows of a statement, the same for both drivers. Values come as the driver's text where Drizzle cannot know the type. */
export async function rowsOf<Row extends Record<string, unknown>>(
  db: Db,
  statement: ReturnType<typeof sql>,
): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as Row[] | { rows: Row[] };
  return Array.isArray(result) ? result : result.rows;
}

/** The name of the constraint that a failed statement violated, or null for any other error. */
export function violatedConstraint(error: unknown): string | null {
  const names = causesOf(error).map((cause) => cause.constraint_name ?? cause.constraint);
  return names.find((name): name is string => typeof name === "string") ?? null;
}

/** Whether a statement failed because PostgreSQL keeps no such text: a NUL, or half of a pair of surrogates. */
export const isUnstorableText = (error: unknown) =>
  causesOf(error).some(({ code }) => code === "22021" || code === "22P05");
