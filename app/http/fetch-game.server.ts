// Requests to GAME_URL. An operator chose its origin; an answer from there must not choose another one, such as a port
// of this machine.

const patience = 10_000;
const maxRedirects = 3;

/**
 * Follows redirects within the origin of `address`. A redirect that leaves it is answered as it is, and not followed.
 * Throws where nobody answers.
 */
export async function fetchGame(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const signal = AbortSignal.timeout(patience);
  let at = address;
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(at, { headers, signal, redirect: "manual" });
    const next = redirectOf(response, at);
    if (next === null || redirects === maxRedirects || next.origin !== new URL(address).origin) return response;
    await response.body?.cancel();
    at = next.href;
  }
}

/** Where an answer redirects to; null where it is no redirect, or leads nowhere. */
export function redirectOf({ status, headers }: Response, from: string): URL | null {
  const location = headers.get("location");
  return status >= 300 && status < 400 && location && URL.canParse(location, from) ? new URL(location, from) : null;
}

/** The beginning of an answer's body: one byte more than `maxBytes` at most. */
export async function readBegin({ body }: Response, maxBytes: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    pieces.push(next.value);
    bytes += next.value.length;
    if (bytes > maxBytes) {
      await reader?.cancel();
      break;
    }
  }
  return Buffer.concat(pieces).subarray(0, maxBytes + 1);
}
