import type { sharedSummary as english } from "../en/sharedSummary";
import type { Translation } from "../translation";

export const sharedSummary: Translation<typeof english> = {
  readableUntil: ({ dateTime }) => `Quien tenga este enlace puede leer este resumen hasta el ${dateTime}.`,
  closedHint: "Puede que haya caducado o se haya retirado. Pida uno nuevo a quien se lo envió.",
  closedTitle: "Este enlace al resumen no funciona",
  pageTitle: "Resumen de la clase",
};
