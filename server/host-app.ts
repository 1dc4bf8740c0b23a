import type { ServerBuild } from "@remix-run/node";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Platform } from "~/http/platform.server";
import { closedPolicy } from "~/http/content-policy.server";
import { isBearerOf } from "~/http/bearer.server";
import { answerProblem } from "~/http/refusal-response.server";
import { limitBody } from "~/http/limit-body.server";
import { noteRoute } from "~/http/request-scope.server";
import { withTimeout } from "~/http/with-timeout.server";
import { say } from "~/texts/say";
import { compressResponses } from "./compress-responses";
import { findFunction } from "./functions";
import type { Metrics } from "./metrics";
import { createPageFinder, createPageHandler } from "./pages";

const maxFormBytes = 512 * 1024;
/** Milliseconds that /healthz waits for the database; most health checks time out after a second. */
const healthTimeoutMs = 800;

/** Everything the host answers except files, in the order of matching. */
export function createHostApp({ database, env, log }: Platform, build: ServerBuild, metrics: Metrics) {
  const app = new Hono();
  const pageAt = createPageFinder(build);
  const answer = createPageHandler(build);
  let pendingCheck: Promise<unknown> | null = null;

  app.get("/healthz", async (c) => {
    noteRoute("/healthz");
    try {
      // Concurrent checks share one statement while the database is slow.
      pendingCheck ??= Promise.resolve(database.urgent.execute(sql`select 1`)).finally(() => (pendingCheck = null));
      await withTimeout(healthTimeoutMs, pendingCheck);
      return c.json({ status: "ok" });
    } catch (err) {
      log.error({ err }, "database does not answer");
      return c.json({ status: "unavailable" }, 503);
    }
  });

  app.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", closedPolicy);
  });
  app.use(compressResponses);

  app.get("/metrics", async (c, next) => {
    if (!env.metricsToken) return await next();
    noteRoute("/metrics");
    if (!isBearerOf(c.req.raw, env.metricsToken)) return answerProblem(401, say.refusals.metricsToken);
    return c.text(await metrics.text(), 200, { "Content-Type": metrics.contentType, "Cache-Control": "no-store" });
  });

  app.use(async (c, next) => {
    const handler = findFunction(c.req.path);
    if (!handler) return await next();
    noteRoute(handler.route);
    return await handler.fetch(c.req.raw);
  });

  app.use(async (c, next) => {
    const { pattern, page } = pageAt(c.req.path);
    noteRoute(c.req.path === "/__manifest" ? c.req.path : pattern);
    const maxSize = page.maxFormBytes ?? maxFormBytes;
    return limitBody(maxSize, () => answerProblem(413, say.refusals.formTooLarge({ maxKilobytes: maxSize / 1024 })))(
      c,
      next,
    );
  });

  app.all("*", async (c) => {
    const response = await answer(c.req.raw, c.req.path);
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
    return response;
  });

  app.onError((err) => {
    log.error({ err }, "request failed");
    return answerProblem(500, say.refusals.internalError);
  });
  return app;
}
