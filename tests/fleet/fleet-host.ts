// Replaces `build/host.js` in tests by three instances behind haproxy, on a database of their own.
// Arguments: URLs of PostgreSQL and PgBouncer, and a folder for configurations. Imports an embedded DATA_DIR.
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "../support/child-process";
import { createDatabase } from "../support/postgres-databases";
import { startSite } from "./site";

async function main(direct: string, pooled: string, folder: string) {
  endWith(process.ppid);
  const { PORT = "0", DATA_DIR = ".", ...environment } = process.env as Record<string, string>;
  const name = `host_${process.pid}_${Date.now()}`;
  const address = await createDatabase(direct, name);
  const secret = join(DATA_DIR, "session-secret");
  if (existsSync(join(DATA_DIR, "pgdata"))) {
    const { code, output } = await runNode(["build/operate.js", "db:export", "--to", address], { DATA_DIR }).exited;
    if (code !== 0) throw new Error(output);
  }
  mkdirSync(DATA_DIR, { recursive: true });
  const env = {
    ...environment,
    DATA_DIR,
    DATABASE_URL: pooled.replace(/[^/]*$/, name),
    DATABASE_PREPARE: "0",
    DATABASE_CONNECTIONS: "5",
    SESSION_SECRET: existsSync(secret) ? readFileSync(secret, "utf8").trim() : "a secret of the fleet's, 32 characters",
  };
  const site = await startSite(folder, env, { port: Number(PORT) });
  const stop = async () => {
    await site.stop();
    console.log(site.output());
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  console.log(`The fleet is ready: ${site.url}`);
  // Each instance of an empty installation prints a code, and any of them works.
  const code = /\/setup with the code (\S+)/.exec(site.output())?.[1];
  if (code) console.log(`No users yet. Create the first one at ${site.url}/setup with the code ${code}`);
}

/** If the parent is killed, the instances and their proxy end too. */
function endWith(parent: number) {
  setInterval(() => process.ppid !== parent && process.exit(1), 500).unref();
}

const [direct, pooled, folder] = process.argv.slice(2);
main(direct!, pooled!, folder!).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
