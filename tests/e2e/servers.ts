// Two built servers with the same initial data: on PostgreSQL if available, which takes a fifth less processor time.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runNode } from "../support/child-process";
import { startCluster } from "../support/postgres-cluster";
import { createDatabase } from "../support/postgres-databases";
import { hostUnderTest } from "../support/server";
import { addAccountsWithoutAttempts } from "./accounts-without-attempts";
import { copyData, copyDemoData, demoData, postgresSettings, type DataSettings } from "./demo-data";
import { addressOf } from "./server-addresses";

export default async function start() {
  const folder = mkdtempSync(join(tmpdir(), "apsis-e2e-"));
  const { fresh, stop } = await createDataSettings(join(folder, "fresh"));
  await (await startServer(fresh, ["build/host.js"])).stop();
  process.env[demoData] = whereIn(fresh);
  const dataSettings = await copyDemoData(join(folder, "demo"));
  await addAccountsWithoutAttempts(dataSettings);
  const copy = await copyData(whereIn(dataSettings), join(folder, "written"));
  const [demo, writable] = await Promise.all([startServer(dataSettings), startServer(copy)]);
  process.env[addressOf.demo] = demo.url;
  process.env[addressOf.written] = writable.url;
  return async () => {
    const outputs = await Promise.all([demo.stop(), writable.stop()]);
    await stop();
    rmSync(folder, { recursive: true, force: true });
    const errors = outputs.flatMap((output) =>
      output.split("\n").filter((line) => /"level":[56]0|^\w*Error\b/.test(line)),
    );
    if (errors.length > 0) throw new Error(`The servers logged errors:\n${errors.join("\n")}`);
  };
}

/** Other hosts (`check:fleet`) create their databases from folders. */
async function createDataSettings(folder: string): Promise<{ fresh: DataSettings; stop: () => Promise<void> }> {
  const cluster = process.env.APSIS_TEST_HOST ? null : await startCluster();
  if (!cluster) return { fresh: { DATA_DIR: folder }, stop: async () => {} };
  // Two runs may share one PostgreSQL.
  const prefix = `apsis_e2e_${process.pid}_${Date.now()}`;
  const stop = () => cluster.stop(prefix);
  return { fresh: postgresSettings(folder, await createDatabase(cluster.url, prefix)), stop };
}

const whereIn = ({ DATABASE_URL, DATA_DIR }: DataSettings) => DATABASE_URL ?? DATA_DIR;

async function startServer(place: DataSettings, host = hostUnderTest) {
  const { printed, kill, exited } = runNode(host, { PORT: "0", LOG_LEVEL: "warn", ...place });
  const [, port] = await printed(/is ready: http:\/\/[^\s/]+:(\d+)/);
  const stop = async () => {
    kill("SIGTERM");
    return (await exited).output;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}
