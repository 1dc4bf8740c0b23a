// Answers are compressed as the client accepts, and otherwise unchanged.
import { brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { compressResponses } from "../../server/compress-responses";

const text = "A class of thirty, and ten minutes left. ".repeat(100);
const answering = (headers: Record<string, string> = {}, body: BodyInit = text, status = 200) =>
  new Hono()
    .use(compressResponses)
    .all(
      "*",
      () => new Response(body, { status, headers: { "Content-Type": "text/html; charset=utf-8", ...headers } }),
    );

const ask = (app: Hono, encoding?: string, method = "GET") =>
  app.request("/", { method, headers: encoding === undefined ? {} : { "Accept-Encoding": encoding } });

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

test("brotli is preferred to gzip, and both unpack to the same bytes", async () => {
  const br = await ask(answering(), "gzip, deflate, br");
  expect(br.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(text);
  const gzip = await ask(answering(), "gzip, br;q=0");
  expect(gzip.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(text);
});

test("other clients get plain text; Vary always names the header", async () => {
  for (const encoding of [undefined, "identity", "gzip;q=0, br;q=0", "zstd"]) {
    const plain = await ask(answering({ Vary: "Cookie" }), encoding);
    expect([plain.headers.get("content-encoding"), plain.headers.get("vary")]).toEqual([
      null,
      "Cookie, Accept-Encoding",
    ]);
    expect(await plain.text()).toBe(text);
  }
});

test.each([
  ["must not be transformed", { "Cache-Control": "private, no-transform" }],
  ["is compressed already", { "Content-Encoding": "gzip" }],
  ["is an image", { "Content-Type": "image/png" }],
  ["is known to be short", { "Content-Length": "1023" }],
])("%s is sent uncompressed", async (_, headers) => {
  const answer = await ask(answering(headers as Record<string, string>), "gzip");
  expect(await answer.text()).toBe(text);
  expect(answer.headers.get("vary")).toBe(null);
});

test("ranges and answers to HEAD aren't compressed", async () => {
  expect((await ask(answering({}, text, 206), "gzip")).headers.get("content-encoding")).toBe(null);
  expect((await ask(answering(), "gzip", "HEAD")).headers.get("content-encoding")).toBe(null);
});

test("compressed answers have a weak ETag and no length of the plain bytes", async () => {
  const answer = await ask(answering({ ETag: '"one"', "Content-Length": String(text.length) }), "gzip");
  expect([answer.headers.get("etag"), answer.headers.get("content-length")]).toEqual(['W/"one"', null]);
  expect((await ask(answering({ ETag: 'W/"one"' }), "gzip")).headers.get("etag")).toBe('W/"one"');
});

test("a streamed page is sent part by part, each completely flushed", async () => {
  let finish = () => {};
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from("the frame"));
      finish = () => {
        controller.enqueue(Buffer.from(", and the data"));
        controller.close();
      };
    },
  });
  const reader = (await ask(answering({}, body), "gzip")).body!.getReader();
  const parts: Uint8Array[] = [];
  const unpacked = () => gunzipSync(Buffer.concat(parts), { finishFlush: constants.Z_SYNC_FLUSH }).toString();
  while (parts.length === 0 || unpacked() !== "the frame") parts.push((await reader.read()).value!);
  finish();
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value);
  expect(gunzipSync(Buffer.concat(parts)).toString()).toBe("the frame, and the data");
});

test("a broken answer breaks for the client too, and an unread one is aborted", async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("the database went away")) });
  await expect((await ask(answering({}, broken), "gzip")).text()).rejects.toThrow("the database went away");
  let isGivenUp = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(Buffer.alloc(4096, "x")),
    cancel: () => void (isGivenUp = true),
  });
  const reader = (await ask(answering({}, endless), "br")).body!.getReader();
  await reader.read();
  await reader.cancel();
  await expect.poll(() => isGivenUp).toBe(true);
});
