// Tokens like the product's, made by tests that know the server's secret.
import { decodeJwt, SignJWT } from "jose";
import { apiSecret } from "./api-server";

const sign = (claims: Record<string, unknown>, subject: string, expiresIn: string) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(expiresIn)
    .sign(new TextEncoder().encode(apiSecret));

/** The same access token, but valid for two to three seconds, because expiry times are whole seconds. */
export function shortenToken(token: string): Promise<string> {
  const { sid, sub = "" } = decodeJwt(token);
  return sign({ sid }, sub, "3s");
}

/** A reset grant, as a sign-in issues it. */
export const signResetGrant = ({ userId, passwordDigest }: { userId: string; passwordDigest: string }) =>
  sign({ use: "reset", passwordDigest }, userId, "10m");
