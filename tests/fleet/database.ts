// A fleet's database: PgBouncer in transaction mode, a proxy that finds the primary, PostgreSQL, and a read replica.
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { freePort } from "../support/free-port";
import { haproxy, pgbouncer } from "./programs";
import { promote, startAgain, startPrimary, startReplica, startStandby, type Postgres } from "./postgres";
import { startProgram, until } from "./start-program";

export type FleetDatabase = {
  /** A database's URL through PgBouncer. */
  pooled: (name: string) => string;
  /** A database's URL on PostgreSQL itself. */
  direct: (name: string) => string;
  /** Kills the primary. */
  killPrimary: () => Promise<void>;
  /** Stops or kills the primary, and starts it again. */
  restartPrimary: (how: "stop" | "kill") => Promise<void>;
  /** Promotes the standby. */
  failOver: () => Promise<void>;
  /** Adds a new standby in place of the killed primary. */
  addStandby: () => Promise<void>;
  /** Starts an asynchronous read replica on its own port. */
  addReplica: () => Promise<Postgres>;
  stop: () => Promise<void>;
};

export async function startDatabase(folder: string): Promise<FleetDatabase> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const ports = [await freePort(), await freePort()];
  let primary: Postgres = await startPrimary(join(folder, "postgres-0"), ports[0]!);
  let standby: Postgres | null = null;
  let replica: Postgres | null = null;
  const proxyPort = await freePort();
  const poolerPort = await freePort();
  const proxy = startProgram(
    [haproxy, "-db", "-f", writeConfig(folder, "primary.cfg", findsPrimary(proxyPort, ports))],
    folder,
  );
  const pooler = startProgram(
    [
      pgbouncer,
      writeConfig(
        folder,
        "pgbouncer.ini",
        pools(poolerPort, proxyPort, writeConfig(folder, "users.txt", '"postgres" ""\n')),
      ),
    ],
    folder,
  );
  for (const port of [proxyPort, poolerPort]) await until(`Port ${port} is open`, () => isOpen(port));
  const address = (port: number) => (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  return {
    pooled: address(poolerPort),
    direct: (name) => address(primary.port)(name),
    killPrimary: () => primary.kill(),
    restartPrimary: async (how) => {
      const { port } = primary;
      await primary[how]();
      primary = await startAgain(join(folder, `postgres-${ports.indexOf(port)}`), port);
    },
    failOver: async () => {
      await promote(standby!);
      [primary, standby] = [standby!, null];
    },
    addStandby: async () => {
      const place = primary.port === ports[0] ? 1 : 0;
      standby = await startStandby(primary, join(folder, `postgres-${place}`), ports[place]!);
    },
    addReplica: async () => (replica = await startReplica(primary, join(folder, "replica"), await freePort())),
    stop: async () => {
      for (const program of [pooler, proxy]) program.kill("SIGKILL");
      await Promise.all([pooler.exited, proxy.exited]);
      await replica?.stop();
      await standby?.stop();
      await primary.stop();
    },
  };
}

const pools = (port: number, proxyPort: number, users: string) => `[databases]
* = host=127.0.0.1 port=${proxyPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 1000
; Try again at once, and let nobody wait for long: the app says 503 and goes on by itself.
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 3
`;

/**
 * The server that isn't in recovery is the primary. One without an answer is down after a second; a single late answer
 * on a busy machine doesn't drop connections.
 */
const findsPrimary = (port: number, servers: number[]) => `global
  maxconn 2000
defaults
  mode tcp
  timeout connect 2s
  timeout check 1s
  timeout client 1h
  timeout server 1h
frontend postgres
  bind 127.0.0.1:${port}
  default_backend primary
backend primary
  option tcp-check
  tcp-check send-binary ${startup("postgres", "postgres").toString("hex")}
  tcp-check send-binary ${query("select pg_is_in_recovery()").toString("hex")}
  tcp-check expect binary ${rowOf("f").toString("hex")}
  default-server inter 300ms fall 3 rise 1 on-marked-down shutdown-sessions
${servers.map((server, place) => `  server postgres-${place} 127.0.0.1:${server} check`).join("\n")}
`;

const text = (value: string) => Buffer.from(`${value}\0`);
const int = (value: number, bytes: 2 | 4) =>
  bytes === 2 ? Buffer.from([value >> 8, value & 255]) : Buffer.from([0, 0, value >> 8, value & 255]);
const sized = (body: Buffer) => Buffer.concat([int(body.length + 4, 4), body]);

// The part of PostgreSQL's protocol 3.0 that the check needs.
const startup = (user: string, database: string) =>
  sized(
    Buffer.concat([
      Buffer.from([0, 3, 0, 0]),
      text("user"),
      text(user),
      text("database"),
      text(database),
      Buffer.from([0]),
    ]),
  );
const query = (statement: string) => Buffer.concat([Buffer.from("Q"), sized(text(statement))]);
const rowOf = (value: string) =>
  Buffer.concat([Buffer.from("D"), sized(Buffer.concat([int(1, 2), int(value.length, 4), Buffer.from(value)]))]);

function writeConfig(folder: string, name: string, content: string): string {
  writeFileSync(join(folder, name), content, { mode: 0o644 });
  return join(folder, name);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => done(true)).once("error", () => done(false));
    socket.once("connect", () => socket.destroy());
  });
}
