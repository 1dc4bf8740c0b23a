// Requests as they go over the wire: nothing is added, followed or unpacked.
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type RawRequest = { method?: string; headers?: OutgoingHttpHeaders; body?: Buffer | string };

/** `path` is sent as it is written, however odd. */
export function rawRequest(url: string, path: string, { method = "GET", headers, body }: RawRequest = {}) {
  const { hostname, port } = new URL(url);
  return new Promise<RawAnswer>((done, fail) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
      );
      answer.on("error", fail);
    });
    asked.on("error", fail);
    asked.end(body);
  });
}

/** Signs in by the login form; answers what a browser would send as its cookies from then on. */
export async function cookiesOf(url: string, username: string, password: string): Promise<string> {
  const { headers } = await rawRequest(url, "/?index", {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ intent: "login", username, password }).toString(),
  });
  return (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
}
