// Compresses responses with zlib, which takes a quarter of the time of the web's CompressionStream.
import { once } from "node:events";
import { Readable } from "node:stream";
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from "node:zlib";
import { createMiddleware } from "hono/factory";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as compressible } from "hono/utils/compress";
import { chooseEncoding } from "./accepted-encoding";

/** Bytes: smaller responses are sent uncompressed. */
const minBytes = 1024;
// Measured on a gradebook of 500 students: smaller than gzip's default, in a fifth of the time.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 20 } };
const gzip = { level: 4 };

/** Skips responses that are already compressed, partial, tiny, or marked no-transform. Sets Vary. */
export const compressResponses = createMiddleware(async (c, next) => {
  await next();
  if (c.req.method === "HEAD" || !isCompressible(c.res)) return;
  const { headers } = c.res;
  headers.set("Vary", addToVary(headers.get("Vary")));
  const encoding = chooseEncoding({ "accept-encoding": c.req.header("Accept-Encoding") });
  if (encoding === "identity" || !c.res.body) return;
  c.res = new Response(compress(c.res.body, encoding), c.res);
  c.res.headers.delete("Content-Length");
  c.res.headers.set("Content-Encoding", encoding);
  const etag = headers.get("ETag");
  if (etag && !etag.startsWith("W/")) c.res.headers.set("ETag", `W/${etag}`);
});

function isCompressible({ status, headers }: Response): boolean {
  const length = headers.get("Content-Length");
  return (
    status !== 206 &&
    !headers.has("Content-Encoding") &&
    !(length !== null && Number(length) < minBytes) &&
    compressible.test(headers.get("Content-Type") ?? "") &&
    !/\bno-transform\b/i.test(headers.get("Cache-Control") ?? "")
  );
}

function addToVary(vary: string | null): string {
  if (!vary) return "Accept-Encoding";
  return vary === "*" || /\baccept-encoding\b/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}

function compress(body: ReadableStream<Uint8Array>, encoding: "br" | "gzip"): ReadableStream<Uint8Array> {
  const encoder = encoding === "br" ? createBrotliCompress(brotli) : createGzip(gzip);
  void feed(encoder, body);
  // Node's type for the web stream differs from the DOM's.
  return Readable.toWeb(encoder) as ReadableStream<Uint8Array>;
}

/** Flushes each chunk: a streamed page shows its frame while its data load. */
async function feed(encoder: BrotliCompress | Gzip, body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  encoder.once("close", () => void reader.cancel().catch(() => {}));
  try {
    for (let result = await reader.read(); !result.done; result = await reader.read()) {
      if (!encoder.write(result.value)) await once(encoder, "drain");
      encoder.flush();
    }
    encoder.end();
  } catch (error) {
    encoder.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}
