import type { stripe as english } from "../en/stripe";
import type { Translation } from "../translation";

export const stripe: Translation<typeof english> = {
  cardUnknown: "Une erreur inconnue est survenue.",
  priceArchived: ({ id }) => `Le prix ${id} est archivé chez Stripe.`,
  priceNotRecurring: ({ id }) => `Le prix ${id} n'est pas récurrent avec un montant fixe.`,
  reportNotJson: "L'événement n'est pas du JSON valide.",
  reportNotEvent: "Le corps n'est pas un événement.",
  productName: ({ productName }) => `Abonnement ${productName}`,
};
