import { createHmac } from "node:crypto";

const symbols = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/**
 * The one-time code of an imported person: 60 bits, in the form of `generateResetCode`. It follows from the
 * installation's secret, so that the report can be written again though only the digest is stored (0025).
 */
export function rosterCodeOf(secret: string, importId: string, userId: string): string {
  const digest = createHmac("sha256", secret).update(`roster ${importId} ${userId}`).digest();
  const text = [...digest.subarray(0, 12)].map((byte) => symbols[byte % symbols.length]).join("");
  return text.match(/.{4}/g)!.join("-");
}
