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
import { ConnectionPool, type Connection, type Lends } from "./postgres-pool.server";
import { createReplica, type ReplicaEvents } from "./replica.server";
import * as schema from "./schema";
import type { OnSlow } from "./slow-statement.server";
import { limitsOf, noLimits, type TimeLimits } from "./time-limits.server";

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
  /** A standby that answers reads of whole classes; nothing waits for it at the start. */
  replica?: ReplicaOptions | undefined;
};

export type ReplicaOptions = ReplicaEvents & { url: string };

const secondsOf = { idle: 60, use: 3_600, betweenTries: 1, closing: 5 };

/** Connects to PostgreSQL 15 or later. `url`: postgres://user:password@host:port/name */
export async function openPostgres(url: string, options: PostgresOptions): Promise<Database> {
  const { name = "DATABASE_URL" } = options;
  const kept = options.connections < fewConnections ? 0 : keptForUrgent;
  const work = openPool(url, { ...options, connections: options.connections - kept }, limitsOf.work);
  const urgent = kept === 0 ? work : openPool(url, { ...options, connections: kept }, limitsOf.urgent);
  const { replica } = options;
  const copy = replica && openPool(replica.url, options, limitsOf.replica);
  const end = () => Promise.all([work.end(), copy?.end(), ...(kept === 0 ? [] : [urgent.end()])]);
  try {
    await awaitFirstAnswer(work, options);
  } catch (error) {
    await end();
    throw new DatabaseUnavailable(`${name} cannot be used: ${reasonOf(error)}`);
  }
  return {
    db: createDrizzle(work),
    urgent: createDrizzle(kept === 0 ? work : freerOf(work, urgent)),
    replica: replica && copy && createReplica(createDrizzle(copy), replica),
    kind: "postgres",
    countWaiting: () => 0,
    inScript: (run) => inScript(work, run),
    // Whichever of the two ends: neither gives a value that counts.
    close: () => Promise.race([end(), pause(secondsOf.closing * 1_000, undefined, { ref: false })]) as Promise<void>,
  };
}

/** Of the connections of a process these are kept for health and sign-in, unless there are too few to keep any. */
const keptForUrgent = 2;
const fewConnections = 5;

/** The pool that has a connection at once: a class that logs in takes any, and a locked table cannot take them all. */
const freerOf = (work: ConnectionPool, urgent: ConnectionPool): Lends => {
  const free = () => (work.idleCount > 0 || work.totalCount < work.options.max ? work : urgent);
  return {
    query: (statement, values) => free().query(statement, values),
    connect: () => free().connect(),
  };
};

function openPool(url: string, { connections, prepare, onSlow }: PostgresOptions, limits: TimeLimits): ConnectionPool {
  const address = new URL(url);
  // As every other PostgreSQL client reads `sslmode`: `require` encrypts, and does not look at the certificate.
  if (address.searchParams.has("sslmode")) address.searchParams.set("uselibpqcompat", "true");
  return new ConnectionPool({
    connectionString: address.href,
    application_name: "apsis",
    max: connections,
    prepare,
    onSlow,
    limits,
    keepAlive: true,
    connectionTimeoutMillis: limits.connection,
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

// As in database.server.ts: one type of database, whichever the driver.
const createDrizzle = (pool: Lends) => new NodePgDatabase(dialect, new PoolSession(pool), relations) as unknown as Db;

/**
 * Gives a transaction's connection back whatever happens: Drizzle's own session keeps it for ever when `begin` fails
 * (drizzle-orm issue 6241).
 */
class PoolSession extends NodePgSession<Schema, Tables> {
  readonly #pool: Lends;

  constructor(pool: Lends) {
    // Drizzle asks for `query` alone, which the pool has in the one form that is used.
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
  // As the pool above.
  new NodePgSession<Schema, Tables>(connection as unknown as pg.PoolClient, dialect, relations);

async function inScript(pool: ConnectionPool, run: Parameters<Database["inScript"]>[0]) {
  const connection = await pool.connect();
  try {
    await connection.query(`begin; ${noLimits}`);
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
