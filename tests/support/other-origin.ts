// A third-party server on an origin of its own, for games at GAME_URL.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type OtherOrigin = {
  /** The game's folder, as in GAME_URL. */
  url: string;
  origin: string;
  /** Files by their paths in the folder. */
  files: Map<string, Buffer>;
  /** Headers of a file, for browsers and others. */
  headers: (path: string, isBrowser: boolean) => Record<string, string>;
  /** Redirected paths and their targets. */
  redirects: Map<string, string>;
  /** Requested paths, in order. */
  requestedPaths: string[];
  stop: () => Promise<void>;
};

export async function startOtherOrigin(): Promise<OtherOrigin> {
  const other: Pick<OtherOrigin, "files" | "headers" | "redirects" | "requestedPaths"> = {
    files: new Map(),
    headers: () => ({}),
    redirects: new Map(),
    requestedPaths: [],
  };
  const server = createServer((incoming, outgoing) => {
    const path = decodeURIComponent((incoming.url ?? "").replace(/^\/game\//, ""));
    other.requestedPaths.push(path);
    const location = other.redirects.get(path);
    if (location) return void outgoing.writeHead(302, { Location: location }).end();
    const file = other.files.get(path);
    const headers = other.headers(path, incoming.headers["user-agent"]?.startsWith("Mozilla/") ?? false);
    if (!file) return void outgoing.writeHead(404, headers).end();
    outgoing.writeHead(200, { "Content-Length": file.length, ...headers });
    outgoing.end(incoming.method === "HEAD" ? undefined : file);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server on a port has an AddressInfo.
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
