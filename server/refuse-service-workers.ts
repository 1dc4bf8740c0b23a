import type { RequestListener } from "node:http";
import { noteRoute } from "~/http/request-scope.server";

/** Refuses service worker scripts: a worker registered by a game would answer for our pages from then on. */
export const refuseServiceWorkers =
  (listener: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    if (incoming.headers["service-worker"] === undefined) return listener(incoming, outgoing);
    noteRoute("service worker");
    outgoing.writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" });
    outgoing.end("This site has no service workers.");
  };
