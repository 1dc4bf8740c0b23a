// The audit trail as a stream to other systems, at least once, with real receivers that die and come back.
import { createServer as createHttpServer } from "node:http";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { v7 as uuid } from "uuid";
import { afterEach, expect, test } from "vitest";
import { auditOutbox, auditStream } from "~/db/schema";
import { deliverStream, readStreamState, switchStream } from "~/domain/audit/deliver-stream";
import { recordChange } from "~/domain/audit/record-change";
import { createSender } from "~/http/audit-stream.server";
import { addUser } from "../support/builders";
import { testContext } from "../support/database";

const ctx = await testContext();
const settings = { appUrl: "https://apsis.test", auditStreamToken: "a-token-of-16-signs" };
const servers = new Set<{ close: () => unknown }>();
afterEach(() => {
  for (const server of servers) server.close();
  servers.clear();
});

const addEntry = (name: string) =>
  recordChange(ctx, { action: "sandbox.delete", subject: { type: "sandbox", id: uuid(), name } });

/** Forgets the delay after a failure. */
const retryNow = () => ctx.db.update(auditStream).set({ nextTryAt: null });

/** Takes frames by their length, as RFC 6587 says. */
function readFrames(bytes: Buffer): string[] {
  const frames: string[] = [];
  for (let rest = bytes; rest.length > 0;) {
    const space = rest.indexOf(" ");
    const length = Number(rest.subarray(0, space).toString());
    frames.push(rest.subarray(space + 1, space + 1 + length).toString());
    rest = rest.subarray(space + 1 + length);
  }
  return frames;
}

/** A syslog receiver; `onConnection` replaces reading. */
async function startReceiver(port = 0, onConnection?: (socket: Socket) => void) {
  const received: string[] = [];
  const server: Server = createServer((socket) => {
    if (onConnection) return onConnection(socket);
    const parts: Buffer[] = [];
    socket.on("data", (part) => parts.push(part));
    socket.on("end", () => received.push(...readFrames(Buffer.concat(parts))));
  });
  servers.add(server);
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  // A TCP server's address is an object.
  const { port: own } = server.address() as AddressInfo;
  const stop = () => new Promise((closed) => server.close(closed));
  return { received, port: own, stop, send: createSender(settings, new URL(`syslog://127.0.0.1:${own}`)) };
}

test("entries reach a syslog receiver in order, by RFC 5424 with octet counting", async () => {
  await addEntry("before the stream was on");
  await switchStream(ctx, true);
  const { received, send } = await startReceiver();
  for (const name of ["Ärger", "two\n<110>1 forged", "three"]) await addEntry(name);
  expect(await deliverStream(ctx, send)).toEqual({ delivered: 3 });
  expect(received).toHaveLength(3);
  const pattern = /^<110>1 \d{4}-\d\d-\d\dT[\d:.]{12}Z apsis\.test apsis - sandbox\.delete - \uFEFF(\{.*\})$/;
  const names = received.map((message) => JSON.parse(pattern.exec(message)?.[1] ?? "{}").subjectName);
  expect(names).toEqual(["Ärger", "two\n<110>1 forged", "three"]);
  expect(await ctx.db.$count(auditOutbox)).toBe(0);
});

test("a receiver that dies and comes back gets everything, and nobody else's turn is lost", async () => {
  await switchStream(ctx, true);
  const { port, stop, send } = await startReceiver();
  await stop();
  await addEntry("while it was away");
  expect(await deliverStream(ctx, send)).toMatchObject({ delivered: 0, error: expect.anything() });
  const { ctx: system } = await addUser(ctx, { role: "SystemAdmin" });
  expect(await readStreamState(system)).toMatchObject({
    waiting: expect.any(Number),
    oldestWaiting: expect.any(Date),
    lastError: expect.stringContaining("ECONNREFUSED"),
  });
  // It isn't asked again at once.
  expect(await deliverStream(ctx, send)).toEqual({ delivered: 0 });
  const again = await startReceiver(port);
  await addEntry("after it came back");
  await retryNow();
  const { delivered, error } = await deliverStream(ctx, send);
  expect(error).toBeUndefined();
  expect(again.received).toHaveLength(delivered);
  expect(again.received.join()).toMatch(/while it was away[^]*after it came back/);
  expect(await readStreamState(system)).toMatchObject({ waiting: 0, oldestWaiting: null, lastError: null });
});

