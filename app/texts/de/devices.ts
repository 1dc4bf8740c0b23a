import type { devices as english } from "../en/devices";
import type { Translation } from "../translation";

/** Where somebody signed in. */
export const devices: Translation<typeof english> = {
  browserOn: ({ browser, system }) => `${browser} unter ${system}`,
  unknown: "Unbekanntes Gerät",
};
