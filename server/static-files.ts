import type { ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import type { Environment } from "~/http/environment.server";
import { gameBaseOf } from "~/http/game-offer.server";
import { readPath, serveGameFiles } from "./game-files";
import { handleFileReadErrors, type Handler } from "./file-read-errors";

type Settings = Pick<Environment, "dataDir" | "game" | "sessionSecret">;

const yearSeconds = 365 * 24 * 3600;

/**
 * Serves hashed assets (immutable, compressed at build) and the folder public/, read on each request so that a game
 * build can be added while the server runs. Everything else goes to `next`.
 */
export function serveStaticFiles(env: Settings): Handler {
  const assets = sirv("build/client", { immutable: true, maxAge: yearSeconds, brotli: true, gzip: true });
  const publicFiles = servePublicFiles(env);
  return handleFileReadErrors((incoming, outgoing, next) => {
    if ((incoming.method !== "GET" && incoming.method !== "HEAD") || incoming.url?.startsWith("/api/")) return next();
    if (incoming.url?.startsWith("/assets/")) return assets(incoming, outgoing, () => answerNotFound(outgoing));
    publicFiles(incoming, outgoing, next);
  });
}

/** Serves the current game, then the folder public/. */
export function servePublicFiles(env: Settings): Handler {
  const base = gameBaseOf(env.game.dir);
  const game = serveGameFiles(base, join("public", base), env);
  const publicFolder = sirv("public", { dev: true, etag: true, maxAge: 0 });
  return (incoming, outgoing, next) => {
    // sirv would serve some paths that cannot be decoded, bypassing the rules for the game's files.
    if (readPath(incoming.url) === null) return next();
    game(incoming, outgoing, () => publicFolder(incoming, outgoing, next));
  };
}

function answerNotFound(outgoing: ServerResponse) {
  outgoing
    .writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
    .end("Not found");
}
