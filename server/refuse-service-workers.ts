import type { RequestListener } from "node:http";
import { noteRoute } from "~/http/request-scope.server";

/**
 * This site has no service worker. One that a game registers would answer for pages of ours from then on, so the
 * request that a browser makes for its script is refused.
 */
export const refuseServiceWorkers =
  (listener: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    if (incoming.headers["service-worker"] === undefined) return listener(incoming, outgoing);
    noteRoute("service worker");
    outgoing.writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
    outgoing.end("This site has no service workers.");
  };
