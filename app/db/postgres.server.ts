// PostgreSQL by URL, for any number of instances.
import { setTimeout as pause } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { DatabaseUnavailable, type Database, type Db } from "./database.server";
import { outageOf, reasonOf } from "./outage.server";
import { ConnectionPool, type Connection, type ConnectionSource } from "./postgres-pool.server";
import { createReplica, type ReplicaEvents } from "./replica.server";
import * as schema from "./schema";
import type { OnSlow } from "./slow-statement.server";
import { limitsOf, noLimits, type TimeLimits } from "./time-limits.server";

export type PostgresOptions = {
  connections: number;
  /** Prepared statements; off behind a pooler in transaction mode. */
  prepare?: boolean;
  /** What the operator calls the URL. */
  name?: string;
  /** Seconds to wait for an unreachable database. */
  wait?: number;
  onWait?: (reason: string) => void;
  onSlow?: OnSlow;
  /** A standby that answers reads of whole classes; the start doesn't wait for it. */
  replica?: ReplicaOptions | undefined;
};

export type ReplicaOptions = ReplicaEvents & { url: string };

const seconds = { idle: 60, use: 3_600, betweenTries: 1, closing: 5 };

/** Connects to PostgreSQL 15 or later. `url`: postgres://user:password@host:port/name */
export async function openPostgres(url: string, options: PostgresOptions): Promise<Database> {
  const { name = "DATABASE_URL" } = options;
  const reserved = options.connections < minConnectionsToReserve ? 0 : reservedConnections;
  const work = openPool(url, { ...options, connections: options.connections - reserved }, limitsOf.work);
  const urgent = reserved === 0 ? work : openPool(url, { ...options, connections: reserved }, limitsOf.urgent);
  const { replica } = options;
  const copy = replica && openPool(replica.url, options, limitsOf.replica);
  const end = () => Promise.all([work.end(), copy?.end(), ...(reserved === 0 ? [] : [urgent.end()])]);
  try {
    await awaitFirstAnswer(work, options);
  } catch (error) {
    await end();
    throw new DatabaseUnavailable(`${name} cannot be used: ${reasonOf(error)}`);
  }
  return {
    db: createDrizzle(work),
    urgent: createDrizzle(reserved === 0 ? work : preferIdle(work, urgent)),
    replica: replica && copy && createReplica(createDrizzle(copy), replica),
    kind: "postgres",
    countWaiting: () => 0,
    inScript: (run) => inScript(work, run),
    // Whichever ends first; the results are ignored.
    close: () => Promise.race([end(), pause(seconds.closing * 1_000, undefined, { ref: false })]) as Promise<void>,
  };
}

/** Connections reserved for health checks and sign-in, if the pool is large enough. */
const reservedConnections = 2;
const minConnectionsToReserve = 5;

/** Prefers the shared pool: a class that signs in can use all of it, and a locked table cannot block the reserve. */
const preferIdle = (work: ConnectionPool, urgent: ConnectionPool): ConnectionSource => {
  const free = () => (work.idleCount > 0 || work.totalCount < work.options.max ? work : urgent);
  return {
    query: (statement, values) => free().query(statement, values),
    connect: () => free().connect(),
  };
};

function openPool(url: string, { connections, prepare, onSlow }: PostgresOptions, limits: TimeLimits): ConnectionPool {
  const address = new URL(url);
  // libpq's reading of `sslmode`: `require` encrypts without checking the certificate.
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
    idleTimeoutMillis: seconds.idle * 1_000,
    maxLifetimeSeconds: seconds.use,
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
      await pause(Math.min(seconds.betweenTries * 1_000, left));
    }
  }
}

type Drizzle = NodePgDatabase<typeof schema>;

/** Drizzle takes a millisecond to read the schema, so a connection keeps its own. */
const ofConnections = new WeakMap<Connection, Drizzle>();

function drizzleOn(connection: Connection): Drizzle {
  // Drizzle calls only `query`, in the form that a connection has.
  const db = ofConnections.get(connection) ?? drizzle(connection as unknown as pg.PoolClient, { schema });
  ofConnections.set(connection, db);
  return db;
}

function createDrizzle(pool: ConnectionSource): Db {
  // As for connections.
  const db: Drizzle = drizzle(pool as unknown as pg.Pool, { schema });
  // Drizzle's own transaction never returns the connection if `begin` fails (drizzle-orm issue 6241).
  db.transaction = async (work, config) => {
    const connection = await pool.connect();
    try {
      return await drizzleOn(connection).transaction(work, config);
    } finally {
      connection.returnToPool();
    }
  };
  return db;
}

async function inScript(pool: ConnectionPool, run: Parameters<Database["inScript"]>[0]) {
  const connection = await pool.connect();
  try {
    await connection.query(`begin; ${noLimits}`);
    await run(async (text) => rowsOfLast(await connection.query(text)));
    await connection.query("commit");
  } catch (error) {
    // On a lost connection this fails too, which doesn't matter.
    await connection.query("rollback").catch(() => {});
    throw error;
  } finally {
    connection.returnToPool();
  }
}

/** `pg` returns a list of results for a text with several statements. */
const rowsOfLast = (
  result: pg.QueryResult<Record<string, unknown>> | pg.QueryResult<Record<string, unknown>>[],
): Record<string, unknown>[] => [result].flat().at(-1)?.rows ?? [];
