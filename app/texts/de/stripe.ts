import type { stripe as english } from "../en/stripe";
import type { Translation } from "../translation";

/** Answers to Stripe, and its settings. */
export const stripe: Translation<typeof english> = {
  cardUnknown: "Ein unbekannter Fehler ist aufgetreten.",
  priceArchived: ({ id }) => `Der Preis ${id} ist bei Stripe archiviert.`,
  priceNotRecurring: ({ id }) => `Der Preis ${id} ist nicht wiederkehrend mit festem Betrag.`,
  reportNotJson: "Das Ereignis ist kein gültiges JSON.",
  reportNotEvent: "Der Inhalt der Anfrage ist kein Ereignis.",
  productName: ({ productName }) => `${productName}-Abonnement`,
};
