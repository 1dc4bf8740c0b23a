import type { devices as english } from "../en/devices";
import type { Translation } from "../translation";

export const devices: Translation<typeof english> = {
  browserOn: ({ browser, system }) => `${browser} على ${system}`,
  unknown: "جهاز غير معروف",
};
