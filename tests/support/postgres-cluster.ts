// A real PostgreSQL for the tests: the one of TEST_DATABASE_URL, else a throw-away one from the binaries of this machine.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { freePort } from "./free-port";
import { dropDatabases } from "./postgres-databases";

export type Cluster = {
  /** A superuser's address of the database `postgres`, or whatever TEST_DATABASE_URL names. */
  url: string;
  /** Drops what was created under names that begin so: one of our own is thrown away with all that is in it. */
  stop: (prefix?: string) => Promise<void>;
};

const versionsFolder = "/usr/lib/postgresql";

/** Whether there is a PostgreSQL to test on. */
export const hasPostgres = () => process.env.TEST_DATABASE_URL !== undefined || newestBinaries() !== null;

/**
 * Starts a cluster that is gone after `stop`; null, and a line that says so, where there is no PostgreSQL. One that is
 * `synced` writes through to the disk as in production, for what is measured. A test never takes the power away: a
 * process that is killed leaves what it has written with the system, synced or not.
 */
export async function startCluster({ synced = false } = {}): Promise<Cluster | null> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async (prefix) => void (prefix && (await dropDatabases(given, prefix))) };
  const binaries = newestBinaries();
  if (!binaries) {
    console.log(`No PostgreSQL: neither TEST_DATABASE_URL nor ${versionsFolder}/*/bin is there.`);
    return null;
  }
  const account = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "apsis-postgres-"));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, "data");
  const options = { ...account, cwd: folder, env: { ...process.env, LC_ALL: "C.UTF-8" } };
  execFileSync(
    join(binaries, "initdb"),
    [
      "--pgdata",
      data,
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
    { ...options, stdio: ["ignore", "ignore", "inherit"] },
  );
  const port = await freePort();
  const sync = synced ? "on" : "off";
  const settings = [
    "listen_addresses=127.0.0.1",
    `fsync=${sync}`,
    `full_page_writes=${sync}`,
    "max_connections=100",
    "shared_buffers=128MB",
  ].flatMap((setting) => ["-c", setting]);
  const server = spawn(join(binaries, "postgres"), ["-D", data, "-p", String(port), "-k", folder, ...settings], {
    ...options,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const killWithUs = () => server.kill("SIGQUIT");
  process.once("exit", killWithUs);
  await accepting(server.stderr);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off("exit", killWithUs);
      const gone = once(server, "exit");
      // Nobody will open it again: without a last checkpoint.
      server.kill("SIGQUIT");
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function newestBinaries(): string | null {
  if (!existsSync(versionsFolder)) return null;
  const folders = readdirSync(versionsFolder)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(versionsFolder, version, "bin"));
  return folders.find((folder) => existsSync(join(folder, "postgres"))) ?? null;
}

/** PostgreSQL refuses to run as root: then it runs as the account that Debian's package makes. */
export function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function accepting(log: Readable) {
  const said: string[] = [];
  const lines = createInterface({ input: log });
  for await (const line of lines) {
    said.push(line);
    if (!line.includes("ready to accept connections")) continue;
    log.resume();
    return;
  }
  throw new Error(`PostgreSQL did not start:\n${said.join("\n")}`);
}
