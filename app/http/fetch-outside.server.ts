// Requests to addresses that a user of this site has entered: with a time limit, a size limit and no redirects, and
// never to this machine or its network unless the operator allows the host.
import { lookup as lookUp } from "node:dns";
import { request as requestHttp, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

export type OutsideRequest = { method?: string; headers?: Record<string, string>; body?: string };
export type OutsideLimits = {
  timeoutMs: number;
  maxBytes: number;
  /** Hosts, with their port if it isn't the default, that may be private and without https. */
  allow: readonly string[];
};

/** The address may not be called, or its answer is too large. */
export class OutsideRefusal extends Error {
  constructor(readonly reason: "address" | "private" | "size") {
    super(`refused by the ${reason} of the request`);
  }
}

const privateAddresses = new BlockList();
for (const [network, bits] of [
  ...([
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
  ] as const),
  ...([
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
    ["224.0.0.0", 3],
  ] as const),
])
  privateAddresses.addSubnet(network, bits, "ipv4");
// Only global unicast is public; mapped and translated IPv4 addresses are in no such range.
const publicAddresses = new BlockList();
publicAddresses.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address isn't one of the public internet. */
export const isPrivateAddress = (address: string): boolean =>
  isIP(address) === 4 ? privateAddresses.check(address, "ipv4") : !publicAddresses.check(address, "ipv6");

/** Looks a name up once for the connection, and refuses it if any of its addresses is private. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error("no address"), "", 4);
    if (addresses.some(({ address }) => isPrivateAddress(address))) return done(new OutsideRefusal("private"), "", 4);
    if (options.all) return done(null, addresses);
    done(null, first.address, first.family);
  });
};

/** Requests an address. Redirects aren't followed: they are returned. */
export async function fetchOutside(
  address: string,
  { method = "GET", headers = {}, body }: OutsideRequest,
  { timeoutMs, maxBytes, allow }: OutsideLimits,
): Promise<Response> {
  if (!URL.canParse(address)) throw new OutsideRefusal("address");
  const url = new URL(address);
  const isAllowed = allow.includes(url.host);
  const isHttps = url.protocol === "https:";
  if (url.username || url.password || !(isHttps || (isAllowed && url.protocol === "http:")))
    throw new OutsideRefusal("address");
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  if (!isAllowed && isIP(hostname) !== 0 && isPrivateAddress(hostname)) throw new OutsideRefusal("private");
  const options: RequestOptions = {
    method,
    headers: body === undefined ? headers : { ...headers, "content-length": String(Buffer.byteLength(body)) },
    // The whole exchange, not only its pauses.
    signal: AbortSignal.timeout(timeoutMs),
    ...(isAllowed ? {} : { lookup: lookUpPublic }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = (isHttps ? requestHttps : requestHttp)(url, options, (incoming) => {
      const chunks: Buffer[] = [];
      let size = 0;
      incoming.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxBytes) outgoing.destroy(new OutsideRefusal("size"));
        else chunks.push(chunk);
      });
      incoming.on("error", reject);
      incoming.on("end", () => {
        const status = incoming.statusCode ?? 0;
        const answerHeaders = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
          value === undefined ? [] : [[name, [value].flat().join(", ")]],
        );
        const hasBody = ![101, 204, 205, 304].includes(status);
        if (status < 200) return reject(new Error(`status ${status}`));
        resolve(new Response(hasBody ? Buffer.concat(chunks) : null, { status, headers: answerHeaders }));
      });
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
