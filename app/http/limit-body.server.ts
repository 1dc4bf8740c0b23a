import type { Context, MiddlewareHandler } from "hono";
import { takeTurns } from "./take-turns.server";

/** A body of more bytes than this waits for one of few turns, so that many large ones at once stay small together. */
const maxBytesWithoutTurn = 1024 * 1024;
/** What may be larger is written to the disk as it comes, and takes no turn. */
const maxBytesInMemory = 64 * 1024 * 1024;
const turns = takeTurns(2);

/**
 * Refuses a body of more than `maxBytes` by `onError`. One that says its length is judged by that; any other is counted
 * while its handler reads it. Nothing is read here, so whoever has no permission makes nobody read anything.
 */
export function limitBody(maxBytes: number, onError: (c: Context) => Response): MiddlewareHandler {
  return async (c, next) => {
    const { headers, method } = c.req.raw;
    const length = headers.get("content-length");
    if (length !== null && !(Number(length) <= maxBytes)) return onError(c);
    const isCounted = length === null ? hasBody(method) : Number(length) > maxBytesWithoutTurn;
    if (!isCounted || !c.req.raw.body) return await next();
    const body = countBody(c.req.raw.body, maxBytes);
    c.req.raw = new Request(c.req.raw, { body: body.stream, duplex: "half" });
    try {
      await next();
    } finally {
      body.release();
    }
    if (!body.isTooLarge()) return;
    // Whatever the handler made of a body that was cut off. An answer that is replaced would leave its headers behind.
    const refused = onError(c);
    c.res = undefined;
    c.res = refused;
  };
}

const hasBody = (method: string) => method !== "GET" && method !== "HEAD";

function countBody(source: ReadableStream<Uint8Array>, maxBytes: number) {
  let bytes = 0;
  const turn = turns();
  const counter = new TransformStream<Uint8Array, Uint8Array>(
    {
      async transform(piece, controller) {
        bytes += piece.length;
        if (bytes > maxBytes) throw new Error("The body is too large.");
        if (bytes > maxBytesWithoutTurn && maxBytes <= maxBytesInMemory) await turn.begin();
        controller.enqueue(piece);
      },
    },
    undefined,
    // Nothing is read before somebody asks for it.
    { highWaterMark: 0 },
  );
  return { stream: source.pipeThrough(counter), isTooLarge: () => bytes > maxBytes, release: turn.end };
}
