// Signs and reads credentials as JSON Web Tokens (Open Badges 3.0, VC-JWT).
import { compactVerify, errors, importJWK, importPKCS8, SignJWT } from "jose";
import * as v from "valibot";
import { issuerIdOf, keyAddressOf, type Credential } from "~/domain/credentials/credential-document";
import type { SignedClaims } from "~/domain/credentials/judge-credential";
import { findPublicKey, listPublicKeys, type SigningKey } from "~/domain/credentials/signing-keys";
import { idOf } from "~/domain/id";
import { createVisitorContext } from "./context.server";
import { readMailSite } from "./site.server";

/** The only one that every verifier of Open Badges 3.0 takes. */
const alg = "RS256";

/** Signs for the site at `url`. */
export const signCredentialAt =
  (url: string) =>
  async (credential: Credential, { id, privateKey }: SigningKey): Promise<string> =>
    new SignJWT(credential)
      .setProtectedHeader({ alg, kid: keyAddressOf(url, id), typ: "JWT" })
      .setIssuer(credential.issuer.id)
      .setJti(credential.id)
      .setNotBefore(new Date(credential.validFrom))
      .sign(await importPKCS8(privateKey, alg));

/** The claims of a token, if a key of this site has signed it; the key is found by the end of its address. */
export async function readCredentialToken(token: string): Promise<SignedClaims> {
  const [header, claims] = token.split(".").map(parsePart);
  const named = v.safeParse(Named, { header, claims });
  if (!named.success) return { kind: "forged" };
  const keyId = idOf(named.output.header.kid.split("/").at(-1));
  const key = keyId && (await findPublicKey(await createVisitorContext(), keyId));
  if (!key) return { kind: "foreign", issuer: named.output.claims.iss.slice(0, 300) };
  const publicKey = await importJWK(key.publicKey, alg);
  try {
    const { payload } = await compactVerify(token, publicKey, { algorithms: [alg] });
    return { kind: "signed", claims: JSON.parse(new TextDecoder().decode(payload)) };
  } catch (error) {
    if (error instanceof errors.JOSEError) return { kind: "forged" };
    throw error;
  }
}

const NameOrNone = v.fallback(v.string(), "");
/** What a token says about its key and issuer, before its signature is verified. */
const Named = v.object({ header: v.object({ kid: NameOrNone }), claims: v.object({ iss: NameOrNone }) });

function parsePart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString());
  } catch {
    return null;
  }
}

const publicKeyOf = (url: string, { id, publicKey }: { id: string; publicKey: Record<string, unknown> }) => ({
  ...publicKey,
  kid: keyAddressOf(url, id),
});

/** All keys that have ever signed, as a JWK Set. */
export async function readKeySet() {
  const { url } = await readMailSite();
  const keys = await listPublicKeys(await createVisitorContext());
  return { keys: keys.map((key) => publicKeyOf(url, key)) };
}

/** One key; null if there is none of that id. */
export async function readKey(keyId: string | undefined) {
  const id = idOf(keyId);
  const key = id && (await findPublicKey(await createVisitorContext(), id));
  return key ? publicKeyOf((await readMailSite()).url, key) : null;
}

/** The issuer's DID document (did:web). */
export async function readIssuerDocument() {
  const { url } = await readMailSite();
  const issuer = issuerIdOf(url);
  const keys = await listPublicKeys(await createVisitorContext());
  const methods = keys.map((key) => ({
    id: `${issuer}#${key.id}`,
    type: "JsonWebKey2020",
    controller: issuer,
    publicKeyJwk: publicKeyOf(url, key),
  }));
  return {
    "@context": ["https://www.w3.org/ns/did/v1", "https://w3id.org/security/suites/jws-2020/v1"],
    id: issuer,
    verificationMethod: methods,
    assertionMethod: methods.map(({ id }) => id),
  };
}
