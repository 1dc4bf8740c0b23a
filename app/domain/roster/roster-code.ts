import { createHmac } from "node:crypto";

const symbols = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/**
 * The one-time code of an imported person. It follows from a secret of the installation, so that the report can be written again while nothing but
 * the code's digest is stored (docs/decisions/0025). 60 bits, in the form of `newResetCode`.
 */
export function rosterCode(secret: string, importId: string, userId: string): string {
  const digest = createHmac("sha256", secret).update(`roster ${importId} ${userId}`).digest();
  const text = [...digest.subarray(0, 12)].map((byte) => symbols[byte % symbols.length]).join("");
  return text.match(/.{4}/g)!.join("-");
}
