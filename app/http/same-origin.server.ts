import { Refusal } from "~/domain/refusal";

/** The host, with its port, at which the browser sees this site. */
export const siteHostOf = (request: Request) =>
  request.headers.get("x-forwarded-host") ?? request.headers.get("host") ?? new URL(request.url).host;

/** Form posts come from our own pages only. Clients that send neither header are no browsers. */
export function requireSameOrigin(request: Request) {
  const site = request.headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return;
  const origin = request.headers.get("origin");
  if (!site && !origin) return;
  if (!site && origin && URL.canParse(origin) && new URL(origin).host === siteHostOf(request)) return;
  throw new Refusal("forbidden", "The form was sent from another site.");
}
