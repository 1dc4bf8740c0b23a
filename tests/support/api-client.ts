// An API client for the suite and `simulate-class` that retries through a server restart; every call here is
// idempotent.
import { setTimeout as wait } from "node:timers/promises";
import { createApiCalls, type ApiCalls } from "../../client/api-calls";
import { createApiFetch, type Tokens } from "../../client/api-fetch";

export { ApiProblem, ServerUnreachable, unreachableText } from "../../client/api-fetch";

export type Answer<T> = { status: number; headers: Headers; body: T };

/** A failed attempt: start and end in milliseconds since 1970, and its status or error. */
export type FailedTry = { begun: number; ended: number; reason: string };

type Options = {
  /** Milliseconds per attempt. */
  timeout?: number;
  /** Milliseconds during which a call without an answer is retried. */
  retryForMs?: number;
  signal?: AbortSignal;
  onRetry?: (failedTry: FailedTry) => void;
};

/** The network error underneath the client's own. */
const reasonOf = ({ cause, message }: Error): string => (cause instanceof Error ? reasonOf(cause) : message);

/** Milliseconds from Retry-After, or 0. */
const retryAfterOf = ({ headers }: Response) => Number(headers.get("retry-after") ?? 0) * 1_000;

const firstPause = 100;
const longestPause = 2_000;

export class ApiClient {
  readonly calls: ApiCalls;
  private readonly tokens: Tokens = { access: null, refresh: null };
  private readonly fetch: ReturnType<typeof createApiFetch>;

  constructor(
    readonly url: string,
    private readonly options: Options = {},
  ) {
    const { timeout, signal } = options;
    const clientOptions = {
      url,
      tokens: this.tokens,
      timeout,
      signal,
      persist: (attempt: () => Promise<Response>) => this.persist(attempt),
    };
    this.calls = createApiCalls(clientOptions);
    this.fetch = createApiFetch(clientOptions);
  }

  /** Returns the user's id. */
  async signIn(username: string, password: string): Promise<string> {
    const answer = await this.calls.auth.session.$post({ json: { username, password } });
    const { id, canPlay, accessToken, refreshToken } = await answer.json();
    if (!canPlay) throw new Error(`"${username}" may not sign in.`);
    Object.assign(this.tokens, { access: accessToken, refresh: refreshToken });
    return id;
  }

  /** Calls with an API token, without a sign-in. */
  useToken(token: string) {
    Object.assign(this.tokens, { access: token, refresh: null });
  }

  get<T>(path: string) {
    return this.call<T>("GET", path);
  }

  post<T>(path: string, body: unknown) {
    return this.call<T>("POST", path, body);
  }

  put<T>(path: string, body: unknown) {
    return this.call<T>("PUT", path, body);
  }

  private async call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const requestBody =
      body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
    const answer = await this.fetch(`${this.url}/api${path}`, { method, ...requestBody });
    const text = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      body: (/json/.test(answer.headers.get("content-type") ?? "") && text !== "" ? JSON.parse(text) : text) as T,
    };
  }

  /** Retries until there is an answer that a retry would not change. */
  private async persist(attempt: () => Promise<Response>): Promise<Response> {
    const { retryForMs = 30_000, signal, onRetry } = this.options;
    const deadline = Date.now() + retryForMs;
    for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
      const startedAt = Date.now();
      const outcome = await attempt().catch((error: unknown) => error as Error);
      signal?.throwIfAborted();
      if (outcome instanceof Response && outcome.status < 500 && outcome.status !== 429) return outcome;
      if (outcome instanceof Response && retryAfterOf(outcome) > deadline - Date.now()) return outcome;
      if (Date.now() + pause > deadline) {
        if (outcome instanceof Response) return outcome;
        throw outcome;
      }
      onRetry?.({
        begun: startedAt,
        ended: Date.now(),
        reason: outcome instanceof Response ? String(outcome.status) : reasonOf(outcome),
      });
      await wait(pause, undefined, { signal });
    }
  }
}
