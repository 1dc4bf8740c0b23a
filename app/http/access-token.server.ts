import { createHash } from "node:crypto";
import { errors, jwtVerify, SignJWT, type JWTPayload } from "jose";
import { LRUCache } from "lru-cache";
import * as v from "valibot";
import type { KnownDevices } from "~/domain/accounts/known-device";
import type { ResetGrant } from "~/domain/accounts/reset-grant";
import type { Caller } from "~/domain/context";
import { getPlatform } from "./platform.server";
import { readMailSite } from "./site.server";

const lifetime = "15m";

type SigningKey = {
  secret: string;
  key: CryptoKey;
  /** Verified payloads by token hash. */
  verified: LRUCache<string, JWTPayload>;
};

let signing: SigningKey | null = null;

async function signingOf(): Promise<SigningKey> {
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

/** What a token is for; part of its audience, so that none is accepted as another one, or by another installation. */
type TokenUse = "api" | "reset" | "renewal";

async function namesOf(use: TokenUse) {
  const { url } = await readMailSite();
  return { issuer: url, audience: `${url}/${use}` };
}

async function isFor(use: TokenUse, { iss, aud }: JWTPayload): Promise<boolean> {
  const { issuer, audience } = await namesOf(use);
  return iss === issuer && aud === audience;
}

/** A 15-minute token that API clients send as `x-auth-token` or `Authorization: Bearer`. */
export async function signAccessToken({ signInId, userId }: { signInId: string; userId: string }) {
  const { issuer, audience } = await namesOf("api");
  return new SignJWT({ sid: signInId })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(await deriveSigningKey());
}

/** A ten-minute token that allows setting a new password. */
export const signResetGrant = (grant: ResetGrant) => signGrant("reset", grant, "10m");

/** A one-hour token that allows paying for a lapsed subscription and signing in afterwards. */
export const signRenewalGrant = (grant: ResetGrant) => signGrant("renewal", grant, "60m");

type GrantUse = Exclude<TokenUse, "api">;

async function signGrant(use: GrantUse, { userId, passwordDigest }: ResetGrant, lifetime: string) {
  const { issuer, audience } = await namesOf(use);
  return new SignJWT({ passwordDigest })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(await deriveSigningKey());
}

/** The content of a grant; null if it is invalid, expired, or for something else. */
async function readGrant(use: GrantUse, grant: string | undefined): Promise<ResetGrant | null> {
  const payload = grant ? await verifyToken(grant) : null;
  if (!payload || !(await isFor(use, payload))) return null;
  if (typeof payload.passwordDigest !== "string" || !payload.sub) return null;
  return { userId: payload.sub, passwordDigest: payload.passwordDigest };
}

export const readResetGrant = (grant: string | undefined) => readGrant("reset", grant);
export const readRenewalGrant = (grant: string | undefined) => readGrant("renewal", grant);

const deviceLifetime = "180d";

/**
 * Lists the accounts that a browser signed in to (OWASP's device cookie). Grants no access by itself, so it names no
 * audience: browsers stay known when the site moves.
 */
export async function signDeviceToken(devices: KnownDevices) {
  return new SignJWT({ use: "device", known: devices })
    .setProtectedHeader({ alg: "HS256" })
    .setIssuedAt()
    .setExpirationTime(deviceLifetime)
    .sign(await deriveSigningKey());
}

/** The accounts in a device token; none if it is invalid or expired. */
export async function knownDevicesOf(token: string | undefined): Promise<KnownDevices> {
  const payload = token ? await verifyToken(token) : null;
  const devices = v.safeParse(v.record(v.string(), v.string()), payload?.known);
  return payload?.use === "device" && devices.success ? devices.output : {};
}

/** The user of an access token; null if it is invalid or expired. */
export async function callerOfAccessToken(token: string): Promise<Caller | null> {
  const payload = await verifyToken(token);
  if (!payload || !(await isFor("api", payload))) return null;
  if (typeof payload.sid !== "string" || typeof payload.sub !== "string") return null;
  return { signInId: payload.sid, userId: payload.sub };
}

/**
 * Caches verified signatures; expiry is checked each time. The database decides each time whether the sign-in is still
 * valid.
 */
async function verifyToken(token: string): Promise<JWTPayload | null> {
  const { key, verified } = await signingOf();
  const hash = createHash("sha256").update(token).digest("base64url");
  const cached = verified.get(hash);
  if (cached) return (cached.exp ?? 0) * 1_000 > Date.now() ? cached : null;
  try {
    const { payload } = await jwtVerify(token, key, { algorithms: ["HS256"], requiredClaims: ["exp"] });
    verified.set(hash, payload);
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
