import type { times as english } from "../en/times";
import type { Translation } from "../translation";

export const times: Translation<typeof english> = {
  inUtc: ({ dateTime }) => `${dateTime} UTC`,
  required: "Geben Sie Datum und Uhrzeit ein.",
  notIso: "Muss Datum und Uhrzeit nach ISO 8601 sein.",
  outOfRange: "Muss Datum und Uhrzeit zwischen den Jahren 2000 und 2100 sein.",
};
