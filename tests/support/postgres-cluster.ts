// A real PostgreSQL for tests: TEST_DATABASE_URL, or a temporary cluster from this machine's binaries.
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
  /** A superuser's URL of the database `postgres`, or TEST_DATABASE_URL. */
  url: string;
  /** Drops databases whose names start with the prefix; a temporary cluster is deleted as a whole. */
  stop: (prefix?: string) => Promise<void>;
};

const versionsFolder = "/usr/lib/postgresql";

/** Whether PostgreSQL is available for tests. */
export const hasPostgres = () => process.env.TEST_DATABASE_URL !== undefined || newestBinaries() !== null;

/**
 * Starts a cluster that is deleted after `stop`; null, with a message, if there is no PostgreSQL. With `synced` it
 * flushes to disk as in production, for benches. Tests need no flush: what a killed process has written stays with the
 * system.
 */
export async function startCluster({ synced = false } = {}): Promise<Cluster | null> {
  const configuredUrl = process.env.TEST_DATABASE_URL;
  if (configuredUrl)
    return {
      url: configuredUrl,
      stop: async (prefix) => void (prefix && (await dropDatabases(configuredUrl, prefix))),
    };
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
      const exit = once(server, "exit");
      // It is never opened again, so no last checkpoint is needed.
      server.kill("SIGQUIT");
      await exit;
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

/** PostgreSQL refuses to run as root, so it runs as Debian's postgres account. */
export function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

async function accepting(log: Readable) {
  const lines: string[] = [];
  const output = createInterface({ input: log });
  for await (const line of output) {
    lines.push(line);
    if (!line.includes("ready to accept connections")) continue;
    log.resume();
    return;
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join("\n")}`);
}
