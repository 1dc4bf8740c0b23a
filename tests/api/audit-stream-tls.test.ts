// The audit trail's stream over TLS: the built server and a receiver with a certificate of its own authority.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type Server, type TLSSocket } from "node:tls";
import { afterAll, expect, test } from "vitest";
import { otherCertificate, trustedCertificate } from "../support/certificates";
import { cookiesOf } from "../support/raw-request";
import { startServer } from "../support/server";

const received: string[] = [];
const startReceiver = (certificate: typeof trustedCertificate, port = 0, closesAtOnce = false) =>
  new Promise<Server>((listening) => {
    const receiver = createServer(certificate, (socket: TLSSocket) => {
      if (closesAtOnce) return void socket.end();
      socket.on("data", (part) => received.push(part.toString()));
    });
    receiver.listen(port, "127.0.0.1", () => listening(receiver));
  });
const stopReceiver = (receiver: Server) => new Promise((closed) => receiver.close(closed));

const first = await startReceiver(otherCertificate);
// A TCP server's address is an object.
const { port } = first.address() as AddressInfo;
const folder = mkdtempSync(join(tmpdir(), "apsis-tls-"));
const authority = join(folder, "authority.pem");
writeFileSync(authority, trustedCertificate.cert);
const server = await startServer({
  DATA_DIR: join(folder, "data"),
  DEMO: "1",
  AUDIT_STREAM_URL: `syslogs://127.0.0.1:${port}`,
  NODE_EXTRA_CA_CERTS: authority,
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test("entries reach a receiver with a trusted certificate, and no other", async () => {
  const cookie = await cookiesOf(server.url, "sysadmin", "Demo@2026space");
  const readPage = async () => (await fetch(`${server.url}/admin/system`, { headers: { cookie } })).text();
  const changed = await fetch(`${server.url}/admin/system/factors`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie, origin: server.url },
    body: new URLSearchParams({
      ...{ intent: "sign-in-limits", idleMinutes: "1440", absoluteMinutes: "" },
      ...{ staffIdleMinutes: "20160", staffAbsoluteMinutes: "" },
    }),
  });
  expect(changed.status).toBe(302);
  await expect.poll(readPage, { timeout: 60_000 }).toContain("self-signed certificate");
  await stopReceiver(first);
  const early = await startReceiver(trustedCertificate, port, true);
  await expect.poll(readPage, { timeout: 60_000 }).toContain("closed the connection early");
  await stopReceiver(early);
  expect(received.join("")).toBe("");
  const again = await startReceiver(trustedCertificate, port);
  await expect.poll(() => received.join(""), { timeout: 60_000 }).toContain("system.signInLimits");
  await expect.poll(readPage, { timeout: 60_000 }).toContain("No entries are waiting.");
  await stopReceiver(again);
});
