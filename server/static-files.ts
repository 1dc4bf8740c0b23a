import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

const year = 365 * 24 * 3600;

/**
 * Files: hashed assets for ever (from memory, compressed at build), and the folder public/ as it is at this moment,
 * so that a game build can be dropped in while the server runs. What is no file goes on to `next`.
 */
export function staticFiles(gameDir: string): Handler {
  const assets = sirv("build/client", { immutable: true, maxAge: year, brotli: true, gzip: true });
  const open = openFiles(gameDir);
  return (incoming, outgoing, next) => {
    if ((incoming.method !== "GET" && incoming.method !== "HEAD") || incoming.url?.startsWith("/api/")) return next();
    if (incoming.url?.startsWith("/assets/")) return assets(incoming, outgoing, () => notFound(outgoing));
    open(incoming, outgoing, next);
  };
}

/** The folder public/ alone; what is missing of the game is not found, and never a page. */
export function openFiles(gameDir: string): Handler {
  const games = gameFolder(gameDir);
  const open = sirv("public", {
    dev: true,
    etag: true,
    maxAge: 0,
    setHeaders: (outgoing, path) => path.startsWith(games) && setGameHeaders(outgoing, path),
  });
  return (incoming, outgoing, next) =>
    open(incoming, outgoing, () => (incoming.url?.startsWith(games) ? notFound(outgoing) : next()));
}

/** The folder of public/ that is all game: that of the build, with its StreamingAssets beside it. */
const gameFolder = (gameDir: string) => `/${gameDir.split("/")[1]}/`;

const types: Record<string, string> = {
  ".wasm": "application/wasm",
  ".js": "application/javascript",
  ".data": "application/octet-stream",
  ".json": "application/json",
  ".unityweb": "application/octet-stream",
};
const encodings: Record<string, string> = { ".br": "br", ".gz": "gzip" };

/** A Unity build's compressed files are served as what is inside them, marked as compressed, and never compressed again. */
export function setGameHeaders(outgoing: Pick<ServerResponse, "setHeader">, path: string) {
  const encoding = encodings[/\.\w+$/.exec(path)?.[0] ?? ""];
  const inner = encoding ? path.replace(/\.\w+$/, "") : path;
  const type = types[/\.\w+$/.exec(inner)?.[0] ?? ""];
  if (encoding) outgoing.setHeader("Content-Encoding", encoding);
  if (type) outgoing.setHeader("Content-Type", type);
  outgoing.setHeader("Cache-Control", "no-cache");
  // Threaded builds need both.
  outgoing.setHeader("Cross-Origin-Embedder-Policy", "require-corp");
  outgoing.setHeader("Cross-Origin-Resource-Policy", "same-origin");
}

function notFound(outgoing: ServerResponse) {
  outgoing
    .writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
    .end("Not found");
}
