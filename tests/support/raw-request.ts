// Raw HTTP requests: nothing is added, followed or decompressed.
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type RawRequest = { method?: string; headers?: OutgoingHttpHeaders; body?: Buffer | string };

/** `path` is sent unchanged. */
export function rawRequest(url: string, path: string, { method = "GET", headers, body }: RawRequest = {}) {
  const { hostname, port } = new URL(url);
  return new Promise<RawAnswer>((done, fail) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
      answer.on("error", fail);
    });
    outgoing.on("error", fail);
    outgoing.end(body);
  });
}

/** Signs in by the login form and returns the browser's cookies. */
export async function cookiesOf(url: string, username: string, password: string): Promise<string> {
  const { headers } = await rawRequest(url, "/?index", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ intent: "login", username, password }).toString(),
  });
  return (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
}
