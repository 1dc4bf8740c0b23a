// The local host.
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { DatabaseUnavailable } from "~/db/database.server";
import { EnvironmentInvalid, readEnvironment } from "~/http/environment.server";
import type { SiteFindings } from "~/http/platform.server";
import { announce } from "./announce";
import { boot } from "./boot";
import { describeFileError } from "./describe-file-error";
import { openMetrics } from "./metrics";
import { prepareGame } from "./prepare-game";
import { printError } from "./print-error";
import { makeFilesPrivate, repairDataFolder } from "./private-data";
import { startSchedules } from "./schedules";
import { endOnSignal, serve, stopServing } from "./serve";

/** Built beside this file. */
const databaseThread = fileURLToPath(new URL("database-thread.js", import.meta.url));

async function main() {
  makeFilesPrivate();
  const platform = await boot(readEnvironment(), databaseThread);
  const addFindings = (findings: SiteFindings) => (platform.findings = { ...platform.findings, ...findings });
  await repairDataFolder(platform, (exposedData) => addFindings({ exposedData }));
  const metrics = openMetrics(platform);
  prepareGame(platform);
  const server = await serve(platform, metrics, addFindings);
  const schedules = startSchedules(platform, metrics.observeWork);
  endOnSignal(async () => {
    await stopServing(server);
    await schedules.stop();
    await platform.database.close();
  });
  // A server on a port, not a pipe, has an AddressInfo.
  await announce(platform, (server.address() as AddressInfo).port);
}

main().catch((error: unknown) => {
  const isExpected = error instanceof EnvironmentInvalid || error instanceof DatabaseUnavailable;
  printError(isExpected ? error.message : (describeFileError(error) ?? error));
  process.exit(1);
});
