import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";

export type AcceptedEncoding = "br" | "gzip" | "identity";

/** In what to send what is kept in all three: the smallest that the client takes. */
export function acceptedEncodingOf(headers: IncomingHttpHeaders): AcceptedEncoding {
  const accepted = new Negotiator({ headers }).encodings(["br", "gzip"]);
  return accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : "identity";
}
