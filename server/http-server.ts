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
import { createAddressFinder } from "./client-address";
import { rewriteHeaders } from "./rewrite-headers";
import { siteHeadersOf } from "./site-headers";

/** Milliseconds: who sends slower than this does not hold a connection. */
const patience: ServerOptions = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

/** Milliseconds that an upload of a game may take altogether. */
const longestUpload = 2 * 3_600_000;
/** Milliseconds in which somebody who is being answered must read some of it, or leave. */
const longestStall = 60_000;

const protocol = "x-forwarded-proto";

/** The server's outermost layer: slow clients, who it is that asks, and what every answer says to browsers. */
export function createHttpServer(
  { appUrl, trustedProxies }: Pick<Environment, "appUrl" | "trustedProxies">,
  listener: RequestListener,
  timeouts: ServerOptions & { stallTimeout?: number } = patience,
): Server {
  const settleClient = createAddressFinder(trustedProxies);
  const headersOf = (isAsset: boolean) => ({
    secure: Object.entries(siteHeadersOf({ isAsset, isSecure: true })),
    plain: Object.entries(siteHeadersOf({ isAsset, isSecure: false })),
  });
  const headers = { ofAssets: headersOf(true), ofOthers: headersOf(false) };
  const isHttpsSite = appUrl?.startsWith("https:") ?? false;
  const { requestTimeout = 0, stallTimeout = longestStall, ...others } = timeouts;
  // Node knows one time for all requests; an upload may take longer, as long as it goes on.
  const server = createServer({ ...others, requestTimeout: 0 }, (incoming, outgoing) => {
    settleClient(incoming);
    // A site that is reached by https alone gives Secure cookies whatever its proxy says, or forgets to say.
    if (isHttpsSite) rewriteHeaders(incoming, (name) => name === protocol, { [protocol]: "https" });
    limitPatience(incoming, outgoing, requestTimeout);
    const isSecure = incoming.headers[protocol] === "https";
    const said = headers[incoming.url?.startsWith("/assets/") ? "ofAssets" : "ofOthers"];
    for (const [name, value] of said[isSecure ? "secure" : "plain"]) outgoing.setHeader(name, value);
    listener(incoming, outgoing);
  });
  // An answer that nobody reads would be kept, with the connection of the database that it comes from.
  return server.setTimeout(stallTimeout, (socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
}

function limitPatience(incoming: IncomingMessage, outgoing: ServerResponse, milliseconds: number) {
  if (milliseconds === 0 || incoming.complete) return;
  const giveUp = () => {
    if (incoming.complete) return;
    if (!outgoing.headersSent) outgoing.writeHead(408, { Connection: "close" }).end();
    incoming.destroy();
  };
  const isUpload = incoming.url?.split("?")[0] === gameUploadPath;
  if (isUpload) incoming.setTimeout(milliseconds, giveUp);
  const timer = setTimeout(giveUp, isUpload ? longestUpload : milliseconds);
  incoming.once("close", () => clearTimeout(timer));
}
