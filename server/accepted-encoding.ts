import type { IncomingHttpHeaders } from "node:http";
import Negotiator from "negotiator";

export type AcceptedEncoding = "br" | "gzip" | "identity";

/** The smallest encoding that the client accepts, for content available in all three. */
export function chooseEncoding(headers: IncomingHttpHeaders): AcceptedEncoding {
  const accepted = new Negotiator({ headers }).encodings(["br", "gzip"]);
  return accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : "identity";
}
