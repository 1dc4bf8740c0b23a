import type { IncomingMessage, RequestListener } from "node:http";
import { noteRoute } from "~/http/request-scope.server";
import { rewriteHeaders } from "./rewrite-headers";

/** An address other than APP_URL at which people use the site. */
type OtherAddress = { origin: string; hosts: string[]; appUrl: string | null };

const readOnly = ["GET", "HEAD", "OPTIONS"];

/**
 * CSRF guard: passes only forms sent by our own pages, judged by Sec-Fetch-Site, or else by Origin (APP_URL, or the
 * requested host). Removes Origin afterwards: Remix would compare it with a Host that a proxy may have rewritten.
 */
export function refuseForeignForms(
  appUrl: string | null,
  onOtherAddress: (address: OtherAddress) => void,
  listener: RequestListener,
): RequestListener {
  const ownOrigin = appUrl ? new URL(appUrl).origin : null;
  const reportOnce = createAddressReport(ownOrigin, onOtherAddress);
  return (incoming, outgoing) => {
    const isForm = !readOnly.includes(incoming.method ?? "") && !/^\/api(\/|$)/.test(incoming.url ?? "");
    if (!isForm) return listener(incoming, outgoing);
    const { origin } = headersOf(incoming);
    const isOwn = isOfOwnPage(incoming, ownOrigin);
    if (!isOwn && !beginsSignIn(incoming)) {
      noteRoute("foreign form");
      const body = JSON.stringify({
        title:
          "This form was sent from another website, so nothing was changed. Open the page on this site and send the form again.",
        status: 403,
      });
      outgoing.writeHead(403, {
        "Content-Type": "application/problem+json",
        "Content-Length": Buffer.byteLength(body),
      });
      return void outgoing.end(body);
    }
    if (origin && isOwn) reportOnce(incoming, origin);
    rewriteHeaders(incoming, (name) => name === "origin");
    listener(incoming, outgoing);
  };
}

/**
 * Other sites may begin a sign-in by a form (OpenID Connect Core 1.0, 4). The address alone: with a query, Remix could run
 * another route's action.
 */
const beginsSignIn = ({ url = "", method }: IncomingMessage): boolean =>
  method === "POST" && /^\/sign-in\/[a-z0-9-]+$/.test(url) && !ownForms.includes(url);

const ownForms = ["link", "passkey", "second-step", "leave"].map((name) => `/sign-in/${name}`);

/** A client that sends neither header isn't a browser, so no cookie is sent without its user's knowledge. */
function isOfOwnPage(incoming: IncomingMessage, ownOrigin: string | null): boolean {
  const { site, origin, hosts } = headersOf(incoming);
  if (site === "same-origin" || site === "none") return true;
  if (!origin) return !site;
  if (ownOrigin && origin === ownOrigin) return true;
  if (site === "cross-site" || !URL.canParse(origin)) return false;
  return site === undefined && hosts.includes(new URL(origin).host);
}

/** Read after client-address.ts has dropped forwarded headers of untrusted clients. */
function headersOf({ rawHeaders }: IncomingMessage) {
  const headers: Record<string, string> = {};
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const [name = "", value = ""] = rawHeaders.slice(i, i + 2);
    headers[name.toLowerCase()] ??= value;
  }
  const forwarded = headers["x-forwarded-host"]?.split(",")[0]?.trim();
  return {
    site: headers["sec-fetch-site"],
    origin: headers.origin,
    hosts: [forwarded, headers.host].filter((host) => host !== undefined),
  };
}

/** Reports once that people use another address than APP_URL, because links in mails start with APP_URL. */
function createAddressReport(ownOrigin: string | null, onOtherAddress: (address: OtherAddress) => void) {
  let isReported = false;
  return (incoming: IncomingMessage, origin: string) => {
    if (isReported || !URL.canParse(origin) || origin === ownOrigin) return;
    const { hosts } = headersOf(incoming);
    if (ownOrigin === null && hosts.includes(new URL(origin).host)) return;
    isReported = true;
    onOtherAddress({ origin, hosts, appUrl: ownOrigin });
  };
}
