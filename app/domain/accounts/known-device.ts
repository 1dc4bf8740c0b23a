import { createHash } from "node:crypto";
import { nameKey } from "~/domain/name-key";

/** The browsers' own ids, by the accounts that were signed in to with them. Signed by the host, so that nobody makes one up. */
export type KnownDevices = Readonly<Record<string, string>>;

/** How an account is named there: not by its name, since a browser may have had many users. */
export const deviceKey = (username: string) =>
  createHash("sha256").update(nameKey(username)).digest("base64url").slice(0, 22);

export const knownDeviceId = (known: KnownDevices | undefined, username: string): string | null =>
  known?.[deviceKey(username)] ?? null;
