// PostgreSQL by address, for any number of instances.
import { setTimeout as pause } from "node:timers/promises";
import {
  createTableRelationsHelpers,
  extractTablesRelationalConfig,
  type ExtractTablesWithRelations,
} from "drizzle-orm";
import { NodePgDatabase } from "drizzle-orm/node-postgres";
import { NodePgSession, type NodePgTransaction } from "drizzle-orm/node-postgres/session";
import { PgDialect, type PgTransactionConfig } from "drizzle-orm/pg-core";
import type pg from "pg";
import { DatabaseUnavailable, type Database, type Db } from "./database.server";
import { outageOf, reasonOf } from "./outage.server";
import { ConnectionPool, type Connection } from "./postgres-pool.server";
import * as schema from "./schema";
import type { OnSlow } from "./slow-statement.server";

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

const secondsOf = { connecting: 10, idle: 60, use: 3_600, betweenTries: 1, closing: 5 };

/** Connects to PostgreSQL 15 or later. `url`: postgres://user:password@host:port/name */
export async function openPostgres(url: string, options: PostgresOptions): Promise<Database> {
  const { name = "DATABASE_URL" } = options;
  const pool = openPool(url, options);
  try {
    await awaitFirstAnswer(pool, options);
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailable(`${name} cannot be used: ${reasonOf(error)}`);
  }
  return {
    db: createDrizzle(pool),
    kind: "postgres",
    inScript: (run) => inScript(pool, run),
    close: () => Promise.race([pool.end(), pause(secondsOf.closing * 1_000, undefined, { ref: false })]),
  };
}

/**
 * One pool for all work. Limits by class of work (`statement_timeout`, `lock_timeout`, a share of `connections`) belong
 * here.
 */
function openPool(url: string, { connections, prepare, onSlow }: PostgresOptions): ConnectionPool {
  const address = new URL(url);
  // As every other PostgreSQL client reads `sslmode`: `require` encrypts, and does not look at the certificate.
  if (address.searchParams.has("sslmode")) address.searchParams.set("uselibpqcompat", "true");
  return new ConnectionPool({
    connectionString: address.href,
    application_name: "apsis",
    max: connections,
    prepare,
    onSlow,
    keepAlive: true,
    connectionTimeoutMillis: secondsOf.connecting * 1_000,
    idleTimeoutMillis: secondsOf.idle * 1_000,
    maxLifetimeSeconds: secondsOf.use,
  });
}

async function awaitFirstAnswer(pool: ConnectionPool, { wait = 0, onWait }: PostgresOptions) {
  const deadline = Date.now() + wait * 1_000;
  for (;;) {
    try {
      return await pool.query("select 1");
    } catch (error) {
      const left = deadline - Date.now();
      if (outageOf(error) !== "unreachable" || left <= 0) throw error;
      onWait?.(reasonOf(error));
      await pause(Math.min(secondsOf.betweenTries * 1_000, left));
    }
  }
}

type Schema = typeof schema;
type Tables = ExtractTablesWithRelations<Schema>;
const dialect = new PgDialect();
const { tables, tableNamesMap } = extractTablesRelationalConfig<Tables>(schema, createTableRelationsHelpers);
const relations = { fullSchema: schema, schema: tables, tableNamesMap };

const createDrizzle = (pool: ConnectionPool) =>
  new NodePgDatabase(dialect, new PoolSession(pool), relations) as unknown as Db;

/**
 * Gives a transaction's connection back whatever happens: Drizzle's own session keeps it for ever when `begin` fails
 * (drizzle-orm issue 6241).
 */
class PoolSession extends NodePgSession<Schema, Tables> {
  readonly #pool: ConnectionPool;

  constructor(pool: ConnectionPool) {
    super(pool as unknown as pg.Pool, dialect, relations);
    this.#pool = pool;
  }

  override async transaction<T>(
    work: (tx: NodePgTransaction<Schema, Tables>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const connection = await this.#pool.connect();
    try {
      return await createSession(connection).transaction(work, config);
    } finally {
      connection.giveBack();
    }
  }
}

const createSession = (connection: Connection) =>
  new NodePgSession<Schema, Tables>(connection as unknown as pg.PoolClient, dialect, relations);

async function inScript(pool: ConnectionPool, run: Parameters<Database["inScript"]>[0]) {
  const connection = await pool.connect();
  try {
    await connection.query("begin");
    await run(async (text) => rowsOfLast(await connection.query(text)));
    await connection.query("commit");
  } catch (error) {
    // A lost connection needs no rollback, and fails here once more.
    await connection.query("rollback").catch(() => {});
    throw error;
  } finally {
    connection.giveBack();
  }
}

/** `pg` answers several statements in one text by a list of results. */
const rowsOfLast = (
  result: pg.QueryResult<Record<string, unknown>> | pg.QueryResult<Record<string, unknown>>[],
): Record<string, unknown>[] => [result].flat().at(-1)?.rows ?? [];
