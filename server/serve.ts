// One process that answers requests: static files, functions and pages.
import type { RequestListener, Server } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "@remix-run/node";
import { useJobRunner } from "~/domain/jobs/run-job";
import { gameBaseOf } from "~/http/game-offer.server";
import { EnvironmentInvalid, type Environment } from "~/http/environment.server";
import type { Noticed, Platform } from "~/http/platform.server";
import { createUseCheck } from "./empty-installation";
import { exportPages } from "./export-pages";
import { serveExportedFiles } from "./exported-files";
import { formsOfOwnPages } from "./forms-of-own-pages";
import { splitGameHost } from "./game-host";
import { hearOut } from "./hear-out";
import { openJobPool } from "./job-pool";
import { createHostApp } from "./host-app";
import { createHttpServer } from "./http-server";
import type { Metrics } from "./metrics";
import { refuseServiceWorkers } from "./refuse-service-workers";
import { logRequests } from "./request-log";
import { watchBanner } from "./watch-banner";
import { serveStaticFiles } from "./static-files";

/** Milliseconds: who is still served then is cut off. */
const farewell = 10_000;

/** Listens at the environment's address. `onNoticed` is told what was seen of how the site is used. */
export async function serve(platform: Platform, metrics: Metrics, onNoticed: (noticed: Noticed) => void) {
  const { env } = platform;
  useJobRunner(openJobPool(resolve("build/job-thread.js")));
  // What Remix built: nothing here can know its type.
  const build = (await import(/* @vite-ignore */ pathToFileURL(resolve("build/pages.js")).href)) as ServerBuild;
  const listener = getRequestListener(hearOut(createHostApp(platform, build, metrics).fetch));
  const files = serveStaticFiles(env.game.dir, env.dataDir);
  const exported = serveExportedFiles(await exportPages(build, env), await watchBanner(platform));
  const answerUsed: RequestListener = (incoming, outgoing) =>
    exported.beforeFiles(incoming, outgoing, () =>
      files(incoming, outgoing, () => exported.afterFiles(incoming, outgoing, () => void listener(incoming, outgoing))),
    );
  const use = createUseCheck(platform);
  const answer: RequestListener = (incoming, outgoing) => {
    if (incoming.url !== "/" || use.isKnown()) return answerUsed(incoming, outgoing);
    void use.check().then((isUsed) => (isUsed ? answerUsed : listener)(incoming, outgoing));
  };
  const forms = formsOfOwnPages(env.appUrl, tellOfAddress(platform, onNoticed), answer);
  const hosts = splitGameHost(env, gameBaseOf(env.game.dir), forms);
  const server = createHttpServer(env, logRequests(platform, metrics, refuseServiceWorkers(hosts)));
  await listen(server, env);
  return server;
}

/** In the log, and for administrators on the page of the system. */
const tellOfAddress =
  ({ log }: Platform, onNoticed: (noticed: Noticed) => void): Parameters<typeof formsOfOwnPages>[1] =>
  (found) => {
    onNoticed({ otherAddress: found.origin });
    log.warn(
      found,
      "people use this site at another address than it was told: " +
        "set APP_URL, and let the proxy pass Host or X-Forwarded-Host on",
    );
  };

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

/** Takes no more requests, and finishes those in flight. */
export function stopServing(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeIdleConnections();
    setInterval(() => server.closeIdleConnections(), 250).unref();
    setTimeout(() => server.closeAllConnections(), farewell).unref();
  });
}

/** Runs `stop` at the first signal to end, and then ends. */
export function endOnSignal(stop: () => Promise<void>) {
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().then(() => process.exit(0));
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}
