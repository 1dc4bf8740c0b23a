import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { rewriteHeaders } from "./rewrite-headers";

const forwardedHeaders = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "forwarded"];
/** Read by the rate limits and sign-in guards; Vercel sets the same header. */
const clientHeader = "x-real-ip";

/**
 * Sets X-Real-IP to the client's address: the peer's or, behind a trusted proxy, the last untrusted address in
 * X-Forwarded-For. Drops all other headers in which an untrusted client claims an address, host or protocol.
 */
export function createClientResolver(trustedProxies: readonly string[]) {
  const trusted = createBlockList(trustedProxies);
  const mayBeProxied = trustedProxies.length > 0;
  return (incoming: Pick<IncomingMessage, "headers" | "rawHeaders"> & { socket: { remoteAddress?: string } }) => {
    const peer = unmapAddress(incoming.socket.remoteAddress ?? "");
    const isProxied = mayBeProxied && isIn(trusted, peer);
    const forwarded: string[] = [];
    for (let i = 0; i < incoming.rawHeaders.length; i += 2) {
      const [headerName = "", value = ""] = incoming.rawHeaders.slice(i, i + 2);
      if (headerName.toLowerCase() === "x-forwarded-for")
        forwarded.push(...value.split(",").map((address) => address.trim()));
    }
    rewriteHeaders(incoming, (name) => name === clientHeader || (!isProxied && forwardedHeaders.includes(name)), {
      [clientHeader]: isProxied ? findFirstUntrusted(forwarded, peer, trusted) : peer,
    });
  };
}

/** Scans X-Forwarded-For from the right to the first untrusted hop. */
function findFirstUntrusted(forwarded: string[], peer: string, trusted: BlockList): string {
  let nearest = peer;
  for (const address of forwarded.reverse().map(unmapAddress)) {
    if (isIP(address) === 0) return nearest;
    nearest = address;
    if (!isIn(trusted, address)) return nearest;
  }
  return nearest;
}

function createBlockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    const type = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return list;
}

function isIn(list: BlockList, address: string): boolean {
  const version = isIP(address);
  return version !== 0 && list.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** A dual-stack socket reports IPv4 addresses as IPv4-mapped IPv6. */
const unmapAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
