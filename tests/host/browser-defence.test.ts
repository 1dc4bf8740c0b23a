// Security headers, cross-origin calls, and the trusted source of a client's address.
import { getRequestListener } from "@hono/node-server";
import { once } from "node:events";
import type { RequestListener, ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { closedPolicy, writeContentPolicy } from "~/http/content-policy.server";
import { readEnvironment } from "~/http/environment.server";
import { createClientResolver } from "../../server/client-address";
import { drainBodyBeforeResponding } from "../../server/drain-body";
import { createHttpServer } from "../../server/http-server";
import { readRouteFacts } from "../../server/route-facts.mjs";
import { siteHeadersOf } from "../../server/site-headers";
import { addUser } from "../support/builders";
import { callInProcess as call, testPlatform, tokenInProcess as tokenOf } from "../support/in-process-api";

const tools = "https://tools.example.org";
const ctx = await testPlatform({ API_ALLOWED_ORIGINS: `${tools}, http://localhost:5173` });
const env = readEnvironment({
  SESSION_SECRET: "a secret of the tests, 32 characters",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  DATA_LIBRARY_URL: "https://library.example.org/api",
});
const facts = readRouteFacts("app");
const policyAt = (path: string) => facts.find((route) => route.path === path)?.handle.policy;
const policyOf = (path: string, of = env) =>
  Object.fromEntries(
    writeContentPolicy(policyAt(path), ["'nonce-NONCE'"], of)
      .split("; ")
      .map((line) => [line.split(" ")[0], line.split(" ").slice(1)]),
  );

test.each(["/", "/admin/users", "/success", "/account", "/registered", "/player"])(
  "%s allows only our own scripts",
  (path) => {
    expect(policyOf(path)).toEqual({
      "default-src": ["'none'"],
      "script-src": ["'self'", "'nonce-NONCE'"],
      "style-src": ["'self'"],
      "img-src": ["'self'", "data:"],
      "font-src": ["'self'"],
      "connect-src": ["'self'"],
      // The preview of a lesson; no other page may be framed.
      "frame-src": ["'self'"],
      "form-action": ["'self'", "https://billing.stripe.com", "https://checkout.stripe.com"],
      "base-uri": ["'none'"],
    });
  },
);

test("only /register allows Stripe, and only where it sells", () => {
  expect(policyOf("/register")).toMatchObject({
    "script-src": expect.arrayContaining(["https://js.stripe.com"]),
    "frame-src": expect.arrayContaining(["https://js.stripe.com", "https://hooks.stripe.com"]),
    "connect-src": ["'self'", "https://api.stripe.com"],
  });
  expect(writeContentPolicy(policyAt("/register"), [], { ...env, stripe: null })).not.toContain("stripe");
});

test("only /play allows WebAssembly, blob workers and the data library", () => {
  const { "script-src": scripts, "worker-src": workers, "connect-src": connections } = policyOf("/play");
  expect(scripts).toEqual(["'self'", "'nonce-NONCE'", "'wasm-unsafe-eval'", "blob:"]);
  expect(workers).toEqual(["'self'", "blob:"]);
  expect(connections).toEqual(["'self'", "data:", "blob:", "https://library.example.org"]);
  for (const path of ["/", "/register", "/play", "/admin/users"])
    expect(writeContentPolicy(policyAt(path), [], env)).not.toMatch(
      /unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|\*(?!\.js\.stripe\.com)/,
    );
});

test("API answers can't be executed, framed or cached", async () => {
  for (const path of ["/groups", "/systemSettings/bannerMessage", "/nothing"]) {
    const { headers } = await call("GET", path);
    expect([
      headers.get("content-security-policy"),
      headers.get("cache-control"),
      headers.get("x-content-type-options"),
    ]).toEqual([closedPolicy, "no-store", "nosniff"]);
  }
});

test("every answer has nosniff, HSTS only over https, and a permissions policy except for files", () => {
  expect(siteHeadersOf({ isSecure: false, isAsset: false })).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": expect.stringContaining("camera=()"),
  });
  const onlyHttps = { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" };
  for (const isAsset of [false, true]) {
    expect(siteHeadersOf({ isSecure: false, isAsset })).not.toHaveProperty("Strict-Transport-Security");
    expect(siteHeadersOf({ isSecure: true, isAsset })).toMatchObject(onlyHttps);
  }
  expect(siteHeadersOf({ isSecure: true, isAsset: true })).toEqual({
    "X-Content-Type-Options": "nosniff",
    ...onlyHttps,
  });
});

