import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { gameFramePath } from "~/domain/game/game-limits";
import { noteRoute } from "~/http/request-scope.server";
import type { Environment } from "~/http/environment.server";
import { canGameUseSensors } from "~/http/game-offer.server";
import { readPreviewToken } from "~/http/game-preview.server";
import { readPath } from "./game-files";
import { rewriteHeaders } from "./rewrite-headers";

/** Paths that the router answers with the game's page and with its frame. */
const [playPattern, framePattern] = [/^\/play\/?$/i, /^\/play\/frame(\.data)?\/?$/i];
/** The page on which administrators check a game, which runs there. */
const checkPattern = /^\/admin\/content\/contract\/?$/i;
const delegated = /\b(autoplay|clipboard-read|fullscreen|accelerometer|gyroscope|magnetometer)=\(self\)/g;
const sensors = /\b(accelerometer|gyroscope|magnetometer)=\(\)/g;

/**
 * GAME_ORIGIN is a second origin of this server. It serves the game's files and frame, and nothing else: no pages, no
 * API, and never with credentials. The frame is served there only.
 */
export function splitGameHost(env: Environment, gameBase: string, listener: RequestListener): RequestListener {
  const { origin } = env.game;
  const gameHost = origin === null ? null : new URL(origin).host;
  return (incoming, outgoing) => {
    const path = readPath(incoming.url);
    if (gameHost === null || hostOf(incoming) !== gameHost) {
      if (path !== null && framePattern.test(path)) return answerNotFound(outgoing);
      if (path !== null && [playPattern, checkPattern].some((pattern) => pattern.test(path))) {
        if (usesSensors(incoming, env)) allowSensors(outgoing);
        if (origin) delegateTo(origin, outgoing);
      }
      return listener(incoming, outgoing);
    }
    const isRead = incoming.method === "GET" || incoming.method === "HEAD";
    if (!isRead || path === null || !isOfGame(path, gameBase)) return answerNotFound(outgoing);
    if (framePattern.test(path) && usesSensors(incoming, env)) allowSensors(outgoing);
    rewriteHeaders(incoming, (name) => name === "cookie" || name === "authorization" || name === "x-auth-token");
    listener(incoming, outgoing);
  };
}

const isOfGame = (path: string, gameBase: string) =>
  [gameFramePath, "/favicon.svg"].includes(path) || path.startsWith("/assets/") || path.startsWith(`${gameBase}/`);

/** The requested host; X-Forwarded-Host is still present only if the proxy is trusted. */
function hostOf({ headers }: IncomingMessage): string | undefined {
  const forwarded = headers["x-forwarded-host"];
  return (typeof forwarded === "string" ? forwarded.split(",")[0]?.trim() : undefined) ?? headers.host;
}

/** Whether the game that a page runs may use motion sensors: the game in the page's query, or the current one. */
function usesSensors({ url = "" }: IncomingMessage, env: Environment): boolean {
  const query = new URLSearchParams(url.slice(url.indexOf("?") + 1));
  const token = query.get("token");
  try {
    return canGameUseSensors(env, token === null ? query.get("game") : readPreviewToken(token, env));
  } catch {
    // The page itself says that the game's files can't be read.
    return false;
  }
}

function allowSensors(outgoing: ServerResponse) {
  const policy = outgoing.getHeader("Permissions-Policy");
  if (typeof policy === "string") outgoing.setHeader("Permissions-Policy", policy.replace(sensors, "$1=(self)"));
}

/** Delegates the page's browser permissions to the game's origin. */
function delegateTo(origin: string, outgoing: ServerResponse) {
  const policy = outgoing.getHeader("Permissions-Policy");
  if (typeof policy === "string")
    outgoing.setHeader("Permissions-Policy", policy.replace(delegated, `$1=(self "${origin}")`));
}

function answerNotFound(outgoing: ServerResponse) {
  noteRoute("game host");
  outgoing
    .writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
    .end("File not found.");
}
