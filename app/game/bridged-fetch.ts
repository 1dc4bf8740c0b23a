import type { FromFrame, PlayerAnswer, ToFrame } from "./frame-messages";

/**
 * Lets a game in a frame call the API as if it ran on the site: `fetch` of an address below `apiUrl`, or below `/api`
 * here, is made by the page around the frame.
 */
export function bridgeFetch(apiUrl: string, send: (message: FromFrame) => void) {
  const plainFetch = window.fetch.bind(window);
  const waiting = new Map<number, (answer: PlayerAnswer) => void>();
  let last = 0;
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname, search } = new URL(request.url);
    const isApi = [new URL(apiUrl).origin, location.origin].includes(origin) && pathname.startsWith("/api/");
    if (!isApi) return plainFetch(input, init);
    const { method, headers } = request;
    const call = {
      method,
      path: pathname + search,
      type: headers.get("Content-Type") ?? "",
      body: await request.text(),
    };
    const id = ++last;
    const answer = await new Promise<PlayerAnswer>((done, fail) => {
      waiting.set(id, done);
      request.signal.addEventListener("abort", () => fail(new DOMException("The call was given up.", "AbortError")));
      send({ apsis: "call", id, call });
    }).finally(() => waiting.delete(id));
    // As when a network fails.
    if (answer.status === 0) throw new TypeError("Failed to fetch");
    const hasBody = ![204, 205, 304].includes(answer.status);
    return new Response(hasBody ? answer.body : null, {
      status: answer.status,
      headers: { "Content-Type": answer.type },
    });
  };
  return ({ id, answer }: Extract<ToFrame, { apsis: "answered" }>) => waiting.get(id)?.(answer);
}
