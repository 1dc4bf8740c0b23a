import { texts } from "~/texts";
import { retryHeldRequests, waitForRetry } from "./held-requests";
import { sendPendingLogout } from "./sign-out";

const defaultTimeoutMs = 5_000;

/** No connection, the request was cancelled, or no response came within five seconds. */
export class RequestFailedError extends Error {
  constructor(cause: unknown) {
    super(texts.ui.requestFailed, { cause });
  }
}

/**
 * Replaces window.fetch: requests to this site have a timeout, and failures throw RequestFailedError. A failed request
 * of the page itself (navigation, form) waits for a retry instead, so that the page stays as it is.
 */
export function limitRequests() {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    // A body can be sent only once, so each try below gets its own request.
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    const { url, headers, signal } = request;
    if (new URL(url).origin !== location.origin) return send(request);
    // Uploads have no timeout.
    const timeoutMs = headers.get("content-type")?.startsWith("multipart/") ? null : defaultTimeoutMs;
    const sendOnce = () =>
      sendWithTimeout(send, input instanceof Request ? request.clone() : new Request(input, init), timeoutMs);
    if (!isPageRequest(new URL(url), init)) return sendOnce();
    for (;;) {
      try {
        return await sendOnce();
      } catch (error) {
        if (!(error instanceof RequestFailedError)) throw error;
        await waitForRetry(signal);
      }
    }
  };
  // The pending logout first: it must not end a new sign-in.
  window.addEventListener("online", () => void sendPendingLogout().then(retryHeldRequests));
}

/**
 * Whether the user waits for the request: a page's data, or the manifest for a navigation. Remix passes no signal when
 * it prefetches the manifest.
 */
const isPageRequest = ({ pathname }: URL, init: RequestInit | undefined) =>
  pathname.endsWith(".data") || (pathname === "/__manifest" && Boolean(init?.signal));

async function sendWithTimeout(
  send: typeof window.fetch,
  request: Request,
  timeoutMs: number | null,
): Promise<Response> {
  const timeout = new AbortController();
  // Only until the response starts: its body may take longer.
  const timer = timeoutMs === null ? undefined : setTimeout(() => timeout.abort(), timeoutMs);
  try {
    return await send(request, { signal: AbortSignal.any([request.signal, timeout.signal]) });
  } catch (error) {
    // The caller aborted the request: not a failure.
    if (request.signal.aborted) throw error;
    throw new RequestFailedError(error);
  } finally {
    clearTimeout(timer);
  }
}
