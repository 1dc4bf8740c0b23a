import type { FromFrame, PlayerAnswer, ToFrame } from "./frame-messages";

/**
 * Inside the game's frame: `fetch` calls to the API, below `apiUrl` or this origin's `/api`, are made by the page
 * around the frame.
 */
export function bridgeFetch(apiUrl: string, send: (message: FromFrame) => void) {
  const plainFetch = window.fetch.bind(window);
  const pending = new Map<number, (answer: PlayerAnswer) => void>();
  let lastId = 0;
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
    const id = ++lastId;
    const answer = await new Promise<PlayerAnswer>((done, fail) => {
      pending.set(id, done);
      request.signal.addEventListener("abort", () => fail(new DOMException("The call was given up.", "AbortError")));
      send({ apsis: "call", id, call });
    }).finally(() => pending.delete(id));
    // Fail like `fetch` without a network.
    if (answer.status === 0) throw new TypeError("Failed to fetch");
    const hasBody = ![204, 205, 304].includes(answer.status);
    return new Response(hasBody ? answer.body : null, {
      status: answer.status,
      headers: { "Content-Type": answer.type },
    });
  };
  return ({ id, answer }: Extract<ToFrame, { apsis: "answered" }>) => pending.get(id)?.(answer);
}
