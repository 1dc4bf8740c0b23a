// Codes of authenticator apps (RFC 6238): six digits, 30 seconds, SHA-1, which every app reads.
const period = 30;
/** Steps before and after, for phones whose clock is slightly off. */
const tolerance = 1;

// Loaded when needed: most processes never check a code.
const load = () => import("otpauth");

/** 160 random bits in base32. */
export async function generateAppSecret(): Promise<string> {
  const { Secret } = await load();
  return new Secret({ size: 20 }).base32;
}

/** What the QR code says. */
export async function appAddressOf(secret: string, issuer: string, label: string): Promise<string> {
  const { Secret, TOTP } = await load();
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period }).toString();
}

/** The number of the 30 seconds that the code is of; null if it is wrong. */
export async function findStep(secret: string, digits: string, now: Date): Promise<number | null> {
  const { Secret, TOTP } = await load();
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const delta = totp.validate({ token: digits, timestamp: now.getTime(), window: tolerance });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / period) + delta;
}
