// The local host: one process that does everything or, with WORKERS, several that share an address.
import cluster from "node:cluster";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { DatabaseUnavailable } from "~/db/database.server";
import { EnvironmentInvalid, readEnvironment, type Environment } from "~/http/environment.server";
import type { Noticed } from "~/http/platform.server";
import { announce } from "./announce";
import { boot } from "./boot";
import { sayFileFault } from "./file-fault";
import { openMetrics } from "./metrics";
import { prepareGame } from "./prepare-game";
import { printError } from "./print-error";
import { makeFilesPrivate, repairDataFolder } from "./private-data";
import { keepSchedules } from "./schedules";
import { endOnSignal, serve, stopServing } from "./serve";
import { supervise } from "./supervise";
import { serveAsWorker } from "./worker";

// Where there is room V8 lets garbage lie until it is up to three times what is in use. Half of what is in use, always,
// takes a third off a process under gradebooks, and unlike a limit ends none that needs more for once.
setFlagsFromString("--heap-growing-percent=50");
// The embedded database's program is optimised where it is used a hundred times as much as V8 waits for: to do it at a
// start leaves 30 MB of the optimiser's memory with the process.
setFlagsFromString("--wasm-tiering-budget=180000000");

async function main() {
  makeFilesPrivate();
  const env = readEnvironment();
  if (cluster.isWorker) return await serveAsWorker(env);
  return await (env.workers > 1 ? supervise(env) : serveAlone(env));
}

/** Built beside this. */
const databaseThread = fileURLToPath(new URL("database-thread.js", import.meta.url));

async function serveAlone(env: Environment) {
  const platform = await boot(env, databaseThread);
  const notice = (noticed: Noticed) => (platform.noticed = { ...platform.noticed, ...noticed });
  await repairDataFolder(platform, (exposedData) => notice({ exposedData }));
  const metrics = openMetrics(platform);
  prepareGame(platform);
  const server = await serve(platform, metrics, notice);
  const schedules = keepSchedules(platform, metrics.observeWork);
  endOnSignal(async () => {
    await stopServing(server);
    await schedules.stop();
    await platform.database.close();
  });
  // It listens on a port, not on a pipe.
  await announce(platform, (server.address() as AddressInfo).port);
}

main().catch((error: unknown) => {
  const isExpected = error instanceof EnvironmentInvalid || error instanceof DatabaseUnavailable;
  printError(isExpected ? error.message : (sayFileFault(error) ?? error));
  process.exit(1);
});
