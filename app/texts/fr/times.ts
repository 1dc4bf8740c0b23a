import type { times as english } from "../en/times";
import type { Translation } from "../translation";

export const times: Translation<typeof english> = {
  inUtc: ({ dateTime }) => `${dateTime} UTC`,
  required: "Saisissez une date et une heure.",
  notIso: "Doit être une date et une heure au format ISO 8601.",
  outOfRange: "Doit être une date et une heure entre les années 2000 et 2100.",
};
