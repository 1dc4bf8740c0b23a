import { Refusal } from "~/domain/refusal";
import { say } from "~/texts/say";

/** The public host of this site, with its port. */
export const siteHostOf = (request: Request) =>
  request.headers.get("x-forwarded-host") ?? request.headers.get("host") ?? new URL(request.url).host;

/**
 * Whether a link of another site led here. Browsers without the header, and those on http, are judged by the referrer;
 * without one it may be an address that somebody typed.
 */
export function comesFromElsewhere(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin" && site !== "none";
  const referrer = request.headers.get("referer") ?? "";
  return URL.canParse(referrer) && new URL(referrer).host !== siteHostOf(request);
}

/** Refuses forms from other sites. Clients that send neither header aren't browsers. */
export function requireSameOrigin(request: Request) {
  const site = request.headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return;
  const origin = request.headers.get("origin");
  if (!site && !origin) return;
  if (!site && origin && URL.canParse(origin) && new URL(origin).host === siteHostOf(request)) return;
  throw new Refusal("forbidden", say.refusals.otherSite);
}
