// The local host: static files, functions and pages in one process.
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "@remix-run/node";
import { DatabaseUnavailable } from "~/db/database.server";
import { demoPassword } from "~/domain/demo/people";
import { describeBilling, formatPrice } from "~/domain/payments/price";
import { issueSetupCode } from "~/domain/setup/setup-code";
import { readOffer } from "~/http/offer.server";
import { EnvironmentInvalid, readEnvironment, type Environment } from "~/http/environment.server";
import type { Platform } from "~/http/platform.server";
import { boot } from "./boot";
import { sayFileFault } from "./file-fault";
import { exportPages } from "./export-pages";
import { serveExportedFiles } from "./exported-files";
import { formsOfOwnPages } from "./forms-of-own-pages";
import { createHostApp } from "./host-app";
import { createHttpServer } from "./http-server";
import { openMetrics } from "./metrics";
import { prepareGame } from "./prepare-game";
import { logRequests } from "./request-log";
import { keepSchedules } from "./schedules";
import { serveStaticFiles } from "./static-files";

async function main() {
  const env = readEnvironment();
  const platform = await boot(env);
  // What Remix built: nothing here can know its type.
  const build = (await import(/* @vite-ignore */ pathToFileURL(resolve("build/server/index.js")).href)) as ServerBuild;
  const metrics = openMetrics(platform);
  const listener = getRequestListener(createHostApp(platform, build, metrics).fetch);
  const files = serveStaticFiles(env.game.dir, env.dataDir);
  const exported = serveExportedFiles(await exportPages(build, env));
  const answer: RequestListener = (incoming, outgoing) =>
    exported.beforeFiles(incoming, outgoing, () =>
      files(incoming, outgoing, () => exported.afterFiles(incoming, outgoing, () => void listener(incoming, outgoing))),
    );
  prepareGame(platform);
  const server = createHttpServer(
    env,
    logRequests(platform, metrics, formsOfOwnPages(env.appUrl, tellOfAddress(platform), answer)),
  );
  const schedules = keepSchedules(platform, metrics);
  await listen(server, env);
  stopOnSignal(server, platform, schedules.stop);
  announce(env, server, await issueSetupCode({ db: platform.database.db, now: new Date() }));
  if (env.stripe) await tellPrice(platform);
}

/** In the log, and for administrators on the page of the system. */
const tellOfAddress =
  (platform: Platform): Parameters<typeof formsOfOwnPages>[1] =>
  (found) => {
    platform.noticed = { otherAddress: found.origin };
    platform.log.warn(
      found,
      "people use this site at another address than it was told: " +
        "set APP_URL, and let the proxy pass Host or X-Forwarded-Host on",
    );
  };

/** What is asked for a subscription is in the log of each start; what cannot be sold is an error there. */
async function tellPrice({ log }: Platform) {
  const { price } = await readOffer();
  if (price) log.info({ price }, `a subscription costs ${formatPrice(price)}, ${describeBilling(price)}`);
}

function listen(server: Server, env: Environment) {
  return new Promise<void>((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      fail(
        error.code === "EADDRINUSE"
          ? new EnvironmentInvalid(`Port ${env.port} of ${env.host} is in use; choose another PORT.`)
          : error,
      ),
    );
    server.listen(env.port, env.host, done);
  });
}

function announce(env: Environment, server: Server, setupCode: string | null) {
  // It listens on a port, not on a pipe.
  const { port } = server.address() as AddressInfo;
  const host = env.host === "127.0.0.1" || env.host === "0.0.0.0" ? "localhost" : env.host;
  const address = env.appUrl ?? `http://${host}:${port}`;
  const lines = [`${env.productName} is ready: ${address}`];
  if (setupCode) lines.push(`There is no user yet. Make the first one at ${address}/setup with the code ${setupCode}`);
  if (env.demo) {
    lines.push(`Demo accounts, all with the password ${demoPassword}:`);
    lines.push(
      "  sysadmin, orgadmin, instructor, player, restricted (Aurora Academy); " +
        "orgadmin2, instructor2, player2 (Borealis Institute)",
    );
  }
  console.log(lines.join("\n"));
}

function stopOnSignal(server: Server, platform: Platform, stopSchedules: () => Promise<void>) {
  let stopping = false;
  const end = async () => {
    await stopSchedules();
    await platform.database.close();
    process.exit(0);
  };
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // Takes no more requests, finishes those in flight, then lets go of the database.
    server.close(() => void end());
    server.closeIdleConnections();
    setInterval(() => server.closeIdleConnections(), 250).unref();
    setTimeout(() => server.closeAllConnections(), 10_000).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

main().catch((error: unknown) => {
  const isExpected = error instanceof EnvironmentInvalid || error instanceof DatabaseUnavailable;
  console.error(isExpected ? error.message : (sayFileFault(error) ?? error));
  process.exit(1);
});