const from = (origin: string) => ({ headers: { origin, "access-control-request-method": "POST" } });

test("other origins may not call, unless API_ALLOWED_ORIGINS names them", async () => {
  for (const origin of [
    "https://evil.example.org",
    "https://tools.example.org.evil.example",
    "null",
    "http://tools.example.org",
  ]) {
    for (const method of ["GET", "OPTIONS"]) {
      const { headers } = await call(method, "/systemSettings/bannerMessage", from(origin));
      expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  }
  const token = await tokenOf(await addUser(ctx, { role: "SystemAdmin" }));
  const { headers } = await call("GET", "/groups", { token, ...from(tools) });
  expect([
    headers.get("access-control-allow-origin"),
    headers.get("access-control-allow-credentials"),
    headers.get("vary"),
  ]).toEqual([tools, "true", "Origin"]);
  expect(headers.get("access-control-expose-headers")).toContain("X-Total-Count");
});

test.each(["/scores", "/payments/register-and-pay", "/scores/session/a/b/csv"])(
  "a preflight of a named origin is answered at %s",
  async (path) => {
    const { status, headers } = await call("OPTIONS", path, from("http://localhost:5173"));
    expect([status, headers.get("access-control-allow-origin")]).toEqual([204, "http://localhost:5173"]);
    expect(headers.get("access-control-allow-headers")).toContain("x-auth-token");
  },
);

/** The headers that the guards read, for a connection from `peer`. */
function headersFor(trusted: string[], peer: string, headers: Record<string, string>) {
  const incoming = {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    rawHeaders: Object.entries(headers).flat(),
    socket: { remoteAddress: peer },
  };
  createClientResolver(trusted)(incoming);
  return Object.fromEntries(
    Array.from({ length: incoming.rawHeaders.length / 2 }, (_, index) => [
      incoming.rawHeaders[2 * index],
      incoming.rawHeaders[2 * index + 1],
    ]),
  );
}

test.each<[string, string[], string, string, string]>([
  ["without a trusted proxy the connection counts", [], "203.0.113.9", "1.2.3.4", "203.0.113.9"],
  ["a trusted proxy names the client", ["10.0.0.0/8"], "10.1.2.3", "198.51.100.7", "198.51.100.7"],
  ["what a client put before that is ignored", ["10.0.0.0/8"], "10.1.2.3", "1.2.3.4, 198.51.100.7", "198.51.100.7"],
  [
    "several proxies in a row",
    ["10.0.0.0/8", "192.0.2.1"],
    "10.1.2.3",
    "1.2.3.4, 198.51.100.7, 192.0.2.1",
    "198.51.100.7",
  ],
  ["IPv4 written in IPv6", ["127.0.0.1"], "::ffff:127.0.0.1", "198.51.100.7", "198.51.100.7"],
  ["IPv6", ["fd00::/8"], "fd00::1", "2001:db8::5", "2001:db8::5"],
  ["nonsense ends the search", ["10.0.0.0/8"], "10.1.2.3", "198.51.100.7, unknown", "10.1.2.3"],
  ["a stranger's word does not count", ["10.0.0.0/8"], "203.0.113.9", "198.51.100.7", "203.0.113.9"],
])("the client's address: %s", (_, trusted, peer, forwarded, expected) => {
  const headers = headersFor(trusted, peer, { "X-Forwarded-For": forwarded, "X-Real-IP": "6.6.6.6", Accept: "*/*" });
  expect([headers["x-real-ip"], headers.Accept, headers["X-Real-IP"]]).toEqual([expected, "*/*", undefined]);
});

test("only a trusted proxy sets the requested host and protocol", () => {
  const forwarded = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "evil.example.org", Forwarded: "for=1.2.3.4" };
  expect(Object.keys(headersFor([], "203.0.113.9", forwarded))).toEqual(["x-real-ip"]);
  expect(headersFor(["203.0.113.9"], "203.0.113.9", forwarded)).toMatchObject({
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "evil.example.org",
  });
});

