// A server of somebody else's, on an origin of its own, that a game may be kept on.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type OtherOrigin = {
  /** The folder of the game, as GAME_URL has it. */
  url: string;
  origin: string;
  /** Files by their paths in the folder. */
  files: Map<string, Buffer>;
  /** What it sends with a file, besides the file, to browsers and to others. */
  headers: (path: string, isBrowser: boolean) => Record<string, string>;
  /** Paths that are redirected, and where to. */
  redirects: Map<string, string>;
  /** The paths that were asked for, in their order. */
  asked: string[];
  stop: () => Promise<void>;
};

export async function startOtherOrigin(): Promise<OtherOrigin> {
  const other: Pick<OtherOrigin, "files" | "headers" | "redirects" | "asked"> = {
    files: new Map(),
    headers: () => ({}),
    redirects: new Map(),
    asked: [],
  };
  const server = createServer((incoming, outgoing) => {
    const path = decodeURIComponent((incoming.url ?? "").replace(/^\/game\//, ""));
    other.asked.push(path);
    const location = other.redirects.get(path);
    if (location) return void outgoing.writeHead(302, { Location: location }).end();
    const file = other.files.get(path);
    const headers = other.headers(path, incoming.headers["user-agent"]?.startsWith("Mozilla/") ?? false);
    if (!file) return void outgoing.writeHead(404, headers).end();
    outgoing.writeHead(200, { "Content-Length": file.length, ...headers });
    outgoing.end(incoming.method === "HEAD" ? undefined : file);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // The reason: a server that listens on a port has this address.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(other, {
    origin,
    url: `${origin}/game`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}
