import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { limitBody } from "~/http/limit-body.server";

const app = new Hono()
  .use(limitBody(10, (c) => c.text("too much", 413)))
  .all("/", async (c) => c.text(`read ${await c.req.text()}`));
// The refusal replaces the handler's answer to a truncated body.
app.onError((_, c) => c.text("cut off", 500));
const server = createServer(getRequestListener(app.fetch));
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
afterAll(() => void server.close());

/** `headers` declare the body's length or chunks. */
function send(method: string, body: string, headers: Record<string, string | number>): Promise<string> {
  // It listens on a port.
  const { port } = server.address() as AddressInfo;
  return new Promise((done, fail) => {
    const outgoing = request({ port, host: "127.0.0.1", method, headers }, async (answer) => {
      let text = "";
      for await (const piece of answer.setEncoding("utf8")) text += piece;
      done(`${answer.statusCode} ${text}`);
    });
    outgoing.once("error", fail).end(body);
  });
}

const inPieces = { "transfer-encoding": "chunked" };

test.each([
  ["that says its length", { "content-length": 10 }, { "content-length": 11 }],
  ["that comes in pieces", inPieces, inPieces],
])("a body %s is read up to the limit, and refused beyond it", async (_, fitting, tooLong) => {
  expect(await send("POST", "0123456789", fitting)).toBe("200 read 0123456789");
  expect(await send("POST", "0123456789a", tooLong)).toBe("413 too much");
});

test("the limit also holds for calls that expect no body", async () => {
  expect(await send("GET", "0123456789a", { "content-length": 11 })).toBe("413 too much");
  expect(await send("GET", "", {})).toBe("200 read ");
});
