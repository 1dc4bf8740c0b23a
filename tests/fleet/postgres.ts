// PostgreSQL for the fleet: one server, a primary with a synchronous standby, or one with a read replica.
import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { newestBinaries, unprivileged } from "../support/postgres-cluster";
import { startProgram, until } from "./start-program";
import { openSql } from "../support/sql-client";

export type Postgres = {
  port: number;
  /** Runs one statement as superuser. */
  run: (statement: string) => Promise<Record<string, unknown>[]>;
  stop: () => Promise<void>;
  /** Kills all of its processes like a power failure. */
  kill: () => Promise<void>;
};

const settings = [
  "listen_addresses=127.0.0.1",
  "max_connections=300",
  "shared_buffers=128MB",
  "wal_receiver_timeout=5s",
  "log_min_messages=fatal",
];

/** An empty server. */
export async function startPrimary(folder: string, port: number): Promise<Postgres> {
  emptied(folder);
  tool(
    [
      "initdb",
      "--pgdata",
      join(folder, "data"),
      "--username",
      "postgres",
      "--auth",
      "trust",
      "--encoding",
      "UTF8",
      "--locale",
      "C.UTF-8",
      "--no-sync",
    ],
    folder,
  );
  return start(folder, port, "primary");
}

/** Restarts a server on its folder. */
export const startAgain = (folder: string, port: number): Promise<Postgres> => start(folder, port, "primary");

/** A synchronous standby of `primary`. */
export async function startStandby(primary: Postgres, folder: string, port: number): Promise<Postgres> {
  const standby = await startCopy(primary, folder, port, "standby");
  await primary.run("alter system set synchronous_standby_names = 'standby'");
  await primary.run("select pg_reload_conf()");
  await until(
    "Commits wait for the standby",
    async () => (await primary.run("select from pg_stat_replication where sync_state = 'sync'")).length === 1,
  );
  return standby;
}

/** An asynchronous replica of `primary`. */
export const startReplica = (primary: Postgres, folder: string, port: number): Promise<Postgres> =>
  startCopy(primary, folder, port, "replica");

/** The primary identifies its followers by name. */
async function startCopy(primary: Postgres, folder: string, port: number, name: string): Promise<Postgres> {
  emptied(folder);
  tool(
    [
      "pg_basebackup",
      "--host",
      "127.0.0.1",
      "--port",
      String(primary.port),
      "--username",
      "postgres",
      "--pgdata",
      join(folder, "data"),
      "--write-recovery-conf",
      "--checkpoint",
      "fast",
      "--no-sync",
    ],
    folder,
  );
  const copy = await start(folder, port, name);
  const isFollowed = `select from pg_stat_replication where state = 'streaming' and application_name = '${name}'`;
  await until(`The ${name} follows`, async () => (await primary.run(isFollowed)).length === 1);
  return copy;
}

/** Promotes a standby; resolves when it accepts writes. */
export async function promote(standby: Postgres) {
  await standby.run("select pg_promote(true, 30)");
}

async function start(folder: string, port: number, name: string): Promise<Postgres> {
  const server = startProgram(
    [
      binary("postgres"),
      "-D",
      join(folder, "data"),
      "-p",
      String(port),
      "-k",
      folder,
      ...[...settings, `cluster_name=${name}`].flatMap((setting) => ["-c", setting]),
    ],
    folder,
    "QUIT",
  );
  const run = (statement: string) => onServer(port, statement);
  await until("PostgreSQL starts", async () => (await run("select 1")).length === 1);
  const kill = async () => {
    const workers = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, "utf8")
      .trim()
      .split(" ")
      .map(Number);
    server.kill("SIGKILL");
    for (const worker of workers) endAnyway(worker);
    await server.exited;
  };
  const stop = async () => {
    server.kill("SIGINT");
    await server.exited;
  };
  return { port, run, stop, kill };
}

function endAnyway(pid: number) {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function onServer(port: number, statement: string) {
  const sql = openSql(`postgres://postgres@127.0.0.1:${port}/postgres`);
  try {
    return await sql.query(statement);
  } finally {
    await sql.close();
  }
}

const binary = (name: string) => join(newestBinaries()!, name);

function tool([name, ...args]: [string, ...string[]], folder: string) {
  const { status, stderr } = spawnSync(binary(name), args, {
    ...unprivileged(),
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C.UTF-8" },
  });
  if (status !== 0) throw new Error(`${name} failed:\n${stderr}`);
}

function emptied(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  const account = unprivileged();
  if (account) chownSync(folder, account.uid, account.gid);
}
