import { createHash } from "node:crypto";
import { nameKey } from "~/domain/name-key";

/**
 * The browsers' own ids, by the accounts that were signed in to with them. Signed by the host, so that nobody makes one
 * up.
 */
export type KnownDevices = Readonly<Record<string, string>>;

/** An account's key in that list: not its name, since many people may use one browser. */
export const deviceKeyOf = (username: string) =>
  createHash("sha256").update(nameKey(username)).digest("base64url").slice(0, 22);

export const findKnownDeviceId = (known: KnownDevices | undefined, username: string): string | null =>
  known?.[deviceKeyOf(username)] ?? null;
