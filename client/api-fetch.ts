// How a client of the REST API sends a request: 5 s, one refresh, one retry; what is said when it fails, and where
// refusals lead.

export const unreachableText = "Error completing request. Is the server down?";

/** The server answered, but refused: problem+json, json or plain text. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    title: string,
    readonly errors: Record<string, string[]> = {},
  ) {
    super(title);
  }
}

/** There was no answer: no connection, cancelled, or not in time. */
export class ServerUnreachable extends Error {}

/** A sign-in, as the client keeps it; both null when there is none. */
export type Tokens = { access: string | null; refresh: string | null };

export type ApiFetchOptions = {
  url: string;
  tokens?: Tokens;
  /** What goes along with each call, such as the anti-forgery header of a page. */
  headers?: () => Record<string, string>;
  /** Milliseconds for one try. */
  timeout?: number;
  /** The limit is for the first byte and then from piece to piece, because a large file takes as long as it takes. */
  isDownload?: boolean;
  signal?: AbortSignal;
  /** Whether somebody is signed in: by the tokens, or else by a cookie. */
  isSignedIn?: () => boolean;
  /** Where refusals lead a browser: `/`, `/forbidden`, `/not-found` or `/server-error`. */
  leave?: (path: string) => void;
  /** Makes the try, and makes it again if it likes. */
  persist?: (attempt: () => Promise<Response>) => Promise<Response>;
  /** Runs a refresh while nobody else who has the same tokens does. */
  alone?: <T>(work: () => Promise<T>) => Promise<T>;
};

const requestTimeout = 5_000;

/** A `fetch` that signs, refreshes and retries, answers what was granted and throws what was refused. */
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
  alone,
}: ApiFetchOptions) {
  const attempt = createAttempter({ tokens, timeout, isDownload, signal });
  const refresh = createTokenRefresher({ url, tokens, timeout, signal, alone });

  return async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, {
      ...init,
      credentials: "include",
      headers: { accept: "application/json", ...headers(), ...Object.fromEntries(new Headers(init?.headers)) },
    });
    const used = tokens.access;
    const wasSignedIn = isSignedIn();
    let answer = await persist(() => attempt(request));
    if (answer.status === 401 && used && tokens.refresh) {
      if (await refresh(used)) answer = await persist(() => attempt(request));
    }
    if (answer.ok) return answer;
    const place = placeOf(answer.status, wasSignedIn);
    if (place) leave(place);
    throw await problemOf(answer);
  };
}

type Attempting = Required<Pick<ApiFetchOptions, "tokens" | "timeout">> &
  Pick<ApiFetchOptions, "signal" | "isDownload">;

/** One try, up to the last byte of the answer. */
function createAttempter({ tokens, timeout, isDownload = false, signal }: Attempting) {
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

function startLimit(milliseconds: number) {
  const limit = new AbortController();
  const start = () =>
    setTimeout(() => limit.abort(new DOMException("No answer in time.", "TimeoutError")), milliseconds);
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

type Refreshing = Pick<ApiFetchOptions, "url" | "timeout" | "signal" | "alone"> & { tokens: Tokens };

/** Exchanges the tokens for new ones unless that has happened since `used`; answers whether there are new ones. */
export function createTokenRefresher({
  url,
  tokens,
  timeout = requestTimeout,
  signal,
  alone = (work) => work(),
}: Refreshing) {
  const attempt = createAttempter({ tokens, timeout, signal });
  let refreshing: Promise<boolean> | null = null;

  const exchange = async (used: string | null): Promise<boolean> => {
    const shown = tokens.refresh;
    if (tokens.access !== used) return tokens.access !== null;
    if (!shown) return false;
    const answer = await attempt(
      new Request(`${url}/api/auth/session/token`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(shown),
      }),
    );
    // Logged out, or in as somebody else, meanwhile: what came is nobody's any more.
    if (!answer.ok || tokens.refresh !== shown) return false;
    // As the API's document promises of every 200 there.
    const { accessToken, refreshToken } = (await answer.json()) as { accessToken: string; refreshToken: string };
    Object.assign(tokens, { access: accessToken, refresh: refreshToken });
    return true;
  };

  // Calls that failed together share one refresh: showing a refresh token twice ends the sign-in.
  return (used: string | null): Promise<boolean> =>
    (refreshing ??= alone(() => exchange(used)).finally(() => (refreshing = null)));
}

/** Who is not signed in yet reads a refused login where it was made. */
function placeOf(status: number, wasSignedIn: boolean): string | null {
  if (status === 401) return wasSignedIn ? "/" : null;
  if (status === 403) return wasSignedIn ? "/forbidden" : null;
  if (status === 404) return "/not-found";
  return status >= 500 ? "/server-error" : null;
}

async function problemOf(answer: Response): Promise<ApiProblem> {
  const text = await answer.text();
  if (!/json/.test(answer.headers.get("content-type") ?? ""))
    return new ApiProblem(answer.status, text || String(answer.status));
  // Every refusal is problem+json, and each of its parts may be missing.
  const { title, message, errors } = JSON.parse(text) as {
    title?: string;
    message?: string;
    errors?: Record<string, string[]>;
  };
  return new ApiProblem(answer.status, title ?? message ?? String(answer.status), errors);
}
