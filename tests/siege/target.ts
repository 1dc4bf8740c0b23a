// The attacked server, and what the attackers know about it.
import { setTimeout as wait } from "node:timers/promises";
import { demoPassword } from "~/domain/demo/people";
import { pageSignIn } from "../fleet/class-under-way";

export type Target = { url: string; courseId: string; classSessionId: string };

/** Counts answers by attack and status; "no answer" if the connection failed. */
export class Answers {
  readonly counts = new Map<string, number>();

  add(attack: string, status: number | string) {
    const key = `${attack}: ${status}`;
    this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
  }

  /** Server errors except 503, which an overloaded server may send. */
  listErrors(): string[] {
    return [...this.counts].filter(([key]) => /: 5(?!03)\d\d$/.test(key)).map(([key, count]) => `${count} x ${key}`);
  }

  toString(): string {
    return [...this.counts]
      .sort()
      .map(([key, count]) => `${count} x ${key}`)
      .join("; ");
  }
}

export type Token = () => Promise<string>;

/** Signs in, and again every ten minutes, before the access token expires. */
export function createToken({ url }: Pick<Target, "url">, username: string, password = demoPassword): Token {
  let token: Promise<string> | null = null;
  let expires = 0;
  return () => {
    if (token && Date.now() < expires) return token;
    expires = Date.now() + 600_000;
    token = fetch(`${url}/api/auth/session`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password }),
    }).then(async (answer) => {
      if (!answer.ok) throw new Error(`${username} cannot sign in: ${answer.status} ${await answer.text()}`);
      return ((await answer.json()) as { accessToken: string }).accessToken;
    });
    token.catch(() => (token = null));
    return token;
  };
}

/** Calls the API and counts the answer; returns the parsed body, or null. */
export async function call<Body>(
  target: Pick<Target, "url">,
  answers: Answers,
  attack: string,
  { method = "GET", path, token, body }: { method?: string; path: string; token: Token; body?: unknown },
): Promise<Body | null> {
  try {
    const answer = await fetch(`${target.url}/api${path}`, {
      method,
      headers: { "x-auth-token": await token(), ...(body === undefined ? {} : { "content-type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    });
    answers.add(attack, answer.status);
    const text = await answer.text();
    return answer.ok && text ? (JSON.parse(text) as Body) : null;
  } catch {
    answers.add(attack, "no answer");
    return null;
  }
}

/** Data that an attack needs to begin: retried for up to a minute. */
export async function lookUp<Body>(
  target: Pick<Target, "url">,
  answers: Answers,
  path: string,
  token: Token,
): Promise<Body> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const body = await call<Body>(target, answers, "look-up", { path, token });
    if (body !== null) return body;
    if (Date.now() > deadline) throw new Error(`${path} was not answered within a minute.`);
    await wait(1_000);
  }
}

/** A browser's cookies; retried while the server is too busy. */
export async function signInPage(url: string, username: string): Promise<string> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    try {
      return await pageSignIn(url, username);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(1_000);
    }
  }
}
