import type { IncomingMessage } from "node:http";

/**
 * Takes headers out of a request (by their names in small letters), then puts others in. In both forms that Node has
 * of them: Hono asks the parsed one first, our guards the raw one.
 */
export function rewriteHeaders(
  incoming: Pick<IncomingMessage, "headers" | "rawHeaders">,
  isDropped: (name: string) => boolean,
  added: Record<string, string> = {},
) {
  // Parsed when it is first asked for, by the number of headers that came: so before the raw ones change.
  const { headers, rawHeaders } = incoming;
  for (const name in headers) if (isDropped(name)) delete headers[name];
  Object.assign(headers, added);
  const kept: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    // A name, and what it says.
    if (!isDropped(rawHeaders[at]!.toLowerCase())) kept.push(rawHeaders[at]!, rawHeaders[at + 1]!);
  }
  for (const name in added) kept.push(name, added[name]!);
  incoming.rawHeaders = kept;
}
