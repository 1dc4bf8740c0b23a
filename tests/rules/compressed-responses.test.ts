// Answers are compressed in what the client takes, and nothing else about them changes.
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

test("a browser's brotli comes before gzip, and both unpack to the same bytes", async () => {
  const br = await ask(answering(), "gzip, deflate, br");
  expect(br.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(text);
  const gzip = await ask(answering(), "gzip, br;q=0");
  expect(gzip.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(text);
});

test("who takes neither, or says nothing, gets the text; Vary says in all cases what the answer depends on", async () => {
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
])("what %s goes out as it is", async (_, headers) => {
  const answer = await ask(answering(headers as Record<string, string>), "gzip");
  expect(await answer.text()).toBe(text);
  expect(answer.headers.get("vary")).toBe(null);
});

test("a part of a file stays a part, and an answer to HEAD stays empty", async () => {
  expect((await ask(answering({}, text, 206), "gzip")).headers.get("content-encoding")).toBe(null);
  expect((await ask(answering(), "gzip", "HEAD")).headers.get("content-encoding")).toBe(null);
});

test("an ETag of the plain bytes is a weak one of the compressed ones, and their length is not told", async () => {
  const answer = await ask(answering({ ETag: '"one"', "Content-Length": String(text.length) }), "gzip");
  expect([answer.headers.get("etag"), answer.headers.get("content-length")]).toEqual(['W/"one"', null]);
  expect((await ask(answering({ ETag: 'W/"one"' }), "gzip")).headers.get("etag")).toBe('W/"one"');
});

test("what has come is sent, whole, while the rest of a page is waited for", async () => {
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

test("an answer that breaks off breaks off for the client too, and one that nobody reads is given up", async () => {
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
