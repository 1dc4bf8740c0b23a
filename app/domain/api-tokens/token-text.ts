// The text of a token: `apsis_pat_` (of a person) or `apsis_sa_` (of a service account), 43 random characters and a
// checksum of six, by which secret scanners recognize tokens and typing errors cost no query.
import { crc32 } from "node:zlib";

export const tokenPrefixes = { person: "apsis_pat_", service: "apsis_sa_" } as const;
export type TokenKind = keyof typeof tokenPrefixes;

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const secretLength = 43;
const checksumLength = 6;
const pattern = new RegExp(`^(apsis_(?:pat|sa)_[0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${checksumLength}})$`);

/** The token for 256 random bits. */
export function tokenTextOf(kind: TokenKind, secret: Buffer): string {
  const text = tokenPrefixes[kind] + encode(BigInt(`0x${secret.toString("hex")}`), secretLength);
  return text + checksumOf(text);
}

/** Whether this is meant to be an API token, right or wrong. */
export const looksLikeToken = (text: string) => /^apsis_(pat|sa)_/.test(text);

/** Whether the checksum is right, so that looking it up makes sense. */
export function isWellFormed(text: string): boolean {
  const [, checked, checksum] = pattern.exec(text) ?? [];
  return checked !== undefined && checksumOf(checked) === checksum;
}

const checksumOf = (text: string) => encode(BigInt(crc32(text)), checksumLength);

function encode(value: bigint, length: number): string {
  let text = "";
  for (let rest = value; text.length < length; rest /= 62n) text = alphabet.charAt(Number(rest % 62n)) + text;
  return text;
}
