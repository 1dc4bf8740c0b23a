// A client of the public REST API, as the desktop client is one: spec section 7 (5 s, one refresh, one retry) and section 8 (texts).
import { setTimeout as wait } from "node:timers/promises";

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

/** There was no answer, or only server errors, for as long as the client was willing to wait. */
export class ServerUnreachable extends Error {}

export type Answer<T> = { status: number; headers: Headers; body: T };

type Options = {
  /** Milliseconds for one try. */
  timeout?: number;
  /** Milliseconds during which a call without an answer is tried again; every call here may be repeated. */
  patience?: number;
  signal?: AbortSignal;
  onRetry?: () => void;
};

const firstPause = 100;
const longestPause = 2_000;

export class ApiClient {
  private accessToken: string | null = null;
  private refreshToken: string | null = null;
  private refreshing: Promise<void> | null = null;

  constructor(
    readonly url: string,
    private readonly options: Options = {},
  ) {}

  /** Answers the user's id. */
  async signIn(username: string, password: string): Promise<string> {
    const { body } = await this.post<{ id: string; accessToken: string; refreshToken: string }>("/auth/session", { username, password });
    this.accessToken = body.accessToken;
    this.refreshToken = body.refreshToken;
    return body.id;
  }

  get<T>(path: string) {
    return this.call<T>("GET", path);
  }

  post<T>(path: string, body: unknown) {
    return this.call<T>("POST", path, body);
  }

  private async call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const used = this.accessToken;
    let received = await this.persist(method, path, body);
    if (received.status === 401 && used && this.refreshToken) {
      // Calls that failed together share one refresh: showing a refresh token twice ends the sign-in.
      if (this.accessToken === used) await (this.refreshing ??= this.refresh().finally(() => (this.refreshing = null)));
      received = await this.persist(method, path, body);
    }
    return answerOf<T>(received);
  }

  private async refresh() {
    const received = await this.send("POST", "/auth/session/token", this.refreshToken);
    const { body } = answerOf<{ accessToken: string; refreshToken: string }>(received);
    this.accessToken = body.accessToken;
    this.refreshToken = body.refreshToken;
  }

  /** Sends until there is an answer that repeating would not change. */
  private async persist(method: string, path: string, body: unknown): Promise<Received> {
    const { patience = 30_000, signal, onRetry } = this.options;
    const deadline = Date.now() + patience;
    for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
      const outcome = await this.send(method, path, body).catch((error: unknown) => error as Error);
      signal?.throwIfAborted();
      const isAnswer = !(outcome instanceof Error);
      if (isAnswer && outcome.status < 500 && outcome.status !== 429) return outcome;
      if (Date.now() + pause > deadline) {
        if (isAnswer) return outcome;
        throw new ServerUnreachable(unreachableText, { cause: outcome });
      }
      onRetry?.();
      await wait(pause, undefined, { signal });
    }
  }

  /** One try, up to the last byte of the answer. */
  private async send(method: string, path: string, body: unknown): Promise<Received> {
    const { timeout = 5_000, signal } = this.options;
    const limit = AbortSignal.timeout(timeout);
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      signal: signal ? AbortSignal.any([limit, signal]) : limit,
      headers: {
        accept: "application/json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(this.accessToken ? { "x-auth-token": this.accessToken } : {}),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }
}

type Received = { status: number; headers: Headers; text: string };

function answerOf<T>({ status, headers, text }: Received): Answer<T> {
  const isJson = /json/.test(headers.get("content-type") ?? "");
  const body: unknown = isJson && text !== "" ? JSON.parse(text) : text;
  if (status < 300) return { status, headers, body: body as T };
  if (!isJson) throw new ApiProblem(status, text || String(status));
  const { title, message, errors } = body as { title?: string; message?: string; errors?: Record<string, string[]> };
  throw new ApiProblem(status, title ?? message ?? String(status), errors);
}
