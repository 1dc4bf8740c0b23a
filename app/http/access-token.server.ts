import { errors, jwtVerify, SignJWT } from "jose";
import { platform } from "./platform.server";

const lifetime = "15m";

let keyOf: { secret: string; key: Uint8Array } | null = null;

async function signingKey() {
  const { sessionSecret } = (await platform()).env;
  if (keyOf?.secret !== sessionSecret) keyOf = { secret: sessionSecret, key: new TextEncoder().encode(sessionSecret) };
  return keyOf.key;
}

/** A 15-minute token that API clients send as `x-auth-token` or `Authorization: Bearer`. */
export async function newAccessToken({ signInId, userId }: { signInId: string; userId: string }) {
  return new SignJWT({ sid: signInId }).setProtectedHeader({ alg: "HS256" }).setSubject(userId).setIssuedAt().setExpirationTime(lifetime).sign(await signingKey());
}

/** For ten minutes, leave to set a new password for this user (design, "Forced password reset by username"). */
export async function newResetGrant(userId: string) {
  return new SignJWT({ use: "reset" }).setProtectedHeader({ alg: "HS256" }).setSubject(userId).setIssuedAt().setExpirationTime("10m").sign(await signingKey());
}

/** The user a reset grant is for; null when it is forged or old. */
export async function userOfResetGrant(grant: string | undefined): Promise<string | null> {
  const payload = grant ? await verified(grant) : null;
  return payload?.use === "reset" ? (payload.sub ?? null) : null;
}

/** The sign-in an access token speaks for; null when the token is forged or old. */
export async function signInOfAccessToken(token: string): Promise<string | null> {
  const payload = await verified(token);
  return typeof payload?.sid === "string" ? payload.sid : null;
}

async function verified(token: string) {
  try {
    return (await jwtVerify(token, await signingKey(), { algorithms: ["HS256"] })).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
