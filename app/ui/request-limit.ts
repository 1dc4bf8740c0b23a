import { tryAgain, untilTriedAgain } from "./held-requests";
import { sendPendingLogout } from "./sign-out";

/** No connection, cancelled, or no answer within five seconds. */
export const requestFailedText = "Error completing request. Is the server down?";
const timeoutMilliseconds = 5_000;

export class RequestFailed extends Error {
  constructor(cause: unknown) {
    super(requestFailedText, { cause });
  }
}

/**
 * Puts the limit on every request that scripts send to this site: a failed one ends with one clear error. What a page
 * itself asks for (navigation, forms) does not end: it waits to be tried again, and the page stays as it is.
 */
export function limitRequests() {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    // A request of its own must not be read here: its body can be sent once.
    const asked = input instanceof Request && init === undefined ? input : new Request(input, init);
    const { url, headers, signal } = asked;
    if (new URL(url).origin !== location.origin) return send(asked);
    // Uploads take as long as the line needs.
    const limit = headers.get("content-type")?.startsWith("multipart/") ? null : timeoutMilliseconds;
    const sendOnce = () => sendWithin(send, input instanceof Request ? asked.clone() : new Request(input, init), limit);
    if (!isOfPage(new URL(url), init)) return sendOnce();
    for (;;) {
      try {
        return await sendOnce();
      } catch (error) {
        if (!(error instanceof RequestFailed)) throw error;
        await untilTriedAgain(signal);
      }
    }
  };
  // A new login, for instance, comes after the logout that the server does not know of yet.
  window.addEventListener("online", () => void sendPendingLogout().then(tryAgain));
}

/** Data of a page, and the pages that Remix asks for on the way to one; those it asks for ahead nobody waits for. */
const isOfPage = ({ pathname }: URL, init: RequestInit | undefined) =>
  pathname.endsWith(".data") || (pathname === "/__manifest" && Boolean(init?.signal));

async function sendWithin(send: typeof window.fetch, request: Request, milliseconds: number | null): Promise<Response> {
  const limit = new AbortController();
  // Until the answer begins; a long one may go on.
  const timer = milliseconds === null ? undefined : setTimeout(() => limit.abort(), milliseconds);
  try {
    return await send(request, { signal: AbortSignal.any([request.signal, limit.signal]) });
  } catch (error) {
    // A request that its sender gave up is no failure.
    if (request.signal.aborted) throw error;
    throw new RequestFailed(error);
  } finally {
    clearTimeout(timer);
  }
}
