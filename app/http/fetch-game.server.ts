// Requests to GAME_URL. Redirects may not leave the operator's origin, for instance to a port of this machine (SSRF).

const timeoutMs = 10_000;
const maxRedirects = 3;

/**
 * Follows redirects within the origin of `address`; one that leaves it is returned as it is. Throws if there is no
 * answer.
 */
export async function fetchGame(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  let at = address;
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(at, { headers, signal, redirect: "manual" });
    const next = redirectOf(response, at);
    if (next === null || redirects === maxRedirects || next.origin !== new URL(address).origin) return response;
    await response.body?.cancel();
    at = next.href;
  }
}

/** The target of a redirect, or null. */
export function redirectOf({ status, headers }: Response, from: string): URL | null {
  const location = headers.get("location");
  return status >= 300 && status < 400 && location && URL.canParse(location, from) ? new URL(location, from) : null;
}

/** The start of a body: at most one byte more than `maxBytes`. */
export async function readStart({ body }: Response, maxBytes: number): Promise<Buffer> {
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
