// In a preview the game may only read. Attempts get a stub answer and aren't stored; other changes are refused, as if
// the server were down.
import { callAsPlayer, canCall } from "./player-calls";
import type { PlayerAnswer, PlayerCall } from "./frame-messages";

/** Answers instead of the API. */
const stubPath = "/admin/content/contract/call";
/** This page refreshes and ends its sign-in with the same calls as a game. */
const signInPath = /^\/api\/auth\//;

/** The URL of the stub for a call; null if the call may be made. `site`: origins of the API. */
export function stubUrlOf(method: string, address: string, site: readonly string[]): string | null {
  if (["GET", "HEAD", "OPTIONS"].includes(method.toUpperCase())) return null;
  const { origin, pathname } = new URL(address, site[0]);
  if (!site.includes(origin)) return null;
  const path = normalizePath(pathname);
  if (!path.startsWith("/api/") || signInPath.test(path)) return null;
  return isAttempt(method, path) ? `${stubPath}?attempt` : stubPath;
}

const isAttempt = (method: string, path: string) => method.toUpperCase() === "POST" && path === "/api/scores";

/** Normalizes a path as a server might. */
function normalizePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
      .replace(/\/+/g, "/")
      .replace(/(.)\/$/, "$1");
  } catch {
    return pathname;
  }
}

const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : input.toString());

/** Intercepts the calls of a game in this window, until the returned function is called. */
export function guardCalls(apiUrl: string, onAttempt: () => void): () => void {
  const site = [location.origin, new URL(apiUrl).origin];
  const findStub = (method: string, address: string) => {
    const answer = stubUrlOf(method, new URL(address, document.baseURI).href, site);
    if (answer?.endsWith("?attempt")) onAttempt();
    return answer;
  };
  const fetch = window.fetch.bind(window);
  const sendBeacon = navigator.sendBeacon.bind(navigator);
  // oxlint-disable-next-line typescript/unbound-method -- Called on its request below.
  const { open } = XMLHttpRequest.prototype;
  window.fetch = async (input, init) => {
    const request = input instanceof Request ? input : null;
    const answer = findStub(init?.method ?? request?.method ?? "GET", request?.url ?? addressOf(input));
    if (answer === null) return fetch(input, init);
    return fetch(answer, { method: "POST", body: await new Request(input, init).text() });
  };
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    url: string | URL,
    isAsync: boolean = true,
    username: string | null = null,
    password: string | null = null,
  ) {
    const answer = findStub(method, String(url));
    open.call(this, answer === null ? method : "POST", answer ?? url, isAsync, username, password);
  };
  navigator.sendBeacon = (url, data) => (findStub("POST", String(url)) === null ? sendBeacon(url, data) : true);
  return () => {
    window.fetch = fetch;
    XMLHttpRequest.prototype.open = open;
    navigator.sendBeacon = sendBeacon;
  };
}

/** The same for a game in the frame on GAME_ORIGIN, whose calls this page makes. */
export async function callInPreview(call: PlayerCall, userId: string, onAttempt: () => void): Promise<PlayerAnswer> {
  const { method, path, body } = call;
  const answer = canCall(method, path, userId) ? stubUrlOf(method, path, [location.origin]) : null;
  if (answer === null) return callAsPlayer(call, userId);
  if (answer.endsWith("?attempt")) onAttempt();
  const response = await fetch(answer, { method: "POST", body });
  return {
    status: response.status,
    type: response.headers.get("Content-Type") ?? "",
    body: await response.text(),
  };
}
