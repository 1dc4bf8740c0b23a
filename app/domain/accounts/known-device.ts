import { createHash } from "node:crypto";
import { nameKey } from "~/domain/name-key";

/**
 * Device ids of one browser, by the key of the account that signed in there. The server signs the list, so it can't be
 * forged.
 */
export type KnownDevices = Readonly<Record<string, string>>;

/**
 * The key of an account in `KnownDevices`: a hash, because several people may share a browser and could read each
 * other's names.
 */
export const deviceKeyOf = (username: string) =>
  createHash("sha256").update(nameKey(username)).digest("base64url").slice(0, 22);

export const findKnownDeviceId = (known: KnownDevices | undefined, username: string): string | null =>
  known?.[deviceKeyOf(username)] ?? null;
