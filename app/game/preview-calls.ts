// In a preview the game may only read, as its player. An attempt is answered and stored nowhere; starts, answers and any
// other change are refused, which a game takes like a server that can't be reached.
import { callAsPlayer, mayCall } from "./player-calls";
import type { PlayerAnswer, PlayerCall } from "./frame-messages";

/** Answers in place of the API. */
const stub = "/admin/content/contract/call";
/** This page refreshes its sign-in and ends it by the same calls as a game. */
const signInPath = /^\/api\/auth\//;

/** The address of the answer that stands in for a call; null if the call may be made. `site`: origins of the API. */
export function stubOf(method: string, address: string, site: readonly string[]): string | null {
  if (["GET", "HEAD", "OPTIONS"].includes(method.toUpperCase())) return null;
  const { origin, pathname } = new URL(address, site[0]);
  if (!site.includes(origin)) return null;
  const path = plain(pathname);
  if (!path.startsWith("/api/") || signInPath.test(path)) return null;
  return isAttempt(method, path) ? `${stub}?attempt` : stub;
}

const isAttempt = (method: string, path: string) => method.toUpperCase() === "POST" && path === "/api/scores";

/** As a server may read it. */
function plain(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
      .replace(/\/+/g, "/")
      .replace(/(.)\/$/, "$1");
  } catch {
    return pathname;
  }
}

const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : input.toString());

/** Watches the calls of a game that runs in this window, until the returned function is called. */
export function guardCalls(apiUrl: string, onAttempt: () => void): () => void {
  const site = [location.origin, new URL(apiUrl).origin];
  const redirect = (method: string, address: string) => {
    const answer = stubOf(method, new URL(address, document.baseURI).href, site);
    if (answer?.endsWith("?attempt")) onAttempt();
    return answer;
  };
  const fetch = window.fetch.bind(window);
  const sendBeacon = navigator.sendBeacon.bind(navigator);
  // oxlint-disable-next-line typescript/unbound-method -- Called on its request below.
  const { open } = XMLHttpRequest.prototype;
  window.fetch = async (input, init) => {
    const given = input instanceof Request ? input : null;
    const answer = redirect(init?.method ?? given?.method ?? "GET", given?.url ?? addressOf(input));
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
    const answer = redirect(method, String(url));
    open.call(this, answer === null ? method : "POST", answer ?? url, isAsync, username, password);
  };
  navigator.sendBeacon = (url, data) => (redirect("POST", String(url)) === null ? sendBeacon(url, data) : true);
  return () => {
    window.fetch = fetch;
    XMLHttpRequest.prototype.open = open;
    navigator.sendBeacon = sendBeacon;
  };
}

/** The same for a game in the frame on GAME_ORIGIN, whose calls this page makes. */
export async function callInPreview(call: PlayerCall, userId: string, onAttempt: () => void): Promise<PlayerAnswer> {
  const { method, path, body } = call;
  const answer = mayCall(method, path, userId) ? stubOf(method, path, [location.origin]) : null;
  if (answer === null) return callAsPlayer(call, userId);
  if (answer.endsWith("?attempt")) onAttempt();
  const stubbed = await fetch(answer, { method: "POST", body });
  return {
    status: stubbed.status,
    type: stubbed.headers.get("Content-Type") ?? "",
    body: await stubbed.text(),
  };
}
