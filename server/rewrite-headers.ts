import type { IncomingMessage } from "node:http";

/**
 * Removes headers (names in lower case) and adds others, in both representations: Hono reads the parsed one first, our
 * guards read the raw one.
 */
export function rewriteHeaders(
  incoming: Pick<IncomingMessage, "headers" | "rawHeaders">,
  isDropped: (name: string) => boolean,
  added: Record<string, string> = {},
) {
  // Node parses headers lazily by the raw count: read them before the raw ones change.
  const { headers, rawHeaders } = incoming;
  for (const name in headers) if (isDropped(name)) delete headers[name];
  Object.assign(headers, added);
  const remaining: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
    if (!isDropped(name.toLowerCase())) remaining.push(name, value);
  }
  for (const [name, value] of Object.entries(added)) remaining.push(name, value);
  incoming.rawHeaders = remaining;
}
