// Which addresses the server may call for somebody (app/http/fetch-outside.server.ts).
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { checkOutsideAddress, fetchOutside, isPrivateAddress } from "~/http/fetch-outside.server";

test.each([
  ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.255.255.254", "169.254.169.254", "172.16.0.1"],
  ...["172.31.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1", "198.51.100.7"],
  ...["203.0.113.9", "224.0.0.1", "240.0.0.1", "255.255.255.255"],
  ...["::", "::1", "::ffff:10.0.0.1", "::ffff:8.8.8.8", "::7f00:1", "64:ff9b::a00:1", "64:ff9b:1::a00:1", "100::1"],
  ...["2001::1", "2001:db8::1", "2002:a00:1::1", "3fff::1", "fc00::1", "fd12::1", "fe80::1", "fec0::1", "ff02::1"],
])("%s isn't an address of the public internet", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(["8.8.8.8", "100.63.255.255", "172.32.0.1", "192.167.255.255", "2606:4700::1111", "2a00:1450::1"])(
  "%s is public",
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

const refused = (address: string, ...allow: string[]) => {
  try {
    checkOutsideAddress(address, allow);
    return null;
  } catch (error) {
    return String(error);
  }
};

test.each([
  ...["http://example.org/", "ftp://example.org/", "file:///etc/passwd", "https://a:b@example.org/", "nonsense"],
  ...["https://127.0.0.1/", "https://2130706433/", "https://0x7f.1/", "https://0177.0.0.1/", "https://[::1]/"],
  ...["https://[::ffff:127.0.0.1]/", "https://169.254.169.254/latest", "http://169.254.169.254/", "https://0/"],
])("%s is refused, whatever it leads to", (address) => {
  expect(refused(address)).toMatch(/refused by/);
});

test("an allowed host with its port, or a network, may be private and without https; others stay refused", () => {
  expect(refused("http://10.0.0.5:8443/hook", "10.0.0.5:8443")).toBeNull();
  expect(refused("http://10.0.0.5/hook", "10.0.0.5:8443")).toMatch(/address|private/);
  expect(refused("http://10.9.9.9/hook", "10.0.0.0/8")).toBeNull();
  expect(refused("https://[fd00::1]/hook", "fd00::/8")).toBeNull();
  expect(refused("https://192.168.0.1/hook", "10.0.0.0/8")).toMatch(/private/);
  expect(refused("http://8.8.8.8/hook", "10.0.0.0/8")).toMatch(/private/);
});

test("a name that means this machine is refused", async () => {
  const limits = { timeoutMs: 5_000, maxBytes: 10, allow: [] };
  await expect(fetchOutside("https://localhost/", {}, limits)).rejects.toThrow(/private/);
  await expect(fetchOutside("https://any.localhost./", {}, limits)).rejects.toThrow(/private/);
});

/** Answers each request by `answer`, as raw bytes. */
async function withServer(answer: string, work: (host: string) => Promise<void>) {
  const server = createServer((request) => {
    request.socket.write(answer);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  // A server on a TCP port.
  const { port } = server.address() as AddressInfo;
  try {
    await work(`127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const limitsOf = (host: string) => ({ timeoutMs: 400, maxBytes: 8, allow: [host] });

test("a long answer is refused or cut, without waiting for its end", async () => {
  await withServer("HTTP/1.1 200 OK\r\ncontent-length: 1000000000\r\n\r\n0123456789abcdef", async (host) => {
    await expect(fetchOutside(`http://${host}/`, {}, limitsOf(host))).rejects.toThrow(/size/);
    const cut = await fetchOutside(`http://${host}/`, {}, { ...limitsOf(host), cutsAnswer: true });
    expect([cut.status, await cut.text()]).toEqual([200, "01234567"]);
  });
});

test("an answer that never ends is over with its time", async () => {
  await withServer("HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n0", async (host) => {
    await expect(fetchOutside(`http://${host}/`, {}, limitsOf(host))).rejects.toThrow();
  });
});

test.each([
  "HTTP/1.1 999 Odd\r\ncontent-length: 0\r\n\r\n",
  "HTTP/1.1 600 Odd\r\ncontent-length: 0\r\n\r\n",
  "nonsense\r\n\r\n",
])("an answer that isn't one is an error of this request alone: %j", async (answer) => {
  await withServer(answer, async (host) => {
    await expect(fetchOutside(`http://${host}/`, {}, limitsOf(host))).rejects.toThrow();
  });
});

test("redirects aren't followed", async () => {
  await withServer(
    "HTTP/1.1 307 Go\r\nlocation: http://169.254.169.254/\r\ncontent-length: 0\r\n\r\n",
    async (host) => {
      expect((await fetchOutside(`http://${host}/`, {}, limitsOf(host))).status).toBe(307);
    },
  );
});
