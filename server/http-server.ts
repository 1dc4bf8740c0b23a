import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerOptions } from "node:http";
import type { Environment } from "~/http/environment.server";
import { clientAddresses } from "./client-address";
import { siteHeaders } from "./site-headers";

/** Milliseconds: who sends slower than this does not hold a connection. */
const patience: ServerOptions = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** The server's outermost layer: slow clients, who it is that asks, and what every answer says to browsers. */
export function httpServer(
  { appUrl, trustedProxies }: Pick<Environment, "appUrl" | "trustedProxies">,
  listener: RequestListener,
  timeouts: ServerOptions = patience,
): Server {
  const settleClient = clientAddresses(trustedProxies);
  const headers = { secure: Object.entries(siteHeaders(true)), plain: Object.entries(siteHeaders(false)) };
  const isHttpsSite = appUrl?.startsWith("https:") ?? false;
  return createServer(timeouts, (incoming, outgoing) => {
    settleClient(incoming);
    const isSecure = isHttpsSite || headerOf(incoming, "x-forwarded-proto") === "https";
    for (const [name, value] of headers[isSecure ? "secure" : "plain"]) outgoing.setHeader(name, value);
    listener(incoming, outgoing);
  });
}

/** As it stands after the client was settled; \`headers\` still has what was dropped. */
function headerOf({ rawHeaders }: IncomingMessage, wanted: string): string | undefined {
  const place = rawHeaders.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === wanted);
  return place === -1 ? undefined : rawHeaders[place + 1];
}
