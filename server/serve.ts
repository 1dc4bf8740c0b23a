// One process that answers requests: static files, functions and pages.
import type { RequestListener, Server } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "@remix-run/node";
import { useJobRunner } from "~/domain/jobs/run-job";
import { gameBaseOf } from "~/http/game-offer.server";
import { EnvironmentInvalid, type Environment } from "~/http/environment.server";
import type { SiteFindings, Platform } from "~/http/platform.server";
import { createUserCheck } from "./user-check";
import { exportPages } from "./export-pages";
import { serveExportedFiles } from "./exported-files";
import { refuseForeignForms } from "./foreign-forms";
import { splitGameHost } from "./game-host";
import { drainBodyBeforeResponding } from "./drain-body";
import { openJobPool } from "./job-pool";
import { createHostApp } from "./host-app";
import { createHttpServer } from "./http-server";
import type { Metrics } from "./metrics";
import { refuseServiceWorkers } from "./refuse-service-workers";
import { logRequests } from "./request-log";
import { watchBanner } from "./watch-banner";
import { serveStaticFiles } from "./static-files";

/** Milliseconds that `stopServing` waits before it closes connections that are still in use. */
const shutdownGraceMs = 10_000;

/** Listens at the environment's address. `onFindings` receives what administrators should know about how the site is used. */
export async function serve(platform: Platform, metrics: Metrics, onFindings: (findings: SiteFindings) => void) {
  const { env } = platform;
  useJobRunner(openJobPool(resolve("build/job-thread.js")));
  // Remix's build output, whose type is unknown here.
  const build = (await import(/* @vite-ignore */ pathToFileURL(resolve("build/pages.js")).href)) as ServerBuild;
  const appListener = getRequestListener(drainBodyBeforeResponding(createHostApp(platform, build, metrics).fetch));
  const files = serveStaticFiles(env);
  const exported = await serveExportedFiles((locale) => exportPages(build, env, locale), await watchBanner(platform));
  const answerWithFiles: RequestListener = (incoming, outgoing) =>
    exported.beforeFiles(incoming, outgoing, () =>
      files(incoming, outgoing, () =>
        exported.afterFiles(incoming, outgoing, () => void appListener(incoming, outgoing)),
      ),
    );
  const userCheck = createUserCheck(platform);
  const answer: RequestListener = (incoming, outgoing) => {
    if (incoming.url !== "/" || userCheck.isKnown()) return answerWithFiles(incoming, outgoing);
    void userCheck.check().then((hasUsers) => (hasUsers ? answerWithFiles : appListener)(incoming, outgoing));
  };
  const formGuard = refuseForeignForms(env.appUrl, reportOtherAddress(platform, onFindings), answer);
  const hostRouter = splitGameHost(env, gameBaseOf(env.game.dir), formGuard);
  const server = createHttpServer(env, logRequests(platform, metrics, refuseServiceWorkers(hostRouter)));
  await listen(server, env);
  return server;
}

/** Reports the address in the log, and to administrators on the System page. */
const reportOtherAddress =
  ({ log }: Platform, onFindings: (findings: SiteFindings) => void): Parameters<typeof refuseForeignForms>[1] =>
  (address) => {
    onFindings({ otherAddress: address.origin });
    log.warn(
      address,
      "people use this site at an address other than APP_URL: " +
        "set APP_URL, and have the proxy forward Host or X-Forwarded-Host",
    );
  };

function listen(server: Server, env: Environment) {
  return new Promise<void>((done, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      fail(
        error.code === "EADDRINUSE"
          ? new EnvironmentInvalid(`Port ${env.port} of ${env.host} is in use: choose another PORT.`)
          : error,
      ),
    );
    server.listen(env.port, env.host, done);
  });
}

/** Accepts no more requests, and finishes those in progress. */
export function stopServing(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeIdleConnections();
    // A kept-alive connection becomes idle when its request is finished.
    setInterval(() => server.closeIdleConnections(), 250).unref();
    setTimeout(() => server.closeAllConnections(), shutdownGraceMs).unref();
  });
}

/** Runs `stop` at the first SIGTERM or SIGINT, then exits. */
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
