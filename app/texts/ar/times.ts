import type { times as english } from "../en/times";
import type { Translation } from "../translation";

export const times: Translation<typeof english> = {
  inUtc: ({ dateTime }) => `${dateTime} UTC`,
  required: "أدخل تاريخًا ووقتًا.",
  notIso: "يجب أن تكون القيمة تاريخًا ووقتًا بصيغة ISO 8601.",
  outOfRange: "يجب أن تكون القيمة تاريخًا ووقتًا بين عامي 2000 و2100.",
};
