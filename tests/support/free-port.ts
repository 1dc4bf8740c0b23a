import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";

/** An unused port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  // A server on a port, not a pipe.
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}
