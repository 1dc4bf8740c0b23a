import type { times as english } from "../en/times";
import type { Translation } from "../translation";

export const times: Translation<typeof english> = {
  inUtc: ({ dateTime }) => `${dateTime} UTC`,
  required: "Escriba una fecha y una hora.",
  notIso: "Debe ser una fecha y hora ISO 8601.",
  outOfRange: "Debe ser una fecha y hora entre los años 2000 y 2100.",
};