test.each([
  ["closes at once", (socket: Socket) => socket.end()],
  ["resets the connection", (socket: Socket) => socket.resetAndDestroy()],
  ["dies in the middle", (socket: Socket) => socket.once("data", () => socket.destroy())],
])("a receiver that %s hasn't confirmed anything", async (_, onConnection) => {
  await switchStream(ctx, true);
  await retryNow();
  await addEntry("kept");
  const before = await ctx.db.$count(auditOutbox);
  const { send } = await startReceiver(0, onConnection);
  expect(await deliverStream(ctx, send)).toMatchObject({ delivered: 0, error: expect.anything() });
  expect(await ctx.db.$count(auditOutbox)).toBe(before);
});

test("a receiver that leaves the connection open has confirmed if it still takes connections", async () => {
  await switchStream(ctx, true);
  await retryNow();
  await addEntry("left open");
  let read = "";
  const open: Socket[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.push(socket);
    socket.on("data", (part) => (read += part.toString()));
  });
  servers.add(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo;
  const send = createSender(settings, new URL(`syslog://127.0.0.1:${port}`), 500);
  expect((await deliverStream(ctx, send)).delivered).toBeGreaterThan(0);
  expect(read).toContain("left open");
  await addEntry("sent again");
  const waiting = deliverStream(ctx, send);
  await expect.poll(() => read).toContain("sent again");
  // It takes no other connection.
  server.close();
  expect(await waiting).toMatchObject({ delivered: 0, error: expect.stringContaining("ECONNREFUSED") });
  for (const socket of open) socket.destroy();
});

test("two servers at once send each entry once", async () => {
  await switchStream(ctx, true);
  await retryNow();
  const { received, send } = await startReceiver();
  for (let at = 0; at < 250; at++) await addEntry(`entry ${at}`);
  const waiting = await ctx.db.$count(auditOutbox);
  await Promise.all([deliverStream(ctx, send), deliverStream(ctx, send)]);
  expect(received).toHaveLength(waiting);
});

test("a collector gets JSON with its token; anything but success, redirects too, is tried again", async () => {
  await switchStream(ctx, true);
  await retryNow();
  const statuses = [503, 302, 204];
  const requests: { authorization: string | undefined; body: string }[] = [];
  const server = createHttpServer((request, answer) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      requests.push({ authorization: request.headers.authorization, body });
      answer.writeHead(statuses.shift() ?? 500, { location: "/elsewhere" }).end();
    });
  });
  servers.add(server);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo;
  const send = createSender(settings, new URL(`http://127.0.0.1:${port}/audit`));
  await addEntry("for a collector");
  for (let tries = 0; tries < 2; tries++) {
    expect(await deliverStream(ctx, send)).toMatchObject({ delivered: 0 });
    await retryNow();
  }
  expect((await deliverStream(ctx, send)).delivered).toBeGreaterThan(0);
  expect(requests).toHaveLength(3);
  expect(requests[2]?.authorization).toBe("Bearer a-token-of-16-signs");
  expect(JSON.parse(requests[2]?.body ?? "[]")).toContainEqual(
    expect.objectContaining({ subjectName: "for a collector", action: "sandbox.delete", id: expect.any(String) }),
  );
});

test("without a receiver nothing is collected", async () => {
  await switchStream(ctx, true);
  await addEntry("not sent yet");
  await switchStream(ctx, false);
  await addEntry("not collected");
  expect(await ctx.db.$count(auditOutbox)).toBe(0);
});
