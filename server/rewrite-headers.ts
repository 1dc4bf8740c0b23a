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
  for (const name of Object.keys(headers)) if (isDropped(name)) delete headers[name];
  Object.assign(headers, added);
  const kept = rawHeaders.filter((_, index) => !isDropped(rawHeaders[index - (index % 2)]!.toLowerCase()));
  incoming.rawHeaders = [...kept, ...Object.entries(added).flat()];
}
