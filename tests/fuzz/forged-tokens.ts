// ID tokens that a provider, or somebody between, would have to forge.
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from "jose";
import type { Pair } from "../support/hostile-provider";

export type Forgery = (claims: JWTPayload, key: Pair, keyId: string) => Promise<string>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const foreignKey = generateKeyPair("RS256", { extractable: true });
const signWith = ({ privateKey }: Pair, claims: JWTPayload, kid: string, more = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid, ...more }).sign(privateKey);
const signBySecret = (secret: string, claims: JWTPayload, kid: string) =>
  new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid }).sign(new TextEncoder().encode(secret));
const withClaims =
  (change: (claims: JWTPayload) => JWTPayload): Forgery =>
  (claims, key, keyId) =>
    signWith(key, change(claims), keyId);
const now = () => Math.floor(Date.now() / 1_000);

/** `clientSecret`: what the site and the provider share. */
export const listForgeries = (clientSecret: string): Forgery[] => [
  async (claims, _key, kid) => `${encode({ alg: "none", kid })}.${encode(claims)}.`,
  async (claims) => `${encode({ alg: "NONE" })}.${encode(claims)}.`,
  async (claims, { publicKey }, kid) => signBySecret(await exportSPKI(publicKey), claims, kid),
  async (claims, { publicKey }, kid) => signBySecret(JSON.stringify(await exportJWK(publicKey)), claims, kid),
  (claims, _key, kid) => signBySecret(clientSecret, claims, kid),
  async (claims) => signWith(await foreignKey, claims, "another"),
  async (claims, _key, kid) => signWith(await foreignKey, claims, kid),
  async (claims, _key, kid) => {
    const foreign = await foreignKey;
    return signWith(foreign, claims, kid, { jwk: await exportJWK(foreign.publicKey) });
  },
  // Signed for somebody else, and changed afterwards.
  async (claims, key, kid) => {
    const [head, , signature] = (await signWith(key, { ...claims, sub: "somebody else" }, kid)).split(".");
    return `${head}.${encode(claims)}.${signature}`;
  },
  withClaims((claims) => ({ ...claims, aud: "another" })),
  withClaims((claims) => ({ ...claims, aud: ["apsis", "another"], azp: "another" })),
  withClaims((claims) => ({ ...claims, exp: now() - 600 })),
  withClaims((claims) => ({ ...claims, iat: now() + 900, exp: now() + 1_200 })),
  withClaims((claims) => ({ ...claims, nbf: now() + 900 })),
  withClaims((claims) => ({ ...claims, nonce: `${String(claims.nonce)}x` })),
  withClaims(({ nonce: _, ...claims }) => claims),
  withClaims((claims) => ({ ...claims, iss: "https://another-organization.example" })),
  // User info is of another person then.
  withClaims((claims) => ({ ...claims, sub: "swapped" })),
];
