import { createHash } from "node:crypto";
import { nameKey } from "~/domain/name-key";

/**
 * The browsers' own ids, by the accounts that were signed in with them. Signed by the server, so they can't be forged.
 */
export type KnownDevices = Readonly<Record<string, string>>;

/** The key of an account in that list. Not its name, since several people may share a browser. */
export const deviceKeyOf = (username: string) =>
  createHash("sha256").update(nameKey(username)).digest("base64url").slice(0, 22);

export const findKnownDeviceId = (known: KnownDevices | undefined, username: string): string | null =>
  known?.[deviceKeyOf(username)] ?? null;
