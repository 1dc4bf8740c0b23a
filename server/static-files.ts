import type { ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { readPath, serveGameFiles } from "./game-files";
import { outliveGoneFiles, type Handler } from "./gone-files";

const year = 365 * 24 * 3600;

/**
 * Files: hashed assets for ever (known since the start, compressed at build), and the folder public/ as it is at this
 * moment, so that a game build can be put there while the server runs. What is no file goes on to `next`.
 */
export function serveStaticFiles(gameDir: string, dataDir: string): Handler {
  const assets = sirv("build/client", { immutable: true, maxAge: year, brotli: true, gzip: true });
  const open = serveOpenFiles(gameDir, dataDir);
  return outliveGoneFiles((incoming, outgoing, next) => {
    if ((incoming.method !== "GET" && incoming.method !== "HEAD") || incoming.url?.startsWith("/api/")) return next();
    if (incoming.url?.startsWith("/assets/")) return assets(incoming, outgoing, () => answerNotFound(outgoing));
    open(incoming, outgoing, next);
  });
}

/** The game that is offered, and the folder public/. */
export function serveOpenFiles(gameDir: string, dataDir: string): Handler {
  const base = `/${gameDir.split("/")[1]}`;
  const game = serveGameFiles(base, join("public", base), dataDir);
  const open = sirv("public", { dev: true, etag: true, maxAge: 0 });
  return (incoming, outgoing, next) => {
    // sirv would serve some addresses that cannot be decoded, past the rules for the game's files.
    if (readPath(incoming.url) === null) return next();
    game(incoming, outgoing, () => open(incoming, outgoing, next));
  };
}

function answerNotFound(outgoing: ServerResponse) {
  outgoing
    .writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
    .end("Not found");
}
