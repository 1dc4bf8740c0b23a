import type { Context, MiddlewareHandler } from "hono";
import { createSemaphore } from "./semaphore.server";

/** Larger bodies need one of a few slots, to bound the memory of concurrent ones. */
const maxBytesWithoutSlot = 1024 * 1024;
/** Larger bodies are streamed to disk and need no slot. */
const maxBytesInMemory = 64 * 1024 * 1024;
const acquireSlots = createSemaphore(2);

/**
 * Refuses a body of more than `maxBytes` by `onError`: by Content-Length, or by counting while its handler reads it.
 * Reads nothing itself, so that permission can be checked first.
 */
export function limitBody(maxBytes: number, onError: (c: Context) => Response): MiddlewareHandler {
  return async (c, next) => {
    const { headers, method } = c.req.raw;
    const length = headers.get("content-length");
    if (length !== null && !(Number(length) <= maxBytes)) return onError(c);
    const isCounted = length === null ? hasBody(method) : Number(length) > maxBytesWithoutSlot;
    if (!isCounted || !c.req.raw.body) return await next();
    const body = countBody(c.req.raw.body, maxBytes);
    c.req.raw = new Request(c.req.raw, { body: body.stream, duplex: "half" });
    try {
      await next();
    } finally {
      body.release();
    }
    if (!body.isTooLarge()) return;
    // Replaces whatever the handler made of the truncated body. Unset first, because Hono would merge the old headers.
    const refusal = onError(c);
    c.res = undefined;
    c.res = refusal;
  };
}

const hasBody = (method: string) => method !== "GET" && method !== "HEAD";

function countBody(source: ReadableStream<Uint8Array>, maxBytes: number) {
  let bytes = 0;
  const slot = acquireSlots();
  const counter = new TransformStream<Uint8Array, Uint8Array>(
    {
      async transform(piece, controller) {
        bytes += piece.length;
        if (bytes > maxBytes) throw new Error("The body is too large.");
        if (bytes > maxBytesWithoutSlot && maxBytes <= maxBytesInMemory) await slot.acquire();
        controller.enqueue(piece);
      },
    },
    undefined,
    // Don't read ahead of the handler.
    { highWaterMark: 0 },
  );
  return { stream: source.pipeThrough(counter), isTooLarge: () => bytes > maxBytes, release: slot.release };
}
