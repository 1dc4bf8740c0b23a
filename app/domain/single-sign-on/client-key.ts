import { generateKeyPair } from "node:crypto";
import { promisify } from "node:util";

/** A key pair by which the site proves to the provider that it is the client (`private_key_jwt`, RS256). */
export async function createClientKey(keyId: string) {
  const { privateKey, publicKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2_048 });
  const jwk: Record<string, unknown> = { ...publicKey.export({ format: "jwk" }) };
  return {
    privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    publicKey: { ...jwk, kid: keyId, use: "sig", alg: "RS256" },
  };
}
