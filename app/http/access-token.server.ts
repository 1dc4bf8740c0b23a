import { createHash } from "node:crypto";
import { errors, jwtVerify, SignJWT, type JWTPayload } from "jose";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import type { KnownDevices } from "~/domain/accounts/known-device";
import type { ResetGrant } from "~/domain/accounts/reset-grant";
import type { Caller } from "~/domain/context";
import { getPlatform } from "./platform.server";

const lifetime = "15m";

type Signing = {
  secret: string;
  key: CryptoKey;
  /** What was verified before, by the hash of the token. */
  verified: LRUCache<string, JWTPayload>;
};

let signing: Signing | null = null;

async function signingOf(): Promise<Signing> {
  const { sessionSecret: secret } = (await getPlatform()).env;
  if (signing?.secret === secret) return signing;
  const key = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );
  return (signing = { secret, key, verified: new LRUCache({ max: 10_000 }) });
}

const deriveSigningKey = async () => (await signingOf()).key;

/** A 15-minute token that API clients send as `x-auth-token` or `Authorization: Bearer`. */
export async function signAccessToken({ signInId, userId }: { signInId: string; userId: string }) {
  return new SignJWT({ sid: signInId })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(await deriveSigningKey());
}

/** For ten minutes, leave to set a new password for this user. */
export async function signResetGrant({ userId, passwordDigest }: ResetGrant) {
  return new SignJWT({ use: "reset", passwordDigest })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime("10m")
    .sign(await deriveSigningKey());
}

/** For an hour, leave to pay again for this user's subscription, and to get in once it is paid. */
export async function signRenewalGrant(userId: string) {
  return new SignJWT({ use: "renewal" })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime("60m")
    .sign(await deriveSigningKey());
}

export async function userOfRenewalGrant(grant: string | undefined): Promise<string | null> {
  const payload = grant ? await verifyToken(grant) : null;
  return payload?.use === "renewal" ? (payload.sub ?? null) : null;
}

const deviceLifetime = "180d";

/** Says which accounts a browser was signed in to with (OWASP's device cookie). Opens nothing by itself. */
export async function signDeviceToken(known: KnownDevices) {
  return new SignJWT({ use: "device", known })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt()
    .setExpirationTime(deviceLifetime)
    .sign(await deriveSigningKey());
}

/** The accounts of a device token; none when it is forged or old. */
export async function knownDevicesOf(token: string | undefined): Promise<KnownDevices> {
  const payload = token ? await verifyToken(token) : null;
  const known = v.safeParse(v.record(v.string(), v.string()), payload?.known);
  return payload?.use === "device" && known.success ? known.output : {};
}

/** What a reset grant says; null when it is forged or old. */
export async function readResetGrant(grant: string | undefined): Promise<ResetGrant | null> {
  const payload = grant ? await verifyToken(grant) : null;
  if (payload?.use !== "reset" || typeof payload.passwordDigest !== "string" || !payload.sub) return null;
  return { userId: payload.sub, passwordDigest: payload.passwordDigest };
}

/** Whom an access token speaks for; null when the token is forged or old. */
export async function callerOfAccessToken(token: string): Promise<Caller | null> {
  const payload = await verifyToken(token);
  if (typeof payload?.sid !== "string" || typeof payload.sub !== "string") return null;
  return { signInId: payload.sid, userId: payload.sub };
}

/**
 * A signature is checked once; the hour of its end each time. Whether the sign-in still stands is the database's to
 * say, each time.
 */
async function verifyToken(token: string): Promise<JWTPayload | null> {
  const { key, verified: known } = await signingOf();
  const hash = createHash("sha256").update(token).digest("base64url");
  const before = known.get(hash);
  if (before) return before.exp! * 1_000 > Date.now() ? before : null;
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ["HS256"], requiredClaims: ["exp"] });
    known.set(hash, payload);
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
