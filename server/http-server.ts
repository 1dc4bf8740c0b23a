import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from "node:http";
import { gameUploadPath } from "~/domain/game/game-limits";
import type { Environment } from "~/http/environment.server";
import { createClientResolver } from "./client-address";
import { rewriteHeaders } from "./rewrite-headers";
import { siteHeadersOf } from "./site-headers";

/** Milliseconds after which slow clients are disconnected. */
const defaultTimeouts: ServerOptions = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** Milliseconds that an upload of a game may take in total. */
const uploadTimeoutMs = 2 * 3_600_000;
/** Milliseconds after which a client that reads nothing of its response is disconnected. */
const stallTimeoutMs = 60_000;

const protocol = "x-forwarded-proto";

/** The outermost layer: timeouts for slow clients, the client's address, and the site-wide headers. */
export function createHttpServer(
  { appUrl, trustedProxies }: Pick<Environment, "appUrl" | "trustedProxies">,
  listener: RequestListener,
  timeouts: ServerOptions & { stallTimeout?: number } = defaultTimeouts,
): Server {
  const resolveClient = createClientResolver(trustedProxies);
  const headersOf = (isAsset: boolean) => ({
    secure: Object.entries(siteHeadersOf({ isAsset, isSecure: true })),
    plain: Object.entries(siteHeadersOf({ isAsset, isSecure: false })),
  });
  const headers = { ofAssets: headersOf(true), ofOthers: headersOf(false) };
  const isHttpsSite = appUrl?.startsWith("https:") ?? false;
  const { requestTimeout = 0, stallTimeout = stallTimeoutMs, ...others } = timeouts;
  // Node has one timeout for all requests; an upload may take longer while data arrives.
  const server = createServer({ ...others, requestTimeout: 0 }, (incoming, outgoing) => {
    resolveClient(incoming);
    // A site with an https APP_URL always sets Secure cookies, even if its proxy sends no protocol header.
    if (isHttpsSite) rewriteHeaders(incoming, (name) => name === protocol, { [protocol]: "https" });
    limitRequestTime(incoming, outgoing, requestTimeout);
    const isSecure = incoming.headers[protocol] === "https";
    const siteHeaders = headers[incoming.url?.startsWith("/assets/") ? "ofAssets" : "ofOthers"];
    for (const [name, value] of siteHeaders[isSecure ? "secure" : "plain"]) outgoing.setHeader(name, value);
    listener(incoming, outgoing);
  });
  // An unread response would occupy memory and a database connection.
  return server.setTimeout(stallTimeout, (socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
}

function limitRequestTime(incoming: IncomingMessage, outgoing: ServerResponse, milliseconds: number) {
  if (milliseconds === 0 || incoming.complete) return;
  const giveUp = () => {
    if (incoming.complete) return;
    if (!outgoing.headersSent) outgoing.writeHead(408, { Connection: "close" }).end();
    incoming.destroy();
  };
  const isUpload = incoming.url?.split("?")[0] === gameUploadPath;
  if (isUpload) incoming.setTimeout(milliseconds, giveUp);
  const timer = setTimeout(giveUp, isUpload ? uploadTimeoutMs : milliseconds);
  incoming.once("close", () => clearTimeout(timer));
}
