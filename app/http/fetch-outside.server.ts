// Requests to addresses that a user of this site has entered: with a time limit, a size limit and no redirects, and
// never to this machine or its network unless the operator allows the host.
import { Resolver } from "node:dns/promises";
import { request as requestHttp, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

export type OutsideRequest = { method?: string; headers?: Record<string, string>; body?: string };
export type OutsideLimits = {
  timeoutMs: number;
  maxBytes: number;
  /** Of a longer answer, returns the beginning instead of refusing it. */
  cutsAnswer?: boolean;
  /** Uses no connection that an earlier request opened, maybe with another list of allowed hosts. */
  hasOwnConnection?: boolean;
  /** Hosts (with their port if it isn't the default) and networks that may be private and without https. */
  allow: readonly string[];
};

/** The address may not be called, or its answer is too large. */
export class OutsideRefusal extends Error {
  constructor(readonly reason: "address" | "private" | "size") {
    super(`refused by the ${reason} of the request`);
  }
}

type Subnet = readonly [network: string, bits: number];

function blockListOf(v4: readonly Subnet[], v6: readonly Subnet[]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of v4) list.addSubnet(network, bits, "ipv4");
  for (const [network, bits] of v6) list.addSubnet(network, bits, "ipv6");
  return list;
}

// By the registries of special-purpose addresses.
const privateAddresses = blockListOf(
  [
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
    ["192.88.99.0", 24],
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
    ["198.51.100.0", 24],
    ["203.0.113.0", 24],
    ["224.0.0.0", 3],
  ],
  // Within the public range: Teredo and 6to4, which contain IPv4 addresses, other protocols, and documentation.
  [
    ["2001::", 23],
    ["2001:db8::", 32],
    ["2002::", 16],
    ["3fff::", 20],
  ],
);
// Only global unicast is public; mapped and translated IPv4 addresses are in no such range.
const publicAddresses = blockListOf([], [["2000::", 3]]);

/** Whether an IP address isn't one of the public internet. */
export const isPrivateAddress = (address: string): boolean =>
  isIP(address) === 4
    ? privateAddresses.check(address, "ipv4")
    : !publicAddresses.check(address, "ipv6") || privateAddresses.check(address, "ipv6");

type MayConnect = (address: string) => boolean;

/** Looks a name up once for the connection, and refuses it if any of its addresses is refused. */
const lookUpWith =
  (mayConnect: MayConnect): LookupFunction =>
  (hostname, options, done) => {
    addressesOf(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) return done(Object.assign(new Error(`no address of ${hostname}`), { code: "ENOTFOUND" }), "", 4);
        if (!addresses.every(({ address }) => mayConnect(address))) return done(new OutsideRefusal("private"), "", 4);
        if (options.all) return done(null, addresses);
        done(null, first.address, first.family);
      },
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), "", 4),
    );
  };

/**
 * By name servers alone. `dns.lookup` takes one of the few threads that also hash passwords, for as long as a slow name
 * server likes, and reads this machine's own names.
 */
async function addressesOf(hostname: string) {
  if (/(^|\.)localhost\.?$/.test(hostname)) throw new OutsideRefusal("private");
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  if (v4.status === "rejected" && v6.status === "rejected") throw v4.reason;
  return [
    ...(v4.status === "fulfilled" ? v4.value.map((address) => ({ address, family: 4 })) : []),
    ...(v6.status === "fulfilled" ? v6.value.map((address) => ({ address, family: 6 })) : []),
  ];
}

function networksOf(allow: readonly string[]): BlockList | null {
  const networks = allow.filter((each) => each.includes("/"));
  if (networks.length === 0) return null;
  const subnets = networks.map((each): Subnet => {
    const [network = "", bits] = each.split("/");
    return [network, Number(bits)];
  });
  return blockListOf(
    subnets.filter(([network]) => isIP(network) === 4),
    subnets.filter(([network]) => isIP(network) === 6),
  );
}

/** How an address may be called; throws if it may not, whatever its name leads to. */
export function checkOutsideAddress(address: string, allow: readonly string[]) {
  if (!URL.canParse(address)) throw new OutsideRefusal("address");
  const url = new URL(address);
  const isAllowed = allow.includes(url.host);
  const networks = networksOf(allow);
  const isHttps = url.protocol === "https:";
  const mayBePlain = url.protocol === "http:" && (isAllowed || networks !== null);
  if (url.username || url.password || !(isHttps || mayBePlain)) throw new OutsideRefusal("address");
  const isInNetwork: MayConnect = (ip) => networks?.check(ip, isIP(ip) === 4 ? "ipv4" : "ipv6") ?? false;
  const mayConnect: MayConnect = (ip) => isInNetwork(ip) || (isHttps && !isPrivateAddress(ip));
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  if (!isAllowed && isIP(hostname) !== 0 && !mayConnect(hostname)) throw new OutsideRefusal("private");
  return { url, isHttps, lookup: isAllowed ? undefined : lookUpWith(mayConnect) };
}

/** Requests an address. Redirects aren't followed: they are returned. */
export async function fetchOutside(
  address: string,
  { method = "GET", headers = {}, body }: OutsideRequest,
  { timeoutMs, maxBytes, cutsAnswer = false, hasOwnConnection = false, allow }: OutsideLimits,
): Promise<Response> {
  const { url, isHttps, lookup } = checkOutsideAddress(address, allow);
  const options: RequestOptions = {
    method,
    headers: body === undefined ? headers : { ...headers, "content-length": String(Buffer.byteLength(body)) },
    // The whole exchange, not only its pauses.
    signal: AbortSignal.timeout(timeoutMs),
    ...(hasOwnConnection && { agent: false }),
    ...(lookup && { lookup }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = (isHttps ? requestHttps : requestHttp)(url, options, (incoming) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const answer = () => {
        const status = incoming.statusCode ?? 0;
        // What `Response` accepts: others would end the process.
        if (status < 200 || status > 599) return reject(new Error(`status ${status}`));
        const answerHeaders = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
          value === undefined ? [] : [[name, [value].flat().join(", ")]],
        );
        const hasBody = ![204, 205, 304].includes(status);
        try {
          resolve(new Response(hasBody ? Buffer.concat(chunks) : null, { status, headers: answerHeaders }));
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      };
      incoming.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size <= maxBytes) return void chunks.push(chunk);
        if (!cutsAnswer) return outgoing.destroy(new OutsideRefusal("size"));
        chunks.push(chunk.subarray(0, maxBytes - (size - chunk.length)));
        answer();
        outgoing.destroy();
      });
      incoming.on("error", reject);
      incoming.on("end", answer);
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