async function listening(
  trustedProxies: string[],
  timeouts?: Parameters<typeof createHttpServer>[2],
  listener: RequestListener = (_, outgoing) => void outgoing.end("ok"),
) {
  const server = createHttpServer({ appUrl: null, trustedProxies }, listener, timeouts).listen(0, "127.0.0.1");
  afterAll(() => void server.close());
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

test.each(["GET", "POST"])("handlers don't read what a client claims about itself: %s", async (method) => {
  // Through the host's adapter, which reads headers in its own way.
  const names = ["x-real-ip", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host"];
  const read = getRequestListener(({ headers }) => Response.json(names.map((name) => headers.get(name))), {
    overrideGlobalObjects: false,
  });
  const claims = {
    "X-Real-IP": "1.2.3.4",
    "X-Forwarded-For": "5.6.7.8",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-Host": "evil.example.org",
  };
  const ask = async (trusted: string[]) =>
    (await fetch(`http://127.0.0.1:${await listening(trusted, undefined, read)}/`, { method, headers: claims })).json();
  expect(await ask([])).toEqual(["127.0.0.1", null, null, null]);
  expect(await ask(["127.0.0.1"])).toEqual(["5.6.7.8", "5.6.7.8", "https", "evil.example.org"]);
});

test.each(["GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf"])(
  "a client that never finishes its request is disconnected: %j",
  async (half) => {
    const port = await listening([], { headersTimeout: 40, requestTimeout: 50, connectionsCheckingInterval: 10 });
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    socket.write(half);
    const [answer] = await once(socket, "data");
    if (half.startsWith("GET")) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    await once(socket, "close");
  },
);

/** Refuses a body after its first piece, or unread, and reports when it has. */
async function refusing(isRead: boolean, timeouts?: Parameters<typeof createHttpServer>[2]) {
  const answers: ServerResponse[] = [];
  const refuse = getRequestListener(
    drainBodyBeforeResponding(async ({ body }) => {
      if (isRead) await body?.getReader().read();
      return new Response("No.", { status: 409 });
    }),
    { overrideGlobalObjects: false },
  );
  const port = await listening([], timeouts, (incoming, outgoing) => {
    answers.push(outgoing);
    void refuse(incoming, outgoing);
  });
  return { port, answers };
}
const half = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 400000\r\n\r\n" + "x".repeat(200_000);

test.each([
  ["unread", false],
  ["after its first piece", true],
])("a refused body %s is drained, so clients that send first still read the answer", async (_, isRead) => {
  const { port, answers } = await refusing(isRead);
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  socket.write(half);
  await expect.poll(() => answers).toHaveLength(1);
  // A complete other request later, the refusal has been made.
  expect((await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "y" })).status).toBe(409);
  expect(answers[0]!.headersSent).toBe(false);
  socket.write("x".repeat(200_000));
  expect((await once(socket, "data"))[0]).toMatch(/^HTTP\/1\.1 409 /);
  // The connection stays open for the next request.
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  expect((await once(socket, "data"))[0]).toMatch(/^HTTP\/1\.1 409 /);
  socket.destroy();
});

test("a refused client that never ends is disconnected without an error in the log", async () => {
  const { port } = await refusing(false, { requestTimeout: 50 });
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  socket.write(half);
  expect((await once(socket, "data"))[0]).toMatch(/^HTTP\/1\.1 408 /);
  await once(socket, "close");
});

test("a declared body over the limit is refused before it is sent", async () => {
  const { port } = await refusing(false);
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000001\r\n\r\nx");
  expect((await once(socket, "data"))[0]).toMatch(/^HTTP\/1\.1 409 /);
  socket.destroy();
});

test("behind a trusted proxy with https, only https is allowed", async () => {
  const ask = async (trusted: string[]) =>
    (
      await fetch(`http://127.0.0.1:${await listening(trusted)}/`, { headers: { "x-forwarded-proto": "https" } })
    ).headers.get("strict-transport-security");
  expect(await ask(["127.0.0.1"])).toBe("max-age=31536000; includeSubDomains");
  expect(await ask([])).toBeNull();
});
