import { Refusal } from "~/domain/refusal";

/** Form posts come from our own pages only. Clients that send neither header are no browsers. */
export function requireSameOrigin(request: Request) {
  const site = request.headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return;
  const origin = request.headers.get("origin");
  if (!site && !origin) return;
  const host = request.headers.get("x-forwarded-host") ?? request.headers.get("host") ?? new URL(request.url).host;
  if (!site && origin && URL.canParse(origin) && new URL(origin).host === host) return;
  throw new Refusal("forbidden", "The form was sent from another site.");
}
