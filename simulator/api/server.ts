import type { Attempt, Sent } from "./outbox";

/** A refusal of the web API, in its own words. */
export class ApiRefusal extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Spec section 9. */
const timeout = 5_000;

// Answers after which the same request may go well.
const passing = [401, 403, 408, 425, 429];

/** The web API, with the page's own sign-in. */
export class Server {
  constructor(private readonly url: string) {}

  get<T>(path: string): Promise<T> {
    return this.ask<T>("GET", path);
  }

  async ask<T>(method: "GET" | "POST" | "PUT", path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      credentials: "include",
      headers: { accept: "application/json", ...(body === undefined ? {} : { "content-type": "application/json", "x-xsrf-token": antiForgeryToken() }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new ApiRefusal(await titleOf(response), response.status);
    return (await response.json()) as T;
  }

  /** Saved only with the receipt of this very attempt. */
  async sendAttempt(attempt: Attempt): Promise<Sent> {
    try {
      const receipt = await this.ask<{ attemptId?: string }>("POST", "/scores", attempt);
      return receipt.attemptId === attempt.attemptId ? { outcome: "saved" } : { outcome: "later" };
    } catch (error) {
      if (error instanceof ApiRefusal && error.status < 500 && !passing.includes(error.status)) return { outcome: "refused", why: error.message };
      return { outcome: "later" };
    }
  }
}

const antiForgeryToken = () => decodeURIComponent(/(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "");

async function titleOf(response: Response): Promise<string> {
  try {
    const { title, errors } = (await response.json()) as { title?: string; errors?: Record<string, string[]> };
    return Object.values(errors ?? {}).flat()[0] ?? title ?? `The server answered ${response.status}.`;
  } catch {
    return `The server answered ${response.status}.`;
  }
}
