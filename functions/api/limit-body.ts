import type { MiddlewareHandler } from "hono";
import { Refusal } from "~/domain/refusal";

/**
 * Refuses a body of more than `maxSize` bytes. Hono's own bodyLimit does the same, but rebuilds a request without a Content-Length by
 * `new Request(request)`, which fails on the local host's lightweight requests: every DELETE without a body, and every chunked one.
 */
export const limitBody =
  (maxSizeOf: (path: string) => number): MiddlewareHandler =>
  async (c, next) => {
    const maxSize = maxSizeOf(c.req.path);
    const { raw } = c.req;
    const announced = raw.headers.get("content-length");
    if (announced === null && raw.body) {
      const body = await readUpTo(raw.body, maxSize);
      c.req.raw = new Request(raw.url, {
        method: raw.method,
        headers: raw.headers,
        body: body.length > 0 ? body : undefined,
      });
    } else if (Number(announced) > maxSize) throw tooLarge(maxSize);
    await next();
  };

/** All of a body; refuses more than `maxSize` bytes as soon as they are there. */
export async function readUpTo(stream: ReadableStream<Uint8Array>, maxSize: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxSize) throw tooLarge(maxSize);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const tooLarge = (maxSize: number) =>
  new Refusal("tooLarge", `The body must be at most ${Math.floor(maxSize / 1024)} kB.`);
