// Tokens like the product's, made by tests that know the server's secret.
import { decodeJwt, SignJWT } from "jose";
import { apiSecret } from "./api-server";
import { apiUrl } from "./rest-api";

const sign = (claims: Record<string, unknown>, subject: string, expiresIn: string) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(expiresIn)
    .sign(new TextEncoder().encode(apiSecret));

/** The same access token, but valid for two to three seconds, because expiry times are whole seconds. */
export function shortenToken(token: string): Promise<string> {
  const { sid, iss, aud, sub = "" } = decodeJwt(token);
  return sign({ sid, iss, aud }, sub, "3s");
}

/** The same token as if it were for somebody else. */
export function changeClaims(token: string, claims: Record<string, unknown>): Promise<string> {
  const { sid, iss, aud, sub = "" } = decodeJwt(token);
  return sign({ sid, iss, aud, ...claims }, sub, "10m");
}

/** A reset grant, as a sign-in issues it. */
export function signResetGrant({ userId, passwordDigest }: { userId: string; passwordDigest: string }) {
  const iss = `http://localhost:${new URL(apiUrl()).port}`;
  return sign({ iss, aud: `${iss}/reset`, passwordDigest }, userId, "10m");
}
