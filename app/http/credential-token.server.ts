// Signs and reads credentials as JSON Web Tokens (Open Badges 3.0, VC-JWT).
import { compactVerify, decodeJwt, decodeProtectedHeader, errors, importJWK, importPKCS8, SignJWT } from "jose";
import { issuerIdOf, keyAddressOf, type Credential } from "~/domain/credentials/credential-document";
import type { SignedClaims } from "~/domain/credentials/judge-credential";
import { findPublicKey, listPublicKeys, type SigningKey } from "~/domain/credentials/signing-keys";
import { idOf } from "~/domain/id";
import { createVisitorContext } from "./context.server";
import { readMailSite } from "./site.server";

/** The only one that every verifier of Open Badges 3.0 takes. */
const alg = "RS256";

export async function signCredential(credential: Credential, { id, privateKey }: SigningKey): Promise<string> {
  const { url } = await readMailSite();
  return new SignJWT(credential)
    .setProtectedHeader({ alg, kid: keyAddressOf(url, id), typ: "JWT" })
    .setIssuer(credential.issuer.id)
    .setJti(credential.id)
    .setNotBefore(new Date(credential.validFrom))
    .sign(await importPKCS8(privateKey, alg));
}

/** The claims of a token, if a key of this site has signed it; the key is found by the end of its address. */
export async function readCredentialToken(token: string): Promise<SignedClaims> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const keyId = idOf(kid?.split("/").at(-1));
    const key = keyId && (await findPublicKey(await createVisitorContext(), keyId));
    if (!key) return { kind: "foreign", issuer: (decodeJwt(token).iss ?? "").slice(0, 300) };
    const { payload } = await compactVerify(token, await importJWK(key.publicKey, alg), { algorithms: [alg] });
    return { kind: "signed", claims: JSON.parse(new TextDecoder().decode(payload)) };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof SyntaxError)
      return { kind: "forged" };
    throw error;
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
