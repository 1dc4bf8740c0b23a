/** No connection, cancelled, or no answer within five seconds. */
export const requestFailedText = "Error completing request. Is the server down?";
const timeoutMilliseconds = 5_000;

export class RequestFailed extends Error {
  constructor(cause: unknown) {
    super(requestFailedText, { cause });
  }
}

/**
 * Puts the limit on every request that scripts send to this site: a failed one ends with one clear error.
 * Uploads take as long as the line needs, and a request that its sender gave up is no failure.
 */
export function limitRequests() {
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (
      new URL(request.url).origin !== location.origin ||
      request.headers.get("content-type")?.startsWith("multipart/")
    )
      return send(input, init);
    const limit = new AbortController();
    // Until the answer begins; a long one may go on.
    const timer = setTimeout(() => limit.abort(), timeoutMilliseconds);
    try {
      return await send(request, { signal: AbortSignal.any([request.signal, limit.signal]) });
    } catch (error) {
      if (request.signal.aborted) throw error;
      throw new RequestFailed(error);
    } finally {
      clearTimeout(timer);
    }
  };
}
