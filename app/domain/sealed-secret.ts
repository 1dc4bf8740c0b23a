// Secrets that the database stores but can't read: encrypted (AES-256-GCM) by a key from the environment
// (docs/decisions/0166).
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";

/** From the environment: the first one seals, all open. So a key can be replaced while secrets are stored. */
export type SecretKeys = readonly string[];

/** What the secret is for, and of whom: a sealed secret opens for nothing else. */
export type SecretUse = `${string} ${string}`;

const version = "1";
const ivLength = 12;
const tagLength = 16;

/** Names a key without revealing it. */
const keyIdOf = (key: string) => createHash("sha256").update(`apsis key id ${key}`).digest("base64url").slice(0, 8);

const derivedKeys = new Map<string, Buffer>();

/** Keys come from the environment, so few are ever remembered. */
function deriveKey(key: string): Buffer {
  const derived = derivedKeys.get(key) ?? Buffer.from(hkdfSync("sha256", key, "", "apsis stored secrets", 32));
  derivedKeys.set(key, derived);
  return derived;
}

export function sealSecret([key]: SecretKeys, use: SecretUse, secret: string): string {
  if (key === undefined) throw new Error("There is no key for secrets.");
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", deriveKey(key), iv).setAAD(Buffer.from(use));
  const content = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return [version, keyIdOf(key), Buffer.concat([iv, cipher.getAuthTag(), content]).toString("base64url")].join(".");
}

/** Null if the secret was altered, sealed for another use, or its key isn't in the environment any more. */
export function openSecret(keys: SecretKeys, use: SecretUse, sealed: string): string | null {
  const [sealedVersion, keyId, content = "", ...rest] = sealed.split(".");
  const key = keys.find((each) => keyIdOf(each) === keyId);
  if (sealedVersion !== version || key === undefined || rest.length > 0) return null;
  const bytes = Buffer.from(content, "base64url");
  // Buffer skips what isn't base64url.
  if (bytes.length < ivLength + tagLength || bytes.toString("base64url") !== content) return null;
  const decipher = createDecipheriv("aes-256-gcm", deriveKey(key), bytes.subarray(0, ivLength))
    .setAAD(Buffer.from(use))
    .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}

/** Whether the secret should be sealed again, because its key is no longer the first one. */
export const isSealedByFormerKey = ([key = ""]: SecretKeys, sealed: string) => sealed.split(".")[1] !== keyIdOf(key);
