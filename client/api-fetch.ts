// A `fetch` for the REST API with a timeout of 5 s, one token refresh and one retry. A refused call throws the error
// text to show and may redirect the browser.

export const unreachableText = "Error completing request. Is the server down?";

/** A refusal by the server: problem+json, json or plain text. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    title: string,
    readonly errors: Record<string, string[]> = {},
  ) {
    super(title);
  }
}

/** No response: no connection, cancelled, or timed out. */
export class ServerUnreachable extends Error {}

/** The client's tokens; both null when signed out. With an API token, `access` is the token and `refresh` null. */
export type Tokens = { access: string | null; refresh: string | null };

export type ApiFetchOptions = {
  url: string;
  tokens?: Tokens;
  /** Headers of each call, such as the anti-forgery header of a page. */
  headers?: () => Record<string, string>;
  /** Milliseconds per attempt. */
  timeout?: number;
  /** Applies the timeout to the first byte and then to each chunk, because large files take long. */
  isDownload?: boolean;
  signal?: AbortSignal;
  /** Whether the user is signed in: by tokens, or else by a cookie. */
  isSignedIn?: () => boolean;
  /** Where refusals send a browser: `/`, `/forbidden`, `/not-found` or `/server-error`. */
  leave?: (path: string) => void;
  /** Runs the attempt, and may repeat it. */
  persist?: (attempt: () => Promise<Response>) => Promise<Response>;
  /** Runs a refresh exclusively among those that share the tokens. */
  runExclusive?: <T>(work: () => Promise<T>) => Promise<T>;
};

const requestTimeout = 5_000;

/** A `fetch` that signs, refreshes and retries. Returns successful responses and throws refusals. */
export function createApiFetch({
  url,
  tokens = { access: null, refresh: null },
  headers = () => ({}),
  timeout = requestTimeout,
  isDownload = false,
  signal,
  isSignedIn = () => tokens.access !== null,
  leave = () => {},
  persist = (attempt) => attempt(),
  runExclusive,
}: ApiFetchOptions) {
  const attempt = createAttempter({ tokens, timeout, isDownload, signal });
  const refresh = createTokenRefresher({ url, tokens, timeout, signal, runExclusive });

  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, {
      ...init,
      credentials: "include",
      headers: { accept: "application/json", ...headers(), ...Object.fromEntries(new Headers(init?.headers)) },
    });
    const usedToken = tokens.access;
    const wasSignedIn = isSignedIn();
    let answer = await persist(() => attempt(request));
    if (answer.status === 401 && usedToken && tokens.refresh) {
      if (await refresh(usedToken)) answer = await persist(() => attempt(request));
    }
    if (answer.ok) return answer;
    const path = redirectPathOf(answer.status, wasSignedIn);
    if (path) leave(path);
    throw await problemOf(answer);
  };
}

type AttemptOptions = Required<Pick<ApiFetchOptions, "tokens" | "timeout">> &
  Pick<ApiFetchOptions, "signal" | "isDownload">;

/** One attempt, including the whole response body. */
function createAttempter({ tokens, timeout, isDownload = false, signal }: AttemptOptions) {
  return async (request: Request): Promise<Response> => {
    const limit = isDownload ? startLimit(timeout) : null;
    const signals = [limit?.signal ?? AbortSignal.timeout(timeout), request.signal, ...(signal ? [signal] : [])];
    const signed = new Headers(request.headers);
    if (tokens.access) signed.set("x-auth-token", tokens.access);
    try {
      const response = await fetch(new Request(request.clone(), { headers: signed, signal: AbortSignal.any(signals) }));
      const body = await (limit ? readPieces(response, limit.restart) : response.blob());
      return new Response(body.size > 0 ? body : null, response);
    } catch (cause) {
      throw new ServerUnreachable(unreachableText, { cause });
    } finally {
      limit?.stop();
    }
  };
}

function startLimit(timeout: number) {
  const limit = new AbortController();
  const start = () => setTimeout(() => limit.abort(new DOMException("No answer in time.", "TimeoutError")), timeout);
  let timer = start();
  const stop = () => clearTimeout(timer);
  const restart = () => {
    stop();
    timer = start();
  };
  return { signal: limit.signal, restart, stop };
}

async function readPieces({ body }: Response, onPiece: () => void): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  for (;;) {
    onPiece();
    const piece = await reader?.read();
    if (!piece?.value) return new Blob(pieces);
    pieces.push(piece.value);
  }
}

export type RefreshOptions = Pick<ApiFetchOptions, "url" | "timeout" | "signal" | "runExclusive"> & { tokens: Tokens };

/** Exchanges the tokens for new ones unless that has happened since `used`. Returns whether there are new ones. */
export function createTokenRefresher({
  url,
  tokens,
  timeout = requestTimeout,
  signal,
  runExclusive = (work) => work(),
}: RefreshOptions) {
  const attempt = createAttempter({ tokens, timeout, signal });
  let refreshing: Promise<boolean> | null = null;

  const exchange = async (used: string | null): Promise<boolean> => {
    const refreshToken = tokens.refresh;
    if (tokens.access !== used) return tokens.access !== null;
    if (!refreshToken) return false;
    const request = () =>
      new Request(`${url}/api/auth/session/token`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(refreshToken),
      });
    // The answer may be lost after the exchange. The server accepts the token again for ten seconds only.
    const answer = await attempt(request()).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      return attempt(request());
    });
    // The user signed out, or in as someone else, meanwhile: discard the response.
    if (!answer.ok || tokens.refresh !== refreshToken) return false;
    // The API document guarantees this for every 200.
    const pair = (await answer.json()) as { accessToken: string; refreshToken: string };
    Object.assign(tokens, { access: pair.accessToken, refresh: pair.refreshToken });
    return true;
  };

  // Concurrent failures share one refresh: reusing a refresh token ends the sign-in.
  return (used: string | null): Promise<boolean> =>
    (refreshing ??= runExclusive(() => exchange(used)).finally(() => (refreshing = null)));
}

/** A refused login is shown where it was made, so users who aren't signed in stay. */
function redirectPathOf(status: number, wasSignedIn: boolean): string | null {
  if (status === 401) return wasSignedIn ? "/" : null;
  if (status === 403) return wasSignedIn ? "/forbidden" : null;
  if (status === 404) return "/not-found";
  return status >= 500 ? "/server-error" : null;
}

async function problemOf(answer: Response): Promise<ApiProblem> {
  const text = await answer.text();
  if (!/json/.test(answer.headers.get("content-type") ?? ""))
    return new ApiProblem(answer.status, text || String(answer.status));
  // Every refusal is problem+json, but its parts are optional.
  const { title, message, errors } = JSON.parse(text) as {
    title?: string;
    message?: string;
    errors?: Record<string, string[]>;
  };
  return new ApiProblem(answer.status, title ?? message ?? String(answer.status), errors);
}
