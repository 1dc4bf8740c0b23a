import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";
import { rewriteHeaders } from "./rewrite-headers";

const told = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "forwarded"];
/** What the guards read; Vercel sets the same one. */
const settled = "x-real-ip";

/**
 * Settles who a request is from: the connection's address or, when that is a trusted proxy's, the last address in
 * X-Forwarded-For that is not. What else a client says of its address, host and protocol is dropped.
 */
export function createAddressFinder(trustedProxies: readonly string[]) {
  const trusted = createBlockList(trustedProxies);
  const mayBeProxied = trustedProxies.length > 0;
  return (incoming: Pick<IncomingMessage, "headers" | "rawHeaders"> & { socket: { remoteAddress?: string } }) => {
    const peer = unmapAddress(incoming.socket.remoteAddress ?? "");
    const isProxied = mayBeProxied && isIn(trusted, peer);
    const forwarded: string[] = [];
    for (let i = 0; i < incoming.rawHeaders.length; i += 2) {
      const [written = "", value = ""] = incoming.rawHeaders.slice(i, i + 2);
      if (written.toLowerCase() === "x-forwarded-for")
        forwarded.push(...value.split(",").map((address) => address.trim()));
    }
    rewriteHeaders(incoming, (name) => name === settled || (!isProxied && told.includes(name)), {
      [settled]: isProxied ? findNearestStranger(forwarded, peer, trusted) : peer,
    });
  };
}

/** Read from the near end: whatever stands before an address that nobody trusts is hearsay. */
function findNearestStranger(forwarded: string[], peer: string, trusted: BlockList): string {
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

/** A socket that takes both kinds writes IPv4 addresses in IPv6. */
const unmapAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
