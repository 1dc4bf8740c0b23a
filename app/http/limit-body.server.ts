import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * Refuses a body of more than `maxSize` bytes by `onError`. What says its length is judged by that: to ask for the
 * stream, as Hono's own limit does first, turns Node's request into a whole `Request`.
 */
export function limitBody(maxSize: number, onError: (c: Context) => Response): MiddlewareHandler {
  const limitStream = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    const { headers } = c.req.raw;
    const length = headers.get("content-length");
    if (headers.has("transfer-encoding") || (length === null && hasBody(c.req.method))) return limitStream(c, next);
    if (length !== null && !(Number(length) <= maxSize)) return onError(c);
    await next();
  };
}

const hasBody = (method: string) => method !== "GET" && method !== "HEAD";
