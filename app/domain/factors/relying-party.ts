import { isIP } from "node:net";

/** The site as browsers know it when they make and use passkeys. */
export type RelyingParty = { origin: string; rpId: string };

/** Null for an address without a host name: browsers make no passkeys there. */
export function relyingPartyOf(siteUrl: string): RelyingParty | null {
  const { origin, hostname } = new URL(siteUrl);
  return isIP(hostname.replace(/^\[|\]$/g, "")) ? null : { origin, rpId: hostname };
}
