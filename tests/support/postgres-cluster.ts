// A real PostgreSQL for the tests: the one of TEST_DATABASE_URL, else a throw-away one from the binaries of this machine.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { freePort } from "./free-port";

export type Cluster = {
  /** A superuser's address of the database `postgres`, or whatever TEST_DATABASE_URL names. */
  url: string;
  stop: () => Promise<void>;
};

const versionsFolder = "/usr/lib/postgresql";

/** Whether there is a PostgreSQL to test on. */
export const hasPostgres = () => process.env.TEST_DATABASE_URL !== undefined || newestBinaries() !== null;

/** Starts a cluster that is gone after `stop`; null, and a line that says so, where there is no PostgreSQL. */
export async function startCluster(): Promise<Cluster | null> {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
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
  // Only the making of the empty folder goes unsynced; the server itself works as it would in production.
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
  const settings = ["listen_addresses=127.0.0.1", "fsync=on", "max_connections=100", "shared_buffers=128MB"].flatMap(
    (setting) => ["-c", setting],
  );
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
      server.kill("SIGINT");
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
