import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { gameFramePath } from "~/domain/game/game-limits";
import { noteRoute } from "~/http/request-scope.server";
import type { Environment } from "~/http/environment.server";
import { readPath } from "./game-files";
import { rewriteHeaders } from "./rewrite-headers";

/** As the router reads them. */
const [playPattern, framePattern] = [/^\/play\/?$/i, /^\/play\/frame(\.data)?\/?$/i];
const delegated = /\b(autoplay|clipboard-read|fullscreen)=\(self\)/g;

/**
 * GAME_ORIGIN is a second address of this server, which has the game's files and its frame and nothing else: no pages,
 * no API, and no sign-in even if a browser sent one. The frame is at that address only.
 */
export function splitGameHost(
  { game }: Pick<Environment, "game">,
  gameBase: string,
  listener: RequestListener,
): RequestListener {
  const { origin } = game;
  const gameHost = origin === null ? null : new URL(origin).host;
  return (incoming, outgoing) => {
    const path = readPath(incoming.url);
    if (gameHost === null || hostOf(incoming) !== gameHost) {
      if (path !== null && framePattern.test(path)) return answerNotFound(outgoing);
      if (path !== null && playPattern.test(path) && origin) delegateTo(origin, outgoing);
      return listener(incoming, outgoing);
    }
    const isRead = incoming.method === "GET" || incoming.method === "HEAD";
    if (!isRead || path === null || !isOfGame(path, gameBase)) return answerNotFound(outgoing);
    rewriteHeaders(incoming, (name) => name === "cookie" || name === "authorization" || name === "x-auth-token");
    listener(incoming, outgoing);
  };
}

const isOfGame = (path: string, gameBase: string) =>
  [gameFramePath, "/favicon.svg"].includes(path) || path.startsWith("/assets/") || path.startsWith(`${gameBase}/`);

/** The host that the browser asked; a proxy's word is still there only if it is trusted. */
function hostOf({ headers }: IncomingMessage): string | undefined {
  const forwarded = headers["x-forwarded-host"];
  return (typeof forwarded === "string" ? forwarded.split(",")[0]?.trim() : undefined) ?? headers.host;
}

/** What the site may use, its game's frame may use. */
function delegateTo(origin: string, outgoing: ServerResponse) {
  const policy = outgoing.getHeader("Permissions-Policy");
  if (typeof policy === "string")
    outgoing.setHeader("Permissions-Policy", policy.replace(delegated, `$1=(self "${origin}")`));
}

function answerNotFound(outgoing: ServerResponse) {
  noteRoute("game host");
  outgoing
    .writeHead(404, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" })
    .end("There is no such file.");
}
