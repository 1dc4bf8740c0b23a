import type { IncomingMessage, RequestListener } from "node:http";
import { noteRoute } from "~/http/request-scope.server";
import { rewriteHeaders } from "./rewrite-headers";

/** An address that people use this site at, though it was told another one, or none. */
type OtherAddress = { origin: string; hosts: string[]; appUrl: string | null };

const readOnly = ["GET", "HEAD", "OPTIONS"];

/**
 * Lets only forms of our own pages pass, by Sec-Fetch-Site or else by Origin (APP_URL's, or the host that was asked).
 * Pages then see no Origin: the framework would compare it with a Host that a proxy may have rewritten.
 */
export function formsOfOwnPages(
  appUrl: string | null,
  tell: (found: OtherAddress) => void,
  listener: RequestListener,
): RequestListener {
  const ownOrigin = appUrl ? new URL(appUrl).origin : null;
  const tellOnce = tellOfOtherAddress(ownOrigin, tell);
  return (incoming, outgoing) => {
    const isForm = !readOnly.includes(incoming.method ?? "") && !/^\/api(\/|$)/.test(incoming.url ?? "");
    if (!isForm) return listener(incoming, outgoing);
    const { origin } = headersOf(incoming);
    if (!isOfOwnPage(incoming, ownOrigin)) {
      noteRoute("foreign form");
      const body = JSON.stringify({ title: "The form was sent from another site.", status: 403 });
      outgoing.writeHead(403, {
        "Content-Type": "application/problem+json",
        "Content-Length": Buffer.byteLength(body),
      });
      return void outgoing.end(body);
    }
    if (origin) tellOnce(incoming, origin);
    rewriteHeaders(incoming, (name) => name === "origin");
    listener(incoming, outgoing);
  };
}

/** Whoever sends neither header is no browser, and carries nobody's cookie unknowingly. */
function isOfOwnPage(incoming: IncomingMessage, ownOrigin: string | null): boolean {
  const { site, origin, hosts } = headersOf(incoming);
  if (site === "same-origin" || site === "none") return true;
  if (!origin) return !site;
  if (ownOrigin && origin === ownOrigin) return true;
  if (site === "cross-site" || !URL.canParse(origin)) return false;
  return site === undefined && hosts.includes(new URL(origin).host);
}

/** As they stand after the client was settled: what a client that is no trusted proxy says of its host is gone. */
function headersOf({ rawHeaders }: IncomingMessage) {
  const found: Record<string, string> = {};
  for (let i = 0; i < rawHeaders.length; i += 2) found[rawHeaders[i]!.toLowerCase()] ??= rawHeaders[i + 1]!;
  const forwarded = found["x-forwarded-host"]?.split(",")[0]?.trim();
  return {
    site: found["sec-fetch-site"],
    origin: found.origin,
    hosts: [forwarded, found.host].filter((host) => host !== undefined),
  };
}

/** Links in mails and old browsers go by these settings: the operator is told once that they are wrong. */
function tellOfOtherAddress(ownOrigin: string | null, tell: (found: OtherAddress) => void) {
  let isTold = false;
  return (incoming: IncomingMessage, origin: string) => {
    if (isTold || !URL.canParse(origin) || origin === ownOrigin) return;
    const { hosts } = headersOf(incoming);
    if (ownOrigin === null && hosts.includes(new URL(origin).host)) return;
    isTold = true;
    tell({ origin, hosts, appUrl: ownOrigin });
  };
}
