import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { findLocale } from "~/http/locale.server";
import type { Platform } from "~/http/platform.server";
import { createScope, requestScope } from "~/http/request-scope.server";
import type { Metrics } from "./metrics";

const quiet = ["file", "/healthz", "/metrics"];
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const usableId = /^[\w.-]{8,64}$/;

/** Gives each request an id, a log line and a count in the metrics. */
export function logRequests(
  { log }: Platform,
  { observeRequest }: Metrics,
  listener: RequestListener,
): RequestListener {
  return (incoming, outgoing) => {
    const started = performance.now();
    const clientId = String(incoming.headers["x-request-id"] ?? "");
    const scope = createScope(
      usableId.test(clientId) ? clientId : randomUUID(),
      incoming.method ?? "",
      findLocale(incoming.headers),
    );
    outgoing.setHeader("X-Request-Id", scope.requestId);
    outgoing.once("close", () => {
      const ms = performance.now() - started;
      const { requestId, userId, route } = scope;
      const method = methods.find((name) => name === incoming.method) ?? "other";
      const line = {
        requestId,
        userId,
        method,
        route: route ?? "file",
        status: outgoing.statusCode,
        ms: Math.round(ms * 10) / 10,
        ...(outgoing.writableFinished ? {} : { aborted: true }),
      };
      observeRequest(method, line.route, line.status, ms / 1000);
      log[line.status >= 500 ? "warn" : quiet.includes(line.route) ? "debug" : "info"](line, "request");
    });
    requestScope.run(scope, listener, incoming, outgoing);
  };
}
